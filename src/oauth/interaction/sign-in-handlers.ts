import type { AuthorizationRequest } from "./authorization-request.ts";
import { send, chooseLocale, visitorOf } from "./response.ts";
import { signInPage, type SignInFault } from "../pages/sign-in.ts";
import {
  formBinding,
  type InteractionPagesDeps,
  linksOf,
  verifyForm,
  urlOf,
  type PageRequest,
} from "./page-request.ts";

/** Shows the sign-in page, also if another user is signed in. */
export async function showSignIn(page: PageRequest, deps: InteractionPagesDeps): Promise<void> {
  const authorization = await deps.interactions.details(page.request, page.response);
  sendSignInPage(page, deps, { authorization, email: "", fault: null });
}

/** Signs a user in, or shows the form again with an error. */
export async function signIn(page: PageRequest, deps: InteractionPagesDeps): Promise<void> {
  const { request, response } = page;
  const { authorization, form } = await verifyForm(page, deps, ["token", "email", "password"]);
  const email = (form.get("email") ?? "").trim();
  const password = form.get("password") ?? "";
  const showAgain = (fault: SignInFault): void => sendSignInPage(page, deps, { authorization, email, fault });
  const missing = (["email", "password"] as const).filter((field) => (field === "email" ? email : password) === "");
  if (missing.length > 0) {
    showAgain({ code: "missing", fields: missing });
    return;
  }
  const wait = await deps
    .spend({ id: "session.create", rateLimit: "sensitive" }, String(response.locals["address"]))
    .then(() => null, retryAfterOf);
  if (wait !== null) {
    response.setHeader("Retry-After", String(wait));
    showAgain({ code: "tooMany", seconds: wait });
    return;
  }
  const outcome = await deps.browser.signIn(request, response, {
    visitor: visitorOf(request, response),
    email,
    password,
  });
  if (outcome !== "done") {
    showAgain({ code: outcome });
    return;
  }
  response.redirect(303, urlOf(authorization));
}

interface SignInPageState {
  readonly authorization: AuthorizationRequest;
  readonly email: string;
  readonly fault: SignInFault | null;
}

/** Shows the sign-in page. */
export function sendSignInPage(
  { response }: PageRequest,
  { csrf }: InteractionPagesDeps,
  { authorization, email, fault }: SignInPageState,
): void {
  const { signInUrl, denyUrl } = linksOf(authorization);
  const token = csrf.token(formBinding(authorization));
  const locale = chooseLocale(response, authorization, null);
  send(
    response,
    signInPage({ applicationName: authorization.client.name, email, fault, signInUrl, denyUrl, token }, locale),
  );
}

/** Returns the seconds to wait; throws any other error. */
function retryAfterOf(error: unknown): number {
  if (error instanceof Error && "retryAfter" in error && typeof error.retryAfter === "number") return error.retryAfter;
  throw error;
}
