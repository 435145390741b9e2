import { expect } from "chai";
import { createStore } from "../../../src/base/store/store.ts";
import { callerByKey, signInAs } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

const UNKNOWN_ID = "01990000-0000-7000-8000-000000000000";

describe("POST /v1/entities/{id}/merge (entities.merge)", () => {
  const fixture = useFixture();
  let number = 0;

  const create = async (body: Record<string, unknown>): Promise<string> =>
    await fixture.crm.create("/v1/entities", body);
  const contact = async (body: object = {}): Promise<string> =>
    await create({ entity_type: "contact", first_name: "Ada", last_name: `N${++number}`, ...body });
  const company = async (body: object = {}): Promise<string> =>
    await create({ entity_type: "company", name: "Engines", ...body });
  const merge = async (id: string, duplicate_ids: readonly string[], more: object = {}): Promise<Answer> =>
    await fixture.crm.post(`/v1/entities/${id}/merge`, { duplicate_ids, ...more });
  const get = async (id: string): Promise<Answer> => await fixture.crm.get(`/v1/entities/${id}`);

  async function published(id: string): Promise<[string, unknown][]> {
    const store = createStore(fixture.service.database.pool);
    const changes = await store.changes.ofRecord(fixture.organization.id, id);
    return changes.map(({ kind, changes: fields }) => [kind, fields]);
  }

  it("keeps values of the winner, fills empty ones in order and combines lists and maps", async () => {
    const winner = await contact({
      first_name: "Ada",
      last_name: null,
      email: "ada@merge.example",
      tags: ["VIP"],
      external_ids: { erp: "1" },
      job_title: "Countess",
    });
    const first = await contact({
      last_name: "Lovelace",
      email: "ada.l@merge.example",
      additional_emails: ["a.l@merge.example"],
      tags: ["vip", "math"],
      external_ids: { erp: "2", shop: "a" },
      job_title: "Programmer",
    });
    const second = await contact({ last_name: "Byron", phone: "+33123456789", external_ids: { desk: "x" } });
    const answer = await merge(winner, [first, second]);
    expect(answer.status).to.equal(200);
    expect(answer.at("data.record")).to.deep.include({
      id: winner,
      version: 2,
      full_name: "Ada Lovelace",
      email: "ada@merge.example",
      additional_emails: ["ada.l@merge.example", "a.l@merge.example"],
      phone: "+33123456789",
      tags: ["VIP", "math"],
      external_ids: { erp: "1", shop: "a", desk: "x" },
      job_title: "Countess",
    });
    expect(answer.at("data.merged_ids")).to.deep.equal([first, second]);
    expect((await get(winner)).at("data")).to.deep.equal(answer.at("data.record"));
    const found = await fixture.crm.get("/v1/entities?email=a.l@merge.example");
    expect(found.list("data").map(({ id }) => id)).to.deep.equal([winner]);
  });

  it("uses the value of the record chosen in fields, even if null", async () => {
    const winner = await contact({ job_title: "Old", phone: "+33123456780" });
    const other = await contact({ job_title: "New" });
    const chosen = await merge(winner, [other], { fields: { job_title: other, phone: other }, dry_run: true });
    expect(chosen.at("data.record")).to.include({ job_title: "New", phone: null });
    const refused: [object, number, string][] = [
      [{ tags: other }, 422, "unknown_field"],
      [{ version: other }, 422, "unknown_field"],
      [{ vat_number: other }, 422, "unknown_field"],
      [{ job_title: UNKNOWN_ID }, 422, "reference_not_found"],
    ];
    for (const [fields, status, code] of refused) {
      const answer = await merge(winner, [other], { fields });
      expect([answer.status, answer.at("details.0.code")]).to.deep.equal([status, code]);
      expect(answer.at("details.0.path")).to.equal(`/fields/${Object.keys(fields)[0] ?? ""}`);
    }
  });

  it("keeps opt-outs of every merged contact", async () => {
    const winner = await contact({ email_consent: "opted_in" });
    const other = await contact({ email_consent: "opted_out", do_not_call: true });
    const answer = await merge(winner, [other]);
    expect(answer.at("data.record")).to.include({ email_consent: "opted_out", do_not_call: true });
  });

  it("deletes the duplicate permanently and returns merged_into", async () => {
    const [winner, gone] = [await contact(), await contact()];
    await merge(winner, [gone]);
    const calls = [
      await get(gone),
      await fixture.crm.put(`/v1/entities/${gone}`, { lead_score: 1 }),
      await fixture.crm.delete(`/v1/entities/${gone}`),
      await merge(gone, [await contact()]),
      await fixture.crm.get(`/v1/entities/${gone}/duplicates`),
      await fixture.crm.delete(`/v1/entities/${gone}/company`),
    ];
    for (const answer of calls) {
      expect([answer.status, answer.at("code")]).to.deep.equal([404, "not_found"]);
      expect(answer.list("details")[0]).to.include({ code: "merged", merged_into: winner });
    }
    const restored = await fixture.crm.post(`/v1/entities/${gone}/restore`);
    expect([restored.status, restored.at("code"), restored.at("details.0.code")]).to.deep.equal([
      409,
      "state_conflict",
      "merged",
    ]);
    const last = await contact();
    await merge(last, [winner]);
    expect((await get(gone)).at("details.0.merged_into"), "through another merge").to.equal(last);
  });

  it("returns the result of a dry run and changes nothing", async () => {
    const winner = await contact();
    const other = await contact({ email: "dry@merge.example", phone: "+33188888888" });
    const related_to = [{ record_type: "contact", record_id: other }];
    const task = await fixture.crm.create("/v1/tasks", { title: "Call", related_to });
    const before = await Promise.all([get(winner), get(other), fixture.crm.get(`/v1/tasks/${task}`)]);
    const dry = await merge(winner, [other], { dry_run: true });
    expect(dry.at("data.dry_run")).to.equal(true);
    const after = await Promise.all([get(winner), get(other), fixture.crm.get(`/v1/tasks/${task}`)]);
    expect(after.map(({ json }) => json)).to.deep.equal(before.map(({ json }) => json));
    expect(await published(winner)).to.have.length(1);
    const real = await merge(winner, [other]);
    const stable = (answer: Answer) => {
      const { record, ...rest } = answer.at("data") as { record: Record<string, unknown>; dry_run: boolean };
      return { ...rest, dry_run: null, record: { ...record, updated_at: null } };
    };
    expect(stable(dry)).to.deep.equal(stable(real));
    const headers = { "Idempotency-Key": "dry-merge-1" };
    const [a, b] = [await contact(), await contact()];
    const body = { duplicate_ids: [b], dry_run: true };
    await fixture.crm.post(`/v1/entities/${a}/merge`, body, headers);
    expect((await fixture.crm.post(`/v1/entities/${a}/merge`, body, headers)).status).to.equal(200);
    expect((await get(b)).status, "with a key too").to.equal(200);
  });

  it("returns an error for each invalid duplicate by its index", async () => {
    const [winner, other, firm, gone] = [await contact(), await contact(), await company(), await contact()];
    await fixture.crm.delete(`/v1/entities/${gone}`);
    const answer = await merge(winner, [other, firm, UNKNOWN_ID, winner, gone]);
    expect([answer.status, answer.at("code")]).to.deep.equal([422, "unprocessable"]);
    expect(answer.list("details").map(({ path, code }) => [path, code])).to.deep.equal([
      ["/duplicate_ids/1", "wrong_entity_type"],
      ["/duplicate_ids/2", "reference_not_found"],
      ["/duplicate_ids/3", "cycle"],
      ["/duplicate_ids/4", "reference_not_found"],
    ]);
    expect((await merge(winner, [])).at("details.0.code")).to.equal("too_few");
    expect((await merge(winner, [other, other])).at("details.0.code")).to.equal("not_unique");
    expect((await merge(winner, [other, other.toUpperCase()])).at("details.0.code")).to.equal("not_unique");
    expect((await merge(UNKNOWN_ID, [other])).status).to.equal(404);
    expect((await get(other)).at("data.version")).to.equal(1);
  });

  it("returns 422 if the merged contact would have too many addresses", async () => {
    const emails = (name: string): object => ({
      email: `${name}@many.example`,
      additional_emails: Array.from({ length: 5 }, (_, index) => `${name}.${index}@many.example`),
    });
    const [winner, other] = [await contact(emails("a")), await contact(emails("b"))];
    expect((await merge(winner, [other])).problems).to.deep.equal([422, "/fields/additional_emails too_many"]);
    expect((await get(other)).status).to.equal(200);
  });

  it("returns 412 for an outdated version and 403 without entities:delete", async () => {
    const [winner, other] = [await contact(), await contact()];
    const body = { duplicate_ids: [other] };
    const stale = await fixture.crm.post(`/v1/entities/${winner}/merge`, body, { "If-Match": '"2"' });
    expect(stale.status).to.equal(412);
    const byKey = await (
      await callerByKey(fixture.service, { user: fixture.organization.owner, scopes: ["entities:write"] })
    ).post(`/v1/entities/${winner}/merge`, body);
    expect([byKey.status, byKey.at("details.0.required.0")]).to.deep.equal([403, "entities:delete"]);
    const member = await signInAs(fixture.service, { organization: fixture.organization.record, role: "member" });
    const byMember = await member.post(`/v1/entities/${winner}/merge`, body);
    expect([byMember.status, byMember.at("code")]).to.deep.equal([403, "permission_denied"]);
    const own = await member.create("/v1/entities", { entity_type: "contact", first_name: "Own" });
    expect((await member.post(`/v1/entities/${winner}/merge`, { duplicate_ids: [own] })).status).to.equal(200);
  });

  it("applies one of several concurrent merges of the same records", async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b, c] = [await contact(), await contact(), await contact()];
      const answers = await Promise.all([merge(a, [b, c]), merge(c, [b, a]), merge(b, [c])]);
      const statuses = answers.map(({ status }) => status);
      expect(
        statuses.every((status) => [200, 404, 422].includes(status)),
        String(statuses),
      ).to.equal(true);
      const done = answers.filter(({ status }) => status === 200);
      expect(done, String(statuses)).to.have.length(1);
      const merged = done[0]?.at("data.merged_ids") as string[];
      const left = await Promise.all([a, b, c].map(async (id) => (await get(id)).status));
      expect(left.filter((status) => status === 200)).to.have.length(3 - merged.length);
    }
  });

  it("moves opportunities, tasks and notes", async () => {
    const [winner, first, second] = [await contact(), await contact(), await contact()];
    const about = (...ids: string[]) => ids.map((record_id) => ({ record_type: "contact", record_id }));
    const task = await fixture.crm.create("/v1/tasks", { title: "Call", related_to: about(first, second) });
    const note = await fixture.crm.create("/v1/notes", { body: "Hello", related_to: about(second, winner) });
    const opportunity = await fixture.crm.create("/v1/opportunities", {
      name: "Sale",
      primary_contact_id: first,
      contacts: [
        { contact_id: first, role: "champion" },
        { contact_id: second, role: "user" },
      ],
    });
    const answer = await merge(winner, [first, second]);
    expect(answer.at("data.moved")).to.deep.equal({
      opportunities: 1,
      tasks: 1,
      notes: 1,
      events: 0,
      contacts: 0,
      child_companies: 0,
      segments: 0,
      emails: 0,
      files: 0,
    });
    expect((await fixture.crm.get(`/v1/tasks/${task}`)).at("data.related_to")).to.deep.equal(about(winner));
    expect((await fixture.crm.get(`/v1/notes/${note}`)).at("data.related_to")).to.deep.equal(about(winner));
    const moved = await fixture.crm.get(`/v1/opportunities/${opportunity}`);
    expect(moved.at("data.primary_contact_id")).to.equal(winner);
    expect(moved.list("data.contacts").map(({ contact_id }) => contact_id)).to.deep.equal([winner]);
    for (const list of ["tasks", "notes", "opportunities"]) {
      expect((await fixture.crm.get(`/v1/entities/${winner}/${list}`)).at("meta.total"), list).to.equal(1);
    }
    expect((await published(task)).map(([kind]) => kind)).to.deep.equal([
      "task.created",
      "task.updated",
      "task.updated",
    ]);
    expect((await published(opportunity)).map(([kind]) => kind).slice(1)).to.deep.equal([
      "opportunity.updated",
      "opportunity.updated",
    ]);
  });

  it("moves contacts and child companies without creating a cycle", async () => {
    const grandparent = await company({ name: "Holding" });
    const duplicate = await company({ domain: "dup.example", parent_company_id: grandparent, annual_revenue: 5 });
    const child = await company({ name: "Child", parent_company_id: duplicate });
    const winner = await company({ domain: "win.example", parent_company_id: child });
    const person = await contact({ company_id: duplicate });
    const answer = await merge(winner, [duplicate]);
    expect(answer.at("data.moved")).to.include({ contacts: 1, child_companies: 1 });
    expect(answer.at("data.record")).to.deep.include({
      parent_company_id: grandparent,
      additional_domains: ["dup.example"],
      annual_revenue: 5,
      contact_count: 1,
    });
    expect((await get(child)).at("data")).to.include({ parent_company_id: winner, version: 2 });
    expect((await get(person)).at("data")).to.include({ company_id: winner, version: 2 });
    const change = { company_id: { old: duplicate, new: winner } };
    expect((await published(person)).slice(1)).to.deep.equal([
      ["contact.updated", change],
      ["contact.company_linked", change],
    ]);
  });

  it("publishes one merged event and the deletions", async () => {
    const [winner, gone] = [await contact(), await contact({ phone: "+33199999999" })];
    await merge(winner, [gone]);
    expect((await published(winner)).slice(1)).to.deep.equal([
      ["contact.merged", { phone: { old: null, new: "+33199999999" }, merged_ids: { old: [], new: [gone] } }],
    ]);
    expect((await published(gone)).slice(1)).to.deep.equal([
      ["contact.deleted", { merged_into: { old: null, new: winner } }],
    ]);
  });

  it("moves notes and opportunities that are created concurrently", async () => {
    const winner = await contact();
    for (let round = 0; round < 3; round += 1) {
      const gone = await contact();
      const note = { body: "Met", related_to: [{ record_type: "contact", record_id: gone }] };
      const wait = async (ms: number) => await new Promise((resolve) => setTimeout(resolve, ms));
      const write = async (index: number): Promise<Answer> => {
        await wait(index * 3);
        return index % 2 === 0
          ? await fixture.crm.post("/v1/notes", note)
          : await fixture.crm.post("/v1/opportunities", { name: "Engines", primary_contact_id: gone });
      };
      const written = Promise.all(Array.from({ length: 10 }, (_, index) => write(index)));
      await wait(8);
      expect((await merge(winner, [gone])).status).to.equal(200);
      for (const answer of await written) {
        if (answer.status === 422) continue;
        expect(answer.status, answer.text).to.equal(201);
        const now = await fixture.crm.get(answer.headers.get("location") ?? "");
        const contactId = now.at("data.primary_contact_id") ?? now.at("data.related_to.0.record_id");
        expect([contactId, now.at("data.version")]).to.deep.equal([winner, 2]);
      }
    }
  });

  it("moves contacts that are linked to the company concurrently", async () => {
    const winner = await company();
    for (let round = 0; round < 5; round += 1) {
      const gone = await company();
      const linked = await contact();
      const writes = [
        ...Array.from({ length: 8 }, () => ({ entity_type: "contact", first_name: "Ada", company_id: gone })).map(
          async (body) => await fixture.crm.post("/v1/entities", body),
        ),
        fixture.crm.put(`/v1/entities/${linked}`, { company_id: gone }),
        fixture.crm.put(`/v1/entities/${await contact()}/company`, { company_id: gone }),
      ];
      expect((await merge(winner, [gone])).status).to.equal(200);
      for (const answer of await Promise.all(writes)) {
        if (answer.status === 422) continue;
        expect(answer.status, answer.text).to.be.oneOf([200, 201]);
        expect((await get(answer.string("data.id"))).at("data.company_id")).to.equal(winner);
      }
    }
  });

  it("moves static segment memberships once", async () => {
    const segment = async (...entity_ids: string[]): Promise<string> => {
      const name = `Segment ${++number}`;
      const body = { name, entity_type: "contact", kind: "static" };
      const id = await fixture.crm.create("/v1/segments", body);
      await fixture.crm.post(`/v1/segments/${id}/members`, { entity_ids });
      return id;
    };
    const [winner, gone, other] = [await contact(), await contact(), await contact()];
    const [both, one] = [await segment(winner, gone, other), await segment(gone)];
    expect((await merge(winner, [gone])).at("data.moved.segments")).to.equal(1);
    for (const [id, count] of [
      [both, 2],
      [one, 1],
    ] as const) {
      expect((await fixture.crm.get(`/v1/segments/${id}`)).at("data.member_count")).to.equal(count);
      const members = (await fixture.crm.get(`/v1/segments/${id}/members`)).list("data").map((member) => member["id"]);
      expect(members).to.include(winner).and.to.have.length(count);
    }
  });

  it("moves messages that were sent to the contact or relate to it", async () => {
    const [winner, gone] = [await contact(), await contact()];
    const send = async (more: object): Promise<string> => {
      const message = { subject: "Hello", text: "Hello", send_at: new Date(Date.now() + 3_600_000).toISOString() };
      return await fixture.crm.create("/v1/notifications/emails", { ...message, ...more });
    };
    const to = await send({ to: [{ email: "gone@mail.example", contact_id: gone }] });
    const related_to = [winner, gone].map((record_id) => ({ record_type: "contact", record_id }));
    const about = await send({ to: [{ email: "else@mail.example" }], related_to });
    expect((await merge(winner, [gone])).at("data.moved.emails")).to.equal(2);
    const read = async (id: string): Promise<Answer> => await fixture.crm.get(`/v1/notifications/emails/${id}`);
    expect((await read(to)).at("data.recipients.0.contact_id")).to.equal(winner);
    expect((await read(about)).at("data.related_to")).to.deep.equal(related_to.slice(0, 1));
  });

  it("keeps the timeline of the winner and adds entries of the duplicates", async () => {
    const [winner, gone] = [await contact(), await contact()];
    await fixture.crm.post("/v1/notes", { body: "Met", related_to: [{ record_type: "contact", record_id: gone }] });
    await fixture.crm.put(`/v1/entities/${gone}`, { job_title: "Chief" });
    await merge(winner, [gone]);
    const list = await fixture.crm.get(`/v1/entities/${winner}/activity`);
    expect(list.list("data").map(({ type }) => type)).to.have.members(["record_created", "note_added", "merged"]);
    for (const path of ["activity", "tasks", "notes", "opportunities"]) {
      const answer = await fixture.crm.get(`/v1/entities/${gone}/${path}`);
      expect([answer.status, answer.at("details.0.merged_into")], path).to.deep.equal([404, winner]);
    }
  });
});
