import { didYouMean } from "../../../base/platform/rules/did-you-mean.ts";
import { resources } from "../../../../generated/resources.js";
import { unprocessable, type Detail } from "../../../base/platform/rules/errors.ts";
import type { FieldSpec, FieldTable } from "../../../base/records/rules/field-table.ts";
import { isEntityType, type ImportedType } from "./imported-types.ts";
import type { EntityType } from "../../../base/records/rules/entity.ts";
import { toSearchText } from "../../../base/platform/rules/text.ts";

/** The target of a column's cells. */
export type Target =
  | { readonly kind: "field"; readonly name: string; readonly spec: FieldSpec }
  | { readonly kind: "part"; readonly name: string; readonly part: string }
  | { readonly kind: "custom"; readonly key: string; readonly spec: FieldSpec }
  | { readonly kind: "external"; readonly namespace: string }
  | { readonly kind: "id" | "company_name" | "company_domain" };

/** Column names with the field that each fills; null if the column is ignored. */
export type Mapping = Readonly<Record<string, string | null>>;

/** The possible targets: the record's fields, the organization's custom fields, and references to other records. */
export interface ImportFields {
  readonly type: ImportedType;
  readonly table: FieldTable;
  readonly custom: FieldTable;
  /** The names of fields in all languages, for finding their columns. */
  readonly labels: Readonly<Record<string, readonly string[]>>;
}

/** The type is that of the import, and a cell cannot contain a list of references. */
const UNREADABLE = ["entity_type", "related_to"];
const ADDRESS_PARTS = ["street", "city", "region", "postal_code", "country"];
const NAMESPACE = /^external_ids\.([a-z][a-z0-9_.-]{0,49})$/;
const IDENTIFYING = { contact: ["first_name", "last_name", "email"], company: ["name"] } as const;

/** A new record needs at least one of these to be recognizable; `id` refers to an existing one. */
function identifying(type: ImportedType): readonly string[] {
  if (isEntityType(type)) return IDENTIFYING[type];
  return resources[type].fields.flatMap(({ name, required, unique }) => (required === true || unique ? [name] : []));
}

/** Returns the names that a mapping may use, except external ids, whose namespaces can be chosen freely. */
export function importable({ type, table, custom }: ImportFields): string[] {
  const own = Object.keys(table).flatMap((name) => {
    const spec = table[name];
    if (!spec || spec.read_only === true || UNREADABLE.includes(name)) return [];
    if (name.endsWith("address")) return ADDRESS_PARTS.map((part) => `${name}.${part}`);
    return spec.type === "object" ? [] : [name];
  });
  const links = type === "contact" ? ["company_name", "company_domain"] : [];
  return ["id", ...own, ...links, ...Object.keys(custom).map((key) => `custom_fields.${key}`)];
}

/** Returns the target of a name in a mapping; undefined if it is unknown. */
export function targetOf(name: string, fields: ImportFields): Target | undefined {
  const namespace = NAMESPACE.exec(name)?.[1];
  if (namespace !== undefined) return { kind: "external", namespace };
  if (!importable(fields).includes(name)) return undefined;
  if (name === "id" || name === "company_name" || name === "company_domain") return { kind: name };
  const [first = "", second] = name.split(".");
  if (first === "custom_fields") {
    const key = second ?? "";
    return { kind: "custom", key, spec: fields.custom[key] ?? { type: "string" } };
  }
  if (second !== undefined) return { kind: "part", name: first, part: second };
  return { kind: "field", name, spec: fields.table[name] ?? { type: "string" } };
}

/**
 * Throws `unprocessable` for an invalid mapping: unknown fields, two columns for one field, or no field that identifies
 * a record.
 */
export function checkMapping(mapping: Mapping, fields: ImportFields, header: readonly string[] | null): void {
  const details: Detail[] = [];
  const used = new Set<string>();
  for (const [column, name] of Object.entries(mapping)) {
    const path = `/mapping/${column.slice(0, 200).replaceAll("~", "~0").replaceAll("/", "~1")}`;
    if (header && !header.includes(column)) details.push(unknownColumn(path, column, header));
    if (name === null) continue;
    if (!targetOf(name, fields)) details.push(unknownField(path, name, fields));
    else if (used.has(name)) details.push({ path, code: "field_mapped_twice", values: { field: name } });
    used.add(name);
  }
  const names = identifying(fields.type);
  if (details.length === 0 && ![...names, "id"].some((name) => used.has(name))) {
    details.push({ path: "/mapping", code: "required", values: { choice: names.join(", ") } });
  }
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
}

function unknownColumn(path: string, column: string, header: readonly string[]): Detail {
  const near = didYouMean(column, header);
  return {
    path,
    code: "unknown_column",
    values: { column },
    ...(near === undefined ? {} : { extra: { did_you_mean: near } }),
  };
}

function unknownField(path: string, name: string, fields: ImportFields): Detail {
  const near = didYouMean(name, importable(fields));
  return {
    path,
    code: "unknown_field",
    values: { field: name },
    ...(near === undefined ? {} : { extra: { did_you_mean: near } }),
  };
}

