import type { Locale } from "../contract/caller.ts";
import { html, type Html } from "../platform/rules/html.ts";
import { fill } from "../i18n/sentences.ts";
import { typeset } from "../i18n/language-rules.ts";

/** Values in the footer of a marketing message. */
interface FooterValues {
  /** Of the recipient. */
  readonly locale: Locale;
  readonly organization: string;
  /** Null: unknown, or already in the message. */
  readonly postalAddress: string | null;
  /** Of the recipient. */
  readonly email: string;
  /** Unsubscribe link; null: already in the message. */
  readonly link: string | null;
}

/** A footer in HTML and as plain text. */
export interface MarketingFooter {
  readonly html: string;
  readonly text: string;
}

/** Renders a footer. */
export type WriteFooter = (facts: FooterValues) => MarketingFooter;

const STYLE = "margin-top:24px;padding-top:12px;border-top:1px solid #ccc;font:12px/1.5 Arial,sans-serif;color:#555";

/** Renders a footer in the recipient's language. */
export const writeFooter: WriteFooter = ({ locale, organization, postalAddress, email, link }) => {
  const texts = footerTexts(locale);
  const sender = fill(texts.sender, { organization, email });
  const lines = (postalAddress ?? "").split("\n").map((line) => line.trim());
  const named = lines[0]?.startsWith(organization) ? lines : [organization, ...lines];
  const address = named.filter((line) => line !== "").join(", ");
  const anchor = (to: string): Html => html`<br /><a href="${to}" style="color:#555">${texts.unsubscribe}</a>`;
  const unsubscribe = link === null ? null : fill(texts.fact, { label: texts.unsubscribe, value: link });
  return {
    text: [sender, address, unsubscribe].filter((line) => line !== null).join("\n"),
    html: html`<div lang="${locale}" style="${STYLE}">${sender}<br />${address}${link !== null && anchor(link)}</div>`
      .text,
  };
};

/** The footer of marketing messages. `{name}` is a placeholder. */
interface FooterTexts {
  readonly sender: string;
  readonly unsubscribe: string;
  /** A line with `{label}` and `{value}`. */
  readonly fact: string;
}

const texts: Readonly<Record<Locale, FooterTexts>> = {
  en: {
    sender: "{organization} sent this message to {email}.",
    unsubscribe: "Unsubscribe",
    fact: "{label}: {value}",
  },
  fr: typeset({
    sender: "Ce message a été envoyé par {organization} à l’adresse {email}.",
    unsubscribe: "Se désabonner",
    fact: "{label} : {value}",
  }),
};

/** Returns the texts of one language. */
export function footerTexts(locale: Locale): FooterTexts {
  return texts[locale];
}
