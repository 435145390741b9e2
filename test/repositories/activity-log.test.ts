import { expect } from "chai";
import { createKeyring } from "../../src/access/keyring.ts";
import { createLogTools } from "../../src/access/log-seal.ts";
import { createStore, joinTransaction, type Store } from "../../src/repositories/store.ts";
import { createDatabase, type TestDatabase } from "../support/cluster.ts";
import { insertOrganization, logEntryOf } from "../support/log-rows.ts";

const keyring = createKeyring(Buffer.alloc(32, 7));

describe("the activity log in the database", () => {
  let database: TestDatabase;
  let store: Store;
  let orgId: string;

  before(async () => {
    database = await createDatabase();
    store = createStore(database.pool, undefined, createLogTools(keyring));
  });
  beforeEach(async () => {
    orgId = await insertOrganization(database, `org-${Math.random().toString(36).slice(2)}`);
  });
  after(() => database.drop());

  const actions = async (): Promise<string[]> =>
    (await store.activityLog.links(orgId, null, 100)).map(({ action }) => action);

  it("chains an organization's entries", async () => {
    await store.activityLog.append(orgId, logEntryOf({ action: "first" }));
    await store.transaction(async (tx) => {
      await tx.activityLog.append(orgId, logEntryOf({ action: "second" }));
      await tx.activityLog.append(orgId, logEntryOf({ action: "third" }));
    });
    const links = await store.activityLog.links(orgId, null, 100);
    expect(links.map(({ seq, action }) => [seq, action])).to.deep.equal([
      [1, "first"],
      [2, "second"],
      [3, "third"],
    ]);
    expect(links[0]?.previous_hash).to.equal("0".repeat(64));
    expect(links[1]?.previous_hash).to.equal(links[0]?.hash);
    expect(links[2]?.previous_hash).to.equal(links[1]?.hash);
    expect(await store.activityLog.head(orgId)).to.include({ seq: 3, hash: links[2]?.hash });
  });

  it("forgets the entries of what was rolled back", async () => {
    const failed = store.transaction(async (tx) => {
      await tx.activityLog.append(orgId, logEntryOf());
      throw new Error("no");
    });
    await failed.catch(() => undefined);
    await store.rehearsal((tx) => tx.activityLog.append(orgId, logEntryOf()));
    await store.transaction(async (tx) => {
      const joined = joinTransaction(tx);
      await joined.transaction((inner) => inner.activityLog.append(orgId, logEntryOf({ action: "kept" })));
      const inside = joined.transaction(async (inner) => {
        await inner.activityLog.append(orgId, logEntryOf({ action: "lost" }));
        throw new Error("no");
      });
      await inside.catch(() => undefined);
    });
    expect(await actions()).to.deep.equal(["kept"]);
  });

  it("keeps one chain when many write at once", async () => {
    const writers = Array.from({ length: 60 }, (_, index) =>
      store.activityLog.append(orgId, logEntryOf({ action: `a${String(index)}` })),
    );
    await Promise.all(writers);
    const links = await store.activityLog.links(orgId, null, 100);
    expect(links.map(({ seq }) => seq)).to.deep.equal(Array.from({ length: 60 }, (_, index) => index + 1));
    links.slice(1).forEach((link, index) => expect(link.previous_hash).to.equal(links[index]?.hash));
  });

  for (const [what, statement] of Object.entries({
    changes: "UPDATE activity_log SET result = 'denied'",
    deletions: "DELETE FROM activity_log",
    truncation: "TRUNCATE activity_log",
    "truncation of a part": "TRUNCATE activity_log_default",
  })) {
    it(`refuses ${what}`, async () => {
      await store.activityLog.append(orgId, logEntryOf());
      const error: unknown = await database.pool.raw(statement).then(
        () => null,
        (thrown: unknown) => thrown,
      );
      expect(error).to.include({ code: "42501" });
      expect(await actions()).to.have.length(1);
    });
  }
});
