import { expect } from "chai";
import { createKeyring } from "../../src/base/platform/keyring.ts";
import { hashEntry, checkChain } from "../../src/features/accounts/audit-log-verification.ts";
import { storeSecrets } from "../../src/server/secret-key.ts";
import { createStore } from "../../src/base/store/store.ts";
import { createDatabase } from "../support/db/cluster.ts";
import { insertOrganization, keyring, logEntryOf } from "../support/accounts/log-rows.ts";
import { SECRET_KEY } from "../support/service.ts";
import { identities } from "../server/identity.ts";
import { crm, type Outcome } from "../server/program.ts";
import { use } from "../support/fixture.ts";

type Statement = readonly [sql: string, ...bindings: (string | number)[]];

const LENGTH = 12;
const moved = (from: number, to: number): string =>
  `UPDATE activity_log SET seq = ${String(to)} WHERE org_id = ? AND seq = ${String(from)}`;
const CUT = "DELETE FROM activity_log WHERE org_id = ? AND seq > 9";
const ADDED = `INSERT INTO activity_log SELECT (jsonb_populate_record(a, jsonb_build_object(
    'seq', 13, 'previous_hash', a.hash, 'id', gen_random_uuid()))).* FROM activity_log AS a WHERE org_id = ? AND seq = 12`;
const HEAD_MOVED = `UPDATE activity_log_heads AS h SET seq = a.seq, hash = a.hash, occurred_at = a.occurred_at
  FROM activity_log AS a WHERE a.org_id = h.org_id AND a.seq = 9 AND h.org_id = ?`;

/** Manipulations by somebody with full access to the database, and the expected finding for each. */
const manipulations: Readonly<Record<string, { statements: readonly string[]; breach: object }>> = {
  "edits an entry": {
    statements: ["UPDATE activity_log SET result = 'denied' WHERE org_id = ? AND seq = 5"],
    breach: { kind: "entry_changed", seq: 5 },
  },
  "makes somebody else the actor": {
    statements: [`UPDATE activity_log SET actor = actor || '{"name": "Eve"}' WHERE org_id = ? AND seq = 1`],
    breach: { kind: "entry_changed", seq: 1 },
  },
  "deletes an entry": {
    statements: ["DELETE FROM activity_log WHERE org_id = ? AND seq = 7"],
    breach: { kind: "entry_missing", seq: 7 },
  },
  "deletes the first entries": {
    statements: ["DELETE FROM activity_log WHERE org_id = ? AND seq < 4"],
    breach: { kind: "entry_missing", seq: 1 },
  },
  "exchanges two entries": {
    statements: [moved(5, 105), moved(6, 5), moved(105, 6)],
    breach: { kind: "entry_changed", seq: 5 },
  },
  "cuts the end off": { statements: [CUT], breach: { kind: "end_missing", seq: 10 } },
  "cuts the end off and says that it always ended there": {
    statements: [CUT, HEAD_MOVED],
    breach: { kind: "head_forged", seq: 9 },
  },
  "cuts all of it off": {
    statements: ["DELETE FROM activity_log WHERE org_id = ?"],
    breach: { kind: "end_missing", seq: 1 },
  },
  "adds an entry": { statements: [ADDED], breach: { kind: "entry_changed", seq: 13 } },
  "forgets where it ends": {
    statements: ["DELETE FROM activity_log_heads WHERE org_id = ?"],
    breach: { kind: "head_missing", seq: 12 },
  },
};

