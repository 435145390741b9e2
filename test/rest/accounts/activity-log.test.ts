import { parse } from "csv-parse/sync";
import { expect } from "chai";
import { createKeyring } from "../../../src/base/platform/keyring.ts";
import { storeSecrets } from "../../../src/server/secret-key.ts";
import { createStore } from "../../../src/base/store/store.ts";
import type { Caller } from "../../support/caller.ts";
import { accountEmailTo, type AccountEmail } from "../../support/email/account-emails.ts";
import { logEntryOf } from "../../support/accounts/log-rows.ts";
import { createOrganization, createPerson, signIn, supportSession } from "../../support/accounts/people.ts";
import { SECRET_KEY } from "../../support/service.ts";
import { useFixture } from "../../support/fixture.ts";

type Entry = Record<string, unknown>;

const PATH = "/v1/activity-log/verification";

describe("Audit log: /v1/activity-log", () => {
  const fixture = useFixture();
  let owner: Caller;
  before(async () => {
    owner = await signIn(fixture.service.url, fixture.organization.owner);
  });

  const entries = async (query = "", by = owner): Promise<Entry[]> =>
    (await by.get(`/v1/activity-log${query}`)).list("data");
  const about = async (id: string): Promise<Entry[]> => await entries(`?record_id=${id}`);
  const keyBody = (name: string): object => ({ name, scopes: ["entities:read"] });

  describe("GET /v1/activity-log (activityLog.list)", () => {
    it("returns every change to an API key without its secret", async () => {
      const created = await owner.post("/v1/api-keys", keyBody("Reported"), { "X-Request-Id": "request-of-the-key" });
      const id = created.string("data.id");
      await owner.put(`/v1/api-keys/${id}`, { name: "Renamed" });
      const rotated = await owner.post(`/v1/api-keys/${id}/rotate`, {});
      await owner.delete(`/v1/api-keys/${id}`);
      await owner.delete(`/v1/api-keys/${id}`);
      const logged = await about(id);
      expect(logged.map(({ action }) => action)).to.deep.equal([
        "apiKeys.revoke",
        "apiKeys.rotate",
        "apiKeys.update",
        "apiKeys.create",
      ]);
      expect(logged.at(-1)).to.deep.include({
        channel: "console",
        user_id: fixture.organization.owner.id,
        application: null,
        connection_id: null,
        tool: null,
        record: { type: "api_key", id },
        result: "success",
        error_code: null,
        arguments_hash: null,
        request_id: "request-of-the-key",
        reason: null,
      });
      expect(logged.at(-1)?.["actor"]).to.include({ type: "user", id: fixture.organization.owner.id });
      const all = JSON.stringify(logged);
      for (const answer of [created, rotated]) expect(all).to.not.include(answer.string("data.secret"));
    });

    it("returns every change to a member, including the accepted invitation", async () => {
      const email = "notified@invited.example";
      const id = await owner.create("/v1/members", { email, role: "member" });
      const first = await accountEmailTo(fixture.service.dataDir, email);
      await owner.post(`/v1/members/${id}/resend-invitation`);
      const isNew = (received: AccountEmail): boolean => received.token !== first.token;
      const { token } = await accountEmailTo(fixture.service.dataDir, email, isNew);
      const answer = { token, password: "correct horse battery staple", first_name: "Reported" };
      expect((await fixture.anonymous.post("/v1/invitations/accept", answer)).status).to.equal(200);
      await owner.put(`/v1/members/${id}`, { role: "manager" });
      const logged = await about(id);
      expect(logged.map(({ action }) => action)).to.deep.equal([
        "members.update",
        "invitations.accept",
        "members.resendInvitation",
        "members.invite",
      ]);
      expect(logged[1]).to.deep.include({ user_id: id, record: { type: "member", id } });
    });

    it("contains no entry for a rejected request", async () => {
      const body = { name: "Once", permissions: ["entities:read"] };
      const id = await owner.create("/v1/roles", body);
      const before = await entries();
      expect((await owner.post("/v1/roles", body)).status).to.equal(409);
      expect((await owner.put(`/v1/roles/${id}`, { name: "Gone" }, { "If-Match": '"9"' })).status).to.equal(412);
      expect(await entries()).to.deep.equal(before);
    });

    it("is for administrators, and for support sessions, which cannot export it", async () => {
      const { record, owner: user } = fixture.organization;
      const [manager, admin] = await Promise.all(
        ["manager", "admin"].map(async (role) =>
          signIn(fixture.service.url, await createPerson(fixture.service, { organization: record, role })),
        ),
      );
      const guest = await supportSession(fixture.service, user);
      const ask = async (by: Caller | undefined): Promise<unknown[]> =>
        await Promise.all(
          ["/v1/activity-log", "/v1/activity-log/export"].map(async (path) => (await by?.get(path))?.status),
        );
      expect(await Promise.all([manager, admin, guest].map(ask))).to.deep.equal([
        [403, 403],
        [200, 200],
        [200, 403],
      ]);
    });
  });

  describe("POST /v1/roles (roles.create)", () => {
    it("returns 503 and creates nothing if the audit log cannot be written", async () => {
      const { pool } = fixture.service.database;
      const lock = await pool.transaction();
      await lock.raw("LOCK TABLE activity_log IN ACCESS EXCLUSIVE MODE");
      const answer = await owner.post("/v1/roles", { name: "Unwritten", permissions: ["entities:read"] });
      await lock.rollback();
      expect(answer.status).to.equal(503);
      const names = (await owner.get("/v1/roles?page_size=100")).list("data").map(({ name }) => name);
      expect(names).to.not.include("Unwritten");
    });
  });

  describe("with entries of applications", () => {
    const user = "01990000-0000-7000-8000-000000000001";
    const record = { type: "contact", id: "01990000-0000-7000-8000-000000000002" };
    const total = 61;
    let reader: Caller;
    let middle: string;

    before(async () => {
      const { owner: person, id: orgId } = await createOrganization(fixture.service);
      reader = await signIn(fixture.service.url, person);
      const tools = storeSecrets(createKeyring(Buffer.from(SECRET_KEY, "base64")));
      const { auditLog } = createStore(fixture.service.database.pool, undefined, tools);
      for (let index = 0; index < total; index += 1) {
        if (index === 30) middle = new Date().toISOString();
        await auditLog.append(
          orgId,
          logEntryOf({
            ...(index % 3 === 0 ? { user_id: user, application: 'Claude, "desktop"' } : {}),
            ...(index % 4 === 0 ? { record, tool: "get_crm_record" } : {}),
            ...(index % 5 === 0 ? { result: "denied", error_code: "insufficient_scope" } : {}),
            user_agent: index === 0 ? "=HYPERLINK(evil)" : `agent ${String(index)}`,
          }),
        );
        if (index === 29) await new Promise((resolve) => setTimeout(resolve, 5));
      }
    });

    const counts: readonly [filter: string, count: () => number][] = [
      [`user_id=${user}`, () => 21],
      [`application=${encodeURIComponent('Claude, "desktop"')}`, () => 21],
      ["channel=mcp", () => total],
      ["channel=rest", () => 0],
      ["action=tools.search_crm", () => total],
      ["action=tools.*", () => total],
      ["action=tools", () => 0],
      ["action=tool.*", () => 0],
      ["ip=192.0.2.1", () => total],
      ["ip=192.0.2.2", () => 0],
      ["tool=get_crm_record", () => 16],
      ["record_type=contact", () => 16],
      [`record_id=${record.id}`, () => 16],
      ["result=denied", () => 13],
      [`result=denied&user_id=${user}&tool=get_crm_record`, () => 2],
    ];

    describe("GET /v1/activity-log (activityLog.list)", () => {
      for (const [filter, count] of counts) {
        it(`returns the same entries for ${filter} in the list and in the export`, async () => {
          const answer = await reader.get(`/v1/activity-log?page_size=100&${filter}`);
          expect(answer.at("meta.total")).to.equal(count());
          const ids = answer.list("data").map(({ id }) => id);
          expect(ids).to.have.length(count());
          expect((await file(`?${filter}`)).map(({ id }) => id)).to.deep.equal(ids);
        });
      }

      it("filters entries by from and to", async () => {
        const since = await entries(`?page_size=100&from=${middle}`, reader);
        const earlier = await entries(`?page_size=100&to=${middle}`, reader);
        expect([since.length, earlier.length]).to.deep.equal([31, 30]);
        expect((await file(`?from=${middle}`)).map(({ id }) => id)).to.deep.equal(since.map(({ id }) => id));
      });

      it("returns the same entries by cursor as by pages", async () => {
        const all = (await entries("?page_size=100", reader)).map(({ id }) => id);
        const walked: unknown[] = [];
        for (let cursor: unknown = ""; typeof cursor === "string";) {
          const answer = await reader.get(`/v1/activity-log?page_size=7&cursor=${encodeURIComponent(cursor)}`);
          walked.push(...answer.list("data").map(({ id }) => id));
          cursor = answer.at("meta.next_cursor");
        }
        expect(walked).to.deep.equal(all);
        expect((await reader.get("/v1/activity-log")).at("meta.total")).to.equal(total);
        const second = (await entries("?page_size=7&page=2", reader)).map(({ id }) => id);
        expect(second).to.deep.equal(all.slice(7, 14));
      });
    });

    describe("GET /v1/activity-log/export (activityLog.export)", () => {
      it("returns CSV whose cells a spreadsheet does not execute", async () => {
        const answer = await reader.get("/v1/activity-log/export");
        expect(answer.headers.get("content-type")).to.equal("text/csv; charset=utf-8");
        expect(answer.headers.get("content-disposition")).to.match(/filename="activity-log-\d{4}-\d\d-\d\d\.csv"$/);
        const rows = await file("");
        expect(rows).to.have.length(total);
        const places = (await entries("?page_size=100", reader)).map(({ seq }) => String(seq));
        expect(rows.map(({ seq }) => seq)).to.deep.equal(places);
        expect(Number(places[0])).to.equal(Number(places.at(-1)) + total - 1);
        expect(rows.at(-1)).to.include({
          application: 'Claude, "desktop"',
          user_agent: "'=HYPERLINK(evil)",
          record_id: record.id,
          "actor.name": "Test",
          duration_ms: "3",
        });
      });
    });

    async function file(query: string): Promise<Record<string, string>[]> {
      const { text } = await reader.get(`/v1/activity-log/export${query}`);
      return parse<Record<string, string>>(text, { columns: true });
    }
  });
});

