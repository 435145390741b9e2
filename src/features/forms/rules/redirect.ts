/** Returns whether a text is the origin of a website, without a path, in the form that browsers use. */
export const isOrigin = (text: string): boolean => URL.parse(text)?.origin === text;

/** Returns whether visitors may be sent to this URL: https, without credentials, and to one of these origins. */
export function isAllowedRedirect(text: string, origins: readonly string[]): boolean {
  const url = URL.parse(text);
  return url?.protocol === "https:" && url.username === "" && url.password === "" && origins.includes(url.origin);
}
