import { expect } from "chai";
import { breakingChanges } from "../../scripts/contract/diff/diff.ts";
import { currentRelease, lastRelease } from "../../scripts/contract/released.ts";
import { project } from "./project.ts";

const notes = "openapi/notes.yaml";
const common = "openapi/common.yaml";
const tool = "tool-schemas/crm/list_notes.json";

type Case = readonly [title: string, file: string, from: string, to: string, message: string];

const breaking: Case[] = [
  ["a removed operation", notes, "    put:\n", "    delete:\n", "notes.update: PUT /v1/notes/{id} is gone"],
  ["a changed operationId", notes, "notes.recent", "notes.last", "the operationId is notes.last now"],
  [
    "a changed permission",
    notes,
    "x-permission: notes:read",
    "x-permission: notes:write",
    "notes.list: it needs the permission notes:write, which was notes:read",
  ],
  [
    "a lower rate limit",
    notes,
    "x-rate-limit: write",
    "x-rate-limit: heavy_write",
    "notes.create: its ceiling fell from 30 to 10 a minute",
  ],
  [
    "a class with a lower rate limit",
    common,
    "read: 120",
    "read: 100",
    "notes.list: its ceiling fell from 120 to 100 a minute",
  ],
  ["a lower global rate limit", common, "global: 1000", "global: 900", "global: the ceiling fell"],
  [
    "a public operation that now requires authentication",
    notes,
    "      x-public: true\n      security: []\n",
    "",
    "notes.recent: it was public and needs authentication now",
  ],
  [
    "an operation that API keys can no longer call",
    notes,
    "      x-sort: [created_at, title]",
    "      security: [{ session: [] }]\n      x-sort: [created_at, title]",
    "notes.list: it takes no apiKey any more",
  ],
  [
    "a removed sort field",
    notes,
    "x-sort: [created_at, title]",
    "x-sort: [created_at]",
    "notes.list: it cannot be sorted by title any more",
  ],
  [
    "a removed parameter",
    notes,
    '        - { name: created_after, in: query, schema: { $ref: "#/components/schemas/Timestamp" } }\n',
    "",
    "notes.list: the parameter created_after is gone",
  ],
  [
    "a parameter that is now required",
    notes,
    "name: created_after, in: query,",
    "name: created_after, in: query, required: true,",
    "notes.list: the parameter created_after is required now",
  ],
  [
    "a changed default",
    common,
    "default: 1",
    "default: 2",
    "notes.list: the parameter page is 2 where left out, which was 1",
  ],
  [
    "a property removed from a response",
    notes,
    'text: { type: [string, "null"], maxLength: 1000, x-multiline: true }',
    'body: { type: [string, "null"], maxLength: 1000 }',
    "notes.list: 200.data[].text is gone",
  ],
  [
    "a property removed from a request",
    notes,
    'text: { type: [string, "null"], maxLength: 1000, x-multiline: true }',
    'body: { type: [string, "null"], maxLength: 1000 }',
    "notes.update: body.text is gone",
  ],
  [
    "a property that is now required",
    notes,
    "required: [kind]\n",
    "required: [kind, at]\n",
    "notes.create: body<call>.at is required now",
  ],
  [
    "a lower maxLength",
    notes,
    "maxLength: 1000",
    "maxLength: 900",
    "notes.update: body.text has maxLength 900, which was 1000",
  ],
  ["a higher minimum", notes, "minLength: 1", "minLength: 2", "body.title has minLength 2, which was 1"],
  [
    "a type removed from a request",
    notes,
    'text: { type: [string, "null"]',
    "text: { type: [string]",
    "body.text takes no null any more",
  ],
  [
    "a type added to a response",
    notes,
    "title: { type: string,",
    'title: { type: [string, "null"],',
    "200.data[].title can be null now",
  ],
  [
    "a branch removed from a request",
    notes,
    ', call: "#/components/schemas/CallCreate" }',
    " }",
    "notes.create: body takes no call any more",
  ],
  ["a removed permission", common, ", notes:delete]", "]", "notes:delete: the permission is gone"],
  [
    "an error with a changed status",
    common,
    "duplicate: 409",
    "duplicate: 422",
    "duplicate: the error's status was 409 and is 422",
  ],
  ["a removed webhook", notes, "  note.created:", "  note.written:", "note.created: the webhook is gone"],
  [
    "a tool with a changed permission",
    tool,
    '"permission": "notes:read"',
    '"permission": { "by": "page", "1": "notes:read" }',
    "list_notes: it needs the permission",
  ],
  [
    "a tool with a changed hint",
    tool,
    '"openWorldHint": false',
    '"openWorldHint": true',
    "list_notes: openWorldHint was false and is true",
  ],
  [
    "a tool with a narrower argument",
    tool,
    '"minimum": 1',
    '"minimum": 2',
    "list_notes: input.page has minimum 2, which was 1",
  ],
  [
    "a tool with a property removed from its result",
    tool,
    '"properties": { "id": { "$ref": "#/components/schemas/Id" } }',
    '"properties": {}',
    "list_notes: result.id is gone",
  ],
];

const harmless: Case[] = [
  ["a new field", notes, "        title: {", "        color: { type: string, maxLength: 20 }\n        title: {", ""],
  ["a higher maxLength", notes, "maxLength: 1000", "maxLength: 2000", ""],
  ["a new sort field", notes, "x-sort: [created_at, title]", "x-sort: [created_at, title, kind]", ""],
  ["a higher rate limit", common, "read: 120", "read: 240", ""],
  ["a changed summary", notes, "List notes", "List all notes", ""],
  ["a new permission in the vocabulary", common, ", notes:delete]", ", notes:delete, notes:purge]", ""],
  ["an operation that no longer requires a permission", notes, "x-permission: notes:read", "x-permission: none", ""],
];

describe("contract:diff", () => {
  for (const [title, file, from, to, message] of breaking) {
    it(`reports ${title}`, () => {
      const found = changes(file, from, to);
      expect(
        found.some((line) => line.includes(message)),
        found.join("\n") || "nothing found",
      ).to.equal(true);
    });
  }

  for (const [title, file, from, to] of harmless) {
    it(`accepts ${title}`, () => {
      expect(changes(file, from, to)).to.deep.equal([]);
    });
  }

  it("passes and prints a message if nothing has been released yet", () => {
    const { code, out } = project("diff-none").run("contract-diff.ts");
    expect(code).to.equal(0);
    expect(out).to.include("No contract has been released yet");
  });

  it("fails on a breaking change since the last release, which release.ts accepts only with --breaking", () => {
    const small = project("diff-release");
    expect(small.run("release.ts").code).to.equal(0);
    expect(small.run("contract-diff.ts").out).to.include("No breaking change since 1.0.0");
    small.edit(notes, "notes.recent", "notes.last");
    expect(small.run("contract-diff.ts").code).to.equal(1);
    const refused = small.run("release.ts");
    expect(refused.code).to.equal(1);
    expect(refused.err).to.include("the operationId is notes.last now").and.to.include("Nothing was written");
    expect(small.run("release.ts", "--breaking").code).to.equal(0);
    expect(small.run("contract-diff.ts").code).to.equal(0);
    expect(lastRelease(small.root)?.tools.map(({ name }) => name)).to.deep.equal(["list_notes"]);
  });
});

function changes(file: string, from: string, to: string): string[] {
  const small = project("diff");
  const before = currentRelease(small.root);
  small.edit(file, from, to);
  return breakingChanges(before, currentRelease(small.root)).map(({ subject, message }) => `${subject}: ${message}`);
}
