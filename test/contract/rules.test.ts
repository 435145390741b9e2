import { expect } from "chai";
import { readContract } from "../../scripts/contract/read.ts";
import { addPrompts, project } from "./project.ts";

/** One change of the small contract, and the expected violation. */
interface Case {
  readonly title: string;
  readonly file?: string;
  readonly from: string;
  readonly to: string;
  readonly message: string;
  /** Text in the changed file at which the violation is reported; defaults to the changed text. */
  readonly at?: string;
}

export const notes = "openapi/notes.yaml";
export const tool = "tool-schemas/crm/list_notes.json";

/** Violations in operations and paths. */
const operationCases: Case[] = [
  {
    title: "an operationId that is not group.verb",
    from: "operationId: notes.list",
    to: "operationId: listNotes",
    message: "operationId must be `group.verb`",
  },
  {
    title: "a duplicate operationId",
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
    title: "an update of a record that does not name it",
    from: "      x-serialize-by: id\n",
    to: "",
    message: "notes.update: it accepts If-Match, so name the record that is changed: x-serialize-by",
    at: "put:\n      operationId: notes.update",
  },
  {
    title: "an update that names its record with an unknown input",
    from: "x-serialize-by: id",
    to: "x-serialize-by: note_id",
    message: "x-serialize-by: note_id is not a required input; the required ones are: id",
  },
  {
    title: "an event without the permission required to receive it",
    from: "    post:\n      x-permission: notes:read\n",
    to: "    post:\n",
    message: "note.created: x-permission is missing",
    at: 'post:\n      requestBody:\n        content:\n          application/json:\n            schema: { $ref: "#/components/schemas/Note" }\n      responses: { "200": { description: Received',
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
    title: "an unknown rate limit class",
    from: "x-rate-limit: write",
    to: "x-rate-limit: often",
    message: "x-rate-limit must be one of read, write, heavy_write, send, sensitive",
  },
  {
    title: "an upload that is not a file",
    from: "x-rate-limit: write",
    to: "x-rate-limit: write\n      x-upload: text/csv",
    message: "x-upload: text/csv needs a required body of that type and no other",
    at: "requestBody:",
  },
  {
    title: "a public operation that demands a confirmed identity",
    from: "      x-public: true\n",
    to: "      x-public: true\n      x-reauthenticate: true\n",
    message: "no session can call it, so nobody can confirm their identity: remove x-reauthenticate",
    at: "x-reauthenticate: true",
  },
  {
    title: "a confirmed identity that is declared as an error only",
    from: "      x-errors: [duplicate]\n",
    to: "      x-errors: [duplicate, reauthentication_required]\n",
    message: "x-reauthenticate declares reauthentication_required: say there when it applies",
    at: "x-errors: [duplicate, reauthentication_required]",
  },
  {
    title: "an operation that is public without x-public",
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
    title: "paging inside data",
    from: "properties: { data: {",
    to: "properties: { data: { type: object, properties: { has_more: { type: boolean } } }, note: {",
    message: "has_more inside data: a list is {data: […], meta}",
    at: '"201":',
  },
  {
    title: "a paged list without a total",
    from: "meta: { $ref: common.yaml#/components/schemas/ListMeta }",
    to: "meta: { type: object, properties: {} }",
    message: "it accepts `page`: its response must be a list with meta.total",
    at: '"200":',
  },
  {
    title: "an unknown error code",
    from: "x-errors: [duplicate]",
    to: "x-errors: [dublicate]",
    message: "x-errors: dublicate is not in x-error-codes",
    at: "dublicate]",
  },
  {
    title: "an unknown extension",
    from: "      x-errors: [duplicate]",
    to: "      x-error: [duplicate]",
    message: "x-error is not allowed in an operation: did you mean x-errors?",
    at: "x-error:",
  },
];

const prompt = "tool-schemas/prompts/sum_up.json";
const resource = "tool-schemas/resources/note.json";

