import type { LinkTargets } from "../access/links.ts";
import type { Unsubscriptions } from "../contract/unsubscriptions.ts";
import type { Actor } from "../contract/actor.ts";
import { tell } from "../domain/change.ts";
import type { Repositories, Store } from "../repositories/store.ts";
import { suppressAddress } from "./address-suppression.ts";
import { tellOfCopy } from "./campaign-copy.ts";
import { listedEmail } from "./email-acceptance.ts";
import { type LinkParts, signedLink } from "./reader-links.ts";

/** Who wants no more marketing, and of which message. */
export type Unsubscription = LinkTargets["unsubscribe"];

/** Where a reader unsubscribes. */
export function unsubscribeLink(parts: LinkParts, target: Unsubscription): string {
  return signedLink(parts, "unsubscribe", target);
}

/** With which a reader's own program unsubscribes: by one request (RFC 8058), or by a message to `mailbox` (RFC 2369). */
export function unsubscribeHeaders(link: string, mailbox: string): Record<string, string> {
  return {
    "List-Unsubscribe": `<${link}>, <mailto:${mailbox}?subject=unsubscribe>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

interface UnsubscriptionParts extends LinkParts {
  readonly store: Store;
  readonly newId: () => string;
}

/** What whoever holds a link can see and do with it. */
export function createUnsubscriptions(parts: UnsubscriptionParts): Unsubscriptions {
  const { store, links, clock } = parts;
  return {
    async find(token) {
      const target = links.verify("unsubscribe", token, clock());
      const organization = target && (await store.organizations.get(target.org_id));
      return organization ? { organization: organization.name, email: target.email } : null;
    },
    async unsubscribe(token) {
      const target = links.verify("unsubscribe", token, clock());
      if (target) await store.transaction((tx) => unsubscribe(parts, tx, target));
    },
  };
}

const SYSTEM: Actor = { type: "system", id: null, name: "system", application: null };

/** Marketing stops at once; the first time that is told. */
export async function unsubscribe(
  parts: Pick<UnsubscriptionParts, "clock" | "newId">,
  tx: Repositories,
  target: Unsubscription,
): Promise<void> {
  const { org_id: orgId, email } = target;
  if (!(await suppressAddress(parts, tx, { orgId, email, reason: "unsubscribed" }))) return;
  if ("campaign_id" in target) {
    await tx.campaignSending.noteUnsubscribed(orgId, target.recipient_id);
    await tellOfCopy(parts, tx, { verb: "unsubscribed", orgId, id: target.recipient_id, by: SYSTEM });
    return;
  }
  const record = await tx.emails.get(orgId, target.email_id);
  if (!record) return;
  const now = { ...record, updated_at: new Date(parts.clock()).toISOString(), updated_by: SYSTEM };
  await tx.changes.append(orgId, [tell("email.unsubscribed", now, { newId: parts.newId, data: listedEmail(record) })]);
}
