import type { PersonalDataPlace } from "../../../../generated/vocabulary.js";
import type { Locale } from "../../../base/contract/caller.ts";
import { typeset } from "../../../base/i18n/language-rules.ts";

/** The words of the table of places with data about contacts, in one language. */
export interface PersonalDataTexts {
  readonly title: string;
  readonly places: Readonly<Record<PersonalDataPlace, string>>;
  readonly purge: Readonly<Record<"deleted" | "anonymized" | "hashed" | "kept" | "none", string>>;
  /** `{days}` is the number of days. */
  readonly days: string;
  readonly day: string;
}

const en: PersonalDataTexts = {
  title: "All places",
  places: {
    contacts: "Contacts and companies, their unique values, merges and memberships in segments",
    timelines: "Timelines",
    notes: "Notes: those about only this person; others no longer refer to the person",
    tasks: "Tasks: those about only this person; others no longer refer to the person",
    opportunities: "Opportunities: they no longer refer to the person",
    events: "Events and their invitees",
    form_submissions: "Submissions of web forms",
    files: "Files of the contact, of its notes, tasks and messages, with their bytes",
    emails: "E-mails: those that only this person received; others lose the recipient",
    campaign_recipients: "Recipients of campaigns; the statistics stay",
    subscriptions: "Choices of topics, and counts of bounces",
    suppressions: "Suppression list",
    changes: "Change feed, from which webhooks and timelines are made",
    exports: "Exports whose file names the person",
    imports: "Imports: files, previews, and rows that failed",
    stored_responses: "Responses of calls with an idempotency key",
    webhook_replies: "Replies of the receivers of webhooks",
    audit_log: "Audit log",
    members: "Members of the organization: their accounts are removed under Members",
    settings: "Settings, credentials, counters and jobs, which contain ids at most",
  },
  purge: {
    deleted: "Deleted",
    anonymized: "Names and addresses are removed",
    hashed: "Only a hash of the address stays",
    kept: "Stays",
    none: "No data about contacts",
  },
  days: "all of it is deleted after {days} days in any case",
  day: "all of it is deleted after one day in any case",
};

const fr: PersonalDataTexts = {
  title: "Tous les endroits",
  places: {
    contacts: "Contacts et entreprises, leurs valeurs uniques, leurs fusions et leur présence dans les segments",
    timelines: "Historiques d’activité",
    notes: "Notes : celles qui ne concernent que cette personne ; les autres ne s’y rapportent plus",
    tasks: "Tâches : celles qui ne concernent que cette personne ; les autres ne s’y rapportent plus",
    opportunities: "Opportunités : elles ne se rapportent plus à la personne",
    events: "Rendez-vous et leurs invités",
    form_submissions: "Formulaires web envoyés",
    files: "Fichiers du contact, de ses notes, de ses tâches et de ses messages, contenu compris",
    emails: "E-mails : ceux que seule cette personne a reçus ; les autres perdent ce destinataire",
    campaign_recipients: "Destinataires des campagnes ; les statistiques restent",
    subscriptions: "Choix des thèmes et décompte des non-remises",
    suppressions: "Liste des adresses exclues des envois",
    changes: "Flux des modifications, dont proviennent les webhooks et les historiques",
    exports: "Exportations dont le fichier mentionne la personne",
    imports: "Importations : fichiers, aperçus et lignes en échec",
    stored_responses: "Réponses aux appels avec une clé d’idempotence",
    webhook_replies: "Réponses des destinataires de webhooks",
    audit_log: "Journal d’audit",
    members: "Membres de l’organisation : leurs comptes se suppriment sur la page Membres",
    settings: "Réglages, identifiants d’accès, compteurs et tâches de fond, qui contiennent au plus des identifiants",
  },
  purge: {
    deleted: "Suppression",
    anonymized: "Les noms et adresses sont retirés",
    hashed: "Seule une empreinte de l’adresse reste",
    kept: "Reste",
    none: "Aucune donnée sur les contacts",
  },
  days: "le tout est supprimé au bout de {days} jours dans tous les cas",
  day: "le tout est supprimé au bout d’un jour dans tous les cas",
};

const texts: Readonly<Record<Locale, PersonalDataTexts>> = { en, fr: typeset(fr) };

/** Returns the words of the table in one language. */
export const personalDataTexts = (locale: Locale): PersonalDataTexts => texts[locale];
