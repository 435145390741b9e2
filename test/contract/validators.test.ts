import { join } from "node:path";
import { expect } from "chai";
import type { Validate } from "../../src/base/contract/operation.ts";
import { project } from "./project.ts";

/** Path and code of each error. */
function mistakes(validate: Validate | undefined, value: unknown): string[] {
  if (!validate) throw new Error("there is no such check");
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, keyword, params }) => {
    const { format, missingProperty, additionalProperty, unevaluatedProperty } = params;
    const detail = [format, missingProperty, additionalProperty, unevaluatedProperty].find((one) => one !== undefined);
    return `${instancePath} ${keyword}${typeof detail === "string" ? ` ${detail}` : ""}`;
  });
}

describe("Generated validators", () => {
  const small = project("validators");
  let checks: Record<string, Validate> = {};
  const create = (value: unknown): string[] => mistakes(checks["notes_create_body"], value);
  const update = (value: unknown): string[] => mistakes(checks["notes_update_body"], value);

  before(async () => {
    const { code, err } = small.run("generate.ts");
    expect(code, err).to.equal(0);
    checks = (await import(join(small.root, "generated/validators/notes.js"))) as Record<string, Validate>;
  });

  it("report every error of a body at once, each one once", () => {
    const value = { kind: "memo", text: 3, tags: ["a", "b", "c", "d"], titel: "x" };
    expect(create(value)).to.have.members([
      " required title",
      "/text type",
      "/tags maxItems",
      " unevaluatedProperties titel",
    ]);
  });

  it("stop in each loop after a hundred errors, and check no more items than a list may have", () => {
    const many = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`x${index}`, index]));
    expect(create({ kind: "memo", title: "a", ...many })).to.have.length(100);
    const all = Array.from({ length: 50_000 }, () => ({ wrong: 1 }));
    expect(create({ kind: "call", filter: { all } })).to.have.length.below(100);
    expect(create({ kind: "memo", title: "a", tags: Array.from({ length: 50_000 }, () => 1) })).to.deep.equal([
      "/tags maxItems",
      "/tags/0 type",
      "/tags/1 type",
      "/tags/2 type",
    ]);
  });

  it("validate one branch, selected by the discriminator", () => {
    expect(create({ kind: "call", at: "2026-03-01T09:30:00Z" })).to.deep.equal([]);
    expect(create({ kind: "memo", at: "2026-03-01T09:30:00Z", title: "a" })).to.deep.equal([
      " unevaluatedProperties at",
    ]);
    expect(create({ kind: "letter" })).to.deep.equal(["/kind enum"]);
    expect(create({})).to.deep.equal([" required kind"]);
    expect(create([])).to.deep.equal([" type"]);
  });

  it("select a branch by the property that is present, at any depth", () => {
    const filter = (...all: unknown[]): string[] => create({ kind: "call", filter: { all } });
    expect(filter({ field: "a" }, { all: [{ all: [] }] })).to.deep.equal([]);
    expect(filter({ all: [{ field: 1 }] })).to.deep.equal(["/filter/all/0/all/0/field type"]);
    expect(filter({})).to.deep.equal(["/filter/all/0 required field"]);
    expect(filter({ field: "a", wrong: 1 })).to.deep.equal(["/filter/all/0 additionalProperties wrong"]);
  });

  it("count the length of text in code points", () => {
    expect(update({ title: "👩🏽🎈🎈🎈" })).to.deep.equal([]);
    expect(update({ title: "123456" })).to.deep.equal(["/title maxLength"]);
  });

  it("reject characters that are invalid in text, and line breaks in single-line fields", () => {
    for (const title of ["\0", "a\ud800", "\udc00", "a\nb", "\u001b", "\u0085"]) {
      expect(update({ title }), JSON.stringify(title)).to.deep.equal(["/title format text"]);
    }
    expect(update({ text: "one\ntwo\tthree" })).to.deep.equal([]);
    for (const text of ["\0", "a\ud800", "\u0007"]) expect(update({ text })).to.deep.equal(["/text format multiline"]);
    expect(update({ tags: ["a\0"] })).to.deep.equal(["/tags/0 format text"]);
  });

  it("distinguish a time without an offset from an invalid time", () => {
    const list = (written_after: string): string[] => mistakes(checks["notes_list_parameters"], { written_after });
    expect(list("2026-03-01T09:30:00+01:00")).to.deep.equal([]);
    expect(list("2026-03-01T09:30:00")).to.deep.equal(["/written_after format zoned"]);
    for (const time of ["2026-13-01T09:30:00Z", "2026-02-29T09:30:00Z", "2026-03-01", "2026-03-01T24:00:00Z", "now"]) {
      expect(list(time), time).to.deep.equal(["/written_after format date-time"]);
    }
  });

  it("check parameters as typed values, check sort fields and reject undeclared parameters", () => {
    const list = (value: unknown): string[] => mistakes(checks["notes_list_parameters"], value);
    expect(list({ page: 2, sort: "-title,created_at" })).to.deep.equal([]);
    expect(list({ page: "2" })).to.deep.equal(["/page type"]);
    expect(list({ sort: "text" })).to.deep.equal(["/sort pattern"]);
    expect(list({ pge: 1 })).to.deep.equal([" additionalProperties pge"]);
    expect(mistakes(checks["notes_update_parameters"], { id: "urn:uuid:7" })).to.deep.equal(["/id format uuid"]);
    expect(mistakes(checks["notes_recent_parameters"], { x: 1 })).to.deep.equal([" additionalProperties x"]);
  });
});
