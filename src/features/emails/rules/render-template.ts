import type { Locale } from "../../../base/contract/caller.ts";
import { type EmailBrand, emailLayout, styledContent } from "../../../base/mail/rules/email-layout.ts";
import { withPreviewText } from "../../../base/mail/rules/preview-text.ts";
import { renderHtml, renderLine, type TemplateValues } from "../../../base/mail/rules/template.ts";
import { html, type Html } from "../../../base/platform/rules/html.ts";
import { finished } from "../../../base/platform/rules/finished.ts";
import { htmlToText, textSteps } from "../../../base/platform/rules/html-text.ts";
import type { TemplateTexts } from "./template-texts.ts";

/** The texts of a message, and the recipient and sender that they are rendered for. */
export interface TemplateMessage {
  readonly locale: Locale;
  readonly texts: TemplateTexts;
  readonly values: TemplateValues;
  readonly brand: EmailBrand;
  /** Below the content; null: added for each recipient later. */
  readonly footer: Html | null;
}

/** A rendered message. */
export interface RenderedTemplate {
  readonly subject: string;
  readonly preheader: string;
  readonly html: string;
  readonly text: string;
}

const MAX_SUBJECT_LENGTH = 255;

/** Renders the texts of a template for one recipient. */
export const renderTemplate = (message: TemplateMessage): RenderedTemplate => finished(renderingSteps(message));

/** Like renderTemplate(), in steps of some milliseconds. */
export function* renderingSteps({
  locale,
  texts,
  values,
  brand,
  footer,
}: TemplateMessage): Generator<undefined, RenderedTemplate> {
  const line = renderLine(texts.subject, values).trim();
  const subject = Array.from(line === "" ? brand.name : line)
    .slice(0, MAX_SUBJECT_LENGTH)
    .join("");
  const preheader = renderLine(texts.preheader ?? "", values).trim();
  const content = styledContent(renderHtml(texts.html, values), brand);
  yield;
  const document = emailLayout({ locale, title: subject, brand, content, footer });
  const body = yield* textSteps(content.text);
  const text = footer === null ? body : `${body.trimEnd()}\n\n${htmlToText(footer.text)}`;
  return { subject, preheader, html: withPreviewText(document, preheader), text };
}

/** The footer of a transactional message: the sender and its postal address. */
export function senderFooter(name: string, postalAddress: string | null): Html {
  const lines = (postalAddress ?? "").split("\n").map((line) => line.trim());
  const named = lines[0]?.startsWith(name) ? lines : [name, ...lines];
  return html`${named.filter((line) => line !== "").join(", ")}`;
}
