import type { Keyring } from "../../base/platform/keyring.ts";
import { CHAIN_START, type ChainEnd, type ChainedEntry, hashedText, signedText } from "./rules/audit-log.ts";
import type { AuditLogRepository, SignedEnd } from "./sql/audit-log.ts";
import type { Store } from "../../base/store/store.ts";
import { createHash, createHmac, type KeyObject } from "node:crypto";
import { canonicalJson } from "../../base/platform/rules/differences.ts";
import type { AuditLogDeps } from "./sql/audit-log-chain.ts";
import { newId } from "../../base/platform/ids.ts";

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

/** An entry that was verified: a later verification can start after it. */
export type ChainPosition = Pick<ChainEnd, "seq" | "hash" | "occurred_at">;

/** Where a verification starts, and after how many entries it stops; by default, the whole chain is verified. */
interface ChainPart {
  readonly after?: ChainPosition | null;
  readonly limit?: number;
}

/** Result of the verification of an organization's chain. */
export interface ChainReport {
  /** Number of verified entries. */
  readonly entries: number;
  /** The first and the last verified entry. */
  readonly first: ChainPosition | null;
  readonly last: ChainPosition | null;
  /** False if the verification stopped at its limit. */
  readonly complete: boolean;
  /** The sequence number that the first entry should have. */
  readonly first_seq: number;
  readonly head: ChainEnd | null;
  readonly breach: Breach | null;
}

const BATCH = 1_000;

/** Verifies an organization's chain from its anchor to its head, or a part of it, in one snapshot of the database. */
export async function checkChain(
  store: Store,
  keyring: Keyring,
  orgId: string,
  { after = null, limit = Number.POSITIVE_INFINITY }: ChainPart = {},
): Promise<ChainReport> {
  return await store.snapshot(async ({ auditLog }) => {
    const [anchor, head] = [await auditLog.anchor(orgId), await auditLog.head(orgId)];
    const first_seq = (anchor?.seq ?? CHAIN_START.seq) + 1;
    const report = { first_seq, head: head && { seq: head.seq, hash: head.hash, occurred_at: head.occurred_at } };
    if (anchor && !isSigned(keyring, "anchor", orgId, anchor)) {
      const nothing = { entries: 0, first: null, last: null, complete: true };
      return { ...report, ...nothing, breach: breachAt("anchor_forged", anchor.seq) };
    }
    // Entries before the anchor were dropped since the earlier verification.
    const start = after && after.seq > (anchor?.seq ?? 0) ? after : null;
    const walk = await walkChain(auditLog, orgId, { start, end: start ?? anchor ?? CHAIN_START, limit });
    const { last, end, complete, ...result } = walk;
    const breach = walk.breach ?? (complete ? breachOfHead(keyring, orgId, end, head) : null);
    return { ...report, ...result, last: positionOf(last), first: positionOf(walk.first), complete, breach };
  });
}

type Link = Pick<ChainEnd, "seq" | "hash">;

/** `start` is the entry to start after, if it is still stored; `end` is what the first entry must be linked to. */
async function walkChain(
  log: AuditLogRepository,
  orgId: string,
  { start, limit, ...from }: { readonly start: ChainPosition | null; readonly end: Link; readonly limit: number },
) {
  const walk = { entries: 0, first: null as ChainedEntry | null, last: null as ChainedEntry | null, end: from.end };
  for (;;) {
    const wanted = Math.min(BATCH, limit - walk.entries);
    const links = await log.links(orgId, walk.last ?? start, wanted);
    for (const link of links) {
      const breach = breachOf(orgId, walk.end, link);
      if (breach) return { ...walk, complete: true, breach };
      walk.entries += 1;
      walk.first ??= link;
      walk.last = walk.end = link;
    }
    if (links.length < wanted) return { ...walk, complete: true, breach: null };
    if (walk.entries === limit) return { ...walk, complete: false, breach: null };
  }
}

const positionOf = (link: ChainedEntry | null): ChainPosition | null =>
  link && { seq: link.seq, hash: link.hash, occurred_at: link.occurred_at };

