import { expect } from "chai";
import { storeSecrets } from "../../src/server/secret-key.ts";
import type { LogPosition } from "../../src/base/contract/mcp.ts";
import { checkChain } from "../../src/features/accounts/audit-log-verification.ts";
import { createStore, joinTransaction } from "../../src/base/store/store.ts";
import { createDatabase } from "../support/db/cluster.ts";
import { insertOrganization, keyring, logEntryOf, insertChain } from "../support/accounts/log-rows.ts";
import { use } from "../support/fixture.ts";

describe("Audit log", () => {
  let orgId: string;

  const database = use(() => createDatabase());
  const store = use(() => createStore(database.pool, undefined, storeSecrets(keyring)));
  beforeEach(async () => {
    orgId = await insertOrganization(database, `org-${Math.random().toString(36).slice(2)}`);
  });

  const actions = async (): Promise<string[]> =>
    (await store.auditLog.links(orgId, null, 100)).map(({ action }) => action);

  it("chains the entries of an organization", async () => {
    await store.auditLog.append(orgId, logEntryOf({ action: "first" }));
    await store.transaction(async (tx) => {
      await tx.auditLog.append(orgId, logEntryOf({ action: "second" }));
      await tx.auditLog.append(orgId, logEntryOf({ action: "third" }));
    });
    const links = await store.auditLog.links(orgId, null, 100);
    expect(links.map(({ seq, action }) => [seq, action])).to.deep.equal([
      [1, "first"],
      [2, "second"],
      [3, "third"],
    ]);
    expect(links[0]?.previous_hash).to.equal("0".repeat(64));
    expect(links[1]?.previous_hash).to.equal(links[0]?.hash);
    expect(links[2]?.previous_hash).to.equal(links[1]?.hash);
    expect(await store.auditLog.head(orgId)).to.include({ seq: 3, hash: links[2]?.hash });
  });

  it("discards the entries of a rolled-back transaction", async () => {
    const failed = store.transaction(async (tx) => {
      await tx.auditLog.append(orgId, logEntryOf());
      throw new Error("no");
    });
    await failed.catch(() => undefined);
    await store.dryRun((tx) => tx.auditLog.append(orgId, logEntryOf()));
    await store.transaction(async (tx) => {
      const joined = joinTransaction(tx);
      await joined.transaction((inner) => inner.auditLog.append(orgId, logEntryOf({ action: "kept" })));
      const inside = joined.transaction(async (inner) => {
        await inner.auditLog.append(orgId, logEntryOf({ action: "lost" }));
        throw new Error("no");
      });
      await inside.catch(() => undefined);
    });
    expect(await actions()).to.deep.equal(["kept"]);
  });

  it("keeps one chain under concurrent writes", async () => {
    // Each round is larger than the pool, and small enough for its last writer to get a connection within a second.
    const [rounds, size] = [3, 20];
    for (let round = 0; round < rounds; round += 1) {
      const writers = Array.from({ length: size }, (_, index) =>
        store.auditLog.append(orgId, logEntryOf({ action: `a${String(round * size + index)}` })),
      );
      await Promise.all(writers);
    }
    const links = await store.auditLog.links(orgId, null, 100);
    expect(links.map(({ seq }) => seq)).to.deep.equal(Array.from({ length: rounds * size }, (_, index) => index + 1));
    links.slice(1).forEach((link, index) => expect(link.previous_hash).to.equal(links[index]?.hash));
  });

  it("appends more entries in one transaction than fit into one statement", async () => {
    await store.transaction(async (tx) => {
      for (let index = 0; index < 3_001; index += 1) await tx.auditLog.append(orgId, logEntryOf());
    });
    expect(await checkChain(store, keyring, orgId)).to.deep.include({ entries: 3_001, breach: null });
  });

  describe("appends after a position", () => {
    let seen: LogPosition;
    beforeEach(async () => {
      await store.auditLog.append(orgId, logEntryOf({ action: "first" }));
      const { seq = 0, hash = "" } = (await store.auditLog.head(orgId)) ?? {};
      seen = { seq, hash, now: "2026-03-03T08:00:00.000Z" };
    });
    const append = (position: LogPosition, action = "next"): Promise<boolean> =>
      store.auditLog.appendAfter({ orgId, position, entry: logEntryOf({ action }) });

    it("succeed if nothing else was logged after it, also one after the other", async () => {
      const taken = await Promise.all(["a", "b", "c"].map((action) => append(seen, action)));
      expect(taken).to.deep.equal([true, true, true]);
      expect(await append({ ...seen, now: "2026-03-03T07:00:00.000Z" })).to.equal(true);
      const links = await store.auditLog.links(orgId, null, 100);
      expect(links.map(({ action }) => action)).to.deep.equal(["first", "a", "b", "c", "next"]);
      expect(links.slice(1).map((link) => link.occurred_at)).to.deep.equal(Array(4).fill(seen.now));
      expect(links[1]?.previous_hash).to.equal(seen.hash);
      expect(await checkChain(store, keyring, orgId)).to.deep.include({ entries: 5, breach: null });
    });

    it("fail if something else was logged after it", async () => {
      expect(await append(seen)).to.equal(true);
      await store.auditLog.append(orgId, logEntryOf({ action: "revoked" }));
      expect(await append(seen)).to.equal(false);
      const { seq = 0, hash = "" } = (await store.auditLog.head(orgId)) ?? {};
      expect(await append({ ...seen, seq, hash })).to.equal(true);
      expect(await append(seen)).to.equal(false);
      expect(await checkChain(store, keyring, orgId)).to.deep.include({ entries: 4, breach: null });
    });

    it("fail if the entry at the position is another one, as after a failover that lost entries", async () => {
      const other = { ...seen, hash: "a".repeat(64) };
      expect(await append(other)).to.equal(false);
      expect(await append(seen)).to.equal(true);
    });
  });

  describe("concurrent appends", () => {
    interface Seen {
      readonly orgId: string;
      readonly position: LogPosition;
    }
    let all: Seen[] = [];
    beforeEach(async () => {
      const ids = [];
      for (let index = 0; index < 12; index += 1) {
        ids.push(await insertOrganization(database, `side-${Math.random().toString(36).slice(2)}`));
      }
      all = await Promise.all(
        ids.map(async (id) => {
          await store.auditLog.append(id, logEntryOf({ action: "first" }));
          const { seq = 0, hash = "" } = (await store.auditLog.head(id)) ?? {};
          return { orgId: id, position: { seq, hash, now: "2026-03-03T08:00:00.000Z" } };
        }),
      );
    });
    const append = (seen: Seen | undefined, action = "next"): Promise<boolean> =>
      seen ? store.auditLog.appendAfter({ ...seen, entry: logEntryOf({ action }) }) : Promise.resolve(false);
    const expectWhole = async (entries: number, seen: Seen | undefined): Promise<void> => {
      expect(await checkChain(store, keyring, seen?.orgId ?? "")).to.deep.include({ entries, breach: null });
    };

    it("appends entries for many organizations at once and rejects those with a stale head", async () => {
      const overtaken = all[5];
      await store.auditLog.append(overtaken?.orgId ?? "", logEntryOf());
      const taken = await Promise.all(all.map((seen) => append(seen)));
      expect(taken).to.deep.equal(all.map((seen) => seen !== overtaken));
      for (const seen of all) await expectWhole(2, seen);
    });

    it("chains entries of one organization that were queued with the same head", async () => {
      const [one, other, same] = all;
      const taken = await Promise.all([
        append(one),
        append(other),
        append(same, "a"),
        append(same, "b"),
        append(same, "c"),
      ]);
      expect(taken).to.deep.equal([true, true, true, true, true]);
      const links = await store.auditLog.links(same?.orgId ?? "", null, 100);
      expect(links.map(({ seq, action }) => [seq, action])).to.deep.equal([
        [1, "first"],
        [2, "a"],
        [3, "b"],
        [4, "c"],
      ]);
      await expectWhole(4, same);
    });

    it("does not wait for a locked head", async () => {
      const locked = all[3];
      const lock = await database.pool.transaction();
      await lock.raw("SELECT 1 FROM activity_log_heads WHERE org_id = ? FOR UPDATE", [locked?.orgId ?? ""]);
      const taken = await Promise.all(all.map((seen) => append(seen)));
      await lock.rollback();
      expect(taken).to.deep.equal(all.map((seen) => seen !== locked));
    });
  });

  for (const [what, statement] of Object.entries({
    changes: "UPDATE activity_log SET result = 'denied'",
    deletions: "DELETE FROM activity_log",
    truncation: "TRUNCATE activity_log",
    "truncation of a part": "TRUNCATE activity_log_default",
  })) {
    it(`rejects ${what}`, async () => {
      await store.auditLog.append(orgId, logEntryOf());
      const error: unknown = await database.pool.raw(statement).then(
        () => null,
        (thrown: unknown) => thrown,
      );
      expect(error).to.include({ code: "42501" });
      expect(await actions()).to.have.length(1);
    });
  }

  describe("partitions", () => {
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
});