/** Violations in the files of prompts and resources. */
const promptCases: Case[] = [
  {
    title: "a prompt with another name than its file",
    file: prompt,
    from: '"name": "sum_up"',
    to: '"name": "sum"',
    message: "the file is called sum_up.json: the name must be sum_up",
  },
  {
    title: "a prompt without one of the languages",
    file: prompt,
    from: ', "fr": "Résumer mes notes"',
    to: "",
    message: "title needs fr",
    at: '"title"',
  },
  {
    title: "a prompt with an unknown scope",
    file: prompt,
    from: '"scope": "crm:read"',
    to: '"scope": "notes:read"',
    message: "the scope notes:read is not in server.json",
  },
  {
    title: "a prompt whose permission is not part of its scope",
    file: prompt,
    from: '"permission": "notes:read"',
    to: '"permission": "notes:write"',
    message: "notes:write is not within the scope crm:read",
  },
  {
    title: "a prompt with an unknown variable",
    file: prompt,
    from: '"en": "Sum up {subject}',
    to: '"en": "Sum up {subject} {more}',
    message: "{more} is not one of the arguments",
  },
  {
    title: "a prompt that does not use its argument in one language",
    file: prompt,
    from: '"fr": "Résume {subject}',
    to: '"fr": "Résume tout',
    message: "the text does not contain the argument {subject}",
  },
  {
    title: "a completion from an unknown resource",
    file: prompt,
    from: '"resource": "note"',
    to: '"resource": "notes"',
    message: 'resources/ has no file for "notes"',
    at: '"resource": "notes"',
  },
  {
    title: "a resource with another address than its name",
    file: resource,
    from: '"uriTemplate": "crm://note/{id}"',
    to: '"uriTemplate": "crm://notes/{id}"',
    message: "the address must be crm://note/{id}",
  },
  {
    title: "a resource that calls an unknown tool",
    file: resource,
    from: '"tool": "list_notes"',
    to: '"tool": "get_note"',
    message: "get_note is not a tool that only reads",
  },
  {
    title: "a resource with an unknown argument",
    file: resource,
    from: '"page": 1',
    to: '"side": 1',
    message: "list_notes has no argument side",
  },
  {
    title: "a resource with an unknown variable",
    file: resource,
    from: '"page": 1',
    to: '"page": "{me}"',
    message: "{me} is not known here: only id",
  },
  {
    title: "a lookup of an unknown list",
    file: resource,
    from: '"items": "id"',
    to: '"items": "list"',
    message: "list is not a property of the result of list_notes",
    at: '"items": "list"',
  },
];

