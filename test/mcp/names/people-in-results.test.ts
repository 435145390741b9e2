import { expect } from "chai";
import { connect } from "../../support/accounts/connections.ts";
import { CALL } from "../../support/booking/booking.ts";
import { useFixture } from "../../support/fixture.ts";
import { assistantAt, assistantOf, type Assistant } from "../../support/mcp/assistant.ts";
import { EMAIL, useColleagues } from "../../support/mcp/colleagues.ts";
import { opportunityFactories } from "../../support/record-factories.ts";

describe("MCP: people in results", () => {
  const fixture = useFixture();
  const { contact, company, opportunity } = opportunityFactories(fixture);
  const colleagues = useColleagues(fixture);
  const me = (): string => fixture.organization.owner.id;
  const idOf = (key: string): string => colleagues.person(key).id;
  let crm: Assistant;

  before(() => {
    crm = colleagues.assistant();
  });

  it("show the name next to the id of each user, except suspended ones", async () => {
    const firm = await company({ name: "Owned", owner_id: idOf("bob") });
    const person = await contact({ first_name: "Owned", company_id: firm, owner_id: me() });
    const shown = await crm.use("get_crm_record", {
      record_type: "contact",
      record_id: person,
      include: ["company"],
    });
    expect(shown.at("record")).to.include({ owner_id: me(), owner_name: "Ada Lovelace" });
    expect(shown.at("related.company")).to.include({ owner_id: idOf("bob"), owner_name: "Bob Martin" });
    const left = await opportunity({ name: "Left", owner_id: idOf("bob") });
    await fixture.service.database
      .pool("opportunities")
      .where({ id: left })
      .update({ owner_id: idOf("gone") });
    const record = { record_type: "opportunity", record_id: left };
    expect((await crm.use("get_crm_record", record)).at("record")).to.include({ owner_id: idOf("gone") });
    expect((await crm.use("get_crm_record", record)).at("record")).to.not.have.property("owner_name");
  });

  it("can be sent back unchanged", async () => {
    const person = await contact({ first_name: "Back", owner_id: idOf("bob") });
    const target = { record_type: "contact", record_id: person };
    const { record } = (await crm.use("get_crm_record", target)).json as { record: object };
    const changed = await crm.use("update_crm_record", { ...target, fields: { ...record, first_name: "Forth" } });
    expect(changed.at("changed_fields")).to.include("first_name").and.to.not.include("owner_id");
  });

  it("count by owner with names, never with addresses", async () => {
    await opportunity({ owner_id: idOf("nameless") });
    await opportunity({ owner_id: idOf("bob") });
    const key = await assistantOf(fixture.service, fixture.organization.owner);
    for (const assistant of [crm, key]) {
      const found = await assistant.use("list_crm_records", { record_type: "opportunity", group_by: ["owner"] });
      const groups = found.list("groups");
      const of = (name: string) => groups.find(({ owner_id }) => owner_id === idOf(name));
      expect(of("bob")).to.include({ owner_id_label: "Bob Martin" });
      expect(of("nameless")).to.not.have.property("owner_id_label");
      expect(found.text).to.not.match(EMAIL);
    }
  });

  it("never show the address of a member without a name", async () => {
    const { id, email } = colleagues.person("nameless");
    const name = email.split("@")[0];
    const { token } = await connect(fixture.service, { user: colleagues.person("nameless") });
    const assistant = assistantAt(fixture.service.url, token);
    const created = await assistant.use("create_crm_record", { record_type: "task", fields: { title: "Anonymous" } });
    expect(created.at("record.created_by")).to.include({ id, name });
    const record = { record_type: "task", record_id: created.string("record.id") };
    expect((await crm.use("get_crm_record", record)).text).to.not.match(EMAIL);
    const person = await contact({ first_name: "Noted" });
    const about = { record_type: "contact", record_id: person };
    await assistant.use("add_crm_note", { ...about, body: "Called." });
    expect((await crm.use("list_crm_notes", about)).text).to.not.match(EMAIL);
    expect((await crm.use("get_crm_record_activity", about)).text).to.not.match(EMAIL);
    const hosted = await fixture.crm.post("/v1/event-types", { ...CALL, title: "Nameless", hosts: [id] });
    const listed = await crm.use("list_event_types", { query: "Nameless" });
    expect(hosted.status, hosted.text).to.equal(201);
    expect(listed.at("event_types.0.hosts")).to.deep.equal([{ user_id: id, name: null }]);
    expect(await colleagues.instructionsFor(token)).to.not.match(EMAIL);
  });
});
