import { expect } from "chai";
import { createStore } from "../../../src/base/store/store.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

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
