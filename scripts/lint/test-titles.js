import { readFileSync, readdirSync } from "node:fs";

/**
 * Lint rule for the titles of tests of REST and MCP, so that a search for an endpoint or a tool finds its tests.
 *
 * `describe` names an operation ("POST /v1/opportunities (opportunities.create)") or a tool ("tools/call create_event").
 * At the top it may begin with one of PREFIXES or with a resource ("Opportunities: /v1/opportunities") instead.
 * `it` states the behavior in at least three words.
 */

const ROOT = new URL("../../", import.meta.url);

/** The beginnings of titles of tests that concern no single operation. */
const PREFIXES = ["All operations: ", "All tools: ", "HTTP: ", "Jobs: ", "MCP: "];

/** HTML pages and links in messages. They are not part of the OpenAPI document. */
const PAGES = ["/v1/public/unsubscribe/{token}"];

const RESOURCE = /^[A-Z][A-Za-z -]*: .*\/v1\//;
const PATH = /(?:\b(GET|POST|PUT|DELETE|PATCH) )?(\/v1\/[\w{}/.-]*[\w}])(?: \(([\w.]+)\))?/g;
const OPERATION_ID = /\(([a-zA-Z]+\.[a-zA-Z]+)\)/g;
const TOOL = /\btools\/call ([a-z]+_\w+)/g;

/** Constructions that do not state a behavior, or not in plain English. */
const BANNED = [
  /^(?:should|what|who|whom|where|whose)\b/i,
  /\b(?:who|what|which)ever\b/i,
  /\btold\b|\btells?\b/i,
  /\b(?:of|by|to|from|with|than) what\b/i,
  /\bsays? (?:so|what|who|where|how|which)\b/i,
  /\b(?:for ever|beside|otherwise than)\b/i,
  /\.$/,
];

/** @type {import("oxlint/plugins-dev").Rule} */
export const testTitles = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      dynamic: "Write the title as a literal.",
      unnamed:
        'Name an operation ("POST /v1/opportunities (opportunities.create)") or a tool ("tools/call create_event"), or begin with {{ prefixes }} or a resource ("Opportunities: /v1/opportunities").',
      unknownOperation: "There is no operation {{ id }}.",
      wrongPath: "{{ id }} is {{ expected }}.",
      withoutId: "Add the operation: {{ expected }}.",
      unknownPath: "No operation begins with {{ path }}.",
      unknownTool: "There is no tool {{ name }}.",
      short: "State the behavior in at least three words.",
      banned: 'State the behavior in plain English, without "{{ words }}".',
    },
  },
  create(context) {
    const { operations, tools } = published();
    let depth = 0;
    return {
      CallExpression(node) {
        const kind = functionOf(node.callee);
        if (kind === null) return;
        const report = (messageId, data = {}) => context.report({ node: node.arguments[0] ?? node, messageId, data });
        const title = titleOf(node.arguments[0]);
        if (title === null) report("dynamic");
        else if (kind === "it") checkTest(title, report);
        else checkGroup(title, { top: depth === 0, operations, tools, report });
        if (kind === "describe") depth += 1;
      },
      "CallExpression:exit"(node) {
        if (functionOf(node.callee) === "describe") depth -= 1;
      },
    };
  },
};

function checkGroup(title, { top, operations, tools, report }) {
  const named = [...title.matchAll(PATH)].filter(([, method]) => method !== undefined);
  for (const [, method, path, id] of named) checkOperation({ method, path, id }, operations, report);
  const checked = new Set(named.map(([, , , id]) => id));
  for (const [, id] of title.matchAll(OPERATION_ID)) {
    if (checked.has(id)) continue;
    const operation = operations.find((one) => one.id === id);
    if (operation) report("wrongPath", { id, expected: titleOfOperation(operation) });
    else report("unknownOperation", { id });
  }
  for (const [, method, path] of title.matchAll(PATH))
    if (method === undefined && !isKnown(path, operations)) report("unknownPath", { path });
  const calls = [...title.matchAll(TOOL)];
  for (const [, name] of calls) if (!tools.has(name)) report("unknownTool", { name });
  const general = PREFIXES.some((prefix) => title.startsWith(prefix)) || RESOURCE.test(title);
  if (top && !general && named.length === 0 && calls.length === 0)
    report("unnamed", { prefixes: PREFIXES.map((prefix) => `"${prefix.trim()}"`).join(", ") });
}

function checkOperation({ method, path, id }, operations, report) {
  const operation = operations.find((one) =>
    id === undefined ? one.method === method && one.path === path : one.id === id,
  );
  if (!operation && id === undefined) report("unknownPath", { path: `${method} ${path}` });
  else if (!operation) report("unknownOperation", { id });
  else if (id === undefined) report("withoutId", { expected: titleOfOperation(operation) });
  else if (operation.method !== method || operation.path !== path)
    report("wrongPath", { id, expected: titleOfOperation(operation) });
}

function checkTest(title, report) {
  if (title.trim().split(/\s+/).length < 3) report("short");
  for (const pattern of BANNED) {
    const words = pattern.exec(title)?.[0];
    if (words !== undefined) report("banned", { words });
  }
}

const titleOfOperation = ({ id, method, path }) => `${method} ${path} (${id})`;

/** Whether a documented path or a page begins with these segments. */
function isKnown(path, operations) {
  return [...PAGES, ...operations.map((one) => one.path)].some((known) => `${known}/`.startsWith(`${path}/`));
}

/** Returns "describe" or "it" for a call of it, of `.skip` or of `.only`, otherwise null. */
function functionOf(callee) {
  const name = callee.type === "MemberExpression" ? callee.object.name : callee.name;
  return name === "describe" || name === "it" ? name : null;
}

/** Returns the text of a literal, with "…" instead of expressions. */
function titleOf(node) {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type === "TemplateLiteral") return node.quasis.map(({ value }) => value.cooked).join("…");
  return null;
}

let read;

/** Reads the operations and the names of tools once. */
function published() {
  read ??= {
    operations: operationsIn(json("generated/openapi.json")),
    tools: new Set([...toolsIn("crm"), ...toolsIn("booking")]),
  };
  return read;
}

function operationsIn({ paths }) {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => operation?.operationId !== undefined)
      .map(([method, operation]) => ({ id: operation.operationId, method: method.toUpperCase(), path })),
  );
}

function toolsIn(folder) {
  return readdirSync(new URL(`tool-schemas/${folder}/`, ROOT))
    .filter((file) => file.endsWith(".json"))
    .map((file) => json(`tool-schemas/${folder}/${file}`).name);
}

function json(path) {
  return JSON.parse(readFileSync(new URL(path, ROOT), "utf8"));
}
