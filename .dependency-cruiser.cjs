/**
 * Who may import whom. Each row: a folder, and all that it may reach; everything else is an error, so a new folder
 * or package has to be allowed here on purpose. `(types)` in a row = `import type` only.
 */
const npm = (...names) => names.map((name) => `(^|/)node_modules/(${name})(/|$)`);
/** Whatever npm brings (an unresolved package counts too). */
const anyNpm = "(^|/)node_modules/";
/** Generated rows that types come from; all of generated/ may be named as a type. */
const generated = "^generated/";
const leaf = ["^src/contract/", "^src/domain/"];
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

const shells = { services: "^src/services/", repositories: "^src/repositories/", access: "^src/access/" };

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
    ...row("domain", "^src/domain/", {
      values: [
        "^src/contract/",
        "^generated/(vocabulary|fields)",
        ...npm("htmlparser2", "ical.js", "temporal-polyfill"),
        ...nodeModules(purePart),
      ],
      types: [generated],
      why: "Pure: no I/O, no clock, no randomness. The contract's lists (permissions, codes, fields) are data, so it may read them.",
    }),
    ...row("repositories", "^src/repositories/", {
      values: [...leaf, "^generated/fields", "^generated/vocabulary", ...npm("knex", "pg"), ...cryptography],
      types: [generated, ...npm("@types/.*")],
      why: "The only SQL. It knows records, not who asks or over which protocol.",
    }),
    ...row("access", "^src/access/", {
      values: [...leaf, "^generated/vocabulary", ...npm("@node-rs/argon2"), ...cryptography],
      types: [shells.repositories, generated],
      why: "Who calls and what may the call do: neither Express nor knex.",
    }),
    ...row("services", "^src/services/", {
      values: [...leaf, shells.access, "^generated/", ...cryptography],
      types: [shells.repositories, "^src/mail/", "^src/jobs/", "^src/net/"],
      why: "What the system does, for every protocol: no Express, no MCP SDK, no knex, no shell.",
    }),
    ...row("http", "^src/http/", {
      values: [...leaf, shells.access, generated, "^src/i18n/", "^src/net/", anyNpm, ...anyNode],
      why: "The REST shell: it reaches services through their generated interface only, and no other shell.",
    }),
    ...row("mcp", "^src/mcp/", {
      values: [...leaf, shells.access, generated, "^src/i18n/", "^src/net/", anyNpm, ...anyNode],
      types: [shells.repositories],
      why: "The MCP shell: services through their generated interface only, and no other shell.",
    }),
    ...row("oauth", "^src/oauth/", {
      values: [...leaf, shells.access, generated, "^src/i18n/", "^src/net/", anyNpm, ...anyNode],
      types: [shells.repositories],
      why: "The authorization server: services through their generated interface only, and no other shell.",
    }),
    ...row("jobs", "^src/jobs/", {
      values: [...leaf, "^src/net/", "^src/i18n/", anyNpm, ...anyNode],
      types: [shells.services, shells.repositories, "^src/mail/", generated],
      why: "What runs later knows no shell.",
    }),
    ...row("mail", "^src/mail/", {
      values: [...leaf, "^src/net/", "^src/i18n/", anyNpm, ...anyNode],
      types: [shells.services, shells.repositories, "^src/jobs/", generated],
      why: "Sending knows no shell.",
    }),
    ...row("net", "^src/net/", {
      values: [...leaf, anyNpm, ...anyNode],
      why: "The egress guard serves all; it knows none.",
    }),
    ...row("i18n", "^src/i18n/", {
      values: [...leaf],
      types: [generated],
      why: "Sentences by code; it knows none that says them.",
    }),
    ...row("db", "^src/db/", {
      values: [...leaf, anyNpm, ...anyNode],
      why: "Connection and migrations know no records' meaning.",
    }),
    ...row("sdk", "^src/sdk/", {
      values: ["^generated/sdk/"],
      types: ["^generated/"],
      why: "The client ships alone: no dependency, nothing of the server, nothing of Node.",
    }),
    ...row("console", "^src/console/", {
      values: ["^generated/sdk/", "^src/sdk/", anyNpm],
      types: ["^generated/"],
      why: "A browser application over the SDK.",
    }),
    ...row("scripts", "^scripts/", {
      values: [anyNpm, ...anyNode],
      why: "The generators read the contract; a generator that needs the server could not build it.",
    }),
    {
      name: "knex-stays-below",
      comment:
        "SQL is written in src/repositories and src/db; the composition root and the command hand connections on.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/(repositories|db|cli|app\\.ts|main\\.ts)" },
      to: { path: npm("knex", "pg"), dependencyTypesNot: ["type-only"] },
    },
    {
      name: "shells-do-not-know-each-other",
      comment: "http, mcp and oauth meet in src/app.ts only.",
      severity: "error",
      from: { path: "^src/(http|mcp|oauth)/" },
      to: { path: "^src/(http|mcp|oauth)/", pathNot: "^src/$1/" },
    },
    {
      name: "one-way-out",
      comment:
        "Outgoing requests go through src/net; redis, pg and nodemailer connect to what the operator configured.",
      severity: "error",
      from: { path: "^(src|generated)/", pathNot: "^src/(net|sdk|cli|console)/" },
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
      from: { path: "^(src|generated)/", pathNot: "^src/console/" },
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
