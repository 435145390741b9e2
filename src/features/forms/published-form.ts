import type { Schemas, FormPageSubmitInput } from "../../../generated/services.js";
import type { OrganizationRecord } from "../accounts/sql/organizations.ts";
import { publicOrganization } from "../accounts/public-organization.ts";
import { notFound, Problem, type Detail, unprocessable } from "../../base/platform/rules/errors.ts";
import type { Store } from "../../base/store/store.ts";
import { definitionsOf } from "./forms.ts";
import { type FormField, shownFields, readEntries } from "./rules/form-fields.ts";
import { isAllowedRedirect, chooseText } from "./rules/form.ts";
import type { Locale } from "../../base/contract/caller.ts";
import { readAnswers } from "../booking/rules/booking-questions.ts";
import { linkDetails } from "../../base/platform/rules/link-text.ts";
import { normalizeEmail } from "../../base/records/record-state.ts";

/** Dependencies of finding forms. */
export interface FormLookupDeps {
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
export interface PublishedForm {
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
export async function findForm(
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
export interface Submission {
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
export function readSubmission(published: PublishedForm, input: SubmissionInput): Submission {
  const { problems, ...submission } = readEverything(published, input);
  if (problems.length > 0) throw unprocessable(problems);
  return submission;
}

/** Returns what is wrong with a submission apart from the shape of its values; an empty list if nothing is. */
export const submissionProblems = (published: PublishedForm, input: SubmissionInput): readonly Detail[] =>
  readEverything(published, input).problems;

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
