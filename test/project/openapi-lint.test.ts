import { readFileSync } from "node:fs";
import { BaseResolver, createConfig, lintDocument, Source } from "@redocly/openapi-core";
import { expect } from "chai";

const text = readFileSync(new URL("../../generated/openapi.json", import.meta.url), "utf8");

/** Returns the errors and warnings of all recommended rules, as "rule at pointer: message". */
async function problemsOf(document: string): Promise<string[]> {
  const config = await createConfig({ extends: ["recommended"] });
  const source = new Source("/openapi.json", document);
  const problems = await lintDocument({
    document: { source, parsed: JSON.parse(document) as unknown },
    config: config.styleguide,
    externalRefResolver: new BaseResolver(),
  });
  return problems.map(({ ruleId, message, location: [place] }) => `${ruleId} at ${place?.pointer ?? ""}: ${message}`);
}

describe("openapi.json", () => {
  it("violates no recommended rule of @redocly/openapi-core, neither with an error nor with a warning", async () => {
    expect(await problemsOf(text)).to.deep.equal([]);
  });

  it("is really checked: an error and a warning are found", async () => {
    const contact = '"#/components/schemas/ContactCreate"';
    expect(text).to.include(contact).and.to.include('"license": {');
    const misspelled = text.replace(contact, '"#/components/schemas/ContactCraete"');
    const rules = (await problemsOf(misspelled.replace('"license": {', '"x-license": {'))).map(
      (one) => one.split(" ")[0],
    );
    expect(rules).to.include.members(["no-unresolved-refs", "info-license"]);
  });
});
