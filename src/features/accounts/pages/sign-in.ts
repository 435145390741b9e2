import { Problem } from "../../../base/platform/rules/errors.ts";
import { retryAfterOf } from "../../../base/platform/pages/send.ts";
import { chosenLocale } from "../../../base/platform/pages/language.ts";
import { accountAddress } from "../../../base/platform/rules/return-address.ts";
import { accountTexts } from "../texts/account-texts.ts";
import { checkInput, faultsOf, generalFault, noFaults, type Faults } from "./faults.ts";
import { forgetPendingSignIn, keepPendingSignIn, proofOf } from "./form-token.ts";
import { parsePasskey } from "./passkey-field.ts";
import { signInPage, type SignInContent } from "./sign-in-page.ts";
import type { AccountPagesDeps, Answer, StartedSession, Visit } from "./visit.ts";

/** Shows the sign-in page, also if a user is signed in. */
export async function showSignIn(visit: Visit, deps: AccountPagesDeps): Promise<Answer> {
  forgetPendingSignIn(visit.request, visit.response);
  const { reasons } = accountTexts(visit.locale);
  const reason = visit.query.get("reason");
  const known = Object.keys(reasons).find((name) => name === reason) as keyof typeof reasons | undefined;
  return await show(visit, deps, { reason: known ?? null });
}

/** Signs in with e-mail address and password. */
export async function submitSignIn(visit: Visit, deps: AccountPagesDeps): Promise<Answer> {
  const email = (visit.form.get("email") ?? "").trim();
  const password = visit.form.get("password") ?? "";
  const input = { ...(email === "" ? {} : { email }), ...(password === "" ? {} : { password }) };
  try {
    await checkInput(deps, visit, { id: "session.create", input });
    const start = () => deps.services.session.create(visit.visitor, { email, password });
    return await signInWith(visit, deps, start);
  } catch (error) {
    const singleSignOnUrl = await providerFor(error, visit, deps);
    return (
      secondStep(error, visit) ??
      (await show(visit, deps, { email, faults: passwordFaults(error, visit), singleSignOnUrl }))
    );
  }
}

/** Signs in with a passkey alone. */
export async function submitPasskeySignIn(visit: Visit, deps: AccountPagesDeps): Promise<Answer> {
  const input = { challenge: visit.form.get("challenge") ?? "", response: parsePasskey(visit.form) };
  try {
    await checkInput(deps, visit, { id: "session.createWithPasskey", input });
    const start = () => deps.services.session.createWithPasskey(visit.visitor, input);
    return await signInWith(visit, deps, start);
  } catch (error) {
    const faults = passkeyFaults(error, visit);
    return await show(visit, deps, { faults });
  }
}

/** Continues at the identity provider of an e-mail address. */
export async function submitSingleSignOn(visit: Visit, deps: AccountPagesDeps): Promise<Answer> {
  const email = (visit.form.get("email") ?? "").trim();
  const { faults: texts, missing } = accountTexts(visit.locale);
  await deps.spend({ id: "session.create", rateLimit: "sensitive" }, visit.visitor.address);
  if (email === "") {
    return await show(visit, deps, { faults: { status: 422, fields: { email: missing.email }, general: null } });
  }
  const singleSignOnUrl = await singleSignOnFor(visit, deps, email);
  if (singleSignOnUrl !== null) return { redirectTo: singleSignOnUrl };
  return await show(visit, deps, { email, faults: generalFault(422, texts.noSingleSignOn) });
}

/** Starts the session and continues at the page for which the user signed in. */
export async function signInWith(
  visit: Visit,
  { browser }: AccountPagesDeps,
  start: () => Promise<StartedSession>,
): Promise<Answer> {
  const { request, response, visitor, returnTo } = visit;
  const { credential } = await browser.begin(request, response, { visitor, start });
  forgetPendingSignIn(request, response);
  const limited = credential.kind === "session" && credential.limitedTo !== null;
  return { redirectTo: limited ? accountAddress("/two-factor", returnTo) : (returnTo ?? "/") };
}

