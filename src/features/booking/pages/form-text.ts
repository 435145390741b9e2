/** Returns a text of a form without control characters except line feeds, shortened to the limit. */
export function formText(form: URLSearchParams, name: string, limit: number): string {
  const text = form.get(name) ?? "";
  const plain = text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n]/gu, "");
  return plain.slice(0, limit).toWellFormed();
}
