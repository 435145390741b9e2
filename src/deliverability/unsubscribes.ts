import type { Unsubscriptions } from "../contract/unsubscriptions.ts";
import { SYSTEM_ACTOR } from "../contract/actor.ts";
import { createChange } from "../records/rules/change.ts";
import type { Repositories, Store } from "../store/store.ts";
import { suppressAddress } from "../emails/address-suppression.ts";
import { recordRecipientEvent } from "../campaigns/recipient-events.ts";
import { listedEmail } from "../emails/acceptance.ts";
import type { LinkDeps, Unsubscription } from "../emails/recipient-links.ts";

interface UnsubscriptionDeps extends LinkDeps {
  readonly store: Store;
  readonly newId: () => string;
}

/** Creates the operations behind unsubscribe links. */
export function createUnsubscriptions(deps: UnsubscriptionDeps): Unsubscriptions {
  const { store, links, clock } = deps;
  return {
    async find(token) {
      const target = links.verify("unsubscribe", token, clock());
      const organization = target && (await store.organizations.get(target.org_id));
      return organization ? { organization: organization.name, email: target.email } : null;
    },
    async unsubscribe(token) {
      const target = links.verify("unsubscribe", token, clock());
      if (target) await store.transaction((tx) => unsubscribe(deps, tx, target));
    },
  };
}

/** Suppresses marketing to an address, and records the change the first time. */
export async function unsubscribe(
  deps: Pick<UnsubscriptionDeps, "clock" | "newId">,
  tx: Repositories,
  target: Unsubscription,
): Promise<void> {
  const { org_id: orgId, email } = target;
  if (!(await suppressAddress(deps, tx, { orgId, email, reason: "unsubscribed" }))) return;
  if ("campaign_id" in target) {
    await tx.campaignSending.recordUnsubscribe(orgId, target.recipient_id);
    await recordRecipientEvent(deps, tx, { verb: "unsubscribed", orgId, id: target.recipient_id, by: SYSTEM_ACTOR });
    return;
  }
  const record = await tx.emails.get(orgId, target.email_id);
  if (!record) return;
  const now = { ...record, updated_at: new Date(deps.clock()).toISOString(), updated_by: SYSTEM_ACTOR };
  await tx.changes.append(orgId, [
    createChange("email.unsubscribed", now, { newId: deps.newId, data: listedEmail(record) }),
  ]);
}