interface Shown extends Partial<Pick<SignInContent, "email" | "faults" | "singleSignOnUrl">> {
  readonly reason?: keyof ReturnType<typeof accountTexts>["reasons"] | null;
}

async function show(visit: Visit, deps: AccountPagesDeps, { reason = null, ...shown }: Shown): Promise<Answer> {
  const { request, response, visitor, returnTo } = visit;
  const purpose = returnTo === null ? null : await deps.purposeOf(returnTo);
  const person = await deps.browser.signedIn(request, visitor, null);
  const locale = chosenLocale(response) ?? purpose?.locale ?? visit.locale;
  return signInPage(
    { ...visit, locale },
    {
      email: purpose?.loginHint ?? "",
      faults: noFaults,
      singleSignOnUrl: null,
      ...shown,
      purpose,
      message: reason === null ? null : accountTexts(locale).reasons[reason],
      signedInAs: person?.user.email ?? null,
      offersSingleSignOn: deps.singleSignOn !== null,
    },
  );
}

/** Keeps the challenge and continues with the second factor; null for other errors. */
function secondStep(error: unknown, { response, returnTo }: Visit): Answer | null {
  if (!(error instanceof Problem) || error.code !== "second_factor_required") return null;
  const { challenge, allowed_values: factors = [] } = error.details[0]?.extra ?? {};
  if (challenge === undefined) throw error;
  const passkey = factors.includes("passkey");
  keepPendingSignIn(response, { challenge, passkey, code: factors.some((factor) => factor !== "passkey") });
  return { redirectTo: accountAddress("/two-factor", returnTo) };
}

async function providerFor(error: unknown, visit: Visit, deps: AccountPagesDeps): Promise<string | null> {
  if (!(error instanceof Problem) || error.code !== "single_sign_on_required") return null;
  return await singleSignOnFor(visit, deps, (visit.form.get("email") ?? "").trim());
}

/** The link has a proof that the own form was submitted: without it, the page would ask first. */
async function singleSignOnFor(visit: Visit, deps: AccountPagesDeps, email: string): Promise<string | null> {
  const start = (await deps.singleSignOn?.(email)) ?? null;
  if (start === null) return null;
  const { returnTo } = visit;
  const proof = proofOf(visit, deps.csrf, singleSignOnAction(email));
  const more = { ...(returnTo === null ? {} : { return_to: returnTo }), ...(proof === null ? {} : { proof }) };
  return `${start.url}&${new URLSearchParams(more).toString()}`;
}

/** The action of the proof in the link that starts single sign-on. */
export const singleSignOnAction = (email: string): string => `single sign-on ${email}`;

/** Malformed addresses and passwords get the same answer as wrong ones. */
function passwordFaults(error: unknown, visit: Visit): Faults {
  const { faults: texts } = accountTexts(visit.locale);
  if (!(error instanceof Problem)) return faultsOf(error, visit, {});
  if (error.code === "misdirected") return generalFault(421, texts.misdirected);
  if (error.code === "single_sign_on_required") return generalFault(403, texts.singleSignOn);
  const absent = error.details.filter(({ code }) => code === "required");
  if (error.code === "validation_failed" && absent.length > 0) {
    const problem = new Problem("validation_failed", absent);
    return faultsOf(problem, visit, { email: "email", password: "password" });
  }
  if (error.code === "unauthenticated" || error.code === "validation_failed") return generalFault(401, texts.failed);
  return faultsOf(error, visit, {});
}

/** Returns the text for a passkey that could not be used. */
export function passkeyFaults(error: unknown, visit: Visit): Faults {
  const faults = faultsOf(error, visit, {});
  const { passkey, singleSignOn } = accountTexts(visit.locale).faults;
  if (error instanceof Problem && error.code === "single_sign_on_required") return generalFault(403, singleSignOn);
  return retryAfterOf(error) === null ? generalFault(faults.status, passkey) : faults;
}