/** Violations in bodies and schemas. */
const shapeCases: Case[] = [
  {
    title: "a body that allows additional properties",
    from: 'NoteUpdate:\n      type: object\n      allOf: [{ $ref: "#/components/schemas/NoteFields" }]\n      unevaluatedProperties: false',
    to: 'NoteUpdate:\n      type: object\n      allOf: [{ $ref: "#/components/schemas/NoteFields" }]',
    message: "request bodies must be closed",
    at: "NoteUpdate:\n",
  },
  {
    title: "a body closed with additionalProperties next to allOf",
    from: 'NoteUpdate:\n      type: object\n      allOf: [{ $ref: "#/components/schemas/NoteFields" }]\n      unevaluatedProperties: false',
    to: 'NoteUpdate:\n      type: object\n      allOf: [{ $ref: "#/components/schemas/NoteFields" }]\n      additionalProperties: false',
    message: "additionalProperties: false does not see through allOf",
    at: "additionalProperties: false\n    MemoCreate",
  },
  {
    title: "a string without a maximum length",
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
    title: "a condition that some validators evaluate incorrectly",
    from: "NoteUpdate:\n      type: object\n",
    to: "NoteUpdate:\n      type: object\n      if: {}\n",
    message: "put the `if` into allOf",
    at: "if: {}",
  },
  {
    title: "a pattern without a description for users",
    from: "title: { type: string, minLength: 1, maxLength: 5 }",
    to: 'title: { type: string, pattern: "^[a-z]{1,5}$" }',
    message: "a pattern needs x-expected",
    at: "pattern:",
  },
  {
    title: "an unknown format",
    from: 'written_after, in: query, schema: { $ref: "#/components/schemas/Timestamp" }',
    to: "written_after, in: query, schema: { type: string, format: datetime }",
    message: "the format datetime is not one of",
    at: "format: datetime",
  },
  {
    title: "a relation to records of an unknown type",
    from: "      x-record: note\n",
    to: "      x-record: note\n      x-include: { author: { type: writer, by: id } }\n",
    message: "author: type is one of note",
    at: "author:",
  },
  {
    title: "a relation by a field that the record does not have",
    from: "      x-record: note\n",
    to: "      x-record: note\n      x-include: { parent: { type: note, by: parent_id } }\n",
    message: "parent: by is a field of Note: id, version",
    at: "parent:",
  },
  {
    title: "an unknown keyword",
    from: "minLength: 1, maxLength: 5",
    to: "minLenght: 1, maxLength: 5",
    message: "minLenght is not allowed in a schema: did you mean minLength?",
  },
  {
    title: "a body field with the name of a parameter",
    from: "        text: {",
    to: "        id: { type: string, maxLength: 9 }\n        text: {",
    message: "notes.update: the body field `id` has the name of a parameter",
    at: 'requestBody:\n        required: true\n        content:\n          application/json:\n            schema: { $ref: "#/components/schemas/NoteUpdate" }',
  },
  {
    title: "a secret with a data class other than sensitive",
    from: "      x-errors: [duplicate]",
    to: "      x-errors: [duplicate]\n      x-secret: true",
    message: "it returns a secret (x-secret)",
    at: "x-rate-limit: write",
  },
  {
    title: "a secret that is not marked",
    from: "        kind: { type: string, enum: [memo, call], readOnly: true }",
    to: "        secret: { type: string, maxLength: 9, readOnly: true }",
    message: "it returns `secret`",
    at: '"201":',
  },
  {
    title: "a POST that writes without an idempotency key",
    from: "      parameters:\n        - $ref: common.yaml#/components/parameters/IdempotencyKey\n",
    to: "",
    message: "a POST that writes takes the parameter IdempotencyKey",
    at: "post:\n      operationId: notes.create",
  },
  {
    title: "a path with two parameter names",
    from: "  /v1/notes/recent:",
    to: "  /v1/notes/{key}:",
    message: "/v1/notes/{key} is shadowed by /v1/notes/{id}",
  },
  {
    title: "a path with an undeclared parameter",
    from: "  /v1/notes/recent:",
    to: "  /v1/notes/recent/{key}:",
    message: "{key} is not declared: add it to parameters, with in: path",
    at: "get:\n      operationId: notes.recent",
  },
  {
    title: "a reference without a target",
    from: 'schemas/NoteCreate" }',
    to: 'schemas/NoteCraete" }',
    message: "$ref #/components/schemas/NoteCraete has no target",
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
    title: "a search sorted like an unknown list",
    from: "title: { type: string, minLength: 1, maxLength: 5 }",
    to: "title: { type: string, minLength: 1, maxLength: 5, x-sort-of: notes.lits }",
    message: "no list notes.lits has an x-sort",
    at: "x-sort-of: notes.lits",
  },
  {
    title: "a name defined in two files",
    file: "openapi/common.yaml",
    from: "    Timestamp: {",
    to: "    Note: { type: boolean }\n    Timestamp: {",
    message: "components.schemas.Note is also in",
    at: "",
  },
  {
    title: "invalid YAML",
    from: "x-sort: [created_at, title]",
    to: "x-sort: [created_at, title",
    message: "Flow sequence in block collection must be",
    at: "",
  },
];

