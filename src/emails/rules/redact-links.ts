/** The token after the path is secret: its holder can act as the recipient. */
const PRIVATE_LINK = /(\/v1\/public\/(?:appointment|bookings|unsubscribe)\/)[\w.-]+/g;

/** Removes the tokens of links to cancel a booking or to unsubscribe from a text. */
export const withoutTokens = (text: string): string => text.replace(PRIVATE_LINK, "$1…");
