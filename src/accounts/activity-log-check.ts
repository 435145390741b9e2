import type { Keyring } from "../platform/keyring.ts";
import { hashOf, isSealed } from "./audit-log/hmac.ts";
import { BEGINNING, type LogEnd, type LogLink } from "./rules/log-chain.ts";
import type { ActivityLogRepository, SealedEnd } from "./sql/activity-log.ts";
import type { Store } from "../store/store.ts";

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
  readonly head: LogEnd | null;
  readonly breach: Breach | null;
}

const BATCH = 1_000;

/** Verifies an organization's chain from its anchor to its head, in one snapshot of the database. */
export async function checkChain(store: Store, keyring: Keyring, orgId: string): Promise<ChainReport> {
  return await store.snapshot(async ({ activityLog }) => {
    const [anchor, head] = [await activityLog.anchor(orgId), await activityLog.head(orgId)];
    const first_seq = (anchor?.seq ?? BEGINNING.seq) + 1;
    const report = { first_seq, head: head && { seq: head.seq, hash: head.hash, occurred_at: head.occurred_at } };
    if (anchor && !isSealed(keyring, "anchor", orgId, anchor)) {
      return { ...report, entries: 0, breach: breachAt("anchor_forged", anchor.seq) };
    }
    const walk = await walkChain(activityLog, orgId, anchor ?? BEGINNING);
    const breach = walk.breach ?? breachOfHead(keyring, orgId, walk.last, head);
    return { ...report, entries: walk.entries, breach };
  });
}

type Place = Pick<LogEnd, "seq" | "hash">;

async function walkChain(log: ActivityLogRepository, orgId: string, anchor: Place) {
  let [entries, last, link]: [number, Place, LogLink | null] = [0, anchor, null];
  for (;;) {
    const links: LogLink[] = await log.links(orgId, link, BATCH);
    for (link of links) {
      const breach = breachOf(orgId, last, link);
      if (breach) return { entries, last, breach };
      entries += 1;
      last = link;
    }
    if (links.length < BATCH) return { entries, last, breach: null };
  }
}

function breachOf(orgId: string, last: Place, link: LogLink): Breach | null {
  const { hash, ...rest } = link;
  if (link.seq > last.seq + 1) return breachAt("entry_missing", last.seq + 1);
  if (link.seq <= last.seq) return breachAt("entry_added", link.seq, link);
  if (hashOf(orgId, rest) !== hash) return breachAt("entry_changed", link.seq, link);
  return link.previous_hash === last.hash ? null : breachAt("entry_unlinked", link.seq, link);
}

function breachOfHead(keyring: Keyring, orgId: string, last: Place, head: SealedEnd | null): Breach | null {
  if (!head) return last.seq === BEGINNING.seq ? null : breachAt("head_missing", last.seq);
  if (!isSealed(keyring, "head", orgId, head)) return breachAt("head_forged", head.seq);
  if (last.seq < head.seq) return breachAt("end_missing", last.seq + 1);
  if (last.seq > head.seq) return breachAt("entry_added", head.seq + 1);
  return last.hash === head.hash ? null : breachAt("entry_changed", last.seq);
}

function breachAt(kind: BreachKind, seq: number, link?: LogLink): Breach {
  return { kind, seq, id: link?.id ?? null, occurred_at: link?.occurred_at ?? null };
}
