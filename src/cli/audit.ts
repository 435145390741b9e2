import type { Command } from "commander";
import { createKeyring } from "../base/platform/keyring.ts";
import { readConfig } from "../server/config.ts";
import type { OrganizationRecord } from "../features/accounts/sql/organizations.ts";
import { createStore, type Store } from "../base/store/store.ts";
import { readSecretKey } from "../server/secret-key.ts";
import {
  checkChain,
  type Breach,
  type BreachKind,
  type ChainReport,
} from "../features/accounts/audit-log-verification.ts";
import { openCommandStorage } from "../server/storage.ts";
import { findOrganization } from "./organization-choice.ts";
import { exitCodes } from "../server/outcome.ts";
import { printResult } from "../base/platform/output.ts";

interface VerifyOptions {
  readonly org?: string;
  readonly json?: boolean;
}

const EXAMPLES = `
The audit log of an organization is a hash chain: each entry contains the hash of the previous one, and SECRET_KEY signs the last
one. The command reports an entry that was changed, deleted, added or moved by its sequence number. Months that were dropped
after a year are covered by a signed anchor. To detect a replaced database, store the head that --json prints elsewhere.

Exit status 1 when a chain is broken.

Examples:
  $ crm audit verify
  $ crm audit verify --org acme --json`;

const BREACHES: Readonly<Record<BreachKind, string>> = {
  anchor_forged: "the start of the chain is not signed with SECRET_KEY or SECRET_KEY_PREVIOUS",
  entry_missing: "the entry is missing",
  entry_added: "the entry does not belong to the chain",
  entry_changed: "the entry was changed",
  entry_unlinked: "the entry does not follow the previous one",
  end_missing: "the entries from here to the end are missing",
  head_missing: "the end of the chain is not recorded",
  head_forged: "the end of the chain is not signed with SECRET_KEY or SECRET_KEY_PREVIOUS",
};

/** Adds `crm audit …`. */
export function addAudit(program: Command): void {
  const audit = program.command("audit").description("The audit log.");
  audit
    .command("verify")
    .description("Verify that the audit log was not changed. Exit status 1 if it was.")
    .option("--org <slug or id>", "only this organization (default: all)")
    .option("--json", 'print {"ok", "organizations": [{"id", "slug", "entries", "first_seq", "head", "breach"}]}')
    .addHelpText("after", EXAMPLES)
    .action(verify);
}

async function verify({ org, json }: VerifyOptions): Promise<void> {
  const config = readConfig(process.env);
  const storage = await openCommandStorage(config);
  try {
    const keyring = createKeyring(await readSecretKey(config, storage.pool), config.previousSecretKey);
    const store = createStore(storage.pool);
    const organizations: Checked[] = [];
    for (const { id, slug } of await chosen(store, org)) {
      const { entries, first_seq, head, breach } = await checkChain(store, keyring, id);
      organizations.push({ id, slug, entries, first_seq, head, breach });
    }
    const ok = organizations.every(({ breach }) => breach === null);
    printResult({ ok, organizations }, { json, text: organizations.map(line).join("\n") });
    process.exitCode = ok ? exitCodes.ok : exitCodes.failed;
  } finally {
    await storage.close();
  }
}

type Checked = Pick<ChainReport, "entries" | "first_seq" | "head" | "breach"> & Pick<OrganizationRecord, "id" | "slug">;

async function chosen(store: Store, org: string | undefined): Promise<readonly OrganizationRecord[]> {
  return org === undefined ? await store.organizations.list() : [await findOrganization(store, org)];
}

function line({ slug, entries, breach, head }: Checked): string {
  const count = `${String(entries)} ${entries === 1 ? "entry" : "entries"}`;
  if (breach) return `✗ ${slug}: ${placeOf(breach)}: ${BREACHES[breach.kind]} (${count} before it valid)`;
  return `✓ ${slug}: ${count} valid${head ? `, head ${String(head.seq)}:${head.hash}` : ""}`;
}

function placeOf({ seq, id, occurred_at }: Breach): string {
  return `entry ${String(seq)}${id === null ? "" : `, ${id} of ${occurred_at ?? ""}`}`;
}
