/**
 * Import rules. Each row names a folder and everything that it may import; any other import is an error, so a new folder or
 * package must be allowed here explicitly. `types` in a row: only `import type`.
 */
const npm = (...names) => names.map((name) => `(^|/)node_modules/(${name})(/|$)`);
/** Any npm package, resolved or not. */
const anyNpm = "(^|/)node_modules/";
/** All of generated/ can be imported as types. */
const generated = "^generated/";
const { builtinModules } = require("node:module");
/** dependency-cruiser resolves Node's modules to their names without `node:`. */
const nodeModules = (names) => names.map((name) => `^(node:)?${name}$`);
/** `module` is for `onUse`, which loads a library on its first use. */
const purePart = [
  "module",
  "assert",
  "assert/strict",
  "buffer",
  "util",
  "punycode",
  "querystring",
  "url",
  "string_decoder",
];
const anyNode = nodeModules(builtinModules.filter((name) => !name.startsWith("_")));
const cryptography = nodeModules([
  "crypto",
  "zlib",
  "net",
  "buffer",
  "util",
  "url",
  "async_hooks",
  "events",
  "timers",
  "timers/promises",
  "perf_hooks",
]);

/** One row of the table: `values` may be imported, `types` only as types. */
const row = (name, from, { values = [], types = [], why }) => {
  const source = { path: from, pathNot: "\\.(json|txt|sql)$" };
  const rules = [
    {
      name,
      comment: why,
      severity: "error",
      from: source,
      to: { pathNot: [from, ...values, ...types] },
    },
  ];
  if (types.length > 0) {
    rules.push({
      name: `${name}-types-only`,
      comment: `${why} Import these only as types.`,
      severity: "error",
      from: source,
      to: { path: types, pathNot: [from, ...values], dependencyTypesNot: ["type-only"] },
    });
  }
  return rules;
};

/**
 * The floors of src/, from the ground, and the rooms of each: a room imports only rooms before it. `server` and `cli` compose
 * the program and the command from them. The pages and endpoints of features are adapters, too.
 */
const floors = {
  base: ["contract", "platform", "db", "net", "i18n", "store", "jobs", "mail", "records"],
  features: [
    "accounts",
    "sign-in",
    "entities",
    "segments",
    "email",
    "opportunities",
    "tasks",
    "booking",
    "files",
    "forms",
    "imports",
    "search",
    "webhooks",
    "relations",
    "retention",
    "tools",
    "demo",
  ],
  adapters: ["sdk", "http", "mcp", "oauth", "docs", "mock"],
};
const order = [
  ...Object.entries(floors).flatMap(([floor, rooms]) => rooms.map((room) => `${floor}/${room}`)),
  "server",
  "cli",
];

/** Allows imports of earlier rooms, and of the types of the store. */
const rooms = order.map((room, index) => ({
  name: `order-${room.replace("/", "-")}`,
  comment: `A room imports only earlier ones: ${order.join(", ")}.`,
  severity: "error",
  from: { path: `^src/${room}/`, pathNot: "^src/[^/]+/[^/]+/(pages|endpoint)/" },
  to: {
    path: "^src/[^/]+/",
    pathNot: [
      `^src/(${order.slice(0, index + 1).join("|")})/`,
      // The store is composed of the repositories in sql/ of all features.
      room === "base/store" ? "^src/[^/]+/[^/]+/sql/" : "^src/base/store/store\\.ts$",
    ],
  },
}));

const adapters = ["^src/adapters/(http|mcp|oauth|docs)/", "^src/[^/]+/[^/]+/(pages|endpoint)/"];

