import type { Caller } from "../../../base/contract/caller.ts";
import { tryToCreate, changeEntity } from "../../entities/writes.ts";
import { claimKeys } from "../../entities/rules/import-keys.ts";
import { catchProblem } from "../../../base/platform/problem-paths.ts";
import { Problem } from "../../../base/platform/rules/errors.ts";
import type { FieldValues } from "../../../base/records/rules/entity-input.ts";
import { type EntityRecord, noUniqueValues } from "../../../base/records/rules/entity.ts";
import type { ResourceWriteDeps } from "../../../base/records/resource/rules.ts";
import type { Repositories } from "../../../base/store/store.ts";
import { contactValues, missingValues, withTags } from "../rules/contact-values.ts";
import type { PublishedForm } from "./find-form.ts";
import type { Submission } from "./read-submission.ts";

/** A submission with its form. */
export interface ContactRequest {
  readonly published: PublishedForm;
  readonly submission: Submission;
  /** Owner of a new contact. */
  readonly ownerId: string | null;
}

const MAX_ATTEMPTS = 3;

/**
 * Creates the contact of a submission, or fills in the empty fields of the contact that has its e-mail address. Returns
 * the id; null if contacts require fields that the form does not have: that must not prevent the submission. If two
 * transactions create the same contact, the second one updates the contact of the first.
 */
export async function contactOf(
  deps: ResourceWriteDeps,
  caller: Caller,
  request: ContactRequest,
): Promise<string | null> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const existing = await findContact(deps.tx, caller.organization.id, request.submission.email);
    if (existing !== null) {
      if (await update(deps, caller, { id: existing, ...request })) return existing;
      continue;
    }
    const outcome = await catchProblem(() => tryToCreate(deps, caller, newContact(request)));
    if ("problem" in outcome && outcome.problem.code === "unprocessable") return null;
    if ("problem" in outcome) throw outcome.problem;
    if (outcome.result.conflict === null) return outcome.result.record.id;
  }
  throw new Problem("unavailable", [], { retryAfter: 1 });
}

async function findContact({ entities }: Repositories, orgId: string, email: string): Promise<string | null> {
  const claims = { ...noUniqueValues, emails: [email] };
  const found = await entities.claimOwners(orgId, { type: "contact", claims, companyNames: [], companyDomains: [] });
  return found.get(claimKeys("contact", claims)[0] ?? "") ?? null;
}

/** Returns false if the contact was deleted or merged in the meantime. */
async function update(
  deps: ResourceWriteDeps,
  caller: Caller,
  { id, ...request }: ContactRequest & { readonly id: string },
): Promise<boolean> {
  await deps.tx.entities.lock(caller.organization.id, id);
  const change = (record: EntityRecord): FieldValues => additions(record, request);
  const outcome = await catchProblem(() => changeEntity(deps, caller, { target: { id }, change }));
  if ("result" in outcome) return outcome.result !== undefined;
  // A contact that lacks a required field stays as it is.
  if (outcome.problem.code === "unprocessable") return true;
  if (outcome.problem.code === "not_found") return false;
  throw outcome.problem;
}

function newContact({ published: { form }, submission, ownerId }: ContactRequest) {
  const { email, values, locale } = submission;
  return {
    ...contactValues(values),
    ...(optsIn(form, submission) && { email_consent: "opted_in" }),
    entity_type: "contact" as const,
    email,
    locale,
    source: "form",
    owner_id: ownerId,
    lifecycle_stage: form.lifecycle_stage,
    tags: form.tags,
  };
}

/** An address that opted out stays so: anybody can enter it in a form. */
function additions(record: EntityRecord, { published: { form }, submission }: ContactRequest): FieldValues {
  const given = { ...contactValues(submission.values), locale: submission.locale };
  return {
    ...missingValues(record, given),
    tags: withTags(record["tags"] as readonly string[], form.tags),
    ...(record["email_consent"] === "unknown" && optsIn(form, submission) && { email_consent: "opted_in" }),
  };
}

const optsIn = ({ consent_purpose }: PublishedForm["form"], { consentGiven }: Submission): boolean =>
  consent_purpose === "marketing" && consentGiven === true;
