import { Problem } from "../../../base/platform/rules/errors.ts";
import { retryAfterOf } from "../../../base/platform/pages/send.ts";
import { chosenLocale } from "../../../base/platform/pages/language.ts";
import { accountAddress } from "../../../base/platform/rules/return-address.ts";
import { accountTexts } from "../texts/account-texts.ts";
import { checkInput, faultsOf, generalFault, noFaults, type Faults, parsePasskey } from "./forms.ts";
import { forgetPendingSignIn, keepPendingSignIn, proofOf, pendingSignIn, type PendingSignIn } from "./form-token.ts";
import type { AccountPagesDeps, Answer, StartedSession, Visit, SignInPurpose } from "./visit.ts";
import { fillTemplate, html, untrusted, type Html } from "../../../base/platform/rules/html.ts";
import { page, type Page } from "../../../base/platform/pages/layout.ts";
import {
  alertOf,
  hidden,
  notice,
  renderFields,
  scriptStatus,
  emailAddress,
  accountScript,
  emailField,
  passwordField,
  codeField,
} from "./parts.ts";

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

/** The content of the sign-in page. */
interface SignInContent {
  readonly email: string;
  readonly faults: Faults;
  /** A message that is not an error, such as the reason why the session has ended. */
  readonly message: string | null;
  readonly purpose: SignInPurpose | null;
  /** The e-mail address of the signed-in user; null if nobody is signed in. */
  readonly signedInAs: string | null;
  readonly offersSingleSignOn: boolean;
  /** The address that starts single sign-on for the entered address. */
  readonly singleSignOnUrl: string | null;
}

/** Renders the form for e-mail address and password; it does not reveal which accounts exist. */
function signInPage({ locale, returnTo, formToken }: Visit, content: SignInContent): Page {
  const texts = accountTexts(locale);
  const { email, faults, purpose } = content;
  const own = accountAddress("/sign-in", returnTo);
  const fields = [emailField(texts, email), passwordField(texts)];
  const body = html`<h1>${texts.signIn.title}</h1>
    ${purpose && html`<p>${fillTemplate(texts.signIn.purpose, { application: untrusted(purpose.application) })}</p>`}
    ${notice(content.message)} ${alertOf(faults)} ${singleSignOnLink(content, texts.signIn)}
    ${signedInAs(content, { returnTo, texts: texts.signIn })} ${scriptStatus(texts.scripts)}
    <form method="post" action="${own}" novalidate>
      ${hidden("token", formToken)} ${renderFields(fields, faults)}
      <p class="forgot"><a href="/password-forgot">${texts.signIn.forgot}</a></p>
      <div class="actions"><button class="primary">${texts.signIn.submit}</button></div>
      ${otherWays(content, { returnTo, texts: texts.signIn })}
    </form>
    <form method="post" action="${accountAddress("/sign-in/passkey", returnTo)}" data-passkey="get" hidden>
      ${hidden("token", formToken)} ${hidden("challenge", "")} ${hidden("passkey", "")}
      <div class="actions"><button>${texts.signIn.passkey}</button></div>
    </form>
    ${purpose && denyForm(purpose, texts.signIn.cancel)}`;
  const { status } = faults;
  return page({ status, locale, title: texts.signIn.title, body, url: own, script: accountScript, forms: "anywhere" });
}

type Texts = ReturnType<typeof accountTexts>["signIn"];

function signedInAs(
  { signedInAs: email, faults }: SignInContent,
  { returnTo, texts }: { returnTo: string | null; texts: Texts },
): Html | null {
  if (email === null || faults.status !== 200) return null;
  const text = fillTemplate(texts.signedIn, { email: emailAddress(email) });
  return html`<p class="notice">${text} <a href="${returnTo ?? "/account"}">${texts.goOn}</a></p>`;
}

function singleSignOnLink({ singleSignOnUrl: url }: SignInContent, texts: Texts): Html | null {
  return url === null
    ? null
    : html`<p class="actions"><a class="button primary" href="${url}">${texts.toProvider}</a></p>`;
}

