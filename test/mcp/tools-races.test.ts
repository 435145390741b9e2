import { expect } from "chai";
import { assistantOf } from "../support/mcp/assistant.ts";
import { useFixture } from "../support/fixture.ts";

const AT_ONCE = 12;

describe("All tools: concurrent changes of one record", () => {
  const fixture = useFixture();
  const made = async (body: object): Promise<string> =>
    (await fixture.crm.post("/v1/entities", body)).string("data.id");

  it("returns no version conflict without expected_version", async () => {
    const assistant = await assistantOf(fixture.service, fixture.organization.owner);
    const contact_id = await made({ entity_type: "contact", first_name: "Ada" });
    const companies = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => made({ entity_type: "company", name: `Company ${index}` })),
    );
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(
        companies.map((company_id) =>
          assistant.call("link_contact_to_company", { contact_id, company_id, replace_existing: true }),
        ),
      );
      const failures = answers.filter(({ outcome }) => outcome !== "result");
      // On a busy machine a call may be asked to retry, which loses nothing.
      for (const failure of failures) expect(failure.at("code"), failure.text).to.equal("unavailable");
      expect(failures.length).to.be.below(AT_ONCE / 2);
    }
  });
});
