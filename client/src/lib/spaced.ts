// Names along a line: all of them, or every second, fifth, tenth one, so that none touches the next.
const STEPS = [1, 2, 5, 10, 20, 50];

export interface Named {
  /** Where the name begins. */
  x: number;
  label: string;
}

/** Which of the names are printed; a letter is `wide` pixels wide. */
export function spaced(names: readonly Named[], wide = 7.5): boolean[] {
  const room = ({ label }: Named): number => label.length * wide + 6;
  const fits = (step: number): boolean => {
    let free = -Infinity;
    return names.every((name, index) => {
      if ((index + 1) % step) return true;
      const alone = name.x >= free;
      free = name.x + room(name);
      return alone;
    });
  };
  const step = STEPS.find(fits) ?? Infinity;
  return names.map((_, index) => (index + 1) % step === 0);
}
