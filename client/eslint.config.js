import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import noReadingOfText from "./lint/no-reading-of-text.js";

export default ts.config(
  { ignores: ["node_modules/", "src/lib/protocol.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs["flat/recommended"],
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"] } },
  },
  {
    files: ["src/**/*.ts", "src/**/*.svelte"],
    ignores: ["**/*.test.ts"],
    plugins: { parlour: { rules: { "no-reading-of-text": noReadingOfText } } },
    rules: { "parlour/no-reading-of-text": "error" },
  },
  {
    rules: {
      "svelte/prefer-svelte-reactivity": "off", // those maps and sets are made anew, or private
      "no-undef": "off", // the type checker knows better
      "@typescript-eslint/no-non-null-assertion": "off", // indexes into what the server printed
      "svelte/no-at-html-tags": "off", // only our own drawings; nothing that people typed
      "svelte/no-navigation-without-resolve": "off", // no SvelteKit here
    },
  },
);
