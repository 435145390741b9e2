import type { Locale } from "../../../base/contract/caller.ts";
import { typeset } from "../../../base/i18n/language-rules.ts";

/** Texts of the pages of web forms, without errors. */
export interface FormTexts {
  readonly email: string;
  /** The names of contact fields; custom fields have none. */
  readonly fields: Readonly<Record<string, string>>;
  readonly optional: string;
  readonly choose: string;
  readonly submit: string;
  readonly consent: string;
  readonly yes: string;
  readonly no: string;
  readonly thanksTitle: string;
  readonly thanks: string;
  readonly continue: string;
  readonly again: string;
  readonly faults: Readonly<Record<FormFault, string>>;
}

/** Why an entry is rejected. */
export type FormFault =
  | "form"
  | "required"
  | "email"
  | "phone"
  | "url"
  | "number"
  | "date"
  | "choice"
  | "long"
  | "consent"
  | "link"
  | "other";

const texts: Readonly<Record<Locale, FormTexts>> = {
  en: {
    email: "E-mail address",
    fields: {
      first_name: "First name",
      last_name: "Last name",
      phone: "Phone",
      mobile: "Mobile phone",
      job_title: "Job title",
      department: "Department",
      company: "Company",
      website: "Website",
      "address.street": "Street and number",
      "address.city": "City",
      "address.region": "Region",
      "address.postal_code": "Postal code",
      "address.country": "Country",
    },
    optional: "(optional)",
    choose: "Please choose",
    submit: "Send",
    consent: "Consent",
    yes: "Yes",
    no: "No",
    thanksTitle: "Thank you",
    thanks: "We have received your details.",
    continue: "Continue",
    again: "Back to the form",
    faults: {
      form: "Please correct the marked entries. Nothing was sent.",
      required: "Please fill in this field.",
      email: "Please enter an e-mail address, such as ada@example.com.",
      phone: "Please enter a phone number with its country code, such as +33 6 12 34 56 78.",
      url: "Please enter a web address, such as https://www.example.com.",
      number: "Please enter a number.",
      date: "Please enter a date.",
      choice: "Please choose one of the options.",
      long: "This entry is too long.",
      consent: "Please check this box to send the form.",
      link: "Please enter a name without a web address or an e-mail address.",
      other: "Please check this entry.",
    },
  },
  fr: typeset({
    email: "Adresse e-mail",
    fields: {
      first_name: "Prénom",
      last_name: "Nom",
      phone: "Téléphone",
      mobile: "Téléphone mobile",
      job_title: "Fonction",
      department: "Service",
      company: "Entreprise",
      website: "Site web",
      "address.street": "Numéro et rue",
      "address.city": "Ville",
      "address.region": "Région",
      "address.postal_code": "Code postal",
      "address.country": "Pays",
    },
    optional: "(facultatif)",
    choose: "Choisissez",
    submit: "Envoyer",
    consent: "Consentement",
    yes: "Oui",
    no: "Non",
    thanksTitle: "Merci",
    thanks: "Nous avons bien reçu vos informations.",
    continue: "Continuer",
    again: "Retour au formulaire",
    faults: {
      form: "Corrigez les réponses signalées. Rien n’a été envoyé.",
      required: "Remplissez ce champ.",
      email: "Saisissez une adresse e-mail, comme ada@example.com.",
      phone: "Saisissez un numéro de téléphone avec l’indicatif du pays, comme +33 6 12 34 56 78.",
      url: "Saisissez une adresse web, comme https://www.example.com.",
      number: "Saisissez un nombre.",
      date: "Saisissez une date.",
      choice: "Choisissez l’une des options.",
      long: "Cette réponse est trop longue.",
      consent: "Cochez cette case pour envoyer le formulaire.",
      link: "Saisissez un nom sans adresse web ni adresse e-mail.",
      other: "Vérifiez cette réponse.",
    },
  }),
};

/** Returns the texts of one language. */
export function formTexts(locale: Locale): FormTexts {
  return texts[locale];
}
