/**
 * Who may import whom. Each row: a folder, and all that it may reach; everything else is an error, so a new folder
 * or package has to be allowed here on purpose. `(types)` in a row = `import type` only.
 */
const npm = (...names) => names.map((name) => `(^|/)node_modules/(${name})(/|$)`);
/** Whatever npm brings (an unresolved package counts too). */
const anyNpm = "(^|/)node_modules/";
/** Generated rows that types come from; all of generated/ may be named as a type. */
const generated = "^generated/";
const { builtinModules } = require("node:module");
/** Node's own modules are resolved to their bare names. */
const nodeModules = (names) => names.map((name) => `^(node:)?${name}$`);
const purePart = ["assert", "assert/strict", "buffer", "util", "punycode", "querystring", "url", "string_decoder"];
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
      comment: `${why} These only as types.`,
      severity: "error",
      from: source,
      to: { path: types, pathNot: [from, ...values], dependencyTypesNot: ["type-only"] },
    });
  }
  return rules;
};

/**
 * The features, each of which may import only those before it. `contract` to `jobs` serve all features; http, mcp, oauth and the
 * pages of features are the adapters; server puts everything together.
 */
const order = [
  ...["contract", "platform", "db", "net", "i18n", "store", "jobs"],
  ...[
    "mail",
    "records",
    "accounts",
    "entities",
    "emails",
    "opportunities",
    "tasks",
    "segments",
    "booking",
    "campaigns",
  ],
  ...["deliverability", "duplicates", "imports", "search", "webhooks", "tools", "sdk", "http", "mcp", "oauth", "demo"],
  ...["server", "cli"],
];

/** A feature knows the features before it, and of the store only its types. */
const features = order.map((feature, index) => ({
  name: `order-${feature}`,
  comment: `A feature imports only earlier ones: ${order.join(", ")}.`,
  severity: "error",
  from: { path: `^src/${feature}/`, pathNot: "^src/[^/]+/pages/" },
  to: {
    path: "^src/[^/]+/",
    pathNot: [
      `^src/(${order.slice(0, index + 1).join("|")})/`,
      // Its types are the repositories of all features; the store is put together of their sql/.
      feature === "store" ? "^src/[^/]+/sql/" : "^src/store/store\\.ts$",
    ],
  },
}));

const adapters = ["^src/(http|mcp|oauth)/", "^src/[^/]+/pages/"];

module.exports = {
  forbidden: [
    ...row("contract", "^src/contract/", {
      why: "A leaf: generated code is written against it, so it reaches nothing.",
    }),
    ...row("generated", "^generated/(?!sdk/)", {
      values: ["^src/contract/", ...npm("ajv")],
      why: "Emitted code knows the contract's leaf types (and Ajv's runtime), never the server.",
    }),
    ...row("generated-sdk", "^generated/sdk/", { why: "The client ships alone." }),
    ...features,
    ...row("rules", "^src/[^/]+/rules/", {
      values: [
        "^src/contract/",
        "^generated/(vocabulary|fields)",
        ...npm("htmlparser2", "ical.js", "libphonenumber-js", "temporal-polyfill"),
        ...nodeModules(purePart),
      ],
      types: [generated],
      why: "Pure: no I/O, no clock, no randomness. The contract's lists (permissions, codes, fields) are data, so rules may read them.",
    }),
    ...row("sql", "^src/[^/]+/sql/", {
      values: [
        "^src/contract/",
        "^src/[^/]+/rules/",
        "^generated/fields",
        "^generated/vocabulary",
        ...npm("knex", "pg"),
        ...cryptography,
      ],
      types: [generated, ...npm("@types/.*")],
      why: "SQL knows records, and neither callers nor protocols.",
    }),
    {
      name: "knex-stays-below",
      comment: "SQL is written in sql/ and src/db; server and cli pass connections on.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/([^/]+/sql|db|store|cli|server)/" },
      to: { path: npm("knex", "pg"), dependencyTypesNot: ["type-only"] },
    },
    {
      name: "sql-as-types",
      comment: "A feature gets its repositories from the transaction: of the store and of sql/ it imports types only.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/([^/]+/sql|db|store|cli|server|demo)/" },
      to: { path: "^src/(store/|[^/]+/sql/)", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "adapters",
      comment:
        "http, mcp, oauth and pages reach features through the generated interfaces; pure rules are open to all.",
      severity: "error",
      from: { path: adapters },
      to: {
        path: "^src/",
        pathNot: [
          ...adapters,
          "^src/(contract|platform|net|i18n)/",
          "^src/[^/]+/(rules|texts)/",
          "^src/store/store\\.ts$",
        ],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "no-package-of-the-web-below",
      comment: "Only the adapters, mail and the composition know the libraries of their protocols.",
      severity: "error",
      from: { path: "^src/", pathNot: [...adapters, "^src/(mail|server|cli)/"] },
      to: { path: npm("express", "@modelcontextprotocol/sdk", "oidc-provider", "nodemailer", "ioredis") },
    },
    ...row("sdk", "^src/sdk/", {
      values: ["^generated/sdk/"],
      types: ["^generated/"],
      why: "The client ships alone: no dependency, nothing of the server, nothing of Node.",
    }),
    ...row("scripts", "^scripts/", {
      values: [anyNpm, ...anyNode],
      why: "The generators read the contract; a generator that needs the server could not build it.",
    }),
    {
      name: "shells-do-not-know-each-other",
      comment: "http, mcp and oauth meet in src/server only.",
      severity: "error",
      from: { path: "^src/(http|mcp|oauth)/" },
      to: { path: "^src/(http|mcp|oauth)/", pathNot: "^src/$1/" },
    },
    {
      name: "one-way-out",
      comment:
        "Outgoing requests go through src/net; redis, pg and nodemailer connect to what the operator configured.",
      severity: "error",
      from: { path: "^(src|generated)/", pathNot: "^src/(net|sdk|cli)/" },
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
      comment: "What the service imports at run time is a dependency, not a dev dependency.",
      severity: "error",
      from: { path: "^(src|generated)/" },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"], pathNot: npm("@types/.*") },
    },
    {
      name: "no-cycles",
      comment: "Two files that need each other are one, or a third is missing.",
      severity: "error",
      from: { path: "^(src|scripts|test)/" },
      to: { circular: true },
    },
    {
      name: "no-orphans",
      comment: "A file that nobody imports and that imports nobody is forgotten.",
      severity: "error",
      from: { orphan: true, pathNot: ["\\.d\\.ts$", "^generated/", "^test/.*(output|fixtures)/"] },
      to: {},
    },
    {
      name: "not-resolvable",
      comment: "An import that leads nowhere.",
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
