import { FOOTER_PLACE } from "../../base/mail/rules/email-layout.ts";
import { htmlToText } from "../../base/platform/rules/html-text.ts";
import { supportedLocale } from "../../base/platform/rules/text.ts";
import type { MarketingFooter, WriteFooter } from "../../base/mail/marketing-footer.ts";
import type { OrganizationRecord } from "../accounts/sql/organizations.ts";

/** Dependencies of rendering footers. */
export interface FooterDeps {
  readonly writeFooter: WriteFooter;
}

/** The recipient of marketing, with the organization and the unsubscribe link. */
export interface MarketingRecipient {
  readonly organization: Pick<OrganizationRecord, "name" | "postal_address" | "default_locale">;
  readonly email: string;
  /** Locale of the contact (BCP 47); if null or unsupported, that of the organization is used. */
  readonly locale: string | null;
  readonly link: string;
}

/** The bodies of a message. */
interface MessageBodies {
  readonly html: string | null;
  readonly text: string;
}

/**
 * Adds a footer to a marketing message. Each part gets only what it lacks: the unsubscribe link or the postal address.
 */
export function withFooter<Message extends MessageBodies>(
  { writeFooter }: FooterDeps,
  message: Message,
  recipient: MarketingRecipient,
  shown: string = htmlToText(message.html ?? ""),
): Message {
  const { html, text } = message;
  const footerFor = (content: string): MarketingFooter | null => {
    const { organization, email, locale, link } = recipient;
    const { name, postal_address: address, default_locale } = organization;
    const missing = {
      link: content.includes(link) ? null : link,
      postalAddress: address === null || collapseSpaces(content).includes(collapseSpaces(address)) ? null : address,
    };
    if (missing.link === null && missing.postalAddress === null) return null;
    return writeFooter({ ...missing, organization: name, email, locale: supportedLocale(locale) ?? default_locale });
  };
  const textFooter = footerFor(text);
  const htmlFooter = html === null ? null : footerFor(shown);
  return {
    ...message,
    text: textFooter === null ? text : `${text.trimEnd()}\n\n--------\n${textFooter.text}\n`,
    html: html === null ? null : placeFooter(html, htmlFooter?.html ?? ""),
  };
}

/** Collapses spaces and commas, so that line breaks do not matter. */
const collapseSpaces = (text: string): string => text.replace(/[\s,]+/g, " ").trim();

/** Puts the footer into its place in the layout, otherwise at the end. */
function placeFooter(html: string, piece: string): string {
  if (html.includes(FOOTER_PLACE)) return html.replace(FOOTER_PLACE, () => piece);
  const end = html.search(/<\/body\s*>/i);
  return end < 0 ? html + piece : html.slice(0, end) + piece + html.slice(end);
}