function otherWays(
  { offersSingleSignOn, singleSignOnUrl }: SignInContent,
  { returnTo, texts }: { returnTo: string | null; texts: Texts },
): Html | null {
  if (!offersSingleSignOn || singleSignOnUrl !== null) return null;
  const action = accountAddress("/sign-in/single-sign-on", returnTo);
  return html`<div class="actions"><button formaction="${action}">${texts.singleSignOn}</button></div>`;
}

/** Returns the user to the application with the error `access_denied`. */
function denyForm({ deny }: SignInPurpose, label: string): Html {
  return html`<form method="post" action="${deny.url}">
    ${hidden("token", deny.token)}
    <div class="actions"><button class="link">${label}</button></div>
  </form>`;
}

/** Completes a sign-in with a code or a passkey, or shows the page again. */
export async function submitSecondStep(visit: Visit, deps: AccountPagesDeps): Promise<Answer> {
  const { request, response, form, visitor, returnTo } = visit;
  const pending = pendingSignIn(request, response);
  if (pending === null) return startAgain(returnTo);
  const { challenge } = pending;
  const byPasskey = form.has("passkey");
  const code = (form.get("code") ?? "").trim();
  try {
    const passkey = byPasskey && { challenge: form.get("challenge") ?? "", response: parsePasskey(form) };
    const input = { challenge, ...(passkey ? { passkey } : code === "" ? {} : { code }) };
    await checkInput(deps, visit, { id: "session.verify", input });
    return await signInWith(visit, deps, () => deps.services.session.verify(visitor, input));
  } catch (error) {
    if (hasEnded(error)) return startAgain(returnTo);
    return secondStepPage(visit, pending, byPasskey ? passkeyFaults(error, visit) : codeFaults(error, visit));
  }
}

function startAgain(returnTo: string | null): Answer {
  return { redirectTo: accountAddress("/sign-in", returnTo, "expired") };
}

function hasEnded(error: unknown): boolean {
  return error instanceof Problem && error.details.some(({ code }) => code === "invalid_challenge");
}

/** A code of another shape is answered like a wrong one. */
function codeFaults(error: unknown, visit: Visit): Faults {
  const faults = faultsOf(error, visit, { code: "code" });
  const { missing, faults: texts } = accountTexts(visit.locale);
  if (faults.status === 429) return faults;
  const absent = (visit.form.get("code") ?? "").trim() === "";
  return { status: 422, fields: { code: absent ? missing.code : texts.code }, general: null };
}

/** Renders the second step of a sign-in. */
export function secondStepPage(
  { locale, returnTo, formToken }: Visit,
  pending: PendingSignIn,
  faults: Faults = noFaults,
): Answer {
  const texts = accountTexts(locale);
  const own = accountAddress("/two-factor", returnTo);
  const field = codeField(texts);
  const { secondStep } = texts;
  const codeForm = html`<form method="post" action="${own}" novalidate>
    ${hidden("token", formToken)} ${renderFields([field], faults)}
    <div class="actions"><button class="primary">${secondStep.submit}</button></div>
  </form>`;
  const passkeyForm = html`<form
      method="post"
      action="${own}"
      data-passkey="get"
      data-sign-in="${pending.challenge}"
      hidden
    >
      ${hidden("token", formToken)} ${hidden("challenge", "")} ${hidden("passkey", "")}
      <div class="actions"><button class="${pending.code ? "" : "primary"}">${secondStep.passkey}</button></div>
    </form>
    ${!pending.code && html`<noscript><p class="notice">${secondStep.needsScripts}</p></noscript>`}`;
  const body = html`<h1>${secondStep.title}</h1>
    <p>${secondStep.text}</p>
    ${alertOf(faults)} ${scriptStatus(texts.scripts)} ${pending.code && codeForm} ${pending.passkey && passkeyForm}
    <p class="quiet after">
      ${secondStep.lost} <a href="${accountAddress("/sign-in", returnTo)}">${secondStep.back}</a>
    </p>`;
  const { status } = faults;
  return page({ status, locale, title: secondStep.title, body, url: own, script: accountScript });
}