/** Common column names in English and French, by field, for all record types. */
const COMMON: Readonly<Record<string, string>> = {
  phone:
    "phone_number|telephone|telephone_number|tel|office_phone|work_phone|business_phone|telephone_fixe|numero_de_telephone",
  website: "web_site|site|site_web|site_internet|url|web|homepage",
  linkedin_url: "linkedin|profil_linkedin|linkedin_profile",
  description: "notes|note|remarks|remarques|comment|comments|commentaire|commentaires",
  tags: "tag|labels|label|etiquettes|etiquette|mots_cles|keywords",
  lifecycle_stage: "stage|etape|lifecycle|phase",
  lead_score: "score",
  owner_id: "owner|responsable_id",
};
const SYNONYMS: Readonly<Record<EntityType, Readonly<Record<string, string>>>> = {
  contact: {
    ...COMMON,
    first_name: "firstname|given_name|forename|prenom|first",
    last_name: "lastname|surname|family_name|nom|nom_de_famille|last",
    email:
      "e_mail|mail|email_address|e_mail_address|adresse_e_mail|adresse_email|adresse_mail|courriel|adresse_electronique",
    additional_emails: "other_emails|autres_e_mails|autres_emails",
    mobile: "mobile_phone|cell|cell_phone|cellphone|portable|telephone_portable|gsm|telephone_mobile",
    job_title: "title|position|job|role|fonction|poste|titre|intitule_du_poste|profession",
    department: "service|departement",
    company_name:
      "company|organization|organisation|account|account_name|employer|societe|entreprise|nom_de_l_entreprise|raison_sociale|employeur",
    company_domain: "company_website|site_de_l_entreprise|domaine_de_l_entreprise|domain|domaine",
    "address.street": "street|address|street_address|rue|adresse|address_line_1",
    "address.city": "city|town|ville",
    "address.region": "region|state|province|county|departement_region",
    "address.postal_code": "zip|zip_code|zipcode|postal_code|postcode|code_postal|cp",
    "address.country": "country|country_code|pays|code_pays",
    birthday: "birth_date|date_of_birth|birthdate|date_de_naissance|anniversaire|naissance",
    source: "lead_source|origin|origine",
    lead_status: "status|statut",
    email_consent: "consent|opt_in|consentement|marketing_consent",
    do_not_call: "ne_pas_appeler",
    locale: "language|langue",
    timezone: "time_zone|fuseau_horaire",
  },
  company: {
    ...COMMON,
    name: "company|company_name|organization|organisation|account|account_name|nom|societe|entreprise|raison_sociale|nom_de_l_entreprise|nom_de_la_societe",
    domain: "domain_name|company_domain|domaine|nom_de_domaine|email_domain",
    email: "e_mail|mail|email_address|courriel|adresse_e_mail|adresse_email",
    type: "company_type|kind|type_de_societe",
    industry: "sector|secteur|secteur_d_activite|branche|activite",
    employee_count: "employees|number_of_employees|headcount|effectif|effectifs|nombre_d_employes|nombre_de_salaries",
    annual_revenue: "revenue|turnover|chiffre_d_affaires|ca|ca_annuel",
    currency: "devise|monnaie",
    registration_number: "siren|siret|rcs|company_number|registration_no",
    vat_number: "vat|vat_id|tva|numero_de_tva|tva_intracommunautaire|n_tva",
    "billing_address.street": "street|address|rue|adresse|billing_street|adresse_de_facturation",
    "billing_address.city": "city|town|ville|billing_city",
    "billing_address.region": "region|state|province|billing_state",
    "billing_address.postal_code": "zip|zip_code|postal_code|postcode|code_postal|cp|billing_zip",
    "billing_address.country": "country|country_code|pays|code_pays|billing_country",
  },
};

/** Columns that are added to the file of failed rows. */
export const failureColumns = ["import_line", "import_fields", "import_reasons"] as const;

/** Suggests a mapping by the names of the columns; each field is filled by at most one column. */
export function suggestMapping(header: readonly string[], fields: ImportFields): Mapping {
  const names = importable(fields);
  const byForm = new Map<string, string>();
  for (const name of names) for (const label of fields.labels[name] ?? []) byForm.set(formOfLabel(label), name);
  for (const [name, synonyms] of Object.entries(isEntityType(fields.type) ? SYNONYMS[fields.type] : COMMON)) {
    for (const synonym of synonyms.split("|")) if (names.includes(name)) byForm.set(synonym, name);
  }
  for (const name of names) byForm.set(formOf(name), name);
  for (const name of names.filter((one) => one.startsWith("custom_fields."))) {
    const form = formOf(name.slice("custom_fields.".length));
    if (!byForm.has(form)) byForm.set(form, name);
  }
  const used = new Set<string>();
  const suggestion = header.map((column): [string, string | null] => {
    const meant = targetOf(column, fields) ? column : byForm.get(formOf(column));
    if (meant === undefined || used.has(meant)) return [column, null];
    used.add(meant);
    return [column, meant];
  });
  return Object.fromEntries(suggestion);
}

/** A label is written for a sentence, with its article: « le prix unitaire ». */
const formOfLabel = (label: string): string => formOf(label.replace(/^(l['’]|(le|la|les)\s)/, ""));

const formOf = (name: string): string =>
  toSearchText(name)
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_|_$/g, "");
