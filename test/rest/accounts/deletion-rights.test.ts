import { expect } from "chai";
import { assistantOf } from "../../support/mcp/assistant.ts";
import type { Caller } from "../../support/caller.ts";
import { imported } from "../../support/imports.ts";
import { createPerson, type Person, signIn } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";

/** A record type that has an owner or an assignee. */
interface Owned {
  readonly path: string;
  readonly field: "owner_id" | "assignee_id";
  readonly body: () => object;
  readonly record_type: string;
}

const unique = (): string => crypto.randomUUID();
const KINDS: readonly Owned[] = [
  ...(["contact", "company"] as const).map((type): Owned => ({
    path: "/v1/entities",
    field: "owner_id",
    record_type: type,
    body: () => ({
      entity_type: type,
      external_ids: { erp: unique() },
      ...(type === "contact" ? { first_name: "Theirs", email: `${unique()}@their.example` } : { name: unique() }),
    }),
  })),
  { path: "/v1/opportunities", field: "owner_id", record_type: "opportunity", body: () => ({ name: "Theirs" }) },
  { path: "/v1/tasks", field: "assignee_id", record_type: "task", body: () => ({ title: "Theirs" }) },
];

interface Member {
  readonly person: Person;
  readonly caller: Caller;
}

describe("All operations: deleting records of other users", () => {
  const fixture = useFixture();
  let manager: Member;
  let author: Member;
  let taker: Member;
  let accomplice: Member;
  const signedIn = async (role: string): Promise<Member> => {
    const person = await createPerson(fixture.service, { organization: fixture.organization.record, role });
    return { person, caller: await signIn(fixture.service.url, person) };
  };
  before(async () => {
    [manager, author, taker, accomplice] = [
      await signedIn("manager"),
      await signedIn("member"),
      await signedIn("member"),
      await signedIn("member"),
    ];
  });
  const made = async ({ path, body }: Owned, more: object = {}, by = author): Promise<Record<string, unknown>> => {
    const answer = await by.caller.post(path, { ...body(), ...more });
    expect(answer.status, answer.text).to.equal(201);
    return answer.at("data") as Record<string, unknown>;
  };
  const deleted = async ({ caller }: Member, { path }: Owned, { id }: Record<string, unknown>): Promise<number> =>
    (await caller.delete(`${path}/${String(id)}`)).status;
  const put = async ({ caller }: Member, { path }: Owned, { id }: Record<string, unknown>, body: object) => {
    const answer = await caller.put(`${path}/${String(id)}`, body);
    expect(answer.status, answer.text).to.equal(200);
  };
  const refused = async (kind: Owned, record: Record<string, unknown>, by = taker): Promise<void> => {
    expect(await deleted(by, kind, record), `${kind.record_type} is deleted`).to.equal(403);
    expect((await manager.caller.get(`${kind.path}/${String(record["id"])}`)).status).to.equal(200);
  };

  for (const kind of KINDS) {
    const { field, record_type } = kind;

    it(`returns 403 to a member who assigned the ${record_type} to themselves with PUT or a tool`, async () => {
      const record = await made(kind);
      await refused(kind, record);
      await put(taker, kind, record, { [field]: taker.person.id });
      await refused(kind, record);
      await put(taker, kind, record, { [field]: null });
      await put(taker, kind, record, { [field]: taker.person.id });
      await refused(kind, record);
      const assistant = await assistantOf(fixture.service, taker.person);
      const other = await made(kind);
      const target = { record_type, record_id: other["id"] };
      await assistant.use("update_crm_record", { ...target, fields: { [field]: taker.person.id } });
      await refused(kind, other);
    });

    it(`returns 403 to two members who assign a ${record_type} to each other`, async () => {
      const record = await made(kind);
      await put(taker, kind, record, { [field]: accomplice.person.id });
      await refused(kind, record, accomplice);
      await put(accomplice, kind, record, { [field]: taker.person.id });
      await refused(kind, record);
      await put(taker, kind, record, { [field]: taker.person.id });
      await refused(kind, record);
    });

    it(`lets a member delete a ${record_type} that they created or that a user with delete rights assigned to them`, async () => {
      const own = await made(kind, { [field]: author.person.id }, taker);
      expect(await deleted(taker, kind, own), "given away, and made by them").to.equal(200);
      for (const giver of [manager, author]) {
        const given = await made(kind);
        await put(giver, kind, given, { [field]: taker.person.id });
        await put(taker, kind, given, { [field]: taker.person.id });
        expect(await deleted(taker, kind, given), "given").to.equal(200);
      }
      const atFirst = await made(kind, { [field]: taker.person.id }, manager);
      expect(await deleted(taker, kind, atFirst), "given when it was made").to.equal(200);
      const passedOn = await made(kind, { [field]: taker.person.id });
      await put(taker, kind, passedOn, { [field]: accomplice.person.id });
      expect(await deleted(accomplice, kind, passedOn), "passed on by who could delete it").to.equal(200);
      const back = await made(kind, { [field]: taker.person.id });
      await put(author, kind, back, { [field]: null });
      await put(taker, kind, back, { [field]: taker.person.id });
      await refused(kind, back);
    });
  }

  it("returns 403 to a read-only user who owns a record", async () => {
    const reader = await signedIn("read_only");
    for (const kind of KINDS)
      await refused(kind, await made(kind, { [kind.field]: reader.person.id }, manager), reader);
  });

  it("returns 403 after a member assigned a contact or company by batch, upsert, merge or import", async () => {
    for (const kind of KINDS.slice(0, 2)) {
      const mine = { owner_id: taker.person.id };
      const batched = await made(kind);
      const id = String(batched["id"]);
      const operations = [
        { method: "update", id, changes: mine },
        { method: "delete", id },
      ];
      const results = (await taker.caller.post("/v1/entities/batch", { operations })).list("data.results");
      expect(results.map(({ status }) => status)).to.deep.equal([200, 403]);
      await refused(kind, batched);

      const upserted = await made(kind);
      const { external_ids } = upserted as { external_ids: { erp: string } };
      const named = kind.record_type === "company" ? { name: unique() } : {};
      const record = { entity_type: kind.record_type, external_ids, ...named, ...mine };
      const answer = await taker.caller.post("/v1/entities/upsert", {
        match_by: "external_id",
        namespace: "erp",
        record,
      });
      expect([answer.status, answer.at("data.owner_id")], answer.text).to.deep.equal([200, taker.person.id]);
      await refused(kind, upserted);

      const [winner, loser, own] = [
        await made(kind, { owner_id: null }),
        await made(kind),
        await made(kind, {}, taker),
      ];
      const merge = async (into: Record<string, unknown>, one: Record<string, unknown>, fields = {}) =>
        (await taker.caller.post(`/v1/entities/${String(into["id"])}/merge`, { duplicate_ids: [one["id"]], fields }))
          .status;
      await put(taker, kind, loser, mine);
      expect(await merge(winner, loser), "a merge deletes the duplicate").to.equal(403);
      await refused(kind, loser);
      expect(await merge(winner, own, { owner_id: own["id"] })).to.equal(200);
      await refused(kind, winner);
    }
  });

  it("returns 403 after a member assigned a contact to themselves by import", async () => {
    const [kind] = KINDS;
    if (!kind) throw new Error("There is a first kind.");
    const everything = { entity_type: "contact", duplicates: "update" } as const;
    const record = await made(kind);
    const file = `email,owner_id\n${String(record["email"])},${taker.person.id}\n`;
    await imported(taker.caller, everything, file);
    expect((await manager.caller.get(`/v1/entities/${String(record["id"])}`)).at("data.owner_id")).to.equal(
      taker.person.id,
    );
    await refused(kind, record);
    const other = await made(kind);
    await imported(manager.caller, everything, `email,owner_id\n${String(other["email"])},${taker.person.id}\n`);
    expect(await deleted(taker, kind, other), "given by a manager's import").to.equal(200);
  });
});
