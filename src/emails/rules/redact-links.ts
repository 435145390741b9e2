/** What stands behind the path is for the reader of the mail alone: whoever holds it acts in their name. */
const PRIVATE_LINK = /(\/v1\/public\/(?:appointment|bookings|unsubscribe)\/)[\w.-]+/g;

/** A text of a message without what its links to cancel a booking or to unsubscribe are signed with. */
export const withoutTokens = (text: string): string => text.replace(PRIVATE_LINK, "$1…");
