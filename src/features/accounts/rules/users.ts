/** Returns a person's first and last name; null if both are missing. */
export function displayName(person: {
  readonly first_name: string | null;
  readonly last_name: string | null;
}): string | null {
  const name = [person.first_name, person.last_name].filter((part) => part !== null && part !== "").join(" ");
  return name === "" ? null : name;
}

/** The kinds of e-mails that a user can turn off. */
export const mutableEmails = [
  "booking_requests",
  "bookings",
  "booking_reminders",
  "form_submissions",
  "webhook_problems",
] as const;

/** A kind of e-mail that a user can turn off. */
export type MutableEmail = (typeof mutableEmails)[number];

/** Returns whether a user wants to receive this kind of e-mail. */
export function wantsEmail(
  { muted_emails }: { readonly muted_emails: readonly MutableEmail[] },
  kind: MutableEmail,
): boolean {
  return !muted_emails.includes(kind);
}
