import type { StoredHash } from "../features/email/sql/suppressions.ts";
import { addressHashes } from "../base/platform/hashed-address.ts";
import type { Keyring } from "../base/platform/keyring.ts";
import { createAuditLogDeps, signingKeyIndex } from "../features/accounts/audit-log-verification.ts";
import { createEncryption } from "../base/platform/encryption.ts";
import { signedText } from "../features/accounts/rules/audit-log.ts";
import type { Repositories } from "../base/store/store.ts";

/**
 * The number of values of one kind that the current key decrypts, that only the previous key decrypts, and that neither
 * decrypts.
 */
export interface KeyUse {
  /** A description for users. */
  readonly name: string;
  readonly current: number;
  readonly previous: number;
  readonly unreadable: number;
}

/** Dependencies of the key rotation. */
export interface RotationDeps {
  readonly store: Pick<Repositories, "addressHashes" | "encryptedValues" | "signedEnds">;
  readonly keyring: Keyring;
}

const PAGE = 1_000;
const SIGNATURES = [
  { kind: "head", name: "Signatures of the audit log" },
  { kind: "anchor", name: "Signatures of dropped months of the audit log" },
] as const;

/** Counts all encrypted or signed values by the key that reads them. */
export async function countKeyUse(deps: RotationDeps): Promise<KeyUse[]> {
  return await visitValues(deps, () => Promise.resolve());
}

/**
 * Re-encrypts and re-signs values that only the previous key reads, while the service is running. Can be interrupted
 * and repeated. `onRenewed` is called after each value with the number of renewed ones. Returns the counts afterwards.
 */
export async function renewKeyUse(deps: RotationDeps, onRenewed: (count: number) => void): Promise<KeyUse[]> {
  let count = 0;
  await visitValues(deps, async (renew) => {
    await renew();
    onRenewed(++count);
  });
  return await countKeyUse(deps);
}

/** Visits every value; `onPrevious` is called with a function that renews each value of the previous key. */
async function visitValues(
  deps: RotationDeps,
  onPrevious: (renew: () => Promise<void>) => Promise<void>,
): Promise<KeyUse[]> {
  const uses: KeyUse[] = [];
  for (const column of deps.store.encryptedValues.columns) {
    uses.push(await countUse(column.name, valuesOf(deps, column), onPrevious));
  }
  for (const { kind, name } of SIGNATURES) uses.push(await countUse(name, signaturesOf(deps, kind), onPrevious));
  uses.push(await countUse("Hashes of erased people's addresses", hashesOf(deps), onPrevious));
  return uses;
}

/** A value: the index of the key that reads it, and a function that renews it with the current key. */
interface KeyedValue {
  readonly key: number | null;
  readonly renew: () => Promise<void>;
}

async function countUse(
  name: string,
  values: AsyncIterable<KeyedValue>,
  onPrevious: (renew: () => Promise<void>) => Promise<void>,
): Promise<KeyUse> {
  const use = { name, current: 0, previous: 0, unreadable: 0 };
  for await (const { key, renew } of values) {
    if (key === null) use.unreadable += 1;
    else if (key === 0) use.current += 1;
    else {
      use.previous += 1;
      await onPrevious(renew);
    }
  }
  return use;
}

type Column = RotationDeps["store"]["encryptedValues"]["columns"][number];

async function* valuesOf({ store, keyring }: RotationDeps, column: Column): AsyncGenerator<KeyedValue> {
  const encryption = createEncryption(keyring);
  for (let after = ""; ;) {
    const page = await store.encryptedValues.page(column, after, PAGE);
    for (const stored of page) {
      const binding = `${column.kind}:${stored.id}` as const;
      yield {
        key: encryption.keyOf(stored.value, binding),
        async renew() {
          const text = encryption.decrypt(stored.value, binding);
          if (text !== null) await store.encryptedValues.replace(column, stored, encryption.encrypt(text, binding));
        },
      };
    }
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = last.id;
  }
}

async function* signaturesOf({ store, keyring }: RotationDeps, kind: "head" | "anchor"): AsyncGenerator<KeyedValue> {
  const { sign } = createAuditLogDeps(keyring);
  for (let after: string | null = null; ;) {
    const page = await store.signedEnds.page(kind, after, PAGE);
    for (const end of page) {
      yield {
        // A signature by an unknown key is not replaced: `crm audit verify` must detect it.
        key: signingKeyIndex(keyring, kind, end.org_id, end),
        renew: () => store.signedEnds.replaceSignature(kind, end, sign(signedText(kind, end.org_id, end))),
      };
    }
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = last.org_id;
  }
}

async function* hashesOf({ store, keyring }: RotationDeps): AsyncGenerator<KeyedValue> {
  const hashes = addressHashes(keyring);
  for await (const stored of pagesOfHashes(store, "keyed"))
    yield {
      key: hashes.keyOf(stored.email),
      async renew() {
        const renewed = hashes.renewed(stored.email);
        if (renewed !== null) await store.addressHashes.replace(stored, renewed);
      },
    };
}

/** Deletes the hashes of erased people's addresses whose key is lost: no address can be compared with them again. */
export async function deleteLostHashes({ store, keyring }: RotationDeps): Promise<void> {
  const hashes = addressHashes(keyring);
  for await (const stored of pagesOfHashes(store, "keyed"))
    if (hashes.keyOf(stored.email) === null) await store.addressHashes.delete(stored);
}

/** Keys the hashes of erased people's addresses that earlier releases stored without a key. */
export async function keyPlainHashes(store: Pick<Repositories, "addressHashes">, keyring: Keyring): Promise<void> {
  const hashes = addressHashes(keyring);
  for await (const stored of pagesOfHashes(store, "plain")) {
    const renewed = hashes.renewed(stored.email);
    if (renewed !== null) await store.addressHashes.replace(stored, renewed);
  }
}

const FIRST_ID = "00000000-0000-0000-0000-000000000000";

async function* pagesOfHashes(
  { addressHashes }: Pick<Repositories, "addressHashes">,
  form: "keyed" | "plain",
): AsyncGenerator<StoredHash> {
  for (let after = FIRST_ID; ;) {
    const page = await addressHashes.page(form, after, PAGE);
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = last.id;
  }
}
