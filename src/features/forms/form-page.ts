import type { FormPageService, FormPageSubmitInput, Schemas } from "../../../generated/services.js";
import type { Visitor, Caller, Locale, CallerOrganization, Actor } from "../../base/contract/caller.ts";
import { chooseText, purposeOf, isAllowedRedirect } from "./rules/form.ts";
import { createFormTokens, type FormTokens } from "../../base/platform/pages/form-guard.ts";
import { type Detail, unprocessable, notFound, Problem } from "../../base/platform/rules/errors.ts";
import { createHmac } from "node:crypto";
import { resources } from "../../../generated/resources.js";
import { type AccountEmailDeps, notifyUser } from "../accounts/account-emails.ts";
import { wantsEmail } from "../accounts/rules/users.ts";
import type { UserRecord } from "../accounts/sql/users.ts";
import type { Keyring } from "../../base/platform/keyring.ts";
import type { PublicMail } from "../../base/mail/public-mail.ts";
import { requireRecord, standardFields, normalizeEmail } from "../../base/records/record-state.ts";
import { searchTextOf } from "../../base/records/resource/input.ts";
import { createChange } from "../../base/records/rules/change.ts";
import type { Repositories, Store } from "../../base/store/store.ts";
import { tryToCreate, changeEntity } from "../entities/writes.ts";
import { claimKeys } from "../entities/rules/import-keys.ts";
import { catchProblem } from "../../base/platform/problem-paths.ts";
import type { FieldValues } from "../../base/records/rules/entity-input.ts";
import { type EntityRecord, noUniqueValues } from "../../base/records/rules/entity.ts";
import type { ResourceWriteDeps } from "../../base/records/resource/rules.ts";
import {
  contactValues,
  missingValues,
  withTags,
  type FormField,
  shownFields,
  readEntries,
} from "./rules/form-fields.ts";
import { unicodeAddress } from "../../base/platform/rules/email-address.ts";
import { formTexts } from "./texts/form-texts.ts";
import type { OrganizationRecord } from "../accounts/sql/organizations.ts";
import { publicOrganization } from "../accounts/public-organization.ts";
import { definitionsOf } from "./forms.ts";
import { readAnswers } from "../booking/rules/booking-questions.ts";
import { linkDetails } from "../../base/platform/rules/link-text.ts";

/** Creates the service for public web forms. */
export function formPageService(deps: SubmissionDeps): FormPageService {
  return {
    get: async (_visitor, address) =>
      shownForm(await findForm(deps, address), tokensOf(deps).issue(purposeOf(address))),
    submit: (visitor, input) => submit(deps, visitor, input),
  };
}

/**
 * Returns a function that finds what is wrong with the entries of a form apart from the shape of its values: required
 * fields, questions, phone numbers and the consent. The page shows it together with the mistakes that the contract rejects.
 */
export function formProblems(deps: FormLookupDeps): (input: FormPageSubmitInput) => Promise<readonly Detail[]> {
  return async ({ organization_slug, form_slug, ...input }) =>
    readEverything(await findForm(deps, { organization_slug, form_slug }), input).problems;
}

/** The response is the same whether or not the contact existed. */
async function submit(
  deps: SubmissionDeps,
  visitor: Visitor,
  { organization_slug, form_slug, page_token: token, ...input }: FormPageSubmitInput,
): Promise<Schemas["FormReceipt"]> {
  const published = await findForm(deps, { organization_slug, form_slug });
  if (tokensOf(deps).age(token ?? "", purposeOf({ organization_slug, form_slug })) === null)
    throw unprocessable([{ path: "/page_token", code: "form_token" }]);
  const submission = readSubmission(published, input);
  await saveSubmission(deps, visitor, { published, submission });
  const thanks = chooseText(published.form.thank_you_text, submission.locale);
  return { thank_you_text: thanks?.text ?? null, redirect_url: published.redirectUrl };
}

const tokensOf = ({ keyring, clock }: SubmissionDeps): FormTokens => createFormTokens(keyring, clock);

