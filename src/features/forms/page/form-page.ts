import type { FormPageService, FormPageSubmitInput, Schemas } from "../../../../generated/services.js";
import type { Visitor } from "../../../base/contract/caller.ts";
import { chooseText } from "../rules/text-by-language.ts";
import { createFormTokens, type FormTokens } from "../../../base/platform/form-tokens.ts";
import { type Detail, unprocessable } from "../../../base/platform/rules/errors.ts";
import { purposeOf } from "../rules/token-purpose.ts";
import { findForm, type FormLookupDeps, type PublishedForm } from "./find-form.ts";
import { readSubmission, submissionProblems } from "./read-submission.ts";
import { saveSubmission, type SubmissionDeps } from "./save-submission.ts";

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
    submissionProblems(await findForm(deps, { organization_slug, form_slug }), input);
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
