import { expect } from "chai";
import { at as valueAt } from "../../scripts/contract/document.ts";
import { currentRelease } from "../../scripts/contract/released.ts";
import { notes } from "./changes.ts";
import { project, type Project } from "./project.ts";

const UPDATE = "      operationId: notes.update\n";
const DATES = "since: 2026-11-01, sunset: 2027-05-01";
const COMPLETE = `deprecated: true\n      x-deprecated: { ${DATES}, replacement: notes.create, link: https://docs.example/notes }\n`;

/** Adds keywords to an operation of the small contract; returns its violations. */
function violationsWith(keywords: string, change: (small: Project) => void = () => undefined): string[] {
  const small = project("deprecation");
  small.edit(notes, UPDATE, `${UPDATE}      ${keywords}\n`);
  change(small);
  return currentRelease(small.root).violations.map(
    ({ file, line, column, message }) => `${file}:${String(line)}:${String(column)} ${message}`,
  );
}

const example = "x-deprecated: { since: 2026-11-01, sunset: 2027-05-01, link: https://… }";
const at = "openapi/notes.yaml:52:7";
const place = "openapi/notes.yaml:53:7";
const rejected: [title: string, keywords: string, violation: string][] = [
  ["no dates", "deprecated: true", `${at} \`deprecated: true\` needs its dates: ${example}`],
  [
    "dates of an operation that is not deprecated",
    `x-deprecated: { ${DATES}, link: /docs }`,
    `${at} x-deprecated describes \`deprecated: true\`, which is missing next to it`,
  ],
  [
    "a day that does not exist",
    "deprecated: true\n      x-deprecated: { since: 2026-11-31, sunset: 2027-06-01, link: /docs }",
    `${place} x-deprecated: since must be a day, e.g. ${example}`,
  ],
  [
    "a sunset date that is too early",
    "deprecated: true\n      x-deprecated: { since: 2026-11-01, sunset: 2027-04-29, link: /docs }",
    `${place} x-deprecated: sunset must be at least 180 days after since: 2027-04-30 or later`,
  ],
  [
    "no page that explains how to migrate",
    `deprecated: true\n      x-deprecated: { ${DATES} }`,
    `${place} x-deprecated: link must be an https URL or a path that explains how to migrate`,
  ],
  [
    "an unknown replacement",
    `deprecated: true\n      x-deprecated: { ${DATES}, link: /docs, replacement: notes.change }`,
    `${place} x-deprecated: replacement "notes.change" is not an operationId`,
  ],
  [
    "an unknown member",
    `deprecated: true\n      x-deprecated: { ${DATES}, link: /docs, until: 2028-01-01 }`,
    `${place} x-deprecated has since, sunset, replacement and link, not until`,
  ],
];

describe("generate: deprecation", () => {
  for (const [title, keywords, violation] of rejected) {
    it(`rejects ${title} with its position`, () => {
      expect(violationsWith(keywords)).to.deep.equal([violation]);
    });
  }

  it("rejects a deprecated field and a deprecated parameter without dates", () => {
    const violations = violationsWith(COMPLETE, (small) => {
      small.edit(notes, "        title: { type", "        title: { deprecated: true, type");
      small.edit(notes, "in: query, schema", "in: query, deprecated: true, schema");
    });
    const message = "`deprecated: true` needs its dates: x-deprecated: { since: 2026-11-01, sunset: 2027-05-01 }";
    expect(violations).to.deep.equal([`openapi/notes.yaml:11:45 ${message}`, `openapi/notes.yaml:91:18 ${message}`]);
  });

  it("publishes the dates, the headers of all responses, and types marked as deprecated", () => {
    const small = project("deprecation-output");
    small.edit(notes, UPDATE, `${UPDATE}      ${COMPLETE}`);
    small.edit(notes, "        title: { type", `        title: { deprecated: true, x-deprecated: { ${DATES} }, type`);
    const { code, err } = small.run("generate.ts");
    expect(code, err).to.equal(0);
    const document = currentRelease(small.root).document;
    const names = ["Deprecation", "Sunset", "Link"];
    for (const status of ["200", "400", "429", "default"]) {
      expect(headersOf(document, `#/paths/~1v1~1notes~1{id}/put/responses/${status}`)).to.include.members(names);
      expect(headersOf(document, `#/paths/~1v1~1notes/post/responses/${status === "200" ? "201" : status}`))
        .to.include("X-Request-Id")
        .and.not.include.members(names);
    }
    const sentence = "Deprecated since 2026-11-01; it may be removed from 2027-05-01 on.";
    expect(small.read("generated/sdk/notes.ts")).to.match(
      new RegExp(`${sentence} Use \`notes\\.create\` instead\\.[^/]*\\* @deprecated\\s+\\*/`),
    );
    expect(small.read("generated/sdk/types.gen.ts")).to.match(new RegExp(`${sentence}\\s+\\*\\s+\\* @deprecated`));
    expect(small.read("generated/operations.js")).to.include('"successor":"/v1/notes"');
    const types = small.read("generated/api-types.ts");
    expect(types, "a field").to.match(new RegExp(`/\\*\\* @deprecated [^\n]*${sentence}[^\n]*\\n +title`));
    expect(types, "an operation").to.match(/\/\*\* @deprecated [^\n]*\n +put: operations\["notes\.update"\]/);
  });
});

/** Returns the names of the headers of a response. */
function headersOf(document: unknown, reference: string): string[] {
  const response = valueAt(document, reference) as { $ref?: string; headers?: object };
  return response.$ref === undefined ? Object.keys(response.headers ?? {}) : headersOf(document, response.$ref);
}
