import { createChange } from "../../base/records/rules/change.ts";
import { differences } from "../../base/platform/rules/differences.ts";
import type { EmailRecord, EmailStatus } from "./sql/emails.ts";
import type { Repositories } from "../../base/store/store.ts";
import { listedEmail } from "./acceptance.ts";
import { requireRecord } from "../../base/records/record-state.ts";

/** Dependencies of completing messages. */
export interface EmailCompletionDeps {
  readonly clock: () => number;
  readonly newId: () => string;
}

interface Completion {
  readonly orgId: string;
  /** Locked. */
  readonly before: EmailRecord;
  /** For recipients without a reply of the mail server. */
  readonly reason?: string;
}

/** Completes a message: recipients who are still queued fail with the last error. Records the change. */
export async function completeEmail(
  deps: EmailCompletionDeps,
  tx: Repositories,
  completion: Completion,
): Promise<void> {
  const { orgId, before, reason = null } = completion;
  const { id, recipients, created_by: by } = before;
  const waiting = recipients.filter(({ status }) => status === "queued");
  const outcomes = waiting.map(({ email, error }) => ({ email, status: "failed", error: error ?? reason }) as const);
  await tx.emailSending.recordOutcomes(orgId, id, outcomes);
  const isSent = recipients.some(({ status }) => status === "sent");
  const at = new Date(deps.clock()).toISOString();
  const progress = isSent ? ({ status: "sent", sent_at: at } as const) : ({ status: "failed" } as const);
  const after = requireRecord(await tx.emails.setStatus(orgId, id, { ...progress, by }));
  const change = { newId: deps.newId, changes: differences(before, after), data: listedEmail(after) };
  const bounced = after.recipients.some(({ status }) => status === "bounced");
  await tx.changes.append(orgId, [
    createChange(`email.${progress.status}`, after, change),
    ...(bounced ? [createChange("email.bounced", after, change)] : []),
  ]);
}

const UNFINISHED: readonly EmailStatus[] = ["scheduled", "queued", "sending"];

/** Completes a message whose job failed for a reason other than the mail server. */
export async function onEmailFailed(
  deps: EmailCompletionDeps,
  tx: Repositories,
  { orgId, email_id: id }: { readonly orgId: string; readonly email_id: string },
): Promise<void> {
  const before = await tx.emails.lock(orgId, id);
  if (before === null || !UNFINISHED.includes(before.status)) return;
  await completeEmail(deps, tx, { orgId, before, reason: "The service could not send the message." });
}
