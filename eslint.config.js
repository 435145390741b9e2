import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";
import { testTitles } from "./scripts/eslint/test-titles.js";

const egress =
  "Outgoing requests go through src/net: there the egress guard checks the address that is really connected to.";

/** The functions of Node's own client; servers (createServer) stay allowed. */
const outgoing = ["request", "get"];
const connecting = ["connect", "createConnection"];

const noEgress = {
  "no-restricted-globals": [
    "error",
    { name: "fetch", message: egress },
    { name: "WebSocket", message: egress },
    { name: "EventSource", message: egress },
    { name: "XMLHttpRequest", message: egress },
  ],
  "no-restricted-properties": [
    "error",
    ...["globalThis", "global"].map((object) => ({ object, property: "fetch", message: egress })),
    ...["http", "https"].flatMap((object) => outgoing.map((property) => ({ object, property, message: egress }))),
  ],
  "no-restricted-imports": [
    "error",
    {
      paths: [
        ...["node:http", "node:https", "http", "https"].map((name) => ({
          name,
          importNames: [...outgoing, "default"],
          message: egress,
        })),
        ...["node:net", "net"].map((name) => ({
          name,
          importNames: [...connecting, "default"],
          message: egress,
        })),
        ...["http2", "tls", "dns", "dns/promises", "dgram"].flatMap((name) =>
          [`node:${name}`, name].map((spelling) => ({ name: spelling, message: egress })),
        ),
        ...["undici", "axios", "got", "node-fetch"].map((name) => ({ name, message: egress })),
      ],
    },
  ],
};

export default defineConfig(
  {
    ignores: [
      "generated/",
      "node_modules/",
      ".data/",
      ".test/",
      "dist/",
      "test/contract/fixtures/",
      "test/contract/output/",
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["**/*.ts"],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { project: "./tsconfig.json", tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // A forgotten await is a write that may be lost after it was acknowledged: query builders (thenables) count too.
      "@typescript-eslint/no-floating-promises": ["error", { checkThenables: true }],
      // We write no enums (Node strips types only), and those of others are the numbers and strings they stand for.
      "@typescript-eslint/no-unsafe-enum-assignment": "off",
      "@typescript-eslint/no-unsafe-enum-comparison": "off",
      // Types vanish when Node strips them: an import that is only a type has to say so.
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/consistent-type-exports": "error",
      // A number in a template literal prints as expected; everything else (objects, undefined) stays refused.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // A function that takes no `this` is often handed on; arrow functions that return void calls are our short form.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // Leading underscore = there because the signature says so (Express counts an error handler's parameters).
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Interfaces whose implementation happens to be synchronous still return promises.
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      // `==` converts; `== null` alone is the short form of "null or undefined".
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": ["error", { allow: ["error"] }],
      "prefer-const": "error",
      "no-var": "error",
      "object-shorthand": "error",
      // A file is a drawer with a label, a function a screen: past that it is two.
      "max-lines": ["error", { max: 250, skipBlankLines: true, skipComments: true }],
      "max-params": ["error", 4],
      ...noEgress,
    },
  },
  {
    // A function is a screen. Tests are exempt: a `describe` is one function around all of its tests.
    files: ["src/**/*.ts", "scripts/**/*.ts"],
    rules: { "max-lines-per-function": ["error", { max: 40, skipBlankLines: true, skipComments: true }] },
  },
  {
    // These speak on a terminal.
    files: ["src/cli/**", "scripts/**", "test/**"],
    rules: { "no-console": "off" },
  },
  {
    // src/net is the guard; the SDK is a client; the command, scripts and tests talk to addresses their user gave.
    files: ["src/net/**", "src/sdk/**", "src/cli/**", "scripts/**", "test/**"],
    rules: { "no-restricted-globals": "off", "no-restricted-properties": "off", "no-restricted-imports": "off" },
  },
  {
    // chai's assertions are property reads.
    files: ["test/**/*.ts"],
    rules: {
      "@typescript-eslint/no-unused-expressions": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
    },
  },
  {
    // A search for a failing endpoint finds its tests by their titles.
    files: ["test/rest/**/*.test.ts", "test/mcp/**/*.test.ts"],
    plugins: { tests: { rules: { "test-titles": testTitles } } },
    rules: { "tests/test-titles": "error" },
  },
  { files: ["**/*.js", "**/*.mjs", "**/*.cjs"], rules: { "prefer-const": "error", "no-var": "error", ...noEgress } },
  {
    files: ["*.js", "*.cjs", "scripts/**/*.mjs", "test/**/*.mjs", "test/**/*.js", "src/cli/**/*.mjs"],
    rules: { "no-restricted-globals": "off", "no-restricted-properties": "off", "no-restricted-imports": "off" },
  },
);
