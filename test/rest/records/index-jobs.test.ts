import { expect } from "chai";
import { newId } from "../../../src/base/platform/ids.ts";
import { useFixture } from "../../support/fixture.ts";
import { indexedFields } from "../../support/indexed-fields.ts";
import { until } from "../../support/queue.ts";
import { recordFactories, storeOf } from "../../support/record-factories.ts";

describe("Jobs: index of a custom field", () => {
  const fixture = useFixture();
  const records = recordFactories(fixture);
  const fields = indexedFields(fixture);
  const withValue = (key: string, value: unknown): Promise<string> =>
    records.contact({ custom_fields: { [key]: value } });

  it("complete an index after they ran before, in part or completely", async () => {
    const field = await fields.indexed();
    const ids = [await withValue(field.key, "a"), await withValue(field.key, "a")];
    const { pool } = fixture.service.database;
    const stored = await pool("custom_fields").where({ id: field.id }).first<{ index_id: string }>("index_id");
    await pool("custom_fields").where({ id: field.id }).update({ index_status: "building" });
    await pool("entity_values").where({ entity_id: ids[1] }).delete();
    for (let runs = 0; runs < 2; runs += 1) {
      const payload = { field_id: field.id, index_id: stored.index_id };
      await storeOf(fixture).jobs.enqueue(fixture.organization.id, {
        id: newId(),
        kind: "custom_field.index",
        payload,
      });
      await fields.ready(field);
      expect(await fields.values()).to.equal(2);
    }
    expect(await fields.found(field, "eq", "a")).to.have.members(ids);
  });

  it("wait for writes that do not know the mark yet", async () => {
    const field = await fields.defined();
    const id = await records.contact();
    const { pool } = fixture.service.database;
    const tx = await pool.transaction();
    await tx("entities")
      .where({ id })
      .update({ custom_fields: JSON.stringify({ [field.key]: "late" }) });
    await fixture.crm.put(fields.pathOf(field), { indexed: true });
    const waiting = pool("jobs").whereRaw("payload ->> 'field_id' = ? AND payload ->> 'fence' IS NOT NULL", [field.id]);
    await until(async () => (await waiting.clone()).length === 1, "the job waits");
    expect((await fixture.crm.get(fields.pathOf(field))).at("data.index_status")).to.equal("building");
    await tx.commit();
    await fields.ready(field);
    expect(await fields.found(field, "eq", "late")).to.deep.equal([id]);
  });
});
