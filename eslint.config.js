import { defineConfig } from "eslint/config";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { testTitles } from "./scripts/eslint/test-titles.js";
import { wholeLiterals } from "./scripts/eslint/whole-literals.js";

const egress = "Outbound requests use src/base/net, where the egress guard checks the address of the connection.";

/** Functions of Node's HTTP client; servers (createServer of src/base/platform/node-http.ts) are allowed. */
const outgoing = ["request", "get"];
const slowImport = "Import it from src/base/platform/node-http.ts, which does not load the WebSocket client.";
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
    { object: "process", property: "getBuiltinModule", message: `An import, or: ${slowImport}` },
    ...["http", "https"].flatMap((object) => outgoing.map((property) => ({ object, property, message: egress }))),
  ],
  "no-restricted-imports": [
    "error",
    {
      paths: [
        ...["node:https", "http", "https"].map((name) => ({
          name,
          importNames: [...outgoing, "default"],
          message: egress,
        })),
        { name: "node:http", importNames: [...outgoing, "default"], message: egress },
        { name: "node:http", importNames: ["createServer", "STATUS_CODES"], message: slowImport },
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

const doubleAssertion = {
  selector: "TSAsExpression > TSAsExpression.expression > TSUnknownKeyword.typeAnnotation",
  message:
    "Use a type guard, or a type that holds. If there is none, state the reason in a comment and disable the rule.",
};

const normalization = {
  selector: "CallExpression[callee.property.name='normalize'][arguments.0.value=/^NFK?[CD]$/]",
  message: "Use normalized() of src/base/contract/unicode.ts, whose time is linear for every text.",
};

/** The rules of all TypeScript. */
const houseRules = {
  // Without await, an acknowledged write can be lost. Query builders are thenables, so they are checked too.
  "@typescript-eslint/no-floating-promises": ["error", { checkThenables: true }],
  // We do not declare enums (Node only strips types); enums of libraries are compared with their values.
  "@typescript-eslint/no-unsafe-enum-assignment": "off",
  "@typescript-eslint/no-unsafe-enum-comparison": "off",
  // Node removes types, so an import of a type needs the keyword `type`.
  "@typescript-eslint/consistent-type-imports": "error",
  "@typescript-eslint/consistent-type-exports": "error",
  // A number in a template literal prints as expected; objects and undefined are not allowed.
  "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
  // Arrow functions that return a void call are our short form.
  "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
  // A leading underscore marks an unused parameter that the signature requires (Express counts them in error handlers).
  "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
  // An interface returns promises even if one implementation is synchronous.
  "@typescript-eslint/require-await": "off",
  "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
  // `==` converts; `== null` alone is the short form of "null or undefined".
  eqeqeq: ["error", "always", { null: "ignore" }],
  "no-console": ["error", { allow: ["error"] }],
  "prefer-const": "error",
  "no-var": "error",
  "object-shorthand": "error",
  "max-params": ["error", 4],
  ...noEgress,
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
    ignores: ["src/adapters/console/**"],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { project: "./tsconfig.json", tsconfigRootDir: import.meta.dirname },
    },
    rules: houseRules,
  },
  {
    // The console runs in the browser.
    files: ["src/adapters/console/**/*.{ts,tsx}"],
    extends: [tseslint.configs.strictTypeChecked, reactHooks.configs.flat.recommended],
    languageOptions: {
      parserOptions: { project: "./src/adapters/console/tsconfig.json", tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      ...houseRules,
      "no-restricted-syntax": ["error", doubleAssertion],
    },
  },
  {
    files: ["src/**/*.ts", "scripts/**/*.ts"],
    ignores: ["src/adapters/console/**"],
    rules: { "no-restricted-syntax": ["error", doubleAssertion, normalization] },
  },
  {
    // The function itself; texts of our own documentation.
    files: ["src/base/contract/unicode.ts", "src/adapters/docs/markdown.ts"],
    rules: { "no-restricted-syntax": ["error", doubleAssertion] },
  },
  {
    // These write to a terminal.
    files: ["src/cli/**", "scripts/**", "test/**"],
    rules: { "no-console": "off" },
  },
  {
    // src/base/net is the egress guard; the SDK is a client; the command, scripts and tests call addresses that their user gave.
    files: ["src/base/net/**", "src/adapters/sdk/**", "src/cli/**", "scripts/**", "test/**"],
    rules: { "no-restricted-globals": "off", "no-restricted-properties": "off", "no-restricted-imports": "off" },
  },
  {
    // In the browser, the content security policy allows only the service's own address. Pages use the SDK.
    files: ["src/adapters/console/session/connection.ts", "src/adapters/console/shell/new-version.ts"],
    rules: { "no-restricted-globals": "off" },
  },
  {
    // Assertions of chai are property accesses.
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
  {
    files: ["**/*.{ts,tsx,js,mjs,cjs}"],
    plugins: { house: { rules: { "whole-literals": wholeLiterals } } },
    rules: { "house/whole-literals": "error" },
  },
  { files: ["**/*.js", "**/*.mjs", "**/*.cjs"], rules: { "prefer-const": "error", "no-var": "error", ...noEgress } },
  {
    // Scripts in the browser are limited by the page's Content-Security-Policy.
    files: [
      "src/adapters/docs/browser/**",
      "src/*/*/pages/browser/**",
      "*.js",
      "*.cjs",
      "scripts/**/*.mjs",
      "test/**/*.mjs",
      "test/**/*.js",
      "src/cli/**/*.mjs",
    ],
    rules: { "no-restricted-globals": "off", "no-restricted-properties": "off", "no-restricted-imports": "off" },
  },
);
