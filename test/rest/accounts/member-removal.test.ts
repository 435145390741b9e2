import { expect } from "chai";
import { callerAt, type Caller } from "../../support/caller.ts";
import { accountEmailTo } from "../../support/email/account-emails.ts";
import {
  createOrganization,
  createPerson,
  type Person,
  signIn,
  supportSession,
  callerByKey,
} from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";
import { until } from "../../support/queue.ts";

describe("DELETE /v1/members/{id} (members.delete)", () => {
  const fixture = useFixture({ oracle: true });
  let owner: Caller;
  before(async () => {
    owner = await signIn(fixture.service.url, fixture.organization.owner);
  });
  const createMember = (role: string): Promise<Person> =>
    createPerson(fixture.service, { organization: fixture.organization.record, role });
  const code = (answer: Answer): unknown[] => [answer.status, answer.at("details.0.code") ?? answer.at("code")];
  const forgetConfirmation = async (caller: Caller): Promise<void> => {
    const id = (await caller.get("/v1/me")).string("data.session.id");
    const { pool } = fixture.service.database;
    await pool("sessions")
      .where({ id })
      .update({ confirmed_at: pool.raw("now() - interval '11 minutes'") });
  };

  it("ends sessions, API keys and links, and frees the e-mail address and the booking slug", async () => {
    const person = await createMember("member");
    const caller = await signIn(fixture.service.url, person);
    await caller.put("/v1/me", { booking_slug: "leaving-member" });
    const byKey = await callerByKey(fixture.service, { user: person });
    expect((await byKey.get("/v1/me")).status).to.equal(200);
    const removed = await owner.delete(`/v1/members/${person.id}`);
    expect(removed.status, removed.text).to.equal(200);
    expect(removed.at("data.id")).to.equal(person.id);
    expect((await caller.get("/v1/me")).status).to.equal(401);
    await new Promise((done) => setTimeout(done, 1_050));
    expect((await byKey.get("/v1/me")).status).to.equal(401);
    const again = await callerAt(fixture.service.url).post("/v1/session", person);
    expect(again.status).to.be.oneOf([400, 401]);
    const keys = await owner.get("/v1/api-keys?status=revoked");
    expect(keys.list("data")).to.have.length(1);
    expect((await accountEmailTo(fixture.service.dataDir, person.email)).subject).to.match(/no longer a member/);
    const other = await createOrganization(fixture.service);
    const elsewhere = await signIn(fixture.service.url, other.owner);
    expect((await elsewhere.post("/v1/members", { email: person.email, role: "member" })).status).to.equal(201);
    expect((await elsewhere.put(`/v1/members/${other.owner.id}`, { booking_slug: "leaving-member" })).status).to.equal(
      200,
    );
  });

  it("removes the member from lists but not from records", async () => {
    const person = await createMember("member");
    const caller = await signIn(fixture.service.url, person);
    const contact = await caller.post("/v1/entities", { entity_type: "contact", first_name: "Ada" });
    await owner.delete(`/v1/members/${person.id}`);
    const listed = async (query: string): Promise<unknown[]> =>
      (await owner.get(`/v1/members?page_size=100${query}`)).list("data").map(({ id }) => id);
    expect(await listed("")).to.not.include(person.id);
    expect(await listed("&include_deleted=true")).to.include(person.id);
    const found = await owner.get(`/v1/members/${person.id}`);
    expect(found.at("data.deleted_at")).to.be.a("string");
    const record = await owner.get(`/v1/entities/${contact.string("data.id")}?include=owner`);
    expect([record.at("data.owner_id"), record.at("data.related.owner.id")]).to.deep.equal([person.id, person.id]);
    expect((await owner.delete(`/v1/members/${person.id}`)).status).to.equal(404);
    expect((await owner.put(`/v1/members/${person.id}`, { status: "active" })).status).to.equal(404);
  });

  it("gives open records to another member in the background, and reports each as a change", async () => {
    const [person, successor] = [await createMember("manager"), await createMember("manager")];
    const caller = await signIn(fixture.service.url, person);
    const contact = (await caller.post("/v1/entities", { entity_type: "contact", first_name: "Bo" })).string("data.id");
    const opportunity = (await caller.post("/v1/opportunities", { name: "Open" })).string("data.id");
    const won = (await caller.post("/v1/opportunities", { name: "Won", stage: "won" })).string("data.id");
    const task = (await caller.post("/v1/tasks", { title: "Call", assignee_id: person.id })).string("data.id");
    const done = await caller.post("/v1/tasks", { title: "Done", assignee_id: person.id, status: "completed" });
    const location = { type: "phone", value: "+33123456789" };
    const body = { title: "Meeting", duration_minutes: 30, location };
    const eventType = (await caller.post("/v1/event-types", body)).string("data.id");
    const removed = await owner.delete(`/v1/members/${person.id}?reassign_to=${successor.id}`);
    expect(removed.status, removed.text).to.equal(200);
    const read = async (path: string, field: string): Promise<unknown> => (await owner.get(path)).at(`data.${field}`);
    // The job reassigns the owner of event types last.
    const isReassigned = async () => (await read(`/v1/event-types/${eventType}`, "owner_id")) === successor.id;
    await until(isReassigned, "the new owner of the event type", 30);
    expect(await read(`/v1/event-types/${eventType}`, "hosts")).to.deep.equal([successor.id]);
    expect(await read(`/v1/entities/${contact}`, "owner_id")).to.equal(successor.id);
    expect(await read(`/v1/opportunities/${opportunity}`, "owner_id")).to.equal(successor.id);
    expect(await read(`/v1/opportunities/${won}`, "owner_id")).to.equal(person.id);
    expect(await read(`/v1/tasks/${task}`, "assignee_id")).to.equal(successor.id);
    expect(await read(`/v1/tasks/${done.string("data.id")}`, "assignee_id")).to.equal(person.id);
    const { pool } = fixture.service.database;
    const change = await pool("changes").where({ record_id: contact, kind: "contact.updated" }).first<object>();
    expect(change).to.deep.include({ changes: { owner_id: { old: person.id, new: successor.id } } });
  });

  it("returns 422 if the successor is the member, unknown, suspended or in another organization", async () => {
    const [person, suspended] = [await createMember("member"), await createMember("member")];
    await owner.put(`/v1/members/${suspended.id}`, { status: "suspended" });
    const other = await createOrganization(fixture.service);
    const to = (id: string): Promise<Answer> => owner.delete(`/v1/members/${person.id}?reassign_to=${id}`);
    for (const id of [person.id, "01990000-0000-7000-8000-000000000000", other.owner.id])
      expect(code(await to(id))).to.deep.equal([422, "reference_not_found"]);
    expect(code(await to(suspended.id))).to.deep.equal([422, "inactive_member"]);
    expect((await owner.get(`/v1/members/${person.id}`)).at("data.deleted_at")).to.equal(null);
  });

  it("keeps the last owner, and lets only owners remove owners", async () => {
    expect(code(await owner.delete(`/v1/members/${fixture.organization.owner.id}`))).to.deep.equal([409, "last_owner"]);
    const second = await createMember("owner");
    const admin = await signIn(fixture.service.url, await createMember("admin"));
    expect((await admin.delete(`/v1/members/${second.id}`)).status).to.equal(403);
    const leaving = await signIn(fixture.service.url, second);
    expect((await leaving.delete(`/v1/members/${second.id}`)).status).to.equal(200);
  });

  it("returns 403 without a recent confirmation and in support sessions", async () => {
    const person = await createMember("member");
    const guest = await supportSession(fixture.service, fixture.organization.owner);
    expect(code(await guest.delete(`/v1/members/${person.id}`))).to.deep.equal([403, "support_session_forbidden"]);
    expect(code(await guest.put(`/v1/members/${person.id}`, { role: "admin" }))).to.deep.equal([
      403,
      "support_session_forbidden",
    ]);
    const late = await signIn(fixture.service.url, fixture.organization.owner);
    await forgetConfirmation(late);
    const second = await createMember("owner");
    const answers = [
      await late.delete(`/v1/members/${person.id}`),
      await late.put(`/v1/members/${person.id}`, { role: "owner" }),
      await late.put(`/v1/members/${second.id}`, { role: "admin" }),
      await late.put(`/v1/members/${second.id}`, { status: "suspended" }),
      await late.post("/v1/members", { email: "an.owner@invited.example", role: "owner" }),
    ];
    for (const answer of answers) expect(code(answer)).to.deep.equal([403, "reauthentication_required"]);
    expect((await late.put(`/v1/members/${person.id}`, { role: "manager" })).status).to.equal(200);
    expect((await late.put(`/v1/members/${second.id}`, { first_name: "Zoé" })).status).to.equal(200);
  });
});