module.exports = {
  forbidden: [
    ...row("contract", "^src/base/contract/", {
      why: "Generated code depends on it, so it depends on nothing.",
    }),
    ...row("generated", "^generated/(?!sdk/)", {
      values: ["^src/base/contract/", ...npm("ajv"), ...nodeModules(["module"])],
      why: "Generated code imports the types of src/base/contract, `onUse` and the runtime of Ajv, never the server.",
    }),
    ...row("generated-sdk", "^generated/sdk/", {
      values: ["^src/adapters/sdk/"],
      why: "The SDK is published separately: its operations use only its runtime.",
    }),
    ...rooms,
    ...row("rules", "^src/[^/]+/[^/]+/rules/", {
      values: [
        "^src/base/contract/",
        "^generated/(vocabulary|fields|resources|records)",
        ...npm("htmlparser2", "ical.js", "libphonenumber-js", "temporal-polyfill"),
        ...nodeModules(purePart),
      ],
      types: [generated],
      why: "Pure functions: no I/O, no clock, no randomness. The lists of the contract (permissions, codes, fields) are data.",
    }),
    ...row("sql", "^src/[^/]+/[^/]+/sql/", {
      values: [
        "^src/base/contract/",
        "^src/[^/]+/[^/]+/rules/",
        "^src/base/platform/(reads|hashed-address)\\.ts$",
        "^generated/(vocabulary|fields|resources|records)",
        ...npm("knex", "pg"),
        ...cryptography,
        "^diagnostics_channel$",
      ],
      types: [generated, "^src/base/platform/encryption\\.ts$", ...npm("@types/.*")],
      why: "SQL depends on records, not on callers or protocols. Tests observe statements through a diagnostics channel, and a statement that several reads share belongs to none of them.",
    }),
    {
      name: "knex-in-sql-only",
      comment: "Only sql/ and src/base/db contain SQL; server and cli pass connections on.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/([^/]+/[^/]+/sql|base/db|base/store|cli|server)/" },
      to: { path: npm("knex", "pg"), dependencyTypesNot: ["type-only"] },
    },
    {
      name: "sql-as-types",
      comment:
        "A feature gets its repositories from the transaction, so it imports only types of the store and of sql/.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/([^/]+/[^/]+/sql|base/db|base/store|cli|server|features/demo)/" },
      to: { path: "^src/(base/store/|[^/]+/[^/]+/sql/)", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "adapters",
      comment: "http, mcp, oauth and pages call features through the generated interfaces; any file can import rules.",
      severity: "error",
      from: { path: adapters },
      to: {
        path: "^src/",
        pathNot: [
          ...adapters,
          "^src/base/(contract|platform|net|i18n)/",
          "^src/[^/]+/[^/]+/(rules|texts)/",
          "^src/base/store/store\\.ts$",
        ],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "protocol-packages-in-adapters",
      comment: "Only the adapters, mail and the composition import libraries of protocols.",
      severity: "error",
      from: { path: "^src/", pathNot: [...adapters, "^src/(base/mail|server|cli)/"] },
      to: { path: npm("express", "@modelcontextprotocol/sdk", "oidc-provider", "nodemailer", "ioredis") },
    },
    ...row("sdk", "^src/adapters/sdk/", {
      values: ["^generated/sdk/"],
      types: ["^generated/"],
      why: "The SDK is published separately: no dependencies, no server code, no Node modules.",
    }),
    ...row("console", "^src/adapters/console/", {
      values: [
        "^src/base/contract/(console-paths|code-lists|caller)\\.ts$",
        "^src/base/platform/rules/(accent-colours|currency-digits)\\.ts$",
        "^src/adapters/sdk/",
        "^generated/(sdk/|vocabulary\\.js$)",
        "^src/base/i18n/language-rules\\.ts$",
        "^src/base/platform/pages/tokens\\.css$",
        "^src/base/platform/rules/user-agent\\.ts$",
        ...npm("react", "react-dom", "wouter", "@tanstack/react-query", "vite", "@types/.*"),
      ],
      why: "The console runs in the browser: it uses the SDK, never the server.",
    }),
    ...row("scripts", "^scripts/", {
      values: [anyNpm, ...anyNode, "^src/server/bundle/", "^src/base/contract/example\\.ts$"],
      why: "The generators read the contract; a generator that imports the server could not build it. src/server/bundle and src/base/contract/example.ts need nothing generated.",
    }),
    {
      name: "adapters-are-independent",
      comment: "Only src/server combines http, mcp and oauth.",
      severity: "error",
      from: { path: "^src/adapters/(http|mcp|oauth)/" },
      to: { path: "^src/adapters/(http|mcp|oauth)/", pathNot: "^src/adapters/$1/" },
    },
    {
      name: "egress-in-net-only",
      comment: "Outbound requests use src/base/net; redis, pg and nodemailer connect to configured servers.",
      severity: "error",
      from: { path: "^(src|generated)/", pathNot: "^src/(base/net|adapters/sdk|cli)/" },
      to: {
        path: [...nodeModules(["https", "http2", "tls", "dns", "dns/promises", "dgram"]), ...npm("undici")],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "tests-are-not-shipped",
      severity: "error",
      from: { path: "^(src|generated|scripts)/" },
      to: { path: "^test/" },
    },
    {
      name: "dev-dependency-in-the-service",
      comment: "Packages that the service imports at run time are dependencies, not dev dependencies.",
      severity: "error",
      from: { path: "^(src|generated)/", pathNot: "^src/adapters/console/" },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"], pathNot: npm("@types/.*") },
    },
    {
      name: "no-cycles",
      comment: "Merge files that import each other, or move the shared part to a third one.",
      severity: "error",
      from: { path: "^(src|scripts|test)/" },
      to: { circular: true },
    },
    {
      name: "no-orphans",
      comment: "A file without imports in either direction is unused.",
      severity: "error",
      from: {
        orphan: true,
        pathNot: [
          "\\.d\\.ts$",
          "^generated/",
          "^test/.*(output|fixtures)/",
          "^scripts/lint/",
          "^src/adapters/docs/browser/",
          "^src/[^/]+/[^/]+/pages/browser/",
        ],
      },
      to: {},
    },
    {
      name: "not-resolvable",
      comment: "The imported file does not exist.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^test/contract/(fixtures|output)/" },
    enhancedResolveOptions: { conditionNames: ["import", "node", "default", "types"], exportsFields: ["exports"] },
  },
};
