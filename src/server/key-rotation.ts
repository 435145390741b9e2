import type { Keyring } from "../platform/keyring.ts";
import { createAuditLogDeps, signingKeyIndex } from "../accounts/audit-log/hmac.ts";
import { createEncryption } from "../platform/encryption.ts";
import { signedText } from "../accounts/rules/audit-log-chain.ts";
import type { Repositories } from "../store/store.ts";

/** How many values of one kind the current key reads, how many only the previous one, and how many neither of them. */
export interface KeyUse {
  /** For people. */
  readonly name: string;
  readonly current: number;
  readonly previous: number;
  readonly unreadable: number;
}

/** What the rotation works on. */
export interface RotationDeps {
  readonly store: Pick<Repositories, "encryptedValues" | "signedEnds">;
  readonly keyring: Keyring;
}

const PAGE = 1_000;
const SEALS = [
  { kind: "head", name: "Seals of the activity log" },
  { kind: "anchor", name: "Seals of dropped months of the activity log" },
] as const;

/** Counts everything that was encrypted or sealed with SECRET_KEY by the key that reads it. */
export async function countKeyUse(deps: RotationDeps): Promise<KeyUse[]> {
  return await walk(deps, () => Promise.resolve());
}

/**
 * Encrypts and seals with the current key what only the previous one reads, while the service runs. It may be broken off and
 * begun again. `onRenewed` hears after each value how many were renewed. Returns the counts as they are afterwards.
 */
export async function renewKeyUse(deps: RotationDeps, onRenewed: (count: number) => void): Promise<KeyUse[]> {
  let count = 0;
  await walk(deps, async (renew) => {
    await renew();
    onRenewed(++count);
  });
  return await countKeyUse(deps);
}

/** Looks at every value; `found` gets a way to renew each one that only the previous key reads. */
async function walk(deps: RotationDeps, found: (renew: () => Promise<void>) => Promise<void>): Promise<KeyUse[]> {
  const uses: KeyUse[] = [];
  for (const column of deps.store.encryptedValues.columns) {
    uses.push(await tally(column.name, valuesOf(deps, column), found));
  }
  for (const { kind, name } of SEALS) uses.push(await tally(name, sealsOf(deps, kind), found));
  return uses;
}

/** Something that a key reads: which one of the keyring, and how to have the current one read it. */
interface Read {
  readonly key: number | null;
  readonly renew: () => Promise<void>;
}

async function tally(
  name: string,
  values: AsyncIterable<Read>,
  found: (renew: () => Promise<void>) => Promise<void>,
): Promise<KeyUse> {
  const use = { name, current: 0, previous: 0, unreadable: 0 };
  for await (const { key, renew } of values) {
    if (key === null) use.unreadable += 1;
    else if (key === 0) use.current += 1;
    else {
      use.previous += 1;
      await found(renew);
    }
  }
  return use;
}

type Column = RotationDeps["store"]["encryptedValues"]["columns"][number];

async function* valuesOf({ store, keyring }: RotationDeps, column: Column): AsyncGenerator<Read> {
  const encryption = createEncryption(keyring);
  for (let after = ""; ;) {
    const page = await store.encryptedValues.page(column, after, PAGE);
    for (const found of page) {
      const binding = `${column.kind}:${found.id}` as const;
      yield {
        key: encryption.keyOf(found.value, binding),
        async renew() {
          const text = encryption.decrypt(found.value, binding);
          if (text !== null) await store.encryptedValues.replace(column, found, encryption.encrypt(text, binding));
        },
      };
    }
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = last.id;
  }
}

async function* sealsOf({ store, keyring }: RotationDeps, kind: "head" | "anchor"): AsyncGenerator<Read> {
  const { seal } = createAuditLogDeps(keyring);
  for (let after: string | null = null; ;) {
    const page = await store.signedEnds.page(kind, after, PAGE);
    for (const end of page) {
      yield {
        // One that no key of ours made stays as it is: `crm audit verify` is to find it.
        key: signingKeyIndex(keyring, kind, end.org_id, end),
        renew: () => store.signedEnds.replaceSignature(kind, end, seal(signedText(kind, end.org_id, end))),
      };
    }
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = last.org_id;
  }
}
