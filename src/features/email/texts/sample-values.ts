import type { Locale } from "../../../base/contract/caller.ts";
import type { TemplateValues } from "../../../base/mail/rules/template.ts";

const samples: Readonly<Record<Locale, TemplateValues>> = {
  en: {
    first_name: "Ada",
    last_name: "Lovelace",
    full_name: "Ada Lovelace",
    email: "ada@example.com",
    job_title: "Mathematician",
    department: "Research",
    company_name: "Analytical Engines",
  },
  fr: {
    first_name: "Sophie",
    last_name: "Germain",
    full_name: "Sophie Germain",
    email: "sophie@example.com",
    job_title: "Mathématicienne",
    department: "Recherche",
    company_name: "Élasticité et Cie",
  },
};

/** Returns the values of the person for whom texts are previewed without a contact. */
export const sampleValues = (locale: Locale): TemplateValues => samples[locale];
