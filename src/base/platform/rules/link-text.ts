import { type Detail, unprocessable } from "./errors.ts";

/**
 * Endings of host names that mail programs turn into links without a scheme. A name with a dot, such as "J.R. Tolkien" or
 * "Dr.Smith", must stay possible.
 */
const ENDINGS =
  "com|net|org|info|biz|edu|gov|app|dev|web|xyz|top|site|online|shop|store|club|live|link|click|page|cloud|tech|space|website|support|help|email|[a-z]{2}";

/** A scheme, `www.`, an e-mail address, or a host name; the dots of other scripts count, because some programs link them. */
const LINK = new RegExp(
  `[a-z][a-z0-9+-]*://|\\bwww[.。．]|\\S@\\S|[\\p{L}\\p{N}-]{3,}[.。．](?:${ENDINGS})(?![\\p{L}\\p{N}])|[\\p{L}\\p{N}][.。．][a-z]{2,}/`,
  "iu",
);

/**
 * Returns whether mail programs would show a part of the text as a link. People without an account must not send links to
 * strangers in the name of an organization.
 */
const hasLink = (text: string): boolean => LINK.test(text);

/** A text of a person without an account, and its JSON pointer in the input. */
interface StrangerText {
  readonly path: string;
  readonly text: string | null | undefined;
}

/** Returns a detail `link_in_text` for each text that contains a link. */
export const linkDetails = (texts: readonly StrangerText[]): Detail[] =>
  texts.filter(({ text }) => hasLink(text ?? "")).map(({ path }) => ({ path, code: "link_in_text" }));

/** Throws `unprocessable` if one of the texts contains a link. */
export function rejectLinks(texts: readonly StrangerText[]): void {
  const details = linkDetails(texts);
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
}
