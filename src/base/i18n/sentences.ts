import type { Locale } from "../contract/caller.ts";
import type { JsonExpectation } from "../platform/rules/json-text.ts";
import type { Catalog } from "./catalog.ts";
import { en } from "./en.ts";
import { momentIn } from "./event-times.ts";
import { fieldLabel, isLabelled } from "./field-labels.ts";
import { fr } from "./fr.ts";
import { withPlurals } from "./language-rules.ts";

/** All supported languages, the default first. */
export const locales: readonly Locale[] = ["en", "fr"];

const catalogs: Readonly<Record<Locale, Catalog>> = { en, fr };

/** Returns the catalog of one language. */
export function sentences(locale: Locale): Catalog {
  return catalogs[locale];
}

/** Replaces `{name}` with its value, or with nothing if it has none. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>> = {}): string {
  return fillWith(sentence, (name) => String(values[name] ?? ""));
}

function fillWith(sentence: string, valueOf: (name: string) => string): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => valueOf(name));
}

/** Returns the sentence for a problem or detail code, with the labels of types, formats, fields and states filled in. */
export function explain(catalog: Catalog, code: string, given: Readonly<Record<string, string | number>> = {}): string {
  const values = code === "format" ? { format: "", ...given } : given;
  const { locale, details, errors } = catalog;
  const ofDetails: Readonly<Record<string, string>> = details;
  const ofErrors: Readonly<Record<string, string>> = errors;
  const special = specialSentence(catalog, code, values);
  const sentence = withPlurals(special ?? ofDetails[code] ?? ofErrors[code] ?? "", values, locale);
  return fillWith(sentence, (name) => {
    const value = values[name];
    return value === undefined ? "" : inWords(catalog, { code, name, value, values });
  });
}

/** Some codes have another sentence if a value is given. */
function specialSentence(
  { requiredChoice, currencyDecimals, exclusive }: Catalog,
  code: string,
  values: Readonly<Record<string, string | number>>,
): string | undefined {
  if (code === "required" && values["choice"] !== undefined) return requiredChoice;
  if ((code === "minimum" || code === "maximum") && values["exclusive"] !== undefined) return exclusive[code];
  return code === "too_many_decimals" && values["currency"] !== undefined ? currencyDecimals : undefined;
}

interface NamedValue {
  readonly code: string;
  readonly name: string;
  readonly value: string | number;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Returns a value as shown to people. */
function inWords({ locale, types, forms, json }: Catalog, { code, name, value, values }: NamedValue): string {
  if (typeof value === "number") return COUNTED.has(name) ? numberIn(value, locale) : String(value);
  if (code === "type" && name === "type") return typeNames(types, value);
  if (code === "format" && name === "format") return fill(forms[value] ?? forms.other, values);
  if (code === "json_syntax") return inJson(json, name, value);
  if (STATES.has(name)) return spoken(value, locale);
  if (MOMENTS.has(name)) return momentIn(value, locale);
  return FIELDS.has(name) ? fieldNames(value, locale) : value;
}

function inJson(json: Catalog["json"], name: string, value: string): string {
  if (name === "expected") return json[value as JsonExpectation];
  return value === "end" ? json.endOfText : fill(json.quoted, { character: value });
}

/** Values that are formatted as numbers. Line numbers and versions are identifiers. */
const COUNTED: ReadonlySet<string> = new Set(["limit", "used", "days", "given", "expected"]);
const STATES: ReadonlySet<string> = new Set(["status", "allowed", "reason", "types"]);
const MOMENTS: ReadonlySet<string> = new Set(["start_at", "end_at"]);
const FIELDS: ReadonlySet<string> = new Set(["choice", "field"]);

/** Adds labels in French; in English the field names are clear enough. */
function fieldNames(list: string, locale: Locale): string {
  if (locale === "en") return list;
  const names = list.split(", ");
  return names.map((name) => (isLabelled(name) ? `${fieldLabel(name, locale)} (${name})` : name)).join(", ");
}

/** Returns the names of types in a list such as `integer, string`. */
function typeNames(types: Catalog["types"], list: string): string {
  return list
    .split(", ")
    .map((name) => types[name] ?? name)
    .join(" / ");
}

/** Made on first use: making one takes longer than loading most modules. */
const formats: Partial<Record<Locale, Intl.NumberFormat>> = {};

/** Returns `10,000`, in French `10 000` with a narrow no-break space. */
function numberIn(value: number, locale: Locale): string {
  // Formatting takes longer than validating a request, and these numbers look the same in all languages.
  if (Number.isInteger(value) && value >= 0 && value < 1_000) return String(value);
  return (formats[locale] ??= new Intl.NumberFormat(locale)).format(value);
}

/** Labels of states, actions and reasons inside error texts; a value without a label is shown unchanged. */
const STATUS_WORDS_FR: Readonly<Record<string, string>> = {
  accepted: "accepté",
  active: "actif",
  archive: "archiver",
  archived: "archivé",
  cancel: "annuler",
  cancelled: "annulé",
  complained: "plainte du destinataire",
  completed: "terminé",
  confirm: "confirmer",
  confirmed: "confirmé",
  decline: "refuser",
  declined: "refusé",
  disabled: "désactivé",
  draft: "brouillon",
  failed: "échoué",
  failing: "en échec",
  hard_bounced: "adresse inexistante",
  lost: "perdue",
  no_show: "signaler une absence",
  open: "ouverte",
  opted_out: "refus des e-mails commerciaux",
  pause: "suspendre",
  paused: "suspendu",
  pending: "en attente",
  queued: "en file d’attente",
  reschedule: "déplacer",
  running: "en cours",
  schedule: "programmer",
  scheduled: "programmé",
  send: "envoyer",
  sending: "en cours d’envoi",
  sent: "envoyé",
  soft_bounced: "échecs de remise répétés",
  test: "envoyer un essai",
  topic_not_subscribed: "pas d’abonnement à ce thème",
  topic_unsubscribed: "désabonnement de ce thème",
  unschedule: "déprogrammer",
  unsubscribed: "désabonnement",
  update: "modifier",
  won: "gagnée",
};

/** Returns the labels of a list such as `scheduled, sent`. */
export function spoken(list: string, locale: Locale): string {
  if (locale === "en") return list;
  return list
    .split(", ")
    .map((word) => STATUS_WORDS_FR[word] ?? word)
    .join(", ");
}
