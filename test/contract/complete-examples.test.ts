import { expect } from "chai";
import { at } from "../../scripts/contract/document.ts";
import { currentRelease } from "../../scripts/contract/released.ts";
import { notes } from "./changes.ts";
import { project } from "./project.ts";

const ANSWER = "              schema: *answer\n";
const NOTE = '{ id: 019cb4e5-3c4d-7e5f-8a6b-7c8d9e0f1a04, version: 1, title: A, kind: memo, tags: [], text: "" }';

/** Returns an example of the small contract after it was expanded. */
function exampleWith(fields: string, edits: readonly (readonly [from: string, to: string])[] = []): unknown {
  const small = project("complete-examples");
  for (const [from, to] of edits) small.edit(notes, from, to);
  small.edit(notes, ANSWER, `${ANSWER}              examples: { note: { value: { data: ${fields} } } }\n`);
  const release = currentRelease(small.root);
  expect(release.violations).to.deep.equal([]);
  return at(
    release.document,
    "#/paths/~1v1~1notes~1{id}/put/responses/200/content/application~1json/examples/note/value/data",
  );
}

describe("generate: examples", () => {
  it("get null for a missing field that can be null, and the default of a field that has one", () => {
    const color: [string, string] = [
      "        title: { type",
      "        color: { type: string, maxLength: 9, default: red }\n        title: { type",
    ];
    const example = exampleWith(NOTE.replace(', text: ""', ""), [color]);
    expect(example).to.include({ text: null, color: "red", title: "A" });
  });

  it("keep their values, and do not get values for other fields", () => {
    const example = exampleWith(NOTE);
    expect(example).to.include({ text: "" });
    expect(example).to.not.have.property("created_at");
  });

  it("are completed by the branch of a union that they match", () => {
    const union: [string, string] = [
      "        created_at: {",
      '        origin: { readOnly: true, anyOf: [{ $ref: "#/components/schemas/Mail" }, { $ref: "#/components/schemas/Condition" }] }\n        created_at: {',
    ];
    const mail: [string, string] = [
      "    Condition:\n",
      '    Mail:\n      type: object\n      required: [kind, subject]\n      properties: { kind: { type: string, const: mail }, subject: { type: [string, "null"], maxLength: 9 } }\n      additionalProperties: false\n    Condition:\n',
    ];
    const example = exampleWith(NOTE.replace("{ id", "{ origin: { kind: mail }, id"), [union, mail]);
    expect(example).to.have.deep.property("origin", { kind: "mail", subject: null });
  });
});
