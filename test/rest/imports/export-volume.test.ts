import { expect } from "chai";
import { parse } from "csv-parse/sync";
import { loadSamples } from "../../../src/features/demo/sample-entities.ts";
import { type Caller } from "../../support/caller.ts";
import { finished } from "../../support/queue.ts";
import { createOrganization, callerByKey } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";

describe("Exports: /v1/exports of many records", () => {
  const fixture = useFixture();

  it("streams 20 000 records once each while others are created", async function () {
    this.timeout(60_000);
    const organization = await createOrganization(fixture.service);
    const crm = await callerByKey(fixture.service, { user: organization.owner });
    const now = Date.now();
    const options = {
      organizationId: organization.id,
      ownerIds: [organization.owner.id] as [string],
      run: "-x",
      actorName: "test",
    };
    const times = { from: now - 86_400_000, to: now - 3_600_000 };
    await loadSamples(
      fixture.service.database.pool,
      { contacts: 20_000, companies: 1 },
      {
        ...options,
        ...times,
      },
    );
    const running = exported(crm);
    for (let count = 0; count < 20; count += 1) {
      await crm.post("/v1/entities", { entity_type: "contact", email: `late.${count}@export.example` });
    }
    const ids = (await running).map(({ id }) => id);
    expect(new Set(ids).size).to.equal(ids.length);
    expect(ids.length).to.be.within(20_000, 20_020);
  });
});

/** Returns the rows of a finished export of all contacts. */
async function exported(crm: Caller): Promise<Record<string, string>[]> {
  const asked = await crm.post("/v1/exports", { entity_type: "contact" });
  expect((await finished(crm, asked.string("data.job_id"))).at("data.status")).to.equal("completed");
  const file = await crm.get(`/v1/exports/${asked.string("data.id")}/file`);
  return parse(file.text, { columns: true, record_delimiter: "\r\n" });
}
