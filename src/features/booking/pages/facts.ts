import { html, type Html, untrusted } from "../../../base/platform/rules/html.ts";

/** A labeled value; without a value it is not shown. */
export type Fact = readonly [label: string, value: string | null];

/** Renders labeled values as a list. */
export function factList(facts: readonly Fact[]): Html {
  const shown = facts.filter(([, value]) => value !== null && value.trim() !== "");
  return html`<dl>
    ${shown.map(
      ([label, value]) =>
        html`<div>
          <dt>${untrusted(label)}</dt>
          <dd class="plain">${valueOf(value ?? "")}</dd>
        </div>`,
    )}
  </dl>`;
}

/** Renders a URL as a link, other texts line by line. */
function valueOf(value: string): Html {
  if (/^https?:\/\/\S+$/.test(value)) return html`<a href="${value}" rel="noreferrer">${value}</a>`;
  return html`${value.split("\n").map((line, index) => [index > 0 && html`<br />`, untrusted(line)])}`;
}
