import type { Schemas, FormsSubmissionsInput } from "../../../generated/services.js";
import { normalizeText } from "../../base/contract/unicode.ts";
import { readQuestions } from "../booking/rules/booking-questions.ts";
import { type Detail, tooMany, unprocessable } from "../../base/platform/rules/errors.ts";
import { QUOTAS } from "../../base/platform/rules/quotas.ts";
import type { ResourceChange, ResourceContext, ResourceRules, RulesOf } from "../../base/records/resource/rules.ts";
import { customFieldProblem, customKeyOf, type Definitions } from "./rules/form-fields.ts";
import { isAllowedRedirect, isOrigin, chooseText } from "./rules/form.ts";
import type { Repositories } from "../../base/store/store.ts";
import { customFieldsOf } from "../../base/records/custom-fields.ts";
import type { Caller } from "../../base/contract/caller.ts";
import type { Page } from "../../base/contract/operation.ts";
import { requireRecord } from "../../base/records/record-state.ts";
import { type ResourceDeps, resourceService } from "../../base/records/resource/resource-service.ts";

type WebForm = Schemas["WebForm"];

/** The rules of web forms. */
export const formRules: ResourceRules<WebForm> = {
  read: readForm,
  // Locked, so that concurrent calls cannot exceed the quota.
  async prepare({ tx, caller }, { id }) {
    if (id === null) await tx.organizations.lock(caller.organization.id);
  },
  async check(context, change) {
    if (change.before === null) await requireSpace(context);
    const details = [
      ...textProblems(change.after),
      ...originProblems(change.after),
      ...(await fieldProblems(context, change)),
      ...(await userProblems(context, change)),
      ...(await redirectProblems(context, change)),
    ];
    if (details.length > 0) throw unprocessable(details.slice(0, 20));
  },
  checkRestore: requireSpace,
};

function readForm(values: Partial<WebForm>): Partial<WebForm> {
  const { questions, contact_fields, consent_text, thank_you_text } = values;
  return {
    ...values,
    ...(questions && { questions: readQuestions(questions) }),
    ...(contact_fields && { contact_fields: readContactFields(contact_fields) }),
    ...(consent_text && { consent_text: withoutEmpty(consent_text) }),
    ...(thank_you_text && { thank_you_text: withoutEmpty(thank_you_text) }),
  };
}

function readContactFields(given: WebForm["contact_fields"]): WebForm["contact_fields"] {
  const names = given.map(({ field }) => field);
  const details = names.flatMap((name, index): Detail[] =>
    names.indexOf(name) < index ? [{ path: `/contact_fields/${String(index)}/field`, code: "not_unique" }] : [],
  );
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
  return given.map(({ field, label = null, required = false }) => {
    const text = label === null ? "" : normalizeText(label);
    return { field, label: text === "" ? null : text, required };
  });
}

/** An empty text is none. */
function withoutEmpty(texts: NonNullable<Schemas["TextByLanguage"]>): NonNullable<Schemas["TextByLanguage"]> {
  return Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, text === "" ? null : text]));
}

function textProblems(form: WebForm): Detail[] {
  return (["consent_text", "thank_you_text"] as const).flatMap((name): Detail[] =>
    form[name] !== null && chooseText(form[name], "en") === null ? [{ path: `/${name}`, code: "required" }] : [],
  );
}

/** The pattern of the contract does not exclude every host or port that cannot exist. */
function originProblems({ allowed_origins: origins }: WebForm): Detail[] {
  return origins.flatMap((origin, index): Detail[] =>
    isOrigin(origin)
      ? []
      : [{ path: `/allowed_origins/${String(index)}`, code: "format", values: { format: "origin" } }],
  );
}

/** Fields that the form already has are not checked: their definition may have been archived since then. */
async function fieldProblems(
  { tx, caller }: ResourceContext,
  { before, after }: ResourceChange<WebForm>,
): Promise<Detail[]> {
  const known = new Set(before?.contact_fields.map(({ field }) => field));
  const added = after.contact_fields.flatMap(({ field }, index) => {
    const key = known.has(field) ? null : customKeyOf(field);
    return key === null ? [] : [{ key, path: `/contact_fields/${String(index)}/field` }];
  });
  if (added.length === 0) return [];
  const definitions = await definitionsOf(tx, caller.organization.id);
  return added.flatMap(({ key, path }): Detail[] => {
    const code = customFieldProblem(key, definitions);
    return code === null ? [] : [{ path, code }];
  });
}

async function userProblems(
  { tx, caller }: ResourceContext,
  { before, after }: ResourceChange<WebForm>,
): Promise<Detail[]> {
  const known = new Set(before?.notify_user_ids);
  const added = after.notify_user_ids.filter((id) => !known.has(id));
  if (added.length === 0) return [];
  const users = new Set((await tx.users.among(caller.organization.id, added)).map(({ id }) => id));
  return after.notify_user_ids.flatMap((id, index): Detail[] =>
    known.has(id) || users.has(id) ? [] : [{ path: `/notify_user_ids/${String(index)}`, code: "reference_not_found" }],
  );
}

/** The settings of the organization can change later, so the page checks the URL again. */
async function redirectProblems(
  { tx, caller }: ResourceContext,
  { before, after }: ResourceChange<WebForm>,
): Promise<Detail[]> {
  const { redirect_url: url, allowed_origins: origins } = after;
  if (url === null || (before?.redirect_url === url && before.allowed_origins.join() === origins.join())) return [];
  const settings = await tx.organizations.settings(caller.organization.id);
  const allowed = [...origins, ...(settings?.embed_origins ?? [])];
  return isAllowedRedirect(url, allowed) ? [] : [{ path: "/redirect_url", code: "origin_not_allowed" }];
}

async function requireSpace({ tx, caller }: ResourceContext): Promise<void> {
  const limit = QUOTAS.forms;
  if ((await tx.resources.form.count(caller.organization.id)) >= limit) throw tooMany("", limit);
}

/** Returns the custom fields of contacts by key, including archived ones. */
export async function definitionsOf(tx: Pick<Repositories, "customFields">, orgId: string): Promise<Definitions> {
  const table = await customFieldsOf(tx, orgId, "contact");
  return new Map(Object.entries(table).map(([key, { definition }]) => [key, definition]));
}

/** Visitors create submissions; callers cannot, so nothing is derived. */
export const formSubmissionRules: RulesOf<"form_submission"> = {
  derive: () => {
    throw new TypeError("Submissions are created by visitors.");
  },
};

/** Implements forms.submissions. */
export async function submissionsOf(
  deps: ResourceDeps,
  caller: Caller,
  { id, ...input }: FormsSubmissionsInput,
): Promise<Page<Schemas["FormSubmission"]>> {
  requireRecord(await deps.store.resources.form.get(caller.organization.id, id));
  const service = resourceService(deps, { type: "form_submission", rules: formSubmissionRules });
  const filters = { form_id: id, include_deleted: false };
  return await service.list(caller, { ...input, ...filters });
}
