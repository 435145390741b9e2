import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect } from "chai";
import { readCheckedContract } from "../../scripts/contract/read.ts";
import { editOf } from "./changes.ts";
import { contradictionsMistakes, examplesMistakes, referencesMistakes } from "./mistakes/meaning.ts";
import { type MistakesByFile, NOTES, TOOL } from "./mistakes/mistake.ts";
import { operationsMistakes, toolsMistakes } from "./mistakes/operations.ts";
import { structureMistakes, syntaxMistakes } from "./mistakes/form.ts";
import { project } from "./project.ts";

interface Mistake {
  readonly file: string;
  readonly edit: string | readonly [RegExp, string];
  readonly message: string;
}

const mistakesOf = (byFile: MistakesByFile): [title: string, mistake: Mistake][] =>
  Object.entries(byFile).flatMap(([file, ofFile]) =>
    Object.entries(ofFile).map(([title, [edit, message]]): [string, Mistake] => [title, { file, edit, message }]),
  );

/** Returns the text with the mistake, and the position that the mark had. */
function introduced(text: string, edit: Mistake["edit"]): { text: string; line: number; column: number } {
  const [from, to] = typeof edit === "string" ? editOf(edit) : edit;
  const marked = typeof from === "string" ? text.replace(from, () => to) : text.replace(from, to);
  const [before, after, ...rest] = marked.split("▶");
  if (before === undefined || after === undefined || rest.length > 0)
    throw new Error(`the text to replace is missing, or the mark is not there once: ${String(edit)}`);
  const lines = before.split("\n");
  return { text: before + after, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** Introduces a mistake into a project, reads the contract, and restores the file. */
async function expectReported(root: string, { file, edit, message }: Mistake): Promise<void> {
  const path = join(root, file);
  const original = readFileSync(path, "utf8");
  const { text, line, column } = introduced(original, edit);
  writeFileSync(path, text);
  try {
    expect((await readCheckedContract(root)).violations).to.deep.equal([{ file, line, column, message }]);
  } finally {
    writeFileSync(path, original);
  }
}

describe("generate: mistakes in a small contract", () => {
  let root: string;
  before(() => ({ root } = project("mistakes")));

  it("has none to begin with", async () => {
    expect((await readCheckedContract(root)).violations).to.deep.equal([]);
  });

  for (const byFile of [
    syntaxMistakes,
    structureMistakes,
    referencesMistakes,
    contradictionsMistakes,
    operationsMistakes,
    examplesMistakes,
    toolsMistakes,
  ])
    for (const [title, mistake] of mistakesOf(byFile))
      it(`reports ${title} and nothing else`, () => expectReported(root, mistake));
});

describe("generate: mistakes in the contract of the service", () => {
  const home = resolve(import.meta.dirname, "../..");
  const root = join(home, ".test/contract/service");
  before(() => {
    rmSync(root, { recursive: true, force: true });
    for (const folder of ["openapi", "tool-schemas"])
      cpSync(join(home, folder), join(root, folder), { recursive: true });
  });

  const inService: MistakesByFile = {
    "openapi/segments.yaml": {
      "a mistake in an anchor that many examples use": [
        "    «kind: dynamic→▶kind: dynamical»\n",
        'example: kind is "dynamical": use one of static, dynamic; did you mean dynamic?',
      ],
    },
    "openapi/opportunities.yaml": {
      "an unknown anchor": ["«*actor→▶*actr»", "the anchor &actr does not exist above: did you mean *actor?"],
    },
    "tool-schemas/crm/create_crm_record.json": {
      "a wrong default of a tool": [
        '«"default": false→▶"default": "no"»',
        'default: the value is "no": write true or false',
      ],
    },
    "openapi/products.yaml": {
      "a field of a resource without a value for new records": [
        "«→        ▶weight: { description: In grams., type: integer }\n»        name: {",
        "a new record may lack a value: require the field, give it a default, allow null, or add x-derived: true",
      ],
    },
  };
  for (const [title, mistake] of mistakesOf(inService))
    it(`reports ${title} and nothing else`, () => expectReported(root, mistake));
});

describe("npm run generate", () => {
  it("reports the syntax errors of all files alone", () => {
    const small = project("mistakes-syntax");
    small.edit(NOTES, "x-permission: notes:read", "x-permission: notes:raed");
    small.edit(NOTES, "summary: Write a note", 'summary: "Write a note');
    small.edit("openapi/common.yaml", "x-detail-codes: [cycle]", "x-detail-codes: *codes");
    small.edit(TOOL, '"scope": "crm:read",', '"scope": "crm:read"');
    const { code, err } = small.run("generate.ts");
    expect(code).to.equal(1);
    expect(err.replace(/:\d+:\d+ .*/g, "").split("\n")).to.deep.equal([
      "openapi/common.yaml",
      NOTES,
      TOOL,
      "",
      "3 problems; nothing was written.",
      "",
    ]);
  });

  it("reports a placeholder that a stub contains", () => {
    const small = project("mistakes-stub");
    expect(
      small.run("new-operation.ts", "notes.archive", "post", "/v1/notes/{id}/pages/{page_id}/archive").code,
    ).to.equal(0);
    const { code, err } = small.run("generate.ts");
    expect(code).to.equal(1);
    expect(err).to.match(/^openapi\/notes\.yaml:\d+:9 description is "To be written\.": write a description$/m);
    expect(err).to.match(/^openapi\/notes\.yaml:\d+:7 summary is "To be written\.": write a summary$/m);
  });

  it("reports several mistakes of one kind in all files at once", () => {
    const small = project("mistakes-several");
    small.edit(NOTES, "x-rate-limit: read", "x-rate-limit: 5");
    small.edit("openapi/common.yaml", "in: query,", "in: querry,");
    small.edit(TOOL, '"type": "integer"', '"type": "int"');
    const { code, err } = small.run("generate.ts");
    expect(code).to.equal(1);
    expect(err).to.include("3 problems; nothing was written.");
    expect(err).to.not.match(/\n\s+at /);
  });
});
