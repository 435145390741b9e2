import { useSyncExternalStore } from "react";
import { AuthenticationError } from "../../sdk/errors.ts";
import { credentials } from "./client.ts";

/** Whether the sign-in page is being opened. */
let opening = false;
// The browser can show this page again as it was when it was left.
window.addEventListener("pageshow", () => (opening = false));

/** Returns the address of the sign-in page that leads to an address of the console. */
export const signInAddress = (returnTo: string): string => `/sign-in?return_to=${encodeURIComponent(returnTo)}`;

/**
 * Opens the sign-in page, which leads back to the current page. When several requests fail, only the first one opens
 * it: each navigation would abort the one before.
 */
function openSignIn(): void {
  if (opening) return;
  opening = true;
  const { pathname, search } = window.location;
  window.location.assign(signInAddress(pathname + search));
}

let asked: PromiseWithResolvers<boolean> | null = null;
const listeners = new Set<() => void>();
/** The errors after which the user did not want to sign in. */
const declined = new WeakSet<Error>();

function ask(next: typeof asked): void {
  asked = next;
  for (const listener of listeners) listener();
}

/**
 * Asks the user to sign in after a call without a valid session. A page that is already shown stays, with everything
 * that was entered; otherwise the sign-in page opens. Returns whether the user is signed in again.
 */
export async function signInAfter(error: unknown): Promise<boolean> {
  if (!(error instanceof AuthenticationError) || declined.has(error)) return false;
  if (credentials.userId === null) {
    openSignIn();
    return false;
  }
  const current = asked ?? Promise.withResolvers<boolean>();
  if (asked === null) ask(current);
  const done = await current.promise;
  if (!done) declined.add(error);
  return done;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns a function that ends the question whether the user signs in again; null if it is not asked. */
export function useEndedSession(): ((done: boolean) => void) | null {
  const current = useSyncExternalStore(subscribe, () => asked);
  if (current === null) return null;
  return (done) => {
    ask(null);
    current.resolve(done);
  };
}
