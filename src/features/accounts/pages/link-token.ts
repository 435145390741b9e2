/**
 * Returns the token of a link: the field contains the token, or the whole link if it was pasted. Null if there is none.
 */
export function linkToken(form: URLSearchParams): string | null {
  const text = (form.get("link") ?? "").trim();
  const token = text.slice(text.indexOf("#") + 1).trim();
  return token === "" ? null : token;
}
