/** ASCII without spaces and backslashes: browsers treat a backslash like a slash. */
const LOCAL_ADDRESS = /^\/(?!\/)[!-[\]-~]*$/;
const LONGEST = 2_000;

/**
 * Returns the address to continue at after signing in; null unless it is a path of this service, so that nobody can
 * redirect users to another site (CWE-601).
 */
export function returnAddress(text: string | null): string | null {
  if (text === null || text.length > LONGEST || !LOCAL_ADDRESS.test(text)) return null;
  const base = "https://service.invalid";
  const url = URL.parse(text, base);
  // Parsing removes `..`, after which a path may start with two slashes.
  return url?.origin === base && !url.pathname.startsWith("//") ? url.pathname + url.search + url.hash : null;
}

/** Returns the address of an account page that then continues at another address. */
export function accountAddress(path: string, returnTo: string | null, reason?: string): string {
  const parameters = new URLSearchParams();
  if (returnTo !== null) parameters.set("return_to", returnTo);
  if (reason !== undefined) parameters.set("reason", reason);
  const query = parameters.toString();
  return query === "" ? path : `${path}?${query}`;
}
