import type { ResourceType } from "../../../../generated/resources.js";
import { amountText } from "../../../base/platform/rules/currency-digits.ts";
import type { Schemas } from "../../../../generated/services.js";
import { allResources } from "../../../base/records/rules/resource-columns.ts";
import { containsWord, queryWord } from "../../../base/platform/rules/query-word.ts";
import { toSearchText } from "../../../base/platform/rules/text.ts";

/** A record type that the search covers. */
export type SearchedType = Schemas["SearchedType"];

/** The fields of a record from which a hit is built. */
export type HitFields = Readonly<Record<string, unknown>>;

/** A record as a search result. */
interface Hit {
  readonly title: string;
  readonly subtitle: string | null;
  /** The fields that contain words of the query. */
  readonly matched_fields: string[];
}

interface Form {
  /** The fields that are searched: those of search_text, and addresses. */
  readonly searched: readonly string[];
  /** The first one that is not empty is the title. */
  readonly title: readonly string[];
  readonly subtitle: readonly string[];
}

/** The fields below the title; by default there are none. */
const SUBTITLES: Readonly<Record<string, readonly string[]>> = {
  note: ["body"],
  product: ["code", "unit_price", "currency"],
  task: ["status", "due_at"],
};

/** A resource without a title is shown by its next text. */
const RESOURCES = Object.fromEntries(
  allResources
    .filter(({ search }) => search)
    .map(({ type, searchable }): [string, Form] => [
      type,
      { searched: searchable, title: searchable.slice(0, 2), subtitle: SUBTITLES[type] ?? [] },
    ]),
) as Readonly<Record<Extract<SearchedType, ResourceType>, Form>>;

const FORMS: Readonly<Record<SearchedType, Form>> = {
  ...RESOURCES,
  contact: {
    searched: ["first_name", "last_name", "email", "additional_emails", "phone", "mobile", "address"],
    title: ["full_name", "email"],
    subtitle: ["job_title", "email"],
  },
  company: {
    searched: ["name", "email", "phone", "domain", "additional_domains", "billing_address", "shipping_address"],
    title: ["name"],
    subtitle: ["industry", "domain"],
  },
  opportunity: {
    searched: ["name", "description", "next_step", "tags"],
    title: ["name"],
    subtitle: ["status", "amount", "currency"],
  },
  segment: { searched: ["name", "description"], title: ["name"], subtitle: ["entity_type", "kind"] },
  campaign: { searched: ["name", "subject", "tags"], title: ["name"], subtitle: ["status", "subject"] },
};

/** The record types that the search covers. */
export const searchedTypes = Object.keys(FORMS) as readonly SearchedType[];

const MAX_LENGTH = 120;

/** Returns the fields from which a hit of this type is built; each is a column. */
export function fieldsOfHit(type: SearchedType): string[] {
  const { searched, title, subtitle } = FORMS[type];
  return [...new Set([...searched, ...title, ...subtitle])];
}

/** Returns the hit for a record and the searched words (in search form). */
export function hitOf(type: SearchedType, fields: HitFields, terms: readonly string[]): Hit {
  const form = FORMS[type];
  const title = form.title.map((name) => oneLine(fields[name])).find((text) => text !== "") ?? "";
  const others = form.subtitle
    .map((name) => oneLine(shownValue(name, fields)))
    .filter((text) => text !== "" && text !== title);
  const words = terms.map(queryWord);
  const matched_fields = form.searched.filter((name) => {
    const written = textOf(fields[name]);
    if (written === "") return false;
    const text = toSearchText(written);
    return words.some((word) => containsWord(text, word));
  });
  return { title, subtitle: others.length === 0 ? null : others.join(" · "), matched_fields };
}

/** Amounts are shown with the decimals of their currency. */
function shownValue(name: string, { [name]: value, currency }: HitFields): unknown {
  if (typeof value !== "number" || !AMOUNTS.has(name)) return value;
  return amountText(value, typeof currency === "string" ? currency : null);
}

const AMOUNTS: ReadonlySet<string> = new Set(["amount", "unit_price"]);

function oneLine(value: unknown): string {
  const text = textOf(value).replaceAll(/\s+/g, " ").trim();
  if (text.length <= MAX_LENGTH) return text;
  const letters = Array.from(text.slice(0, 2 * MAX_LENGTH));
  return letters.length > MAX_LENGTH ? `${letters.slice(0, MAX_LENGTH - 1).join("")}…` : text;
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(" ");
  if (typeof value === "object" && value !== null) return Object.values(value).filter(isText).join(" ");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

const isText = (value: unknown): value is string => typeof value === "string";