function breachOf(orgId: string, last: Link, link: ChainedEntry): Breach | null {
  const { hash, ...rest } = link;
  if (link.seq > last.seq + 1) return breachAt("entry_missing", last.seq + 1);
  if (link.seq <= last.seq) return breachAt("entry_added", link.seq, link);
  if (hashEntry(orgId, rest) !== hash) return breachAt("entry_changed", link.seq, link);
  return link.previous_hash === last.hash ? null : breachAt("entry_unlinked", link.seq, link);
}

function breachOfHead(keyring: Keyring, orgId: string, last: Link, head: SignedEnd | null): Breach | null {
  if (!head) return last.seq === CHAIN_START.seq ? null : breachAt("head_missing", last.seq);
  if (!isSigned(keyring, "head", orgId, head)) return breachAt("head_forged", head.seq);
  if (last.seq < head.seq) return breachAt("end_missing", last.seq + 1);
  if (last.seq > head.seq) return breachAt("entry_added", head.seq + 1);
  return last.hash === head.hash ? null : breachAt("entry_changed", last.seq);
}

function breachAt(kind: BreachKind, seq: number, link?: ChainedEntry): Breach {
  return { kind, seq, id: link?.id ?? null, occurred_at: link?.occurred_at ?? null };
}

const PURPOSE = "chain";

/** Returns the functions that the store needs to write to the audit log. */
export function createAuditLogDeps(keyring: Keyring): AuditLogDeps {
  const [key] = keyring.keys("log", PURPOSE);
  return { newId, hashEntry, sign: (text) => hmac(key, text) };
}

/** Returns the SHA-256 hash of an entry and its position in the chain, in hex. */
export function hashEntry(orgId: string, { seq, previous_hash, ...row }: Omit<ChainedEntry, "hash">): string {
  return createHash("sha256")
    .update(hashedText(orgId, seq, previous_hash, row))
    .digest("hex");
}

/** Returns whether a chain end was signed with the current key or the previous one. */
function isSigned(keyring: Keyring, kind: "head" | "anchor", orgId: string, end: SignedEnd): boolean {
  return signingKeyIndex(keyring, kind, orgId, end) !== null;
}

/**
 * Returns the index in the keyring of the key that signed a chain end: 0 is the current key. Null if no key matches.
 */
export function signingKeyIndex(
  keyring: Keyring,
  kind: "head" | "anchor",
  orgId: string,
  end: SignedEnd,
): number | null {
  const text = signedText(kind, orgId, end);
  const index = keyring.keys("log", PURPOSE).findIndex((key) => hmac(key, text) === end.seal);
  return index === -1 ? null : index;
}

/**
 * Returns what the log stores instead of a call's arguments: the name of a key derived for this organization, and the
 * HMAC-SHA-256 of the arguments under that key. Without the key, arguments cannot be guessed by trial.
 */
export function hashArguments(keyring: Keyring, orgId: string, value: unknown): string {
  const { name, key } = argumentKey(keyring, orgId);
  return `${name}:${hmac(key, canonicalJson(value ?? null))}`;
}

interface ArgumentKey {
  readonly name: string;
  readonly key: KeyObject;
}

/** Cached because deriving a key costs more than using it. */
const argumentKeys = new WeakMap<Keyring, Map<string, ArgumentKey>>();
const MAX_KEYS = 1_000;

function argumentKey(keyring: Keyring, orgId: string): ArgumentKey {
  const known = argumentKeys.get(keyring) ?? new Map<string, ArgumentKey>();
  argumentKeys.set(keyring, known);
  const found = known.get(orgId);
  if (found) return found;
  const [key] = keyring.keys("log", `arguments:${orgId}`);
  const made = { name: hmac(key, "name").slice(0, 8), key };
  if (known.size >= MAX_KEYS) known.clear();
  known.set(orgId, made);
  return made;
}

const hmac = (key: KeyObject, text: string): string => createHmac("sha256", key).update(text).digest("hex");
