import { didYouMean } from "./did-you-mean.ts";
import type { Detail } from "./errors.ts";

/** What a text of a campaign may name as `{{variable}}` or `{{variable|fallback}}`. */
export const templateVariables = [
  "first_name",
  "last_name",
  "full_name",
  "email",
  "job_title",
  "department",
  "company_name",
  "organization_name",
  "unsubscribe_url",
] as const;

/** The name of a variable. */
export type TemplateVariable = (typeof templateVariables)[number];

/** The values of one recipient; what is empty gives way to the fallback. */
export type TemplateValues = Partial<Readonly<Record<TemplateVariable, string | null>>>;

/** Braces inside do not nest; what has no end stays as it was written. */
const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** Every name in the text that is no variable, once each. `path` is where the text stands. */
export function templateProblems(text: string, path: string): Detail[] {
  const names = new Set([...text.matchAll(PLACEHOLDER)].map(([, inside = ""]) => read(inside).name));
  return [...names].filter((name) => !isVariable(name)).map((name) => unknownVariable(name, path));
}

/** The text for one recipient as HTML: values and fallbacks are text there and are escaped, in attributes too. */
export function renderHtml(template: string, values: TemplateValues): string {
  return render(template, values, escapeHtml);
}

/** The text for one recipient as plain text: values as they are. */
export function renderText(template: string, values: TemplateValues): string {
  return render(template, values, (value) => value);
}

/** As plain text in one line: a header must not go on in a second one. */
export function renderLine(template: string, values: TemplateValues): string {
  return render(template, values, (value) => value.replace(/\s+/g, " "));
}

function render(template: string, values: TemplateValues, write: (value: string) => string): string {
  return template.replace(PLACEHOLDER, (whole, inside: string) => {
    const { name, fallback } = read(inside);
    if (!isVariable(name)) return whole;
    const value = values[name] ?? "";
    return write(value.trim() === "" ? fallback : value);
  });
}

/** What stands behind the first bar is the fallback, bars included. */
function read(inside: string): { readonly name: string; readonly fallback: string } {
  const bar = inside.indexOf("|");
  if (bar < 0) return { name: inside.trim(), fallback: "" };
  return { name: inside.slice(0, bar).trim(), fallback: inside.slice(bar + 1).trim() };
}

const isVariable = (name: string): name is TemplateVariable => templateVariables.some((known) => known === name);

function unknownVariable(name: string, path: string): Detail {
  const meant = didYouMean(name, templateVariables);
  return {
    path,
    code: "unknown_variable",
    values: { variable: name.slice(0, 100) },
    extra: { allowed_values: templateVariables, ...(meant === undefined ? {} : { did_you_mean: meant }) },
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
