// Words in lines of a picture, where nothing breaks them by itself.
export const lines = (line: string): string[] => line.split(" ");