describe("crm audit verify", () => {
  const [as] = identities();
  if (!as) throw new Error("No user to run the tests as.");
  const run = (...more: readonly string[]): Promise<Outcome> =>
    crm(["audit", "verify", ...more], { as, env: { DATABASE_URL: database.url, SECRET_KEY } });
  const database = use(() => createDatabase());
  const store = use(() => createStore(database.pool, undefined, storeSecrets(keyring)));

  async function chain(slug: string): Promise<string> {
    const orgId = await insertOrganization(database, slug);
    await store.transaction(async (tx) => {
      for (let index = 0; index < LENGTH; index += 1) await tx.auditLog.append(orgId, logEntryOf());
    });
    return orgId;
  }

  /** Modifies the database with triggers disabled, as its owner can. */
  async function tamper(...statements: readonly Statement[]): Promise<void> {
    await database.pool.transaction(async (tx) => {
      await tx.raw("SET LOCAL session_replication_role = replica");
      for (const [sql, ...bindings] of statements) await tx.raw(sql, bindings);
    });
  }

  it("reports intact chains as valid", async () => {
    await chain("whole");
    await insertOrganization(database, "empty");
    const outcome = await run("--json");
    expect(outcome.status, outcome.stderr).to.equal(0);
    const { ok, organizations } = JSON.parse(outcome.stdout) as { ok: boolean; organizations: object[] };
    expect(ok).to.equal(true);
    const whole = organizations.find((one) => "slug" in one && one.slug === "whole");
    expect(whole).to.deep.include({ entries: LENGTH, first_seq: 1, breach: null });
    expect((await run("--org", "whole")).stdout).to.match(/^✓ whole: 12 entries valid, head 12:[0-9a-f]{64}\n$/);
  });

  it("reports the first manipulated entry for every kind of manipulation", async () => {
    for (const [index, { statements }] of Object.values(manipulations).entries()) {
      const orgId = await chain(`tampered-${String(index)}`);
      await tamper(...statements.map((sql): Statement => [sql, orgId]));
    }
    const outcome = await run("--json");
    expect(outcome.status).to.equal(1);
    const { ok, organizations } = JSON.parse(outcome.stdout) as {
      ok: boolean;
      organizations: { slug: string; breach: object | null }[];
    };
    expect(ok).to.equal(false);
    for (const [index, [name, { breach }]] of Object.entries(manipulations).entries()) {
      const found = organizations.find(({ slug }) => slug === `tampered-${String(index)}`);
      expect(found?.breach, `Somebody ${name}`).to.include(breach);
    }
    expect(organizations.find(({ slug }) => slug === "whole")?.breach).to.equal(null);
  });

  it("reports an entry that was changed together with its hash", async () => {
    const orgId = await chain("rehashed");
    const links = await store.auditLog.links(orgId, null, LENGTH);
    const fifth = links[4];
    if (!fifth) throw new Error("The fifth entry is missing.");
    const { hash: _, ...changed } = { ...fifth, action: "nothing.happened" };
    const hash = hashEntry(orgId, changed);
    await tamper([
      "UPDATE activity_log SET action = ?, hash = decode(?, 'hex') WHERE org_id = ? AND seq = 5",
      changed.action,
      hash,
      orgId,
    ]);
    const outcome = await run("--org", "rehashed");
    expect(outcome.status).to.equal(1);
    expect(outcome.stdout).to.include("✗ rehashed: entry 6, ").and.include("does not follow the previous one");
  });

  it("reports a chain that was rewritten without the secret key", async () => {
    const orgId = await chain("rewritten");
    const statements: Statement[] = [];
    let previous_hash = "0".repeat(64);
    for (const link of await store.auditLog.links(orgId, null, LENGTH)) {
      const { hash: _, ...changed } = { ...link, previous_hash, reason: "nothing" };
      const hash = hashEntry(orgId, changed);
      statements.push([
        "UPDATE activity_log SET reason = ?, previous_hash = decode(?, 'hex'), hash = decode(?, 'hex') WHERE org_id = ? AND seq = ?",
        changed.reason,
        previous_hash,
        hash,
        orgId,
        link.seq,
      ]);
      previous_hash = hash;
    }
    statements.push(["UPDATE activity_log_heads SET hash = decode(?, 'hex') WHERE org_id = ?", previous_hash, orgId]);
    await tamper(...statements);
    expect((await checkChain(store, keyring, orgId)).breach).to.include({ kind: "head_forged", seq: 12 });
  });

  it("finds the entries that commands write for users and keys", async () => {
    const orgId = await insertOrganization(database, "commanded");
    const options = { as, env: { DATABASE_URL: database.url, SECRET_KEY } };
    const person = ["--org", "commanded", "--email", "ada@commanded.example"];
    const made = await crm(["user", "create", ...person, "--role", "owner", "--password-stdin"], {
      ...options,
      input: "correct horse battery staple\n",
    });
    expect(made.status, made.stderr).to.equal(0);
    const links = await store.auditLog.links(orgId, null, LENGTH);
    expect(links.map(({ channel, action, record_type }) => [channel, action, record_type])).to.deep.equal([
      ["system", "members.create", "member"],
    ]);
    expect(links[0]?.actor).to.include({ type: "system", name: "crm user create" });
    expect(await checkChain(store, keyring, orgId)).to.include({ entries: 1, breach: null });
  });

  it("accepts HMACs of the previous secret key", async () => {
    const orgId = await chain("earlier");
    const [now, before] = [Buffer.alloc(32, 9), Buffer.from(SECRET_KEY, "base64")];
    expect((await checkChain(store, createKeyring(now), orgId)).breach).to.include({ kind: "head_forged" });
    expect(await checkChain(store, createKeyring(now, before), orgId)).to.include({ breach: null });
  });
});
