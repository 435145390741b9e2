import { createHmac, timingSafeEqual } from "node:crypto";
import type { Keyring } from "../platform/keyring.ts";

/** Addresses that tell what the mail which comes to them is about. */
export interface Verp {
  /** The address without a mark, for what nobody asks about when it comes back. */
  readonly plain: string;
  /** That of one record, by its id. */
  of(id: string): string;
  /** The id of the record; null where the address is not one that was made here. */
  read(address: string): string | null;
}

const MARK = /\+([0-9a-f]{32})([0-9a-f]{16})@/;

/** Envelope senders that tell which message came back (VERP). */
export const createVerp = (keyring: Keyring, plain: string): Verp =>
  markedAddresses(keyring.keys("links", "return-path"), plain);

/** Organizers of invitations that tell which invitee answers. */
export const createReplyAddresses = (keyring: Keyring, plain: string): Verp =>
  markedAddresses(keyring.keys("links", "reply"), plain);

/** `bounces@example.com` with `+`, the id and a seal before the @: 64 characters at most, and no capitals to be lost. */
function markedAddresses(keys: ReturnType<Keyring["keys"]>, plain: string): Verp {
  const seal = (key: Buffer, id: string): Buffer => createHmac("sha256", key).update(id).digest().subarray(0, 8);
  return {
    plain,
    of(id) {
      const hex = id.replaceAll("-", "");
      return plain.replace("@", `+${hex}${seal(keys[0], hex).toString("hex")}@`);
    },
    read(address) {
      const [, hex, given] = MARK.exec(address.toLowerCase()) ?? [];
      if (hex === undefined || given === undefined) return null;
      const genuine = keys.some((key) => timingSafeEqual(seal(key, hex), Buffer.from(given, "hex")));
      return genuine ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-") : null;
    },
  };
}
