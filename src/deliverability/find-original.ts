import type { Schemas } from "../../generated/services.js";
import type { Verp } from "../mail/verp.ts";
import type { Caller } from "../contract/caller.ts";
import { createChange } from "../records/rules/change.ts";
import { differences } from "../platform/rules/differences.ts";
import { idsOfMessages, messageIdOf } from "../mail/rules/mailbox.ts";
import type { BounceReport } from "./bounce-report.ts";
import type { Bounce } from "../emails/sql/sending.ts";
import type { Repositories } from "../store/store.ts";
import { tellOfCopy } from "../campaigns/recipient-events.ts";
import { listedEmail } from "../emails/acceptance.ts";
import { requireRecord } from "../records/record-state.ts";
import type { Unsubscription } from "../emails/recipient-links.ts";

/** The original of a bounce: a single message, or the message of a campaign to one recipient. */
export interface Original {
  readonly names: Pick<Schemas["ReturnedOutcome"], "email_id" | "campaign_id">;
  /** Addresses that it was sent to. */
  readonly reached: readonly string[];
  /** Records bounces and the change; returns the addresses that had not bounced before. */
  bounce(bounces: readonly Bounce[]): Promise<readonly string[]>;
  unsubscription(email: string): Unsubscription;
}

/** Dependencies of finding the original. */
export interface OriginalDeps {
  readonly clock: () => number;
  readonly newId: () => string;
  readonly returnPaths: Verp;
}

type Find = (deps: OriginalDeps, tx: Repositories, sought: Sought) => Promise<Original | null>;

interface Sought {
  readonly caller: Caller;
  readonly id: string;
}

/**
 * Finds the original by its signed return path, or else by its Message-ID; null if the organization did not send it.
 */
export async function findOriginalMessage(
  deps: OriginalDeps,
  tx: Repositories,
  { caller, mail: { addresses, messageIds } }: { readonly caller: Caller; readonly mail: BounceReport },
): Promise<Original | null> {
  const marked = addresses.map((address) => deps.returnPaths.read(address)).find((id) => id !== null);
  const id = marked ?? (await byMessageId(tx, caller.organization.id, messageIds));
  if (id === null) return null;
  return (await messageOriginal(deps, tx, { caller, id })) ?? (await copyOriginal(deps, tx, { caller, id }));
}

async function byMessageId(tx: Repositories, orgId: string, messageIds: readonly string[]): Promise<string | null> {
  const message = await tx.emailSending.byMessageId(orgId, messageIds);
  if (message !== null) return message;
  for (const id of idsOfMessages(messageIds)) {
    const copy = await tx.campaignSending.copy(orgId, id);
    if (copy && messageIds.includes(messageIdOf(id, copy.from))) return id;
  }
  return null;
}

const messageOriginal: Find = async ({ newId }, tx, { caller, id }) => {
  const orgId = caller.organization.id;
  const before = await tx.emails.lock(orgId, id);
  if (!before) return null;
  return {
    names: { email_id: id, campaign_id: null },
    reached: before.recipients.filter(({ status }) => status !== "suppressed").map(({ email }) => email),
    async bounce(bounces) {
      const bounced = await tx.emailSending.bounce(orgId, id, bounces);
      if (bounced.length === 0) return [];
      const progress = { status: before.status, by: caller.actor };
      const after = requireRecord(await tx.emails.setStatus(orgId, id, progress));
      const telling = { newId, changes: differences(before, after), data: listedEmail(after) };
      await tx.changes.append(orgId, [createChange("email.bounced", after, telling)]);
      return bounced;
    },
    unsubscription: (email) => ({ org_id: orgId, email, email_id: id }),
  };
};

const copyOriginal: Find = async (deps, tx, { caller, id }) => {
  const orgId = caller.organization.id;
  const copy = await tx.campaignSending.copy(orgId, id);
  if (!copy) return null;
  return {
    names: { email_id: null, campaign_id: copy.campaign_id },
    reached: [copy.email],
    async bounce(bounces) {
      const reason = bounces.find(({ email }) => email === copy.email)?.reason;
      if (reason === undefined || !(await tx.campaignSending.bounceCopy(orgId, id, reason))) return [];
      await tellOfCopy(deps, tx, { verb: "bounced", orgId, id, by: caller.actor });
      return [copy.email];
    },
    unsubscription: (email) => ({ org_id: orgId, email, campaign_id: copy.campaign_id, recipient_id: id }),
  };
};
