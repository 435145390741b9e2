import { randomBytes } from "node:crypto";
import type { IncomingMessage as Request, ServerResponse as Response } from "node:http";
import type { Csrf } from "../../../base/platform/csrf.ts";

const BYTES = 32;

/** Returns the CSRF token of this browser's forms; sets the cookie that it is bound to if there is none. */
export function formTokenOf(request: Request, response: Response, csrf: Csrf): string {
  const sent = readCookie(request, nameOf(response, "form"));
  const value = sent !== undefined && /^[\w-]{43}$/.test(sent) ? sent : randomBytes(BYTES).toString("base64url");
  if (value !== sent) setCookie(response, "form", value, null);
  return csrf.token(bindingOf(value));
}

/** Returns whether a form has the token of this browser. */
export function matchesFormToken({ request, response }: BrowserExchange, csrf: Csrf, token: string | null): boolean {
  const cookie = readCookie(request, nameOf(response, "form"));
  return cookie !== undefined && token !== null && csrf.matches(bindingOf(cookie), token);
}

/** Returns a proof for a link that this browser's own form caused an action; null if the browser has no form cookie. */
export function proofOf({ request, response }: BrowserExchange, csrf: Csrf, action: string): string | null {
  const cookie = readCookie(request, nameOf(response, "form"));
  return cookie === undefined ? null : csrf.token(`${action} of ${cookie}`);
}

/** Returns whether a link has the proof of this browser for an action. */
export function hasProof({ request, response }: BrowserExchange, csrf: Csrf, action: string, proof: string | null) {
  const cookie = readCookie(request, nameOf(response, "form"));
  return cookie !== undefined && proof !== null && csrf.matches(`${action} of ${cookie}`, proof);
}

/** A request of a browser and its response. */
interface BrowserExchange {
  readonly request: Request;
  readonly response: Response;
}

function bindingOf(cookie: string): string {
  return `form ${cookie}`;
}

/** A sign-in that needs a second factor. */
export interface PendingSignIn {
  readonly challenge: string;
  /** Offered factors. */
  readonly code: boolean;
  readonly passkey: boolean;
}

const PENDING_SECONDS = 600;

/** Keeps a sign-in that needs a second factor in a cookie, so that its challenge is in no URL. */
export function keepPendingSignIn(response: Response, { challenge, code, passkey }: PendingSignIn): void {
  setCookie(
    response,
    "sign_in",
    [challenge, code && "code", passkey && "passkey"].filter(Boolean).join("."),
    PENDING_SECONDS,
  );
}

/** Returns the sign-in that needs a second factor; null if there is none. */
export function pendingSignIn(request: Request, response: Response): PendingSignIn | null {
  const [challenge = "", ...factors] = (readCookie(request, nameOf(response, "sign_in")) ?? "").split(".");
  if (!/^[\w-]{20,100}$/.test(challenge)) return null;
  return { challenge, code: factors.includes("code"), passkey: factors.includes("passkey") };
}

/** Removes the sign-in that needs a second factor. */
export function forgetPendingSignIn(request: Request, response: Response): void {
  if (readCookie(request, nameOf(response, "sign_in")) !== undefined) setCookie(response, "sign_in", "", 0);
}

type CookieName = "form" | "sign_in";

/** Browsers accept the prefix `__Host-` only with Secure, so plain http uses another name. */
function nameOf(response: Response, name: CookieName): string {
  return `${isSecure(response) ? "__Host-" : ""}crs_${name}`;
}

/** The service sends HSTS exactly if its public address uses https. */
function isSecure(response: Response): boolean {
  return response.hasHeader("Strict-Transport-Security");
}

function setCookie(response: Response, name: CookieName, value: string, seconds: number | null): void {
  const age = seconds === null ? "" : `; Max-Age=${seconds}`;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure(response) ? "; Secure" : ""}${age}`;
  response.appendHeader("Set-Cookie", `${nameOf(response, name)}=${value}; ${attributes}`);
}

function readCookie({ headers }: Request, name: string): string | undefined {
  const pairs = (headers.cookie ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
