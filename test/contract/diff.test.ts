import { expect } from "chai";
import { breakingChanges } from "../../scripts/contract/diff/diff.ts";
import { currentRelease, lastRelease } from "../../scripts/contract/released.ts";
import { project } from "./project.ts";

const notes = "openapi/notes.yaml";
const common = "openapi/common.yaml";
const tool = "tool-schemas/crm/list_notes.json";

type Case = readonly [title: string, file: string, from: string, to: string, message: string];

const breaking: Case[] = [
  ["an operation that is gone", notes, "    put:\n", "    delete:\n", "notes.update: PUT /v1/notes/{id} is gone"],
  ["another operationId", notes, "notes.recent", "notes.last", "the operationId is notes.last now"],
  [
    "another permission",
    notes,
    "x-permission: notes:read",
    "x-permission: notes:write",
    "notes.list: it needs the permission notes:write, which was notes:read",
  ],
  [
    "a lower ceiling",
    notes,
    "x-rate-limit: write",
    "x-rate-limit: heavy_write",
    "notes.create: its ceiling fell from 30 to 10 a minute",
  ],
  [
    "a class with a lower ceiling",
    common,
    "read: 120",
    "read: 100",
    "notes.list: its ceiling fell from 120 to 100 a minute",
  ],
  ["a lower global ceiling", common, "global: 1000", "global: 900", "global: the ceiling fell"],
  [
    "a public operation that is public no more",
    notes,
    "      x-public: true\n      security: []\n",
    "",
    "notes.recent: it was public and needs authentication now",
  ],
  [
    "an operation that keys may no longer call",
    notes,
    "      x-sort: [created_at, title]",
    "      security: [{ session: [] }]\n      x-sort: [created_at, title]",
    "notes.list: it takes no apiKey any more",
  ],
  [
    "a sort field that is gone",
    notes,
    "x-sort: [created_at, title]",
    "x-sort: [created_at]",
    "notes.list: it cannot be sorted by title any more",
  ],
  [
    "a parameter that is gone",
    notes,
    '        - { name: created_after, in: query, schema: { $ref: "#/components/schemas/Timestamp" } }\n',
    "",
    "notes.list: the parameter created_after is gone",
  ],
  [
    "a parameter that is required now",
    notes,
    "name: created_after, in: query,",
    "name: created_after, in: query, required: true,",
    "notes.list: the parameter created_after is required now",
  ],
  [
    "another default",
    common,
    "default: 1",
    "default: 2",
    "notes.list: the parameter page is 2 where left out, which was 1",
  ],
  [
    "a property that is sent no more",
    notes,
    'text: { type: [string, "null"], maxLength: 1000, x-multiline: true }',
    'body: { type: [string, "null"], maxLength: 1000 }',
    "notes.list: 200.data[].text is gone",
  ],
  [
    "a property that is taken no more",
    notes,
    'text: { type: [string, "null"], maxLength: 1000, x-multiline: true }',
    'body: { type: [string, "null"], maxLength: 1000 }',
    "notes.update: body.text is gone",
  ],
  [
    "a property that is required now",
    notes,
    "required: [kind]\n",
    "required: [kind, at]\n",
    "notes.create: body<call>.at is required now",
  ],
  [
    "a shorter text",
    notes,
    "maxLength: 1000",
    "maxLength: 900",
    "notes.update: body.text has maxLength 900, which was 1000",
  ],
  ["a higher minimum", notes, "minLength: 1", "minLength: 2", "body.title has minLength 2, which was 1"],
  [
    "a type that is taken no more",
    notes,
    'text: { type: [string, "null"]',
    "text: { type: [string]",
    "body.text takes no null any more",
  ],
  [
    "a type that may be sent now",
    notes,
    "title: { type: string,",
    'title: { type: [string, "null"],',
    "200.data[].title can be null now",
  ],
  [
    "a branch that is taken no more",
    notes,
    ', call: "#/components/schemas/CallCreate" }',
    " }",
    "notes.create: body takes no call any more",
  ],
  ["a permission that is gone", common, ", notes:delete]", "]", "notes:delete: the permission is gone"],
  [
    "an error with another status",
    common,
    "duplicate: 409",
    "duplicate: 422",
    "duplicate: the error's status was 409 and is 422",
  ],
  ["a webhook that is gone", notes, "  note.created:", "  note.written:", "note.created: the webhook is gone"],
  [
    "a tool with another permission",
    tool,
    '"permission": "notes:read"',
    '"permission": { "by": "page", "1": "notes:read" }',
    "list_notes: it needs the permission",
  ],
  [
    "a tool with another hint",
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
    "a tool without a part of its result",
    tool,
    '"properties": { "id": { "$ref": "#/components/schemas/Id" } }',
    '"properties": {}',
    "list_notes: result.id is gone",
  ],
];

const harmless: Case[] = [
  ["a new field", notes, "        title: {", "        color: { type: string, maxLength: 20 }\n        title: {", ""],
  ["a longer text", notes, "maxLength: 1000", "maxLength: 2000", ""],
  ["a new sort field", notes, "x-sort: [created_at, title]", "x-sort: [created_at, title, kind]", ""],
  ["a higher ceiling", common, "read: 120", "read: 240", ""],
  ["another summary", notes, "List notes", "List all notes", ""],
  ["a new permission in the vocabulary", common, ", notes:delete]", ", notes:delete, notes:purge]", ""],
  ["an operation that needs no permission any more", notes, "x-permission: notes:read", "x-permission: none", ""],
];

describe("contract:diff", () => {
  for (const [title, file, from, to, message] of breaking) {
    it(`finds ${title}`, () => {
      const found = changes(file, from, to);
      expect(
        found.some((line) => line.includes(message)),
        found.join("\n") || "nothing found",
      ).to.equal(true);
    });
  }

  for (const [title, file, from, to] of harmless) {
    it(`lets ${title} pass`, () => {
      expect(changes(file, from, to)).to.deep.equal([]);
    });
  }

  it("says that nothing was released, and passes", () => {
    const { code, out } = project("diff-none").run("contract-diff.ts");
    expect(code).to.equal(0);
    expect(out).to.include("No contract has been released yet");
  });

  it("fails after a release that a change would break, and release refuses it unless told", () => {
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
