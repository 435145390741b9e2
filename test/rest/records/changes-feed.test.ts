import { expect } from "chai";
import { newId } from "../../../src/base/platform/ids.ts";
import { createChange, type ChangedRecord } from "../../../src/base/records/rules/change.ts";
import { createStore, type Repositories } from "../../../src/base/store/store.ts";
import { type Caller } from "../../support/caller.ts";
import { createOrganization, signIn, callerByKey, strangerTo } from "../../support/accounts/people.ts";
import { useFixture } from "../../support/fixture.ts";

interface FeedEntry {
  readonly id: string;
  readonly type: string;
  readonly record_id: string;
  readonly version: number;
  readonly data: { readonly object: Readonly<Record<string, unknown>> };
  readonly changes: unknown;
}

describe("GET /v1/changes (changes.list)", () => {
  const fixture = useFixture();

  const page = async (
    as: Caller,
    cursor: string,
    query = "",
  ): Promise<{ entries: FeedEntry[]; next: string; more: boolean }> => {
    const answer = await as.get(`/v1/changes?cursor=${cursor}${query}`);
    const entries = answer.list("data") as unknown as FeedEntry[];
    return { entries, next: answer.string("meta.next_cursor"), more: answer.at("meta.has_more") === true };
  };

  /** Reads until the condition is met, because open transactions of other tests delay the feed. */
  async function readUntil(as: Caller, cursor: string, done: (all: readonly FeedEntry[]) => boolean, query = "") {
    const all: FeedEntry[] = [];
    for (let round = 0; round < 400; round += 1) {
      const { entries, next } = await page(as, cursor, query);
      all.push(...entries);
      cursor = next;
      if (done(all)) return { all, cursor };
      if (entries.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`The feed stayed at ${all.length} changes.`);
  }

  const end = async (as: Caller): Promise<string> => {
    const mark = await as.create("/v1/entities", { entity_type: "contact", first_name: "Mark" });
    return (await readUntil(as, "", (all) => all.some(({ record_id }) => record_id === mark))).cursor;
  };

  it("starts at the current position with from=now", async () => {
    await fixture.crm.post("/v1/entities", { entity_type: "contact", first_name: "Before" });
    const now = await fixture.crm.get("/v1/changes?from=now");
    expect([now.list("data"), now.at("meta.has_more")]).to.deep.equal([[], false]);
    const after = await fixture.crm.create("/v1/entities", { entity_type: "contact", first_name: "After" });
    const { all } = await readUntil(fixture.crm, now.string("meta.next_cursor"), (entries) =>
      entries.some(({ record_id }) => record_id === after),
    );
    expect(all.at(-1)?.record_id).to.equal(after);
  });

  it("returns every change in order with the record at that time", async () => {
    const from = await end(fixture.crm);
    const body = { entity_type: "contact", first_name: "Ada" };
    const created = await fixture.crm.post("/v1/entities", body);
    const path = `/v1/entities/${created.string("data.id")}`;
    await fixture.crm.put(path, { first_name: "Augusta" });
    await fixture.crm.delete(path);
    await fixture.crm.post("/v1/custom-fields", {
      entity_type: "task",
      key: "effort",
      label: "Effort",
      type: "number",
    });
    const { all } = await readUntil(fixture.crm, from, ({ length }) => length >= 4);
    expect(all.map(({ type, version }) => [type, version])).to.deep.equal([
      ["contact.created", 1],
      ["contact.updated", 2],
      ["contact.deleted", 3],
      ["custom_field.created", 1],
    ]);
    expect(all[0]?.data.object).to.deep.equal(created.at("data"));
    expect(all[1]?.changes).to.deep.include({ first_name: { old: "Ada", new: "Augusta" } });
  });

  it("returns changes that a purge causes and only the id of the purged record", async () => {
    const make = async (path: string, body: object): Promise<string> => await fixture.crm.create(path, body);
    const company = await make("/v1/entities", { entity_type: "company", name: "Secret Engines" });
    const about = { related_to: [{ record_type: "company", record_id: company }] };
    const contact = await make("/v1/entities", { entity_type: "contact", first_name: "Ada", company_id: company });
    const child = { entity_type: "company", name: "Child", parent_company_id: company };
    const others = [
      await make("/v1/entities", child),
      await make("/v1/opportunities", { name: "Deal", company_id: company }),
      await make("/v1/tasks", { title: "Call", ...about }),
      await make("/v1/notes", { body: "We spoke.", ...about }),
    ];
    const from = await end(fixture.crm);
    await fixture.crm.post(`/v1/entities/${company}/purge`, { keep: ["notes", "tasks"] });
    const { all } = await readUntil(fixture.crm, from, (entries) =>
      entries.some(({ type }) => type === "company.deleted"),
    );
    expect(all.map(({ type, record_id }) => `${type} ${record_id}`)).to.have.members([
      `contact.updated ${contact}`,
      `contact.company_unlinked ${contact}`,
      `company.updated ${others[0] ?? ""}`,
      `opportunity.updated ${others[1] ?? ""}`,
      `task.updated ${others[2] ?? ""}`,
      `note.updated ${others[3] ?? ""}`,
      `company.deleted ${company}`,
    ]);
    expect(JSON.stringify(all)).not.to.include("Secret Engines");
    expect((await fixture.crm.get(`/v1/entities/${contact}`)).at("data")).to.include({ version: 2, company_id: null });
    expect((await fixture.crm.get(`/v1/notes/${others[3] ?? ""}`)).at("data")).to.deep.include({
      version: 2,
      related_to: [],
    });
  });

  it("returns pages and keeps the cursor if nothing is new", async () => {
    const from = await end(fixture.crm);
    for (const first_name of ["One", "Two", "Three"]) {
      await fixture.crm.post("/v1/entities", { entity_type: "contact", first_name });
    }
    const { all, cursor } = await readUntil(fixture.crm, from, ({ length }) => length >= 3, "&page_size=2");
    expect(all.map(({ data }) => data.object["first_name"])).to.deep.equal(["One", "Two", "Three"]);
    const idle = await page(fixture.crm, cursor, "&page_size=2");
    expect([idle.entries, idle.next, idle.more]).to.deep.equal([[], cursor, false]);
  });

  it("skips no change of a transaction that started early and committed late", async () => {
    const from = await end(fixture.crm);
    const store = createStore(fixture.service.database.pool);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let early = "";
    const slow = store.transaction(async (tx) => {
      early = await write(tx);
      await held;
    });
    while (early === "") await new Promise((resolve) => setTimeout(resolve, 5));
    const late = await fixture.crm.create("/v1/entities", { entity_type: "contact", first_name: "Late" });
    const before = await page(fixture.crm, from);
    expect(before.entries, "what was committed behind an open transaction waits for it").to.deep.equal([]);
    release();
    await slow;
    const { all } = await readUntil(fixture.crm, before.next, ({ length }) => length >= 2);
    expect(all.map(({ record_id }) => record_id)).to.deep.equal([early, late]);
  });

  it("returns each change once under concurrent writes", async () => {
    const from = await end(fixture.crm);
    const store = createStore(fixture.service.database.pool);
    const written: string[] = [];
    const writer = async (): Promise<void> => {
      for (let round = 0; round < 15; round += 1) {
        const ids = await store.transaction(async (tx) => {
          const first = await write(tx);
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 12));
          return [first, await write(tx)];
        });
        written.push(...ids);
      }
    };
    const writing = Promise.all([writer(), writer(), writer(), writer()]);
    const { all } = await readUntil(fixture.crm, from, ({ length }) => length >= 120, "&page_size=7");
    await writing;
    expect(all.map(({ record_id }) => record_id).sort()).to.deep.equal([...written].sort());
  });

  /** Writes a change as services do, in a transaction that the test controls. */
  async function write(tx: Repositories): Promise<string> {
    const id = newId();
    const actor = { type: "system", id: null, name: "Test", application: null } as const;
    const record: ChangedRecord = { id, version: 1, updated_at: new Date().toISOString(), updated_by: actor };
    await tx.changes.append(fixture.organization.id, [createChange("pipeline.updated", record, { newId })]);
    return id;
  }

  it("returns record types that the caller can read and API keys to their managers", async () => {
    const from = await end(fixture.crm);
    await fixture.crm.post("/v1/custom-fields", {
      entity_type: "task",
      key: "points",
      label: "Points",
      type: "number",
    });
    await fixture.crm.post("/v1/entities", { entity_type: "contact", first_name: "Ada" });
    const owner = await signIn(fixture.service.url, fixture.organization.owner);
    await owner.post("/v1/api-keys", { name: "Reported", scopes: ["entities:read"] });
    const types = async (as: Caller, query = ""): Promise<string[]> => {
      const { all } = await readUntil(as, query === "" ? from : "", ({ length }) => length > 0, query);
      return all.map(({ type }) => type);
    };
    await readUntil(owner, from, ({ length }) => length >= 3);
    const scopes = ["custom_fields:read"] as const;
    const narrow = await callerByKey(fixture.service, { user: fixture.organization.owner, scopes: [...scopes] });
    expect(await types(narrow)).to.deep.equal(["custom_field.created"]);
    expect(await types(owner)).to.deep.equal(["custom_field.created", "contact.created", "api_key.created"]);
    expect(new Set(await types(owner, "&record_type=api_key"))).to.deep.equal(new Set(["api_key.created"]));
    expect((await page(narrow, "", "&record_type=contact")).entries).to.deep.equal([]);
  });

  it("returns 400 for a changed cursor or one of another filter or organization", async () => {
    const cursor = await end(fixture.crm);
    const foreign = await strangerTo(fixture.service);
    const refused = [
      await fixture.crm.get(`/v1/changes?cursor=x${cursor}`),
      await fixture.crm.get(`/v1/changes?cursor=${cursor}&record_type=task`),
      await foreign.get(`/v1/changes?cursor=${cursor}`),
    ];
    for (const { status } of refused) expect(status).to.equal(400);
    expect((await foreign.get("/v1/changes")).list("data")).to.deep.equal([]);
  });

  it("returns 400 expired_cursor for a cursor older than the stored changes", async () => {
    const pool = fixture.service.database.pool;
    const other = await createOrganization(fixture.service);
    const as = await callerByKey(fixture.service, { user: other.owner });
    for (const first_name of ["Old", "New"]) await as.post("/v1/entities", { entity_type: "contact", first_name });
    await pool("changes")
      .where({ org_id: other.id })
      .update({ occurred_at: pool.raw("now() - interval '31 days'") });
    await readUntil(as, "", ({ length }) => length === 2);
    const { next, more } = await page(as, "", "&page_size=1");
    expect(more).to.equal(true);
    const refused = await as.get(`/v1/changes?cursor=${next}&page_size=1`);
    expect([refused.status, refused.at("details.0.code")]).to.deep.equal([400, "expired_cursor"]);
  });
});
