import { createHash } from "node:crypto";
import { expect } from "chai";
import { createKeyring } from "../../../src/base/platform/keyring.ts";
import { countKeyUse, deleteLostHashes, keyPlainHashes, renewKeyUse } from "../../../src/server/key-rotation.ts";
import { storeSecrets } from "../../../src/server/secret-key.ts";
import { createStore } from "../../../src/base/store/store.ts";
import { useFixture } from "../../support/fixture.ts";
import { SECRET_KEY } from "../../support/service.ts";

const [OWN, OTHER] = [Buffer.from(SECRET_KEY, "base64"), Buffer.alloc(32, 9)];
const NAME = "Hashes of erased people's addresses";

describe("Suppressions: /v1/notifications/suppressions, hashes of the addresses of erased people", () => {
  const fixture = useFixture();
  const orgId = (): string => fixture.organization.id;
  const rows = async (): Promise<string[]> =>
    (await fixture.service.database
      .pool("email_suppressions")
      .where({ org_id: orgId() })
      .orderBy("id")
      .pluck("email")) as string[];
  const storeWith = (key: Buffer, previous: Buffer | null = null) =>
    createStore(fixture.service.database.pool, undefined, storeSecrets(createKeyring(key, previous)));
  /** Whether a process with this key suppresses the address. */
  const isKnown = async (email: string, key: Buffer, previous: Buffer | null = null): Promise<boolean> =>
    (await storeWith(key, previous).suppressions.among(orgId(), [email])).length > 0;
  const plainHash = (email: string): string => createHash("sha256").update(`${orgId()}:${email}`).digest("hex");
  const useOf = async (key: Buffer, previous: Buffer | null = null): Promise<unknown> => {
    const uses = await countKeyUse({ store: storeWith(key), keyring: createKeyring(key, previous) });
    return uses.find(({ name }) => name === NAME);
  };

  async function erased(email: string): Promise<void> {
    const made = await fixture.crm.post("/v1/entities", { entity_type: "contact", first_name: "Gone", email });
    await fixture.crm.post("/v1/notifications/suppressions", { email, reason: "unsubscribed" });
    const purged = await fixture.crm.post(`/v1/entities/${made.string("data.id")}/purge`, {});
    expect(purged.at("data.erased.suppressions"), purged.text).to.equal(1);
  }

  it("cannot be found by trial without the secret key", async () => {
    await erased("guess.me@forget.example");
    const [stored = ""] = await rows();
    expect(stored).to.match(/^[0-9a-f]{64}@keyed\.forgotten\.invalid$/);
    const hash = plainHash("guess.me@forget.example");
    for (const part of [hash.slice(0, 32), hash.slice(32)]) expect(stored).not.to.include(part);
    expect(await isKnown("guess.me@forget.example", OWN)).to.equal(true);
    expect(await isKnown("Guess.Me@forget.example", OWN), "upper case").to.equal(true);
    expect(await isKnown("guess.you@forget.example", OWN)).to.equal(false);
    expect(await isKnown("guess.me@forget.example", OTHER), "with another key").to.equal(false);
  });

  it("stay valid when the key changes, before and after `crm secrets rotate`", async () => {
    await erased("rotated@forget.example");
    const keyed = await rows();
    expect(await isKnown("rotated@forget.example", OTHER, OWN), "both keys").to.equal(true);
    expect(await useOf(OTHER, OWN)).to.deep.equal({ name: NAME, current: 0, previous: keyed.length, unreadable: 0 });
    await renewKeyUse({ store: storeWith(OTHER), keyring: createKeyring(OTHER, OWN) }, () => undefined);
    expect(await useOf(OTHER)).to.deep.equal({ name: NAME, current: keyed.length, previous: 0, unreadable: 0 });
    expect(await isKnown("rotated@forget.example", OTHER), "without the old key").to.equal(true);
    expect(await isKnown("rotated@forget.example", OWN)).to.equal(false);
    await renewKeyUse({ store: storeWith(OWN), keyring: createKeyring(OWN, OTHER) }, () => undefined);
    expect(await rows(), "the same again").to.deep.equal(keyed);
  });

  it("of earlier releases, without a key, are keyed by the cleanup and found before and after it", async () => {
    const { pool } = fixture.service.database;
    const email = "earlier@forget.example";
    const plain = `${plainHash(email)}@forgotten.invalid`;
    const own = "somebody@forgotten.invalid";
    for (const address of [plain, own])
      await pool("email_suppressions").insert({ org_id: orgId(), email: address, reason: "unsubscribed" });
    expect(await isKnown(email, OWN), "before").to.equal(true);
    const store = storeWith(OWN);
    await keyPlainHashes(store, createKeyring(OWN));
    expect(await rows())
      .to.include(own)
      .and.not.include(plain);
    expect(await isKnown(email, OWN), "after").to.equal(true);
    expect(await isKnown(email, OTHER), "only with the key").to.equal(false);
    // A restored backup brings the hash back, next to its keyed form.
    await pool("email_suppressions").insert({ org_id: orgId(), email: plain, reason: "unsubscribed" });
    await keyPlainHashes(store, createKeyring(OWN));
    expect(await rows()).not.to.include(plain);
    const found = await store.suppressions.among(orgId(), [email]);
    expect(found).to.deep.equal([{ email, reason: "unsubscribed" }]);
    await store.suppressions.lift(orgId(), { email, reason: "unsubscribed" });
    expect(await isKnown(email, OWN), "lifted").to.equal(false);
  });

  it("of a lost key are deleted by `crm secrets reset`, because nothing can be compared with them", async () => {
    await erased("lost@forget.example");
    expect(await useOf(OTHER)).to.include({ current: 0, previous: 0 });
    await deleteLostHashes({ store: storeWith(OTHER), keyring: createKeyring(OTHER) });
    expect(await useOf(OTHER)).to.deep.equal({ name: NAME, current: 0, previous: 0, unreadable: 0 });
    expect(await rows(), "others stay").to.deep.equal(["somebody@forgotten.invalid"]);
  });
});
