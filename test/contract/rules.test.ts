import { expect } from "chai";
import { readContract } from "../../scripts/contract/read.ts";
import { project } from "./project.ts";

interface Case {
  readonly title: string;
  readonly file?: string;
  readonly from: string;
  readonly to: string;
  readonly message: string;
  /** Text in the changed file at which the violation must stand; the changed text itself where left out. */
  readonly at?: string;
}

const notes = "openapi/notes.yaml";
const tool = "tool-schemas/crm/list_notes.json";

const cases: Case[] = [
  {
    title: "an operationId that is not group.verb",
    from: "operationId: notes.list",
    to: "operationId: listNotes",
    message: "operationId must be `group.verb`",
  },
  {
    title: "an operationId that is there twice",
    from: "operationId: notes.create",
    to: "operationId: notes.list",
    message: "operationId notes.list is also that of GET /v1/notes",
  },
  {
    title: "a missing summary",
    from: "      summary: List notes\n",
    to: "",
    message: "notes.list: a summary is missing",
    at: "get:\n      operationId: notes.list",
  },
  {
    title: "a missing permission",
    from: "      x-permission: notes:read\n",
    to: "",
    message: "notes.list: x-permission is missing",
    at: "get:\n      operationId: notes.list",
  },
  {
    title: "an unknown permission",
    from: "x-permission: notes:read",
    to: "x-permission: notes:raed",
    message: "x-permission notes:raed is not in x-permissions",
  },
  {
    title: "an unknown class of ceilings",
    from: "x-rate-limit: write",
    to: "x-rate-limit: often",
    message: "x-rate-limit must be one of read, write, heavy_write, send, sensitive",
  },
  {
    title: "an operation that is public by accident",
    from: "      x-public: true\n",
    to: "",
    message: "security is empty",
    at: "security: []",
  },
  {
    title: "a public operation with a permission",
    from: "x-permission: none",
    to: "x-permission: notes:read",
    message: "a public operation cannot need a permission",
  },
  {
    title: "a body outside the envelope",
    from: "properties: { data: {",
    to: "properties: { note: {",
    message: "the body of 201 must be {data}",
    at: '"201":',
  },
  {
    title: "an unknown error code",
    from: "x-errors: [duplicate]",
    to: "x-errors: [dublicate]",
    message: "x-errors: dublicate is not in x-error-codes",
    at: "dublicate]",
  },
  {
    title: "a trait that means nothing",
    from: "      x-errors: [duplicate]",
    to: "      x-error: [duplicate]",
    message: "x-error means nothing here",
    at: "x-error:",
  },
  {
    title: "an open body",
    from: 'NoteUpdate:\n      type: object\n      allOf: [{ $ref: "#/components/schemas/NoteFields" }]\n      unevaluatedProperties: false',
    to: 'NoteUpdate:\n      type: object\n      allOf: [{ $ref: "#/components/schemas/NoteFields" }]',
    message: "what a client sends must be closed",
    at: "NoteUpdate:\n",
  },
  {
    title: "a body closed so that its parts cannot be seen",
    from: 'NoteUpdate:\n      type: object\n      allOf: [{ $ref: "#/components/schemas/NoteFields" }]\n      unevaluatedProperties: false',
    to: 'NoteUpdate:\n      type: object\n      allOf: [{ $ref: "#/components/schemas/NoteFields" }]\n      additionalProperties: false',
    message: "additionalProperties: false does not see through allOf",
    at: "additionalProperties: false\n    MemoCreate",
  },
  {
    title: "a string without a length",
    from: "title: { type: string, minLength: 1, maxLength: 5 }",
    to: "title: { type: string }",
    message: "a string needs a length",
  },
  {
    title: "an array without a maximum",
    from: "tags: { type: array, maxItems: 3,",
    to: "tags: { type: array,",
    message: "an array needs maxItems",
  },
  {
    title: "an unknown format",
    from: 'created_after, in: query, schema: { $ref: "#/components/schemas/Timestamp" }',
    to: "created_after, in: query, schema: { type: string, format: datetime }",
    message: "the format datetime is not one of",
    at: "format: datetime",
  },
  {
    title: "a keyword that means nothing",
    from: "minLength: 1, maxLength: 5",
    to: "minLenght: 1, maxLength: 5",
    message: "minLenght means nothing in a schema",
  },
  {
    title: "a body field with the name of a parameter",
    from: "        text: {",
    to: "        id: { type: string, maxLength: 9 }\n        text: {",
    message: "notes.update: the body field `id` has the name of a parameter",
    at: 'requestBody:\n        required: true\n        content:\n          application/json:\n            schema: { $ref: "#/components/schemas/NoteUpdate" }',
  },
  {
    title: "a secret in another class than sensitive",
    from: "      x-errors: [duplicate]",
    to: "      x-errors: [duplicate]\n      x-secret: true",
    message: "it hands out a secret (x-secret)",
    at: "x-rate-limit: write",
  },
  {
    title: "a secret that is not marked",
    from: "        kind: { type: string, enum: [memo, call], readOnly: true }",
    to: "        secret: { type: string, maxLength: 9, readOnly: true }",
    message: "it hands out `secret`",
    at: '"201":',
  },
  {
    title: "a POST that writes and cannot be retried",
    from: "      parameters:\n        - $ref: common.yaml#/components/parameters/IdempotencyKey\n",
    to: "",
    message: "a POST that writes takes the parameter IdempotencyKey",
    at: "post:\n      operationId: notes.create",
  },
  {
    title: "a path under two names",
    from: "  /v1/notes/recent:",
    to: "  /v1/notes/{key}:",
    message: "/v1/notes/{key} is shadowed by /v1/notes/{id}",
  },
  {
    title: "a path with an undeclared parameter",
    from: "  /v1/notes/recent:",
    to: "  /v1/notes/recent/{key}:",
    message: "{key} is not declared as a parameter",
    at: "get:\n      operationId: notes.recent",
  },
  {
    title: "a reference that leads nowhere",
    from: 'schemas/NoteCreate" }',
    to: 'schemas/NoteCraete" }',
    message: "$ref #/components/schemas/NoteCraete leads nowhere",
    at: '$ref: "#/components/schemas/NoteCraete',
  },
  {
    title: "a sort field that records do not have",
    from: "x-sort: [created_at, title]",
    to: "x-sort: [created_at, titel]",
    message: "the listed records have no field titel",
    at: "titel]",
  },
  {
    title: "a tool without a hint",
    file: tool,
    from: ', "openWorldHint": false',
    to: "",
    message: "annotations.openWorldHint must be true or false",
    at: '"annotations"',
  },
  {
    title: "a tool whose hint contradicts its scope",
    file: tool,
    from: '"readOnlyHint": true',
    to: '"readOnlyHint": false',
    message: "readOnlyHint must be true: the scope is crm:read",
  },
  {
    title: "a tool with another name than its file",
    file: tool,
    from: '"name": "list_notes"',
    to: '"name": "list_note"',
    message: "the name must be list_notes",
  },
  {
    title: "a tool with a permission outside its scope",
    file: tool,
    from: '"permission": "notes:read"',
    to: '"permission": "notes:write"',
    message: "notes:write is not within the scope crm:read",
  },
  {
    title: "a tool that takes anything",
    file: tool,
    from: '"additionalProperties": false',
    to: '"additionalProperties": true',
    message: "inputSchema must have additionalProperties: false",
    at: '"inputSchema"',
  },
  {
    title: "a tool with a combinator at its root",
    file: tool,
    from: '"inputSchema": {',
    to: '"inputSchema": { "anyOf": [],',
    message: "inputSchema must not have anyOf at its root",
    at: '"anyOf"',
  },
  {
    title: "a tool with an argument that is not described",
    file: tool,
    from: '"description": "Page.", ',
    to: "",
    message: "the property page needs a description",
    at: '"page"',
  },
  {
    title: "a tool with a $ref that cannot be shown",
    file: tool,
    from: "#/components/schemas/Id",
    to: "#/components/schemas/Filter",
    message: "refers to itself, which clients cannot be shown",
    at: '"outputSchema"',
  },
  {
    title: "a tool of an operation that does not exist",
    file: tool,
    from: '"operation": "notes.list"',
    to: '"operation": "notes.all"',
    message: "notes.all is no operation of the API",
  },
  {
    title: "a name that two files claim",
    file: "openapi/common.yaml",
    from: "    Timestamp: {",
    to: "    Note: { type: boolean }\n    Timestamp: {",
    message: "components.schemas.Note is also in",
    at: "",
  },
  {
    title: "YAML that is broken",
    from: "x-sort: [created_at, title]",
    to: "x-sort: [created_at, title",
    message: "Flow sequence in block collection must be",
    at: "",
  },
];

