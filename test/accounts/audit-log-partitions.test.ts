import { expect } from "chai";
import { storeSecrets } from "../../src/server/store-secrets.ts";
import { checkChain } from "../../src/features/accounts/audit-log-verification.ts";
import { createStore, type Store } from "../../src/base/store/store.ts";
import { createDatabase, type TestDatabase } from "../support/db/cluster.ts";
import { insertChain, insertOrganization, keyring, logEntryOf } from "../support/accounts/log-rows.ts";

describe("Audit log: partitions", () => {
  let database: TestDatabase;
  let store: Store;
  let orgId: string;

  before(async () => {
    database = await createDatabase();
    store = createStore(database.pool, undefined, storeSecrets(keyring));
  });
  beforeEach(async () => {
    orgId = await insertOrganization(database, `org-${Math.random().toString(36).slice(2)}`);
  });
  after(() => database.drop());

  describe("monthly partitions", () => {
    const monthsAgo = (count: number): string => {
      const date = new Date();
      date.setUTCDate(15);
      date.setUTCMonth(date.getUTCMonth() - count);
      return date.toISOString();
    };
    const nameOf = (time: string): string => `activity_log_${time.slice(0, 7).replace("-", "_")}`;
    const partitions = async (): Promise<string[]> => {
      const { rows } = await database.pool.raw<{ rows: { name: string }[] }>(
        "SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'activity_log'::regclass",
      );
      return rows.map(({ name }) => name);
    };
    const partitionsOf = async (): Promise<string[]> => {
      const { rows } = await database.pool.raw<{ rows: { name: string }[] }>(
        "SELECT DISTINCT tableoid::regclass::text AS name FROM activity_log WHERE org_id = ? ORDER BY name",
        [orgId],
      );
      // A shard has the name of its table and a number.
      return rows.map(({ name }) => name.replace(/_\d{6,}$/, ""));
    };
    const check = () => checkChain(store, keyring, orgId);

    it("creates the coming months and moves entries out of the default partition", async () => {
      expect(await partitions()).to.include.members([0, -1, -2].map((count) => nameOf(monthsAgo(count))));
      const times = [monthsAgo(3), monthsAgo(2), monthsAgo(2)];
      await insertChain(database, orgId, times);
      expect(await partitionsOf()).to.deep.equal(["activity_log_default"]);
      await store.auditLog.keepMonths();
      expect(await partitionsOf()).to.deep.equal([nameOf(monthsAgo(3)), nameOf(monthsAgo(2))]);
      expect(await check()).to.deep.include({ entries: 3, breach: null });
      for (const table of ["activity_log_default", nameOf(monthsAgo(3))]) {
        const refused: unknown = await database.pool.raw(`TRUNCATE ${table}`).catch((error: unknown) => error);
        expect(refused).to.include({ code: "42501" });
      }
      const refused: unknown = await database
        .pool(nameOf(monthsAgo(3)))
        .delete()
        .catch((error: unknown) => error);
      expect(refused).to.include({ code: "42501" });
    });

    it("drops months older than a year and anchors the chain after them", async () => {
      await insertChain(database, orgId, [monthsAgo(15), monthsAgo(14), monthsAgo(14), monthsAgo(2)]);
      const { dropped } = await store.auditLog.keepMonths();
      expect(dropped).to.deep.equal([nameOf(monthsAgo(15)), nameOf(monthsAgo(14))]);
      expect(await check()).to.deep.include({ entries: 1, first_seq: 4, breach: null });
      await store.auditLog.append(orgId, logEntryOf({ action: "after" }));
      expect(await check()).to.deep.include({ entries: 2, breach: null });
      const { items, total } = await store.auditLog.page(orgId, {}, { page: 1, page_size: 25, sort: "" });
      expect([items.length, total]).to.deep.equal([2, 2]);
      expect(await store.auditLog.keepMonths()).to.deep.equal({ added: [], dropped: [] });
      await database.pool("activity_log_anchors").where({ org_id: orgId }).update({ seq: 4 });
      expect((await check()).breach).to.include({ kind: "anchor_forged", seq: 4 });
    });

    it("continues the sequence after all entries were dropped", async () => {
      await insertChain(database, orgId, [monthsAgo(15), monthsAgo(14)]);
      await store.auditLog.keepMonths();
      expect(await check()).to.deep.include({ entries: 0, first_seq: 3, breach: null });
      await store.auditLog.append(orgId, logEntryOf());
      expect(await check()).to.deep.include({ entries: 1, first_seq: 3, breach: null });
    });

    it("fails instead of waiting for a long-running reader and drops the month on the next run", async () => {
      await insertChain(database, orgId, [monthsAgo(15), monthsAgo(1)]);
      const reader = await database.pool.transaction();
      await reader.raw("SELECT count(*) FROM activity_log");
      const failed: unknown = await store.auditLog.keepMonths().catch((error: unknown) => error);
      expect(failed).to.include({ code: "55P03" });
      await store.auditLog.append(orgId, logEntryOf());
      await reader.rollback();
      await store.auditLog.keepMonths();
      expect(await check()).to.deep.include({ entries: 2, first_seq: 2, breach: null });
    });
  });
});