/** Lists every field by name, so that a new field of forms does not become public by accident. */
function shownForm(published: PublishedForm, token: string): Schemas["FormPage"] {
  const { organization, publicly, form, fields, origins, redirectUrl } = published;
  return {
    title: form.title,
    description: form.description,
    fields: [...fields],
    questions: form.questions,
    consent_text: form.consent_text,
    consent_required: form.consent_required,
    thank_you_text: form.thank_you_text,
    redirect_url: redirectUrl,
    locale: form.locale ?? organization.default_locale,
    embed_origins: [...origins],
    page_token: token,
    organization: publicly,
  };
}

/** Dependencies of saving submissions. */
interface SubmissionDeps extends FormLookupDeps, AccountEmailDeps {
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
async function saveSubmission(deps: SubmissionDeps, visitor: Visitor, received: Received): Promise<void> {
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

async function insert(
  { keyring, newId }: SubmissionDeps,
  tx: Repositories,
  {
    published: { organization, form, creatorId },
    submission,
    contact_id,
    visitor,
  }: Received & { readonly contact_id: string | null; readonly visitor: Visitor },
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
  const ids = notified.map(({ id }) => id);
  await deps.publicMail.sendToUsers(tx, { orgId: organization.id, address }, ids);
  for (const user of notified) {
    const entries = entriesOf({ form, fields, submission }, user.locale ?? organization.default_locale);
    const content = { kind: "form_submitted", organization: publicly.name, form: form.title, entries } as const;
    await notifyUser(deps, tx, { organization, user }, content);
  }
}

/** A submission for which a contact is wanted. */
interface ContactRequest extends Received {
  /** Owner of a new contact. */
  readonly ownerId: string | null;
}

const MAX_ATTEMPTS = 3;

/**
 * Creates the contact of a submission, or fills in the empty fields of the contact that has its e-mail address. Returns
 * the id; null if contacts require fields that the form does not have: that must not prevent the submission. If two
 * transactions create the same contact, the second one updates the contact of the first.
 */
async function contactOf(deps: ResourceWriteDeps, caller: Caller, request: ContactRequest): Promise<string | null> {
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

/** Longer entries are shortened in the e-mail. */
const MAX_TEXT = 500;

/** Returns the entries of a submission with their labels, for the e-mail that reports it. */
function entriesOf(
  { form, fields, submission }: Pick<PublishedForm, "form" | "fields"> & { readonly submission: Submission },
  locale: Locale,
): { readonly label: string; readonly value: string }[] {
  const texts = formTexts(locale);
  const shown = (value: unknown): string => shorten(valueText(value, texts));
  const answers: Readonly<Record<string, unknown>> = submission.answers;
  return [
    { label: texts.email, value: unicodeAddress(submission.email) },
    ...fields.flatMap(({ field, label }) => {
      const value = submission.values.get(field);
      return value === undefined ? [] : [{ label: label ?? texts.fields[field] ?? field, value: shown(value) }];
    }),
    ...form.questions.flatMap(({ key, label }) => {
      const value = answers[key];
      return value === undefined ? [] : [{ label, value: shown(value) }];
    }),
    ...(submission.consentGiven === null ? [] : [{ label: texts.consent, value: shown(submission.consentGiven) }]),
  ];
}

function valueText(value: unknown, { yes, no }: { readonly yes: string; readonly no: string }): string {
  if (typeof value === "boolean") return value ? yes : no;
  return Array.isArray(value) ? value.join(", ") : String(value);
}

function shorten(text: string): string {
  const characters = Array.from(text);
  return characters.length > MAX_TEXT ? `${characters.slice(0, MAX_TEXT).join("")}…` : text;
}

/** Without a name: the author of a change stays when the data of a visitor is deleted. */
const VISITOR_ACTOR: Actor = { id: null, name: "visitor", type: "visitor", application: null };

/** Returns a visitor as a caller of services, without any permission. `user` is responsible for the form. */
function visitorCaller(visitor: Visitor, organization: CallerOrganization, user: UserRecord): Caller {
  const { id, email, first_name, last_name, role } = user;
  return {
    ...visitor,
    organization,
    user: { id, email, first_name, last_name, role, locale: user.locale ?? organization.default_locale },
    actor: VISITOR_ACTOR,
    credential: { kind: "system" },
    channel: "system",
    permissions: new Set(),
    deletesOthers: false,
  };
}

/** Dependencies of finding forms. */
interface FormLookupDeps {
  readonly store: Store;
  /** The region whose organizations this deployment serves. */
  readonly dataRegion: string;
}

/** The address of a form. */
interface FormAddress {
  readonly organization_slug: string;
  readonly form_slug: string;
}

/** A published form with its current settings. */
interface PublishedForm {
  readonly organization: OrganizationRecord;
  /** The organization as visitors see it. */
  readonly publicly: Schemas["PublicOrganization"];
  readonly form: Schemas["WebForm"];
  readonly fields: readonly FormField[];
  /** The user who created the form. */
  readonly creatorId: string;
  /** Origins of the websites that may embed the form, and to which it may redirect. */
  readonly origins: readonly string[];
  /** Null also if its origin is no longer allowed. */
  readonly redirectUrl: string | null;
}

/** Loads a published form. Throws the same `not_found` for everything that is not published. */
async function findForm(
  { store, dataRegion }: FormLookupDeps,
  { organization_slug, form_slug }: FormAddress,
): Promise<PublishedForm> {
  const organization = await store.organizations.bySlug(organization_slug);
  if (!organization || (await store.organizations.suspendedAt(organization.id)) !== null) throw notFound();
  const found = await store.forms.bySlug(organization.id, form_slug);
  const form = found && (await store.resources.form.get(organization.id, found.id));
  if (!found || !form?.is_active) throw notFound();
  if (organization.data_region !== dataRegion) throw new Problem("misdirected");
  const [publicly, definitions] = await Promise.all([
    publicOrganization(store, organization),
    definitionsOf(store, organization.id),
  ]);
  const origins = [...new Set([...form.allowed_origins, ...publicly.embed_origins])];
  const { redirect_url: url } = form;
  return {
    organization,
    publicly,
    form,
    origins,
    creatorId: found.created_by_user,
    fields: shownFields(form.contact_fields, definitions),
    redirectUrl: url !== null && isAllowedRedirect(url, origins) ? url : null,
  };
}

/** The entries of a visitor without the address of the form. */
type SubmissionInput = Omit<FormPageSubmitInput, "organization_slug" | "form_slug" | "page_token">;

/** A valid submission. */
interface Submission {
  readonly email: string;
  /** Values of contact fields, by field. */
  readonly values: ReadonlyMap<string, unknown>;
  readonly answers: Schemas["FormAnswers"];
  /** The text as the visitor saw it; null if the form has none. */
  readonly consentText: string | null;
  readonly consentGiven: boolean | null;
  readonly locale: Locale;
  readonly referrer: string | null;
}

/** The names by which messages address a contact. A company can be named like its website. */
const NAMES = ["first_name", "last_name"] as const;

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** Normalizes a submission. Throws `unprocessable` with everything that is wrong. */
function readSubmission(published: PublishedForm, input: SubmissionInput): Submission {
  const { problems, ...submission } = readEverything(published, input);
  if (problems.length > 0) throw unprocessable(problems);
  return submission;
}

/** Normalizes a submission. `problems`: what is wrong apart from the shape of its values; an empty list if nothing is. */
function readEverything(
  { organization, form, fields }: PublishedForm,
  input: SubmissionInput,
): Submission & { readonly problems: readonly Detail[] } {
  const country = organization.default_country;
  const { values, problems } = readEntries(fields, input.fields ?? {}, country);
  const { answers, problems: wrongAnswers } = readAnswers(form.questions, input.answers ?? {}, country);
  const page = input.locale ?? form.locale ?? organization.default_locale;
  const consent = chooseText(form.consent_text, page);
  const consentGiven = consent === null ? null : input.consent === true;
  const missing: Detail[] =
    consentGiven === false && form.consent_required ? [{ path: "/consent", code: "consent_required" }] : [];
  const links = linkDetails(NAMES.map((name) => ({ path: `/fields/${name}`, text: textOf(values.get(name)) })));
  return {
    problems: [...problems, ...wrongAnswers, ...missing, ...links].slice(0, 20),
    email: normalizeEmail(input.email),
    values,
    answers: answers as Schemas["FormAnswers"],
    consentText: consent?.text ?? null,
    consentGiven,
    locale: page,
    referrer: input.referrer ?? null,
  };
}