describe("GET /v1/activity-log/verification (activityLog.verify)", () => {
  const fixture = useFixture({ oracle: true });
  let owner: Caller;
  before(async () => {
    owner = await signIn(fixture.service.url, fixture.organization.owner);
    for (const name of ["One", "Two", "Three"]) await owner.post("/v1/roles", { name, permissions: ["notes:read"] });
  });

  /** Modifies the database with triggers disabled, as its owner can. */
  async function tamper(text: string, ...bindings: readonly (string | number)[]): Promise<void> {
    await fixture.service.database.pool.transaction(async (tx) => {
      await tx.raw("SET LOCAL session_replication_role = replica");
      await tx.raw(text, bindings);
    });
  }

  it("reports an intact log with its first and last entry", async () => {
    const answer = await owner.get(PATH);
    expect(answer.status, answer.text).to.equal(200);
    const log = (await owner.get("/v1/activity-log?page_size=100")).list("data");
    const [last, first] = [log.at(0), log.at(-1)];
    expect(answer.at("data")).to.deep.include({
      intact: true,
      entries: log.length,
      from: first?.["occurred_at"],
      to: last?.["occurred_at"],
      first_break: null,
      continue_after: null,
    });
  });

  it("names the first changed entry, and the deleted end", async () => {
    const { id: orgId } = fixture.organization;
    const [entry] = (await owner.get("/v1/activity-log")).list("data");
    const { pool } = fixture.service.database;
    const stored = await pool("activity_log").where({ id: entry?.["id"] }).first<{ seq: number }>();
    await tamper("UPDATE activity_log SET result = 'denied' WHERE org_id = ? AND seq = ?", orgId, stored.seq);
    const changed = await owner.get(PATH);
    expect([changed.at("data.intact"), changed.at("data.entries")]).to.deep.equal([false, stored.seq - 1]);
    expect(changed.at("data.first_break")).to.deep.include({
      kind: "entry_changed",
      seq: stored.seq,
      entry_id: entry?.["id"],
    });
    await tamper("DELETE FROM activity_log WHERE org_id = ? AND seq = ?", orgId, stored.seq);
    expect((await owner.get(PATH)).at("data.first_break")).to.deep.include({ kind: "end_missing", seq: stored.seq });
  });
});
