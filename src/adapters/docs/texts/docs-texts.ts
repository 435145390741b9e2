import type { Locale } from "../../../base/contract/caller.ts";
import { typeset } from "../../../base/i18n/language-rules.ts";
import type { PageName } from "../paths.ts";

/** Our own words on the documentation pages in one language. The contract itself is in English. */
export interface DocsTexts {
  readonly service: string;
  readonly skip: string;
  readonly navigation: string;
  /** The name of the other language, in that language. */
  readonly otherLanguage: string;
  readonly pages: Readonly<Record<PageName, string>>;
  readonly reference: {
    readonly intro: string;
    readonly help: readonly string[];
    readonly rules: string;
    readonly operations: string;
    /** The button that loads the whole reference. */
    readonly open: string;
    readonly loading: string;
    readonly failed: string;
    readonly noScript: string;
  };
  readonly english: string;
  readonly contents: string;
  readonly tools: Readonly<Record<ToolText, string>>;
  readonly events: Readonly<Record<EventText, string>>;
  readonly notFound: { readonly title: string; readonly text: string };
}

type ToolText =
  | "scope"
  | "rights"
  | "rightsOfScope"
  | "effect"
  | "changes"
  | "reads"
  | "arguments"
  | "example"
  | "result"
  | "anyRight"
  | "scopes"
  | "tools";
type EventText = "permission" | "events";

const en: DocsTexts = {
  service: "Customer Relationship Service",
  skip: "Skip to the content",
  navigation: "Documentation",
  otherLanguage: "Français",
  pages: {
    "": "API reference",
    "quick-start": "Quick start",
    mcp: "MCP tools",
    webhooks: "Webhooks",
    "single-sign-on": "Single sign-on",
    "personal-data": "Personal data",
    configuration: "Configuration",
    tutorial: "Tutorial",
    requests: "How a request is processed",
  },
  reference: {
    intro: "All operations of this service. Requests from this page reach the real data of your organization.",
    help: [
      "Choose Authorize and enter an API key. The key stays in this page until you close or reload it.",
      "Without a key, requests use your browser session. Sign in at /sign-in first. This page adds X-CSRF-Token.",
    ],
    rules: "Rules for all operations",
    operations: "Operations",
    open: "Open the interactive reference",
    loading: "Loading the reference…",
    failed: "The contract could not be loaded. Reload the page.",
    noScript: "The interactive reference requires JavaScript. openapi.json contains the same information.",
  },
  english: "The descriptions come from the contract and are in English.",
  contents: "Contents",
  tools: {
    scope: "Scope",
    rights: "Permissions",
    rightsOfScope: "Permissions: {names}",
    effect: "Effect",
    changes: "changes records",
    reads: "only reads",
    arguments: "Arguments",
    example: "Example call",
    result: "Result",
    anyRight: "depends on “{argument}”",
    scopes: "Scopes",
    tools: "Tools",
  },
  events: { permission: "Permission: {name}", events: "Events" },
  notFound: { title: "Page not found", text: "This page does not exist. Choose one from the navigation." },
};

const fr: DocsTexts = typeset({
  service: "Customer Relationship Service",
  skip: "Aller au contenu",
  navigation: "Documentation",
  otherLanguage: "English",
  pages: {
    "": "Référence de l’API",
    "quick-start": "Prise en main",
    mcp: "Outils MCP",
    webhooks: "Webhooks",
    "single-sign-on": "Authentification unique",
    "personal-data": "Données personnelles",
    configuration: "Configuration",
    tutorial: "Tutoriel",
    requests: "Le parcours d’une requête",
  },
  reference: {
    intro:
      "Toutes les opérations de ce service. Les requêtes de cette page agissent sur les données réelles de votre organisation.",
    help: [
      "Choisissez Authorize et saisissez une clé d’API. Elle reste dans cette page jusqu’à sa fermeture ou son rechargement.",
      "Sans clé, les requêtes utilisent la session de votre navigateur. Connectez-vous d’abord à l’adresse /sign-in. Cette page ajoute X-CSRF-Token.",
    ],
    rules: "Règles communes à toutes les opérations",
    operations: "Opérations",
    open: "Ouvrir la référence interactive",
    loading: "Chargement de la référence…",
    failed: "Le contrat n’a pas pu être chargé. Rechargez la page.",
    noScript: "La référence interactive exige JavaScript. Le document openapi.json contient les mêmes informations.",
  },
  english: "Les descriptions proviennent du contrat et sont en anglais.",
  contents: "Sommaire",
  tools: {
    scope: "Portée",
    rights: "Permissions",
    rightsOfScope: "Permissions : {names}",
    effect: "Effet",
    changes: "modifie des données",
    reads: "lecture seule",
    arguments: "Arguments",
    example: "Exemple d’appel",
    result: "Résultat",
    anyRight: "selon « {argument} »",
    scopes: "Portées",
    tools: "Outils",
  },
  events: { permission: "Permission : {name}", events: "Événements" },
  notFound: { title: "Page introuvable", text: "Cette page n’existe pas. Choisissez-en une dans la navigation." },
});

/** Returns the words of the documentation pages in one language. */
export function docsTexts(locale: Locale): DocsTexts {
  return locale === "fr" ? fr : en;
}
