import type { AuthorizationRequest } from "./authorization-request.ts";
import { send, tellLocale, visitorOf } from "./response.ts";
import { signInPage, type SignInFault } from "../pages/sign-in.ts";
import {
  interactionOf,
  type InteractionPagesDeps,
  linksOf,
  verifyForm,
  urlOf,
  type PageRequest,
} from "./page-request.ts";

/** Shows the sign-in page, also if another user is signed in. */
export async function showSignIn(visit: PageRequest, deps: InteractionPagesDeps): Promise<void> {
  const asked = await deps.interactions.details(visit.request, visit.response);
  askWho(visit, deps, { asked, email: "", fault: null });
}

/** Signs a user in, or shows the form again with an error. */
export async function signIn(visit: PageRequest, deps: InteractionPagesDeps): Promise<void> {
  const { request, response } = visit;
  const { asked, form } = await verifyForm(visit, deps, ["token", "email", "password"]);
  const email = (form.get("email") ?? "").trim();
  const password = form.get("password") ?? "";
  const again = (fault: SignInFault): void => askWho(visit, deps, { asked, email, fault });
  const missing = (["email", "password"] as const).filter((field) => (field === "email" ? email : password) === "");
  if (missing.length > 0) {
    again({ code: "missing", fields: missing });
    return;
  }
  const wait = await deps
    .spend({ id: "session.create", rateLimit: "sensitive" }, String(response.locals["address"]))
    .then(() => null, tooManyOr);
  if (wait !== null) {
    response.setHeader("Retry-After", String(wait));
    again({ code: "tooMany", seconds: wait });
    return;
  }
  const outcome = await deps.browser.signIn(request, response, {
    visitor: visitorOf(request, response),
    email,
    password,
  });
  if (outcome !== "done") {
    again({ code: outcome });
    return;
  }
  response.redirect(303, urlOf(asked));
}

interface AskWho {
  readonly asked: AuthorizationRequest;
  readonly email: string;
  readonly fault: SignInFault | null;
}

/** Shows the sign-in page. */
export function askWho(
  { response }: PageRequest,
  { csrf }: InteractionPagesDeps,
  { asked, email, fault }: AskWho,
): void {
  const { signInUrl, denyUrl } = linksOf(asked);
  const token = csrf.token(interactionOf(asked));
  const locale = tellLocale(response, asked, null);
  send(response, signInPage({ applicationName: asked.client.name, email, fault, signInUrl, denyUrl, token }, locale));
}

/** Returns the seconds to wait; throws any other error. */
function tooManyOr(error: unknown): number {
  if (error instanceof Error && "retryAfter" in error && typeof error.retryAfter === "number") return error.retryAfter;
  throw error;
}
