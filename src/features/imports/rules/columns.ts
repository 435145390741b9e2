import type { EntityType } from "../../../base/records/rules/entity.ts";
import { isEntityType } from "./imported-types.ts";
import { importable, targetOf, type ImportFields, type Mapping } from "./fields.ts";
import { toSearchText } from "../../../base/platform/rules/text.ts";

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
