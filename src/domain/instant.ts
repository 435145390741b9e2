/** A time as the interface shows it, in UTC with milliseconds; null where that leaves the years 1 to 9999. */
export function instantOf(text: string): string | null {
  const date = new Date(text);
  const shown = Number.isNaN(date.getTime()) ? "" : date.toISOString();
  return /^(?!0000)\d{4}-/.test(shown) ? shown : null;
}
