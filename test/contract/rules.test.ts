import { expect } from "chai";
import { readContract } from "../../scripts/contract/read.ts";
import { notes, operationCases, tool } from "./broken-operations.ts";
import { promptCases } from "./broken-prompts.ts";
import { shapeCases } from "./broken-shapes.ts";
import { toolCases } from "./broken-tools.ts";
import { addPrompts, project } from "./project.ts";

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
