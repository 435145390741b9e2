import { expect } from "chai";
import { readContract } from "../../scripts/contract/read.ts";
import { editOf, notes, tool } from "./changes.ts";
import { addPrompts, project } from "./project.ts";

const prompt = "tool-schemas/prompts/sum_up.json";
const resource = "tool-schemas/resources/note.json";

/** An edit in the notation of `editOf`, the message, and the text at which it is reported, by default the changed one. */
type Rule = readonly [edit: string, message: string, at?: string];

/** Violations by file and title. */
const rules: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  [notes]: {
    "an operationId that is not group.verb": [
      "operationId: «notes.list→listNotes»",
      "operationId must be `group.verb`",
    ],
    "a missing summary": [
      "«      summary: List notes\n→»",
      "notes.list: a summary is missing",
      "get:\n      operationId: notes.list",
    ],
    "an update of a record that does not name it": [
      "«      x-serialize-by: id\n→»",
      "notes.update: it accepts If-Match, so name the record that is changed: x-serialize-by",
      "put:\n      operationId: notes.update",
    ],
    "an update that names its record with an unknown input": [
      "x-serialize-by: «id→note_id»",
      "x-serialize-by: note_id is not a required input; the required ones are: id",
    ],
    "an event without the permission required to receive it": [
      "    post:\n«      x-permission: notes:read\n→»",
      "note.created: x-permission is missing",
      'post:\n      requestBody:\n        content:\n          application/json:\n            schema: { $ref: "#/components/schemas/Note" }\n      responses: { "200": { description: Received',
    ],
    "a missing permission": [
      "«      x-permission: notes:read\n→»",
      "notes.list: x-permission is missing",
      "get:\n      operationId: notes.list",
    ],
    "an upload that is not a file": [
      "x-rate-limit: write«→\n      x-upload: text/csv»",
      "x-upload: text/csv needs a required body of that type and no other",
      "requestBody:",
    ],
    "a public operation that demands a confirmed identity": [
      "      x-public: true\n«→      x-reauthenticate: true\n»",
      "no session can call it, so nobody can confirm their identity: remove x-reauthenticate",
      "x-reauthenticate: true",
    ],
    "a confirmed identity that is declared as an error only": [
      "      x-errors: [duplicate«→, reauthentication_required»]\n",
      "x-reauthenticate declares reauthentication_required: say there when it applies",
      "x-errors: [duplicate, reauthentication_required]",
    ],
    "an operation that is public without x-public": ["«      x-public: true\n→»", "security is empty", "security: []"],
    "a public operation with a permission": [
      "x-permission: «none→notes:read»",
      "a public operation cannot need a permission",
    ],
    "a body outside the envelope": ["properties: { «data→note»: {", "the body of 201 must be {data}", '"201":'],
    "paging inside data": [
      "properties: { data: {«→ type: object, properties: { has_more: { type: boolean } } }, note: {»",
      "has_more inside data: a list is {data: […], meta}",
      '"201":',
    ],
    "a paged list without a total": [
      "meta: { «$ref: common.yaml#/components/schemas/ListMeta→type: object, properties: {}» }",
      "it accepts `page`: its response must be a list with meta.total",
      '"200":',
    ],
    "a body that allows additional properties": [
      'NoteUpdate:\n      type: object\n      allOf: [{ $ref: "#/components/schemas/NoteFields" }]«\n      unevaluatedProperties: false→»',
      "request bodies must be closed",
      "NoteUpdate:\n",
    ],
    "a body closed with additionalProperties next to allOf": [
      'NoteUpdate:\n      type: object\n      allOf: [{ $ref: "#/components/schemas/NoteFields" }]\n      «unevaluatedProperties→additionalProperties»: false',
      "additionalProperties: false does not see through allOf",
      "additionalProperties: false\n    MemoCreate",
    ],
    "a string without a maximum length": [
      "title: { type: string«, minLength: 1, maxLength: 5→» }",
      "a string needs a length",
    ],
    "an array without a maximum": ["tags: { type: array,« maxItems: 3,→»", "an array needs maxItems"],
    "a condition that some validators evaluate incorrectly": [
      "NoteUpdate:\n      type: object\n«→      if: {}\n»",
      "put the `if` into allOf",
      "if: {}",
    ],
    "a pattern without a description for users": [
      'title: { type: string, «minLength: 1, maxLength: 5→pattern: "^[a-z]{1,5}$"» }',
      "a pattern needs x-expected",
      "pattern:",
    ],
    "a relation to records of an unknown type": [
      "      x-record: note\n«→      x-include: { author: { type: writer, by: id } }\n»",
      "author: type is one of note",
      "author:",
    ],
    "a relation by a field that the record does not have": [
      "      x-record: note\n«→      x-include: { parent: { type: note, by: parent_id } }\n»",
      "parent: by is a field of Note: id, version",
      "parent:",
    ],
    "a body field with the name of a parameter": [
      "        «→id: { type: string, maxLength: 9 }\n        »text: {",
      "notes.update: the body field `id` has the name of a parameter",
      'requestBody:\n        required: true\n        content:\n          application/json:\n            schema: { $ref: "#/components/schemas/NoteUpdate" }',
    ],
    "a secret with a data class other than sensitive": [
      "      x-errors: [duplicate]«→\n      x-secret: true»",
      "it returns a secret (x-secret)",
      "x-rate-limit: write",
    ],
    "a secret that is not marked": [
      "        «kind: { type: string, enum: [memo, call]→secret: { type: string, maxLength: 9», readOnly: true }",
      "it returns `secret`",
      '"201":',
    ],
    "a POST that writes without an idempotency key": [
      "«      parameters:\n        - $ref: common.yaml#/components/parameters/IdempotencyKey\n→»",
      "a POST that writes takes the parameter IdempotencyKey",
      "post:\n      operationId: notes.create",
    ],
    "a sort field that records do not have": [
      "x-sort: [created_at, «title→titel»]",
      "the listed records have no field titel",
      "titel]",
    ],
    "a search sorted like an unknown list": [
      "title: { type: string, minLength: 1, maxLength: 5«→, x-sort-of: notes.lits» }",
      "no list notes.lits has an x-sort",
      "x-sort-of: notes.lits",
    ],
  },
  [tool]: {
    "a tool without a hint": [
      '«, "openWorldHint": false→»',
      "annotations needs openWorldHint: add it",
      '"annotations"',
    ],
    "a tool that changes data without naming the record": [
      '"readOnlyHint": «true→false»',
      "readOnlyHint must be true: the scope is crm:read",
    ],
    "a tool that changes something and does not name the record": [
      '"readOnlyHint": «true→false»',
      "`serializeBy` is missing",
      "{",
    ],
    "a tool that names its record with an optional argument": [
      '"«→serializeBy": "page",\n  "»inputSchema": {',
      "serializeBy names page, which is not a required property of inputSchema",
      '"serializeBy"',
    ],
    "a tool that changes something without a record for the audit log": [
      '"readOnlyHint": «true→false»',
      "`record` is missing",
      "{",
    ],
    "a tool whose record is in an argument that it does not have": [
      '"«→record": { "type": "note", "argument": "note_id" },\n  "»inputSchema": {',
      "record names the argument note_id, which is not a property of inputSchema",
      '"record"',
    ],
    "a tool whose record is in a result that it does not have": [
      '"«→record": { "type": "note", "result": "note" },\n  "»inputSchema": {',
      "record names note in the result, which is not a property of outputSchema",
      '"record"',
    ],
    "a tool whose record is neither in its arguments nor in its result": [
      '"«→record": { "type": "note" },\n  "»inputSchema": {',
      "record is a map: it needs `type`, and either `argument` or `result`",
      '"record"',
    ],
    "a tool whose name differs from its file name": ['"name": "«list_notes→list_note»"', "the name must be list_notes"],
    "a tool with a permission outside its scope": [
      '"permission": "notes:«read→write»"',
      "notes:write is not within the scope crm:read",
    ],
    "a tool with several permissions, all outside its scope": [
      '"permission": «"notes:read"→{ "by": "page", "1": ["notes:write", "notes:delete"] }»',
      "notes:write with notes:delete is not within the scope crm:read",
    ],
    "a tool with several permissions, one of them outside its scope": [
      '"permission": «"notes:read"→{ "by": "page", "1": ["notes:read", "notes:delete"] }»',
      "notes:read with notes:delete is not within the scope crm:read",
    ],
    "a tool whose scope does not include what its operation requires": [
      '"operation": "notes.«list→create»"',
      "notes.create requires notes:write, which the scope crm:read does not include: use the scope crm:write",
      '"scope"',
    ],
    "a tool that accepts additional arguments": [
      '"additionalProperties": «false→true»',
      "additionalProperties is true: write false",
    ],
    "a tool with a combinator at its root": [
      '"inputSchema": {«→ "anyOf": [],»',
      "anyOf is not allowed here: remove it",
      '"anyOf"',
    ],
    "a tool with an argument without a description": [
      '«"description": "Page.", →»',
      "the property page needs a description",
      '"page"',
    ],
    "a tool with a $ref that cannot be resolved": [
      "#/components/schemas/«Id→Filter»",
      "refers to itself, which clients cannot be shown",
      '"outputSchema"',
    ],
    "a tool with an unknown operation": ['"operation": "notes.«list→all»"', "notes.all is not an operation of the API"],
  },
  [prompt]: {
    "a prompt with another name than its file": [
      '"name": "«sum_up→sum»"',
      "the file is called sum_up.json: the name must be sum_up",
    ],
    "a prompt without one of the languages": ['«, "fr": "Résumer mes notes"→»', "title needs fr", '"title"'],
    "a prompt with an unknown scope": ['"scope": "«crm→notes»:read"', "the scope notes:read is not in server.json"],
    "a prompt whose permission is not part of its scope": [
      '"permission": "notes:«read→write»"',
      "notes:write is not within the scope crm:read",
    ],
    "a prompt with an unknown variable": ['"en": "Sum up {subject}«→ {more}»', "{more} is not one of the arguments"],
    "a prompt that does not use its argument in one language": [
      '"fr": "Résume «{subject}→tout»',
      "the text does not contain the argument {subject}",
    ],
    "a completion from an unknown resource": [
      '"resource": "«note→notes»"',
      'resources/ has no file for "notes"',
      '"resource": "notes"',
    ],
  },
  [resource]: {
    "a resource with another address than its name": [
      '"uriTemplate": "crm://«note→notes»/{id}"',
      "the address must be crm://note/{id}",
    ],
    "a resource that calls an unknown tool": [
      '"tool": "«list_notes→get_note»"',
      "get_note is not a tool that only reads",
    ],
    "a resource with an unknown argument": ['"«page→side»": 1', "list_notes has no argument side"],
    "a resource with an unknown variable": ['"page": «1→"{me}"»', "{me} is not known here: only id"],
    "a lookup of an unknown list": [
      '"items": "«id→list»"',
      "list is not a property of the result of list_notes",
      '"items": "list"',
    ],
  },
};

/** Returns the line and column of an offset, counted from 1. */
function position(file: string, text: string, offset: number): string {
  const before = text.slice(0, offset);
  return `${file}:${String(before.split("\n").length)}:${String(before.length - before.lastIndexOf("\n"))}`;
}

describe("generate: contract rules", () => {
  for (const [file, ofFile] of Object.entries(rules))
    for (const [title, [edit, message, at]] of Object.entries(ofFile))
      it(`rejects ${title} with its position`, () => {
        const [from, to] = editOf(edit);
        const small = project("rules");
        if (/\/(?:prompts|resources)\//.test(file)) addPrompts(small);
        const changed = small.read(file).indexOf(from) + (to.length - to.trimStart().length);
        small.edit(file, from, to);
        const { violations } = readContract(small.root);
        const found = violations.find((one) => one.message.includes(message));
        if (!found) expect.fail(`not refused; but: ${JSON.stringify(violations)}`);
        const text = small.read(file);
        const expected = position(file, text, at === undefined ? changed : text.indexOf(at));
        expect(`${found.file}:${String(found.line)}:${String(found.column)}`).to.equal(expected);
      });

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
