const TIME = /^\d{4}-\d\d-\d\d[Tt]/;

/** Returns whether a stored value is the sent one as the service writes it: trimmed, in UTC, with missing members. */
export function sameValue(stored: unknown, sent: unknown): boolean {
  if (Array.isArray(sent))
    return (
      Array.isArray(stored) && sent.length === stored.length && sent.every((one, at) => sameValue(stored[at], one))
    );
  if (typeof sent === "object" && sent !== null) {
    const members = (stored ?? {}) as Readonly<Record<string, unknown>>;
    return stored !== null && Object.entries(sent).every(([name, value]) => sameValue(members[name], value));
  }
  if (typeof sent !== "string" || typeof stored !== "string") return (stored ?? null) === sent;
  if (TIME.test(sent)) return Math.abs(Date.parse(stored) - Date.parse(sent.toUpperCase())) < 1;
  return stored === sent.trim() || stored === sent.toLowerCase() || samePhone(stored, sent);
}

/** The last nine digits are the same in every notation. */
function samePhone(stored: string, sent: string): boolean {
  const digits = (text: string): string => text.replace(/\D/g, "").slice(-9);
  return stored.startsWith("+") && digits(stored) === digits(sent);
}
