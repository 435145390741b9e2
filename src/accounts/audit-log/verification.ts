import type { Keyring } from "../../platform/keyring.ts";
import { hashEntry, isSigned } from "./hmac.ts";
import { CHAIN_START, type ChainEnd, type ChainedEntry } from "../rules/audit-log-chain.ts";
import type { AuditLogRepository, SignedEnd } from "../sql/audit-log.ts";
import type { Store } from "../../store/store.ts";

/** The kind of the first inconsistency in a hash chain. */
export type BreachKind =
  | "anchor_forged"
  | "entry_missing"
  | "entry_added"
  | "entry_changed"
  | "entry_unlinked"
  | "end_missing"
  | "head_missing"
  | "head_forged";

/** The first position at which a chain is broken. */
export interface Breach {
  readonly kind: BreachKind;
  readonly seq: number;
  /** Id of the entry at this position; null if there is none. */
  readonly id: string | null;
  readonly occurred_at: string | null;
}

/** Result of the verification of an organization's chain. */
export interface ChainReport {
  /** Number of verified entries. */
  readonly entries: number;
  /** The sequence number that the first entry should have. */
  readonly first_seq: number;
  readonly head: ChainEnd | null;
  readonly breach: Breach | null;
}

const BATCH = 1_000;

/** Verifies an organization's chain from its anchor to its head, in one snapshot of the database. */
export async function checkChain(store: Store, keyring: Keyring, orgId: string): Promise<ChainReport> {
  return await store.snapshot(async ({ auditLog }) => {
    const [anchor, head] = [await auditLog.anchor(orgId), await auditLog.head(orgId)];
    const first_seq = (anchor?.seq ?? CHAIN_START.seq) + 1;
    const report = { first_seq, head: head && { seq: head.seq, hash: head.hash, occurred_at: head.occurred_at } };
    if (anchor && !isSigned(keyring, "anchor", orgId, anchor)) {
      return { ...report, entries: 0, breach: breachAt("anchor_forged", anchor.seq) };
    }
    const walk = await walkChain(auditLog, orgId, anchor ?? CHAIN_START);
    const breach = walk.breach ?? breachOfHead(keyring, orgId, walk.last, head);
    return { ...report, entries: walk.entries, breach };
  });
}

type ChainPosition = Pick<ChainEnd, "seq" | "hash">;

async function walkChain(log: AuditLogRepository, orgId: string, anchor: ChainPosition) {
  let [entries, last, link]: [number, ChainPosition, ChainedEntry | null] = [0, anchor, null];
  for (;;) {
    const links: ChainedEntry[] = await log.links(orgId, link, BATCH);
    for (link of links) {
      const breach = breachOf(orgId, last, link);
      if (breach) return { entries, last, breach };
      entries += 1;
      last = link;
    }
    if (links.length < BATCH) return { entries, last, breach: null };
  }
}

function breachOf(orgId: string, last: ChainPosition, link: ChainedEntry): Breach | null {
  const { hash, ...rest } = link;
  if (link.seq > last.seq + 1) return breachAt("entry_missing", last.seq + 1);
  if (link.seq <= last.seq) return breachAt("entry_added", link.seq, link);
  if (hashEntry(orgId, rest) !== hash) return breachAt("entry_changed", link.seq, link);
  return link.previous_hash === last.hash ? null : breachAt("entry_unlinked", link.seq, link);
}

function breachOfHead(keyring: Keyring, orgId: string, last: ChainPosition, head: SignedEnd | null): Breach | null {
  if (!head) return last.seq === CHAIN_START.seq ? null : breachAt("head_missing", last.seq);
  if (!isSigned(keyring, "head", orgId, head)) return breachAt("head_forged", head.seq);
  if (last.seq < head.seq) return breachAt("end_missing", last.seq + 1);
  if (last.seq > head.seq) return breachAt("entry_added", head.seq + 1);
  return last.hash === head.hash ? null : breachAt("entry_changed", last.seq);
}

function breachAt(kind: BreachKind, seq: number, link?: ChainedEntry): Breach {
  return { kind, seq, id: link?.id ?? null, occurred_at: link?.occurred_at ?? null };
}
