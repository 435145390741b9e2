import type { Schemas } from "../../generated/services.js";
import type { Caller } from "../contract/caller.ts";
import type { BouncedRecipient } from "../domain/delivery.ts";
import { unprocessable } from "../domain/errors.ts";
import type { ReadReturned, ReturnedMail } from "../mail/returned-mail.ts";
import type { Repositories, Store } from "../repositories/store.ts";
import { countSoftBounce, suppressAddress } from "./address-suppression.ts";
import { type Original, originalOf, type OriginalParts } from "./returned-originals.ts";
import { unsubscribe } from "./unsubscriptions.ts";

/** What taking returned messages needs. */
export interface ReturnParts extends OriginalParts {
  readonly store: Store;
  readonly readReturned: ReadReturned;
}

/** Whom a returned message is about: addresses of the message that it is about. */
interface Returned {
  readonly orgId: string;
  readonly original: Original;
  readonly about: readonly (Pick<BouncedRecipient, "failed" | "hard" | "reason"> & { readonly email: string })[];
}

/**
 * Takes a message that came back, and marks what follows from it. Throws `unprocessable` for what is no such message, and for
 * what is about no message of the organization.
 */
export async function takeReturned(
  parts: ReturnParts,
  caller: Caller,
  text: string,
): Promise<Schemas["ReturnedOutcome"]> {
  const mail = await parts.readReturned(text);
  if (mail === null) throw unprocessable([{ path: "/message", code: "no_returned_message" }]);
  const orgId = caller.organization.id;
  return await parts.store.transaction(async (tx) => {
    const original = await originalOf(parts, tx, { caller, mail });
    const about = original === null ? [] : recipientsOf(original, mail.recipients);
    if (original === null || about.length === 0) throw unprocessable([{ path: "/message", code: "unknown_message" }]);
    const outcome = await TAKEN[mail.kind](parts, tx, { orgId, original, about });
    return { outcome, ...original.names, recipients: about.map((one) => one.email) };
  });
}

/** Each once. Mail may have been forwarded: where only one got the message, it is about that one, whatever it says. */
function recipientsOf({ reached }: Original, named: readonly BouncedRecipient[]): Returned["about"] {
  const about = named.flatMap(({ addresses, failed, hard, reason }) => {
    const email = addresses.find((address) => reached.includes(address)) ?? (reached.length === 1 ? reached[0] : null);
    return email === null || email === undefined ? [] : [{ email, failed, hard, reason }];
  });
  return about.filter(({ email }, index) => about.findIndex((one) => one.email === email) === index);
}

type Take = (
  parts: ReturnParts,
  tx: Repositories,
  returned: Returned,
) => Promise<Schemas["ReturnedOutcome"]["outcome"]>;

const TAKEN: Readonly<Record<ReturnedMail["kind"], Take>> = {
  bounce: takeBounce,
  async complaint(parts, tx, { orgId, about }) {
    for (const { email } of about) await suppressAddress(parts, tx, { orgId, email, reason: "complained" });
    return "complained";
  },
  async unsubscription(parts, tx, { original, about }) {
    for (const { email } of about) await unsubscribe(parts, tx, original.unsubscription(email));
    return "unsubscribed";
  },
};

async function takeBounce(parts: ReturnParts, tx: Repositories, { orgId, original, about }: Returned) {
  const failed = about.filter((one) => one.failed);
  if (failed.length === 0) return "delayed";
  // What came back already is counted.
  const bounced = await original.bounce(failed);
  for (const { email } of failed.filter((one) => bounced.includes(one.email) && one.hard)) {
    await suppressAddress(parts, tx, { orgId, email, reason: "hard_bounced" });
  }
  for (const { email } of failed.filter((one) => bounced.includes(one.email) && !one.hard)) {
    await countSoftBounce(parts, tx, { orgId, email });
  }
  return "bounced";
}
