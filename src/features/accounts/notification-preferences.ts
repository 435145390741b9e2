import type { MeService, Schemas } from "../../../generated/services.js";
import { differences } from "../../base/platform/rules/differences.ts";
import { requireRecord } from "../../base/records/record-state.ts";
import type { Store } from "../../base/store/store.ts";
import { logAction } from "./audit-log/entries.ts";
import { mutableEmails, wantsEmail } from "./rules/mutable-email.ts";
import type { UserRecord } from "./sql/users.ts";

type Preferences = Schemas["NotificationPreferences"];

/** Implements the operations on the e-mails that the caller receives. */
export function ownNotifications({
  store,
}: {
  readonly store: Store;
}): Pick<MeService, "notifications" | "updateNotifications"> {
  return {
    async notifications({ organization, user }) {
      return preferencesOf(requireRecord(await store.users.get(organization.id, user.id)));
    },
    updateNotifications: (caller, input) =>
      store.transaction(async (tx) => {
        const [orgId, { id }] = [caller.organization.id, caller.user];
        const before = preferencesOf(requireRecord(await tx.users.lock(orgId, id)));
        const after = { ...before, ...input };
        if (Object.keys(differences(before, after)).length === 0) return before;
        const muted_emails = mutableEmails.filter((kind) => !after[kind]);
        await tx.users.update(orgId, id, { muted_emails }, caller.actor);
        await logAction(tx, caller, "me.updateNotifications", { type: "member", id });
        return after;
      }),
  };
}

function preferencesOf(user: UserRecord): Preferences {
  return {
    booking_requests: wantsEmail(user, "booking_requests"),
    bookings: wantsEmail(user, "bookings"),
    booking_reminders: wantsEmail(user, "booking_reminders"),
    form_submissions: wantsEmail(user, "form_submissions"),
    webhook_problems: wantsEmail(user, "webhook_problems"),
  };
}
