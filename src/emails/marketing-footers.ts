import { htmlToText } from "../platform/rules/html-text.ts";
import { supportedLocale } from "../platform/rules/supported-locale.ts";
import type { MarketingFooter, WriteFooter } from "../mail/marketing-footer.ts";
import type { OrganizationRecord } from "../accounts/sql/organizations.ts";

/** What writing footers needs. */
export interface FooterDeps {
  readonly writeFooter: WriteFooter;
}

/** Whose marketing somebody reads, and where they unsubscribe from it. */
export interface MarketingReader {
  readonly organization: Pick<OrganizationRecord, "name" | "postal_address" | "default_locale">;
  readonly email: string;
  /** The contact's (BCP 47); the organization's counts where null or not one of ours. */
  readonly locale: string | null;
  readonly link: string;
}

/** The parts of a message. */
interface Bodies {
  readonly html: string | null;
  readonly text: string;
}

/**
 * A marketing message with its footer: in each part what it does not say itself, the link to unsubscribe or the organization's postal
 * address. A part that says both stays as it is.
 */
export function withFooter<Message extends Bodies>(
  { writeFooter }: FooterDeps,
  message: Message,
  reader: MarketingReader,
): Message {
  const { html, text } = message;
  const footerFor = (said: string): MarketingFooter | null => {
    const { organization, email, locale, link } = reader;
    const { name, postal_address: address, default_locale } = organization;
    const missing = {
      link: said.includes(link) ? null : link,
      postalAddress: address === null || squeezed(said).includes(squeezed(address)) ? null : address,
    };
    if (missing.link === null && missing.postalAddress === null) return null;
    return writeFooter({ ...missing, organization: name, email, locale: supportedLocale(locale) ?? default_locale });
  };
  const below = footerFor(text);
  const inside = html === null ? null : footerFor(htmlToText(html));
  return {
    ...message,
    text: below === null ? text : `${text.trimEnd()}\n\n--------\n${below.text}\n`,
    html: html === null || inside === null ? html : atTheEnd(html, inside.html),
  };
}

/** As people see it, however its lines are broken. */
const squeezed = (text: string): string => text.replace(/[\s,]+/g, " ").trim();

function atTheEnd(html: string, piece: string): string {
  const end = html.search(/<\/body\s*>/i);
  return end < 0 ? html + piece : html.slice(0, end) + piece + html.slice(end);
}
