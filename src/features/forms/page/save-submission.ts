import { createHmac } from "node:crypto";
import { resources } from "../../../../generated/resources.js";
import type { Schemas } from "../../../../generated/services.js";
import { type AccountEmailDeps, queueAccountEmail } from "../../accounts/account-emails.ts";
import { wantsEmail } from "../../accounts/rules/mutable-email.ts";
import type { UserRecord } from "../../accounts/sql/users.ts";
import type { Visitor } from "../../../base/contract/caller.ts";
import type { Keyring } from "../../../base/platform/keyring.ts";
import type { PublicMail } from "../../../base/mail/public-mail.ts";
import { notFound } from "../../../base/platform/rules/errors.ts";
import { requireRecord, standardFields } from "../../../base/records/record-state.ts";
import { searchTextOf } from "../../../base/records/resource/input.ts";
import { createChange } from "../../../base/records/rules/change.ts";
import type { Repositories } from "../../../base/store/store.ts";
import { contactOf } from "./contact.ts";
import type { FormLookupDeps, PublishedForm } from "./find-form.ts";
import { entriesOf } from "./notification.ts";
import type { Submission } from "./read-submission.ts";
import { visitorCaller, VISITOR_ACTOR } from "./visitor-caller.ts";

/** Dependencies of saving submissions. */
export interface SubmissionDeps extends FormLookupDeps, AccountEmailDeps {
  readonly keyring: Keyring;
  readonly publicMail: PublicMail;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** A valid submission of a published form. */
interface Received {
  readonly published: PublishedForm;
  readonly submission: Submission;
}

/** Saves a submission with its contact, reports it, and queues the e-mails to the users who are notified. */
export async function saveSubmission(deps: SubmissionDeps, visitor: Visitor, received: Received): Promise<void> {
  const { organization, creatorId } = received.published;
  await deps.store.transaction(async (tx) => {
    const owner = await activeOwner(tx, received.published);
    const user = owner ?? (await tx.users.get(organization.id, creatorId));
    if (!user) throw notFound();
    const caller = visitorCaller(visitor, organization, user);
    const request = { ...received, ownerId: owner?.id ?? null };
    const contact_id = await contactOf({ ...deps, tx }, caller, request);
    const record = await insert(deps, tx, { ...received, contact_id, visitor });
    await tx.changes.append(organization.id, [
      createChange("form_submission.created", record, deps),
      createChange("form.submitted", record, deps),
    ]);
    await notify(deps, tx, { ...received, address: visitor.address });
  });
}

/** Returns the owner of the form; null if it has none, or a suspended one. */
async function activeOwner(
  { users }: Repositories,
  { organization, form: { owner_id: id } }: PublishedForm,
): Promise<UserRecord | null> {
  const owner = id === null ? null : await users.get(organization.id, id);
  return owner?.status === "active" ? owner : null;
}

interface NewSubmission extends Received {
  readonly contact_id: string | null;
  readonly visitor: Visitor;
}

async function insert(
  { keyring, newId }: SubmissionDeps,
  tx: Repositories,
  { published: { organization, form, creatorId }, submission, contact_id, visitor }: NewSubmission,
): Promise<Schemas["FormSubmission"]> {
  const { email, values, answers, consentText, consentGiven, locale, referrer } = submission;
  const table = tx.resources.form_submission;
  const [key] = keyring.keys("forms", `sender:${organization.id}`);
  const row = {
    ...standardFields(newId(), VISITOR_ACTOR),
    version: 1,
    form_id: form.id,
    contact_id,
    email,
    answers,
    locale,
    referrer,
    fields: Object.fromEntries(values),
    consent_text: consentText,
    consent_given: consentGiven,
    sender_hash: createHmac("sha256", key).update(visitor.address).digest("hex").slice(0, 32),
  };
  const search_text = searchTextOf(resources.form_submission, row);
  await table.insert(organization.id, { ...row, search_text, created_by_user: creatorId });
  return requireRecord(await table.get(organization.id, row.id));
}

async function notify(
  deps: SubmissionDeps,
  tx: Repositories,
  { published: { organization, publicly, form, fields }, submission, address }: Received & { readonly address: string },
): Promise<void> {
  if (form.notify_user_ids.length === 0) return;
  const users = await tx.users.among(organization.id, form.notify_user_ids);
  const notified = users.filter((user) => user.status === "active" && wantsEmail(user, "form_submissions"));
  const sender = { orgId: organization.id, address };
  await deps.publicMail.sendToUsers(
    tx,
    sender,
    notified.map(({ id }) => id),
  );
  for (const user of notified) {
    const { email: to, locale } = user;
    const language = locale ?? organization.default_locale;
    const entries = entriesOf({ form, fields, submission }, language);
    const content = { kind: "form_submitted", organization: publicly.name, form: form.title, entries } as const;
    await queueAccountEmail(tx, deps, organization.id, { to, locale: language, content });
  }
}
