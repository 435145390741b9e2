import { expect } from "chai";
import { createStore } from "../../../src/base/store/store.ts";
import { storedEvent } from "../../support/booking/booked-event.ts";
import { callerByKey, signInAs } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

describe("POST /v1/entities/{id}/unmerge (entities.unmerge)", () => {
  const fixture = useFixture();
  let number = 0;

  const create = async (path: string, body: object): Promise<string> => {
    const answer = await fixture.crm.post(path, body);
    expect([200, 201, 202], answer.text).to.include(answer.status);
    return answer.string("data.id");
  };
  const contact = async (body: object = {}): Promise<string> =>
    await create("/v1/entities", { entity_type: "contact", first_name: "Ada", last_name: `N${++number}`, ...body });
  const company = async (body: object = {}): Promise<string> =>
    await create("/v1/entities", { entity_type: "company", name: `Engines ${++number}`, ...body });
  const merge = async (id: string, duplicate_ids: readonly string[], more: object = {}): Promise<void> => {
    const answer = await fixture.crm.post(`/v1/entities/${id}/merge`, { duplicate_ids, ...more });
    expect(answer.status, answer.text).to.equal(200);
  };
  const unmerge = async (id: string, body: object = {}, headers: Record<string, string> = {}): Promise<Answer> =>
    await fixture.crm.post(`/v1/entities/${id}/unmerge`, body, headers);
  const get = async (id: string): Promise<Answer> => await fixture.crm.get(`/v1/entities/${id}`);
  const about = (...ids: string[]) => ids.map((record_id) => ({ record_type: "contact", record_id }));
  const store = () => createStore(fixture.service.database.pool);
  const published = async (id: string): Promise<string[]> =>
    (await store().changes.ofRecord(fixture.organization.id, id)).map(({ kind }) => kind);
  const stable = (answer: Answer): unknown => {
    const { version: _, updated_at: __, updated_by: ___, ...record } = answer.at("data") as Record<string, unknown>;
    return record;
  };
  const none = {
    opportunities: 0,
    tasks: 0,
    notes: 0,
    events: 0,
    contacts: 0,
    child_companies: 0,
    segments: 0,
    emails: 0,
    files: 0,
    form_submissions: 0,
  };

  it("brings the merged contact back with all its values and relations, and takes them from the kept one", async () => {
    const kept = await contact({ email: "kept@undo.example", tags: ["a"], external_ids: { erp: "U1" } });
    const gone = await contact({
      email: "gone@undo.example",
      additional_emails: ["gone2@undo.example"],
      phone: "+33123456789",
      tags: ["b"],
      external_ids: { erp: "U2", shop: "U3" },
      lifecycle_stage: "customer",
    });
    const task = await create("/v1/tasks", { title: "Call", related_to: about(gone) });
    const note = await create("/v1/notes", { body: "Both", related_to: about(kept, gone) });
    const contacts = [
      { contact_id: kept, role: "user" },
      { contact_id: gone, role: "champion" },
    ];
    const opportunity = await create("/v1/opportunities", { name: "Sale", primary_contact_id: gone, contacts });
    const event = (await storedEvent(fixture, { invitees: [{ contact_id: gone }] })).id;
    const segment = await create("/v1/segments", { name: `S${++number}`, entity_type: "contact", kind: "static" });
    await fixture.crm.post(`/v1/segments/${segment}/members`, { entity_ids: [gone] });
    const send_at = new Date(Date.now() + 3_600_000).toISOString();
    const message = {
      subject: "Hello",
      text: "Hello",
      send_at,
      to: [{ email: "gone@undo.example", contact_id: gone }],
    };
    const email = await create("/v1/notifications/emails", { ...message, related_to: about(gone) });
    const [keptBefore, goneBefore] = [stable(await get(kept)), stable(await get(gone))];
    const activities = (await fixture.crm.get(`/v1/entities/${gone}/activity`)).list("data").map(({ id }) => id);

    await merge(kept, [gone]);
    expect((await get(kept)).at("data.phone")).to.equal("+33123456789");
    const dry = await unmerge(gone, { dry_run: true });
    expect((await get(gone)).status, "after a dry run").to.equal(404);
    const answer = await unmerge(gone);
    expect(answer.status, answer.text).to.equal(200);
    expect(dry.at("data.restored")).to.deep.equal(answer.at("data.restored"));
    expect(answer.at("data.restored")).to.deep.include({
      ...none,
      opportunities: 1,
      tasks: 1,
      notes: 1,
      events: 1,
      segments: 1,
      emails: 1,
    });
    expect(answer.at("data.not_restored"), answer.text).to.deep.equal([]);
    expect([stable(await get(kept)), stable(await get(gone))]).to.deep.equal([keptBefore, goneBefore]);
    expect(answer.at("data.record")).to.deep.equal((await get(gone)).at("data"));
    expect(answer.at("data.kept_record")).to.deep.equal((await get(kept)).at("data"));
    expect((await fixture.crm.get(`/v1/tasks/${task}`)).at("data.related_to")).to.deep.equal(about(gone));
    expect((await fixture.crm.get(`/v1/notes/${note}`)).at("data.related_to")).to.deep.equal(about(kept, gone));
    const sale = await fixture.crm.get(`/v1/opportunities/${opportunity}`);
    expect([sale.at("data.primary_contact_id"), sale.at("data.contacts")]).to.deep.equal([gone, contacts]);
    expect((await fixture.crm.get(`/v1/events/${event}`)).at("data.contact_ids")).to.deep.equal([gone]);
    const members = await fixture.crm.get(`/v1/segments/${segment}/members`);
    expect(members.list("data").map(({ id }) => id)).to.deep.equal([gone]);
    expect((await fixture.crm.get(`/v1/segments/${segment}`)).at("data.member_count")).to.equal(1);
    const sent = await fixture.crm.get(`/v1/notifications/emails/${email}`);
    expect([sent.at("data.recipients.0.contact_id"), sent.at("data.related_to")]).to.deep.equal([gone, about(gone)]);
    const after = (await fixture.crm.get(`/v1/entities/${gone}/activity`)).list("data").map(({ id }) => id);
    expect(after).to.include.members(activities);
    const owner = await fixture.crm.get("/v1/entities?email=gone2@undo.example");
    expect(owner.list("data").map(({ id }) => id)).to.deep.equal([gone]);
    const again = { entity_type: "contact", first_name: "X", external_ids: { erp: "U2" } };
    expect((await fixture.crm.post("/v1/entities", again)).at("details.0.existing_id")).to.equal(gone);
  });

  it("brings the contacts and child companies of a company back, but no cycle", async () => {
    const [parent, kept] = [await company(), await company({ domain: "kept.undo.example" })];
    const gone = await company({ domain: "gone.undo.example", parent_company_id: parent, annual_revenue: 5 });
    const [child, above] = [await company({ parent_company_id: gone }), await company({ parent_company_id: gone })];
    const person = await contact({ company_id: gone });
    const before = stable(await get(gone));
    await merge(kept, [gone]);
    expect((await fixture.crm.put(`/v1/entities/${kept}`, { parent_company_id: null })).status).to.equal(200);
    expect((await fixture.crm.put(`/v1/entities/${parent}`, { parent_company_id: above })).status).to.equal(200);
    const answer = await unmerge(gone);
    expect(answer.at("data.restored"), answer.text).to.deep.include({ contacts: 1, child_companies: 1 });
    expect(answer.at("data.not_restored")).to.deep.include({
      type: "child_company",
      record_id: above,
      field: null,
      reason: "cycle",
    });
    expect(stable(await get(gone))).to.deep.equal(before);
    const parents = [await get(child), await get(above), await get(kept)];
    expect(parents.map((one) => one.at("data.parent_company_id"))).to.deep.equal([gone, kept, null]);
    expect((await get(person)).at("data.company_id")).to.equal(gone);
    expect((await published(person)).slice(-2)).to.deep.equal(["contact.updated", "contact.company_linked"]);
  });

  it("leaves what changed since the merge, and names it with the reason", async () => {
    const kept = await contact({ job_title: "Countess", tags: ["a"] });
    const gone = await contact({
      phone: "+33123456780",
      email: "taken@undo.example",
      department: "Works",
      tags: ["b"],
    });
    const [moved, deleted, stays] = [
      await create("/v1/tasks", { title: "Moved", related_to: about(gone) }),
      await create("/v1/tasks", { title: "Purged", related_to: about(gone) }),
      await create("/v1/tasks", { title: "Stays", related_to: about(gone) }),
    ];
    await merge(kept, [gone]);
    const change = { phone: "+33199999999", email: null, tags: ["a", "b", "c"] };
    expect((await fixture.crm.put(`/v1/entities/${kept}`, change)).status).to.equal(200);
    const other = await contact({ email: "taken@undo.example" });
    await fixture.crm.put(`/v1/tasks/${moved}`, { related_to: about(other) });
    const { pool } = fixture.service.database;
    await pool.raw("DELETE FROM tasks WHERE org_id = ? AND id = ?", [fixture.organization.id, deleted]);
    const added = await create("/v1/tasks", { title: "New", related_to: about(kept) });
    const answer = await unmerge(gone);
    expect(answer.status, answer.text).to.equal(200);
    const expected = [
      { type: "kept_field", record_id: kept, field: "phone", reason: "changed" },
      { type: "field", record_id: gone, field: "email", reason: "taken" },
      { type: "task", record_id: moved, field: null, reason: "changed" },
      { type: "task", record_id: deleted, field: null, reason: "gone" },
    ];
    const listed = answer.list("data.not_restored");
    expect(listed).to.deep.include.members(expected);
    expect(answer.at("data.not_restored_count")).to.equal(listed.length);
    expect(answer.at("data.kept_record")).to.deep.include({
      phone: "+33199999999",
      department: null,
      tags: ["a", "c"],
    });
    expect(answer.at("data.record")).to.deep.include({ phone: "+33123456780", email: null, department: "Works" });
    expect((await fixture.crm.get(`/v1/tasks/${stays}`)).at("data.related_to")).to.deep.equal(about(gone));
    expect((await fixture.crm.get(`/v1/tasks/${added}`)).at("data.related_to")).to.deep.equal(about(kept));
  });

  it("keeps the values of other records of the same merge", async () => {
    const [kept, first, second] = [
      await contact({ tags: ["k"] }),
      await contact({ phone: "+33111111111", tags: ["x", "one"] }),
      await contact({ phone: "+33122222222", job_title: "Chief", tags: ["x"] }),
    ];
    const before = stable(await get(kept));
    await merge(kept, [first, second]);
    const one = await unmerge(first);
    expect(one.at("data.kept_record"), one.text).to.deep.include({
      phone: "+33122222222",
      job_title: "Chief",
      tags: ["k", "x"],
    });
    expect((await unmerge(second)).status).to.equal(200);
    expect(stable(await get(kept))).to.deep.equal(before);
  });

  it("undoes a chain of merges from its end", async () => {
    const [a, b, c] = [
      await contact({ email: "a@chain.example", external_ids: { crm: "CA" } }),
      await contact({ email: "b@chain.example", external_ids: { crm: "CB" } }),
      await contact({ email: "c@chain.example", external_ids: { crm: "CC" } }),
    ];
    const note = await create("/v1/notes", { body: "Of C", related_to: about(c) });
    const records = [stable(await get(a)), stable(await get(b)), stable(await get(c))];
    await merge(b, [c]);
    await merge(a, [b]);
    const early = await unmerge(c);
    expect([early.status, early.at("details.0.code"), early.at("details.0.merged_into")]).to.deep.equal([
      409,
      "kept_record_merged",
      a,
    ]);
    expect((await unmerge(b)).status).to.equal(200);
    expect((await get(c)).at("details.0.merged_into")).to.equal(b);
    const again = { entity_type: "contact", first_name: "X", external_ids: { crm: "CC" } };
    expect((await fixture.crm.post("/v1/entities", again)).at("details.0.existing_id")).to.equal(b);
    expect((await fixture.crm.get(`/v1/notes/${note}`)).at("data.related_to")).to.deep.equal(about(b));
    expect((await unmerge(c)).status).to.equal(200);
    expect([stable(await get(a)), stable(await get(b)), stable(await get(c))]).to.deep.equal(records);
    expect((await fixture.crm.get(`/v1/notes/${note}`)).at("data.related_to")).to.deep.equal(about(c));
  });

  it("publishes the restoration and one unmerged event, and reports it in both languages without the values", async () => {
    const [kept, gone] = [await contact(), await contact({ phone: "+33133333333", description: "Private" })];
    await merge(kept, [gone]);
    await unmerge(gone);
    expect((await published(kept)).slice(-2)).to.deep.equal(["contact.merged", "contact.unmerged"]);
    expect((await published(gone)).slice(-2)).to.deep.equal(["contact.deleted", "contact.restored"]);
    const path = `/v1/entities/${kept}/activity?type=merged`;
    const [english, french] = [await fixture.crm.get(path), await fixture.crm.get(path, { "Accept-Language": "fr" })];
    expect(english.at("data.0.changes")).to.deep.equal([{ field: "merged_ids", old: [gone], new: [] }]);
    expect(english.at("data.0.summary")).to.match(/undid the merge of another record with this one\.$/);
    expect(french.at("data.0.summary")).to.match(/a annulé la fusion d’une autre fiche avec celle-ci\.$/);
    expect(english.text).to.not.include("Private").and.not.include("+33133333333");
  });

  it("refuses records that are not merged, were merged long ago, or whose kept record is deleted", async () => {
    const live = await contact();
    const deleted = await contact();
    await fixture.crm.delete(`/v1/entities/${deleted}`);
    const conflict = async (id: string): Promise<unknown[]> => {
      const answer = await unmerge(id);
      return [answer.status, answer.at("details.0.code")];
    };
    expect(await conflict(live)).to.deep.equal([409, "not_merged"]);
    expect(await conflict(deleted)).to.deep.equal([409, "not_merged"]);
    expect((await unmerge("01990000-0000-7000-8000-000000000000")).status).to.equal(404);
    const [kept, gone] = [await contact(), await contact()];
    await merge(kept, [gone]);
    await fixture.crm.delete(`/v1/entities/${kept}`);
    expect(await conflict(gone)).to.deep.equal([409, "kept_record_deleted"]);
    await fixture.crm.post(`/v1/entities/${kept}/restore`);
    const { pool } = fixture.service.database;
    await pool.raw(
      "UPDATE entity_merges SET merged_at = merged_at - interval '31 days' WHERE org_id = ? AND merged_id = ?",
      [fixture.organization.id, gone],
    );
    expect(await conflict(gone)).to.deep.equal([409, "merged_long_ago"]);
    await pool.raw(
      "UPDATE entity_merge_moves SET merged_at = merged_at - interval '31 days' WHERE org_id = ? AND merged_id = ?",
      [fixture.organization.id, gone],
    );
    await store().entities.purgeMerges();
    expect(await conflict(gone)).to.deep.equal([409, "merged_long_ago"]);
  });

  it("leaves the kept record the name that it took if it would have none", async () => {
    const kept = await contact({ first_name: null, last_name: null, email: "nameless@undo.example" });
    const gone = await contact({ first_name: "Grace", last_name: null });
    await merge(kept, [gone]);
    await fixture.crm.put(`/v1/entities/${kept}`, { email: null });
    const answer = await unmerge(gone);
    expect(answer.at("data.not_restored"), answer.text).to.deep.equal([
      { type: "kept_field", record_id: kept, field: "first_name", reason: "required" },
    ]);
    expect(answer.at("data.kept_record.full_name")).to.equal("Grace");
  });

  it("answers a duplicate if it would have neither a name nor an address left", async () => {
    const kept = await contact();
    const gone = await contact({ first_name: null, last_name: null, email: "only@undo.example" });
    await merge(kept, [gone]);
    await fixture.crm.put(`/v1/entities/${kept}`, { email: null, additional_emails: [] });
    const other = await contact({ email: "only@undo.example" });
    const answer = await unmerge(gone);
    expect([answer.status, answer.at("code"), answer.at("details.0.existing_id")]).to.deep.equal([
      409,
      "duplicate",
      other,
    ]);
  });

  it("needs entities:delete and the right to delete the record, and honors If-Match and Idempotency-Key", async () => {
    const [kept, gone] = [await contact(), await contact()];
    await merge(kept, [gone]);
    const byKey = await (
      await callerByKey(fixture.service, { user: fixture.organization.owner, scopes: ["entities:write"] })
    ).post(`/v1/entities/${gone}/unmerge`);
    expect([byKey.status, byKey.at("details.0.required.0")]).to.deep.equal([403, "entities:delete"]);
    const member = await signInAs(fixture.service, { organization: fixture.organization.record, role: "member" });
    expect((await member.post(`/v1/entities/${gone}/unmerge`, {})).at("code")).to.equal("permission_denied");
    expect((await unmerge(gone, {}, { "If-Match": '"1"' })).status).to.equal(412);
    const headers = { "Idempotency-Key": "unmerge-once-1" };
    const first = await unmerge(gone, {}, headers);
    const second = await unmerge(gone, {}, headers);
    expect([first.status, second.status, second.headers.get("idempotent-replayed")]).to.deep.equal([200, 200, "true"]);
    expect(second.json).to.deep.equal(first.json);
    expect((await unmerge(gone)).at("details.0.code")).to.equal("not_merged");
  });

  it("happens once of several concurrent calls, and loses no concurrent change of the kept record", async () => {
    for (let round = 0; round < 3; round += 1) {
      const [kept, gone] = [await contact(), await contact({ phone: "+33123456781" })];
      await merge(kept, [gone]);
      const [edit, ...answers] = await Promise.all([
        fixture.crm.put(`/v1/entities/${kept}`, { job_title: "Chief", tags: ["edited"] }),
        unmerge(gone),
        unmerge(gone),
        unmerge(gone),
      ]);
      expect(edit.status, edit.text).to.equal(200);
      expect(answers.map(({ status }) => status).toSorted()).to.deep.equal([200, 409, 409]);
      expect((await get(kept)).at("data")).to.deep.include({ job_title: "Chief", tags: ["edited"], phone: null });
      expect((await get(gone)).at("data.phone")).to.equal("+33123456781");
    }
  });
});