/** Line and column of an offset, from 1. */
function position(file: string, text: string, offset: number): string {
  const before = text.slice(0, offset);
  return `${file}:${String(before.split("\n").length)}:${String(before.length - before.lastIndexOf("\n"))}`;
}

describe("generate: what a contract must say", () => {
  for (const { title, file = notes, from, to, message, at } of cases) {
    it(`refuses ${title}, and says where`, () => {
      const small = project("rules");
      const changed = small.read(file).indexOf(from) + (to.length - to.trimStart().length);
      small.edit(file, from, to);
      const found = readContract(small.root).violations.find((one) => one.message.includes(message));
      if (!found) expect.fail(`not refused; but: ${JSON.stringify(readContract(small.root).violations)}`);
      const place = `${found.file}:${String(found.line)}:${String(found.column)}`;
      const text = small.read(file);
      if (at === "") expect(place).to.match(/^openapi\/\w+\.yaml:\d+:\d+$/);
      else expect(place).to.equal(position(file, text, at === undefined ? changed : text.indexOf(at)));
    });
  }

  it("names all violations of all files at once, in their order", () => {
    const small = project("rules-all");
    small.edit(notes, "x-permission: notes:read", "x-permission: notes:raed");
    small.edit(notes, "      summary: Write a note\n", "");
    small.edit(tool, '"permission": "notes:read"', '"permission": "notes:write"');
    const { code, err } = small.run("generate.ts");
    expect(code).to.equal(1);
    const places = err.split("\n").map((line) => line.split(" ")[0]);
    expect(places[0]).to.match(/^openapi\/notes.yaml:6:/);
    expect(places[1]).to.match(/^openapi\/notes.yaml:24:/);
    expect(places[2]).to.match(/^tool-schemas\/crm\/list_notes.json:7:/);
    expect(err).to.include("3 problems; nothing was written.");
  });
});
