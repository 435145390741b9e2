import { defineConfig, type OxlintConfig } from "oxlint";

type Rules = NonNullable<OxlintConfig["rules"]>;

const egress = "Outbound requests use src/base/net, where the egress guard checks the address of the connection.";

/** Functions of Node's HTTP client; servers (createServer of src/base/platform/node-http.ts) are allowed. */
const outgoing = ["request", "get"];
const slowImport = "Import it from src/base/platform/node-http.ts, which does not load the WebSocket client.";
const connecting = ["connect", "createConnection"];

const noEgress: Rules = {
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

/** The rules of all languages. */
const scriptRules: Rules = { "no-var": "error", "prefer-const": "error", "house/whole-literals": "error" };

/** The rules of all TypeScript. */
const houseRules: Rules = {
  ...scriptRules,
  ...noEgress,
  eqeqeq: ["error", "always", { null: "ignore" }], // `== null` alone is the short form of "null or undefined".
  "max-params": ["error", 4],
  "no-array-constructor": "error",
  "no-console": ["error", { allow: ["error"] }],
  "no-unused-expressions": "error",
  // A leading underscore marks an unused parameter that the signature requires (Express counts them in error handlers).
  "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
  "no-useless-constructor": "error",
  "object-shorthand": "error",
  "prefer-rest-params": "error",
  "prefer-spread": "error",
  // Node removes types, so an import of a type needs the keyword `type`.
  "typescript/consistent-type-exports": "error",
  "typescript/consistent-type-imports": "error",
  "typescript/await-thenable": "error",
  "typescript/ban-ts-comment": ["error", { minimumDescriptionLength: 10 }],
  "typescript/no-array-delete": "error",
  "typescript/no-base-to-string": "error",
  // Arrow functions that return a void call are our short form.
  "typescript/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
  "typescript/no-deprecated": "error",
  "typescript/no-duplicate-enum-values": "error",
  "typescript/no-duplicate-type-constituents": "error",
  "typescript/no-dynamic-delete": "error",
  "typescript/no-empty-object-type": "error",
  "typescript/no-explicit-any": "error",
  "typescript/no-extra-non-null-assertion": "error",
  "typescript/no-extraneous-class": "error",
  // Without await, an acknowledged write can be lost. Query builders are thenables, so they are checked too.
  "typescript/no-floating-promises": ["error", { checkThenables: true }],
  "typescript/no-for-in-array": "error",
  "typescript/no-generated-empty-object-type": "error",
  "typescript/no-implied-eval": "error",
  "typescript/no-invalid-void-type": "error",
  "typescript/no-meaningless-void-operator": "error",
  "typescript/no-misused-new": "error",
  "typescript/no-misused-promises": "error",
  "typescript/no-misused-spread": "error",
  "typescript/no-mixed-enums": "error",
  "typescript/no-namespace": "error",
  "typescript/no-non-null-asserted-nullish-coalescing": "error",
  "typescript/no-non-null-asserted-optional-chain": "error",
  "typescript/no-non-null-assertion": "error",
  "typescript/no-redundant-type-constituents": "error",
  "typescript/no-require-imports": "error",
  "typescript/no-this-alias": "error",
  "typescript/no-unnecessary-boolean-literal-compare": "error",
  "typescript/no-unnecessary-condition": "error",
  "typescript/no-unnecessary-template-expression": "error",
  "typescript/no-unnecessary-type-arguments": "error",
  "typescript/no-unnecessary-type-assertion": "error",
  "typescript/no-unnecessary-type-constraint": "error",
  "typescript/no-unnecessary-type-conversion": "error",
  "typescript/no-unnecessary-type-parameters": "error",
  "typescript/no-unsafe-argument": "error",
  "typescript/no-unsafe-assignment": "error",
  "typescript/no-unsafe-call": "error",
  "typescript/no-unsafe-declaration-merging": "error",
  "typescript/no-unsafe-function-type": "error",
  "typescript/no-unsafe-member-access": "error",
  "typescript/no-unsafe-return": "error",
  "typescript/no-unsafe-unary-minus": "error",
  "typescript/no-useless-default-assignment": "error",
  "typescript/no-wrapper-object-types": "error",
  "typescript/only-throw-error": "error",
  "typescript/prefer-as-const": "error",
  "typescript/prefer-literal-enum-member": "error",
  "typescript/prefer-namespace-keyword": "error",
  "typescript/prefer-promise-reject-errors": "error",
  "typescript/prefer-reduce-type-parameter": "error",
  "typescript/prefer-return-this-type": "error",
  "typescript/related-getter-setter-pairs": "error",
  "typescript/restrict-plus-operands": [
    "error",
    { allowAny: false, allowBoolean: false, allowNullish: false, allowNumberAndString: false, allowRegExp: false },
  ],
  // A number in a template literal prints as expected; objects and undefined are not allowed.
  "typescript/restrict-template-expressions": ["error", { allowNumber: true }],
  "typescript/return-await": ["error", "error-handling-correctness-only"],
  "typescript/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
  "typescript/triple-slash-reference": "error",
  "typescript/unbound-method": "error",
  "typescript/unified-signatures": "error",
  "typescript/use-unknown-in-catch-callback-variable": "error",
  "house/double-assertion": "error",
};

/** The rules of hooks and of the React compiler. */
const reactRules: Rules = Object.fromEntries(
  [
    "rules-of-hooks",
    "exhaustive-deps",
    "static-components",
    "use-memo",
    "void-use-memo",
    "preserve-manual-memoization",
    "incompatible-library",
    "immutability",
    "globals",
    "refs",
    "set-state-in-effect",
    "error-boundaries",
    "purity",
    "set-state-in-render",
    "unsupported-syntax",
  ].map((name) => [`react/${name}`, "error"]),
);

const allowed = (...names: readonly string[]): Rules => Object.fromEntries(names.map((name) => [name, "off"]));
const connections = allowed("no-restricted-globals", "no-restricted-properties", "no-restricted-imports");

export default defineConfig({
  plugins: ["typescript", "react"],
  jsPlugins: ["./scripts/lint/house.js"],
  categories: { correctness: "off" },
  options: { typeAware: true, reportUnusedDisableDirectives: "error", maxWarnings: 0 },
  ignorePatterns: [
    "generated/",
    "node_modules/",
    ".data/",
    ".test/",
    "dist/",
    "test/contract/fixtures/",
    "test/contract/output/",
  ],
  overrides: [
    { files: ["**/*.ts", "**/*.tsx"], rules: houseRules },
    { files: ["src/adapters/console/**/*.{ts,tsx}"], rules: reactRules },
    { files: ["src/**/*.ts", "scripts/**/*.ts"], rules: { "house/normalization": "error" } },
    {
      // The function itself; texts of our own documentation; the console runs in the browser.
      files: ["src/base/contract/unicode.ts", "src/adapters/docs/markdown.ts", "src/adapters/console/**"],
      rules: allowed("house/normalization"),
    },
    // These write to a terminal.
    { files: ["src/cli/**", "scripts/**", "test/**"], rules: allowed("no-console") },
    { files: ["**/*.js", "**/*.mjs", "**/*.cjs"], rules: { ...scriptRules, ...noEgress } },
    {
      // src/base/net is the egress guard; the SDK is a client; the command, scripts and tests call addresses that their user gave.
      files: ["src/base/net/**", "src/adapters/sdk/**", "src/cli/**", "scripts/**", "test/**"],
      rules: connections,
    },
    {
      // In the browser, the content security policy allows only the service's own address. Pages use the SDK.
      files: ["src/adapters/console/session/connection.ts", "src/adapters/console/shell/new-version.ts"],
      rules: allowed("no-restricted-globals"),
    },
    {
      // Assertions of chai are property accesses.
      files: ["test/**/*.ts"],
      rules: allowed("no-unused-expressions", "typescript/no-non-null-assertion", "house/double-assertion"),
    },
    {
      // A search for a failing endpoint finds its tests by their titles.
      files: ["test/rest/**/*.test.ts", "test/mcp/**/*.test.ts"],
      rules: { "house/test-titles": "error" },
    },
    {
      // Scripts in the browser are limited by the page's Content-Security-Policy.
      files: ["src/adapters/docs/browser/**", "src/*/*/pages/browser/**"],
      rules: connections,
    },
  ],
});