/** Violations in tool files. */
const toolCases: Case[] = [
  {
    title: "a tool without a hint",
    file: tool,
    from: ', "openWorldHint": false',
    to: "",
    message: "annotations needs openWorldHint: add it",
    at: '"annotations"',
  },
  {
    title: "a tool that changes data without naming the record",
    file: tool,
    from: '"readOnlyHint": true',
    to: '"readOnlyHint": false',
    message: "readOnlyHint must be true: the scope is crm:read",
  },
  {
    title: "a tool that changes something and does not name the record",
    file: tool,
    from: '"readOnlyHint": true',
    to: '"readOnlyHint": false',
    message: "`serializeBy` is missing",
    at: "{",
  },
  {
    title: "a tool that names its record with an optional argument",
    file: tool,
    from: '"inputSchema": {',
    to: '"serializeBy": "page",\n  "inputSchema": {',
    message: "serializeBy names page, which is not a required property of inputSchema",
    at: '"serializeBy"',
  },
  {
    title: "a tool that changes something without a record for the audit log",
    file: tool,
    from: '"readOnlyHint": true',
    to: '"readOnlyHint": false',
    message: "`record` is missing",
    at: "{",
  },
  {
    title: "a tool whose record is in an argument that it does not have",
    file: tool,
    from: '"inputSchema": {',
    to: '"record": { "type": "note", "argument": "note_id" },\n  "inputSchema": {',
    message: "record names the argument note_id, which is not a property of inputSchema",
    at: '"record"',
  },
  {
    title: "a tool whose record is in a result that it does not have",
    file: tool,
    from: '"inputSchema": {',
    to: '"record": { "type": "note", "result": "note" },\n  "inputSchema": {',
    message: "record names note in the result, which is not a property of outputSchema",
    at: '"record"',
  },
  {
    title: "a tool whose record is neither in its arguments nor in its result",
    file: tool,
    from: '"inputSchema": {',
    to: '"record": { "type": "note" },\n  "inputSchema": {',
    message: "record is a map: it needs `type`, and either `argument` or `result`",
    at: '"record"',
  },
  {
    title: "a tool whose name differs from its file name",
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
    title: "a tool with several permissions, all outside its scope",
    file: tool,
    from: '"permission": "notes:read"',
    to: '"permission": { "by": "page", "1": ["notes:write", "notes:delete"] }',
    message: "notes:write with notes:delete is not within the scope crm:read",
  },
  {
    title: "a tool with several permissions, one of them outside its scope",
    file: tool,
    from: '"permission": "notes:read"',
    to: '"permission": { "by": "page", "1": ["notes:read", "notes:delete"] }',
    message: "notes:read with notes:delete is not within the scope crm:read",
  },
  {
    title: "a tool whose scope does not include what its operation requires",
    file: tool,
    from: '"operation": "notes.list"',
    to: '"operation": "notes.create"',
    message: "notes.create requires notes:write, which the scope crm:read does not include: use the scope crm:write",
    at: '"scope"',
  },
  {
    title: "a tool that accepts additional arguments",
    file: tool,
    from: '"additionalProperties": false',
    to: '"additionalProperties": true',
    message: "additionalProperties is true: write false",
  },
  {
    title: "a tool with a combinator at its root",
    file: tool,
    from: '"inputSchema": {',
    to: '"inputSchema": { "anyOf": [],',
    message: "anyOf is not allowed here: remove it",
    at: '"anyOf"',
  },
  {
    title: "a tool with an argument without a description",
    file: tool,
    from: '"description": "Page.", ',
    to: "",
    message: "the property page needs a description",
    at: '"page"',
  },
  {
    title: "a tool with a $ref that cannot be resolved",
    file: tool,
    from: "#/components/schemas/Id",
    to: "#/components/schemas/Filter",
    message: "refers to itself, which clients cannot be shown",
    at: '"outputSchema"',
  },
  {
    title: "a tool with an unknown operation",
    file: tool,
    from: '"operation": "notes.list"',
    to: '"operation": "notes.all"',
    message: "notes.all is not an operation of the API",
  },
];

const cases = [...operationCases, ...shapeCases, ...toolCases, ...promptCases];

/** Returns the line and column of an offset, counted from 1. */
function position(file: string, text: string, offset: number): string {
  const before = text.slice(0, offset);
  return `${file}:${String(before.split("\n").length)}:${String(before.length - before.lastIndexOf("\n"))}`;
}

describe("generate: contract rules", () => {
  for (const { title, file = notes, from, to, message, at } of cases) {
    it(`rejects ${title} with its position`, () => {
      const small = project("rules");
      if (/\/(?:prompts|resources)\//.test(file)) addPrompts(small);
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

  it("rejects a tool that requires less than its operation and suggests the permission", () => {
    const small = project("rules-less");
    small.edit("tool-schemas/server.json", '["notes:read"]', '["notes:read", "notes:delete"]');
    small.edit(tool, '"permission": "notes:read"', '"permission": "notes:delete"');
    const { code, err } = small.run("generate.ts");
    expect(code).to.equal(1);
    expect(err).to.match(
      /^tool-schemas\/crm\/list_notes\.json:7:\d+ list_notes: notes\.list requires notes:read, not notes:delete: write "notes:read" here$/m,
    );
    small.edit(
      tool,
      '"permission": "notes:delete"',
      '"permission": { "by": "page", "1": ["notes:delete", "notes:read"] }',
    );
    expect(small.run("generate.ts").code, "additional permissions are allowed").to.equal(0);
  });

  it("reports the violations of all files at once, in order", () => {
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
