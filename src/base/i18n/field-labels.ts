import type { Locale } from "../contract/caller.ts";
import { frenchSpaces, typeset } from "./language-rules.ts";

/** The names of the fields of records, inside a sentence. */
type FieldLabels = Readonly<Record<string, string>>;

const en: FieldLabels = {
  additional_domains: "additional domains",
  additional_emails: "additional e-mail addresses",
  address: "address",
  amount: "amount",
  annual_revenue: "annual revenue",
  avatar_url: "picture",
  billing_address: "billing address",
  birthday: "birthday",
  city: "city",
  code: "code",
  company_domain: "domain of the company",
  company_id: "company",
  company_name: "name of the company",
  contacts: "contacts",
  country: "country",
  created_at: "creation time",
  currency: "currency",
  custom_fields: "custom fields",
  department: "department",
  description: "description",
  discount_percent: "discount in percent",
  do_not_call: "do not call",
  domain: "domain",
  email: "e-mail address",
  email_consent: "e-mail consent",
  employee_count: "number of employees",
  expected_close_date: "expected close date",
  external_ids: "external ids",
  first_name: "first name",
  full_name: "full name",
  id: "ID",
  industry: "industry",
  is_active: "active",
  job_title: "job title",
  last_name: "last name",
  lead_score: "lead score",
  lead_status: "lead status",
  lifecycle_stage: "lifecycle stage",
  linkedin_url: "LinkedIn page",
  locale: "language",
  lost_reason: "reason for the loss",
  mobile: "mobile phone",
  name: "name",
  next_step: "next step",
  opportunity_id: "opportunity",
  owner_id: "owner",
  parent_company_id: "parent company",
  phone: "phone",
  pipeline_id: "pipeline",
  position: "position",
  postal_code: "postal code",
  primary_contact_id: "primary contact",
  probability: "probability",
  product_id: "product",
  quantity: "quantity",
  region: "region",
  registration_number: "registration number",
  shipping_address: "shipping address",
  source: "source",
  stage: "stage",
  street: "street",
  tags: "tags",
  tax_rate: "tax rate",
  timezone: "time zone",
  type: "type",
  unit: "unit",
  unit_price: "unit price",
  updated_at: "time of the last change",
  vat_number: "VAT number",
  website: "website",
};

const fr: FieldLabels = typeset({
  additional_domains: "les autres domaines",
  additional_emails: "les autres adresses e-mail",
  address: "l’adresse",
  amount: "le montant",
  annual_revenue: "le chiffre d’affaires annuel",
  avatar_url: "la photo",
  billing_address: "l’adresse de facturation",
  birthday: "la date de naissance",
  city: "la ville",
  code: "le code",
  company_domain: "le domaine de l’entreprise",
  company_id: "l’entreprise",
  company_name: "le nom de l’entreprise",
  contacts: "les contacts",
  country: "le pays",
  created_at: "la date de création",
  currency: "la devise",
  custom_fields: "les champs personnalisés",
  department: "le service",
  description: "la description",
  discount_percent: "la remise en pourcentage",
  do_not_call: "l’opposition aux appels",
  domain: "le domaine",
  email: "l’adresse e-mail",
  email_consent: "le consentement aux e-mails",
  employee_count: "l’effectif",
  expected_close_date: "la date de clôture prévue",
  external_ids: "les identifiants externes",
  first_name: "le prénom",
  full_name: "le nom complet",
  id: "l’identifiant",
  industry: "le secteur d’activité",
  is_active: "l’état actif",
  job_title: "la fonction",
  last_name: "le nom",
  lead_score: "le score",
  lead_status: "l’état du prospect",
  lifecycle_stage: "l’étape du cycle de vie",
  linkedin_url: "la page LinkedIn",
  locale: "la langue",
  lost_reason: "le motif de perte",
  mobile: "le téléphone mobile",
  name: "le nom",
  next_step: "la prochaine action",
  opportunity_id: "l’opportunité",
  owner_id: "le responsable",
  parent_company_id: "la société mère",
  phone: "le téléphone",
  pipeline_id: "le pipeline",
  position: "la position",
  postal_code: "le code postal",
  primary_contact_id: "le contact principal",
  probability: "la probabilité",
  product_id: "le produit",
  quantity: "la quantité",
  region: "la région",
  registration_number: "le numéro d’immatriculation",
  shipping_address: "l’adresse de livraison",
  source: "la source",
  stage: "l’étape",
  street: "la rue",
  tags: "les étiquettes",
  tax_rate: "le taux de taxe",
  timezone: "le fuseau horaire",
  type: "le type",
  unit: "l’unité",
  unit_price: "le prix unitaire",
  updated_at: "la date de la dernière modification",
  vat_number: "le numéro de TVA",
  website: "le site web",
});

const labels: Readonly<Record<Locale, FieldLabels>> = { en, fr };

/** Returns whether the field has a label. */
export const isLabelled = (field: string): boolean => Object.hasOwn(en, field);

/** Returns the labels of a field in all languages; none for an unknown field. */
export const labelsOf = (field: string): string[] => Object.values(labels).flatMap((names) => names[field] ?? []);

/** Returns the label of a field; for a custom field its key in quotation marks. */
export function fieldLabel(field: string, locale: Locale): string {
  const known = labels[locale][field];
  if (known !== undefined) return known;
  const key = field.replace(/^custom_fields\./, "");
  return locale === "fr" ? `«\u00a0${key}\u00a0»` : `“${key}”`;
}

/** Returns the label of a field or of its member as a title: `address.city` becomes “Address: city”. */
export function fieldTitle(field: string, locale: Locale): string {
  const [first = "", ...rest] = field.split(".");
  const member = rest.join(".");
  const title = capitalized(withoutArticle(labels[locale][first] ?? first.replaceAll("_", " ")));
  if (member === "") return title;
  const name = withoutArticle(labels[locale][member] ?? member);
  return locale === "fr" ? frenchSpaces(`${title} : ${name}`) : `${title}: ${name}`;
}

/** A French label is written for a sentence, with its article. */
const withoutArticle = (label: string): string => label.replace(/^(l’|(le|la|les) )/, "");

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const stages: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: {
    subscriber: "subscriber",
    lead: "lead",
    marketing_qualified_lead: "marketing qualified lead",
    sales_qualified_lead: "sales qualified lead",
    opportunity: "opportunity",
    customer: "customer",
    evangelist: "evangelist",
    other: "other",
  },
  fr: {
    subscriber: "abonné",
    lead: "prospect",
    marketing_qualified_lead: "prospect qualifié par le marketing",
    sales_qualified_lead: "prospect qualifié par les ventes",
    opportunity: "opportunité",
    customer: "client",
    evangelist: "ambassadeur",
    other: "autre",
  },
};

/** Returns the label of a lifecycle stage. */
export const stageLabel = (stage: string, locale: Locale): string => stages[locale][stage] ?? stage;
