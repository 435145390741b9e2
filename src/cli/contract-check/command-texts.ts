import type { Language } from "./texts.ts";

/** The help of `crm contract check` in one language. */
export interface CommandTexts {
  readonly group: string;
  readonly description: string;
  readonly url: string;
  readonly key: string;
  readonly limitedKey: string;
  readonly contract: string;
  readonly only: string;
  readonly readOnly: string;
  readonly force: string;
  readonly receiver: string;
  readonly concurrency: string;
  readonly junit: string;
  readonly json: string;
  readonly locale: string;
  readonly examples: string;
  readonly invalidUrl: string;
  readonly noKey: string;
  readonly progress: string;
}

const EXAMPLE_LINES = `
  $ crm org create --name "Contract check" --plan professional
  $ echo "a long password" | crm user create --org contract-check --email check@acme.test --role owner --password-stdin
  $ crm keys create --org contract-check --user check@acme.test --scopes '*' --mcp
  $ crm contract check https://crm.example.com --key crs_… --junit contract.xml
  $ CRM_API_KEY=crs_… crm contract check https://crm.example.com --read-only --only tasks,mcp`;

const en: CommandTexts = {
  group: "The contract of the REST API and of the MCP tools.",
  description: "Compare a running deployment with the contract: call every operation and every tool.",
  url: "address of the deployment",
  key: "API key of an organization of its own, with all scopes and with MCP access",
  limitedKey: "a second key with few scopes, for responses with status 403",
  contract: "OpenAPI document: a file, or `deployed` for that of the deployment (default: this release)",
  only: "tags, operations and tools, separated by commas; `mcp` is all tools",
  readOnly: "send only GET requests and call only tools that read; create nothing",
  force: "also check an organization that has records",
  receiver: "https address that may receive webhooks (default: the deployment)",
  concurrency: "requests at the same time",
  junit: "also write the results as JUnit XML",
  json: "print the results as JSON",
  locale: "language of the report: en or fr",
  examples: `
The check creates records in the organization of the key and deletes them at the end. Create an organization for it: the check refuses one
with records of somebody else, unless --read-only or --force is given. It does not send campaigns or single e-mails, and does not change
users, roles, keys or the organization. Booked appointments invite addresses under contract-check.example, which no server receives.
Rate limits are respected: the check waits as long as Retry-After says. In a GitHub workflow, deviations are also annotations.

Exit status: 0 no deviation, 1 deviations, 2 invalid usage or an unreachable deployment, 5 the organization has records of somebody else.

Examples:${EXAMPLE_LINES}`,
  invalidUrl: "Must be a URL, such as https://crm.example.com.",
  noKey: "Specify an API key with --key or CRM_API_KEY.",
  progress: "Checked:",
};

const fr: CommandTexts = {
  group: "Le contrat de l’API REST et des outils MCP.",
  description: "Comparer un service en marche avec le contrat : appeler chaque opération et chaque outil.",
  url: "adresse du service",
  key: "clé d’API d’une organisation réservée à la vérification, avec toutes les portées et l’accès MCP",
  limitedKey: "seconde clé avec peu de portées, pour les réponses de statut 403",
  contract: "document OpenAPI : un fichier, ou `deployed` pour celui du service (par défaut : cette version)",
  only: "groupes, opérations et outils, séparés par des virgules ; `mcp` désigne tous les outils",
  readOnly: "n’envoyer que des requêtes GET et n’appeler que des outils qui lisent ; ne rien créer",
  force: "vérifier aussi une organisation qui contient des fiches",
  receiver: "adresse https qui peut recevoir des webhooks (par défaut : le service)",
  concurrency: "nombre de requêtes simultanées",
  junit: "écrire aussi les résultats en XML JUnit",
  json: "afficher les résultats en JSON",
  locale: "langue du rapport : en ou fr",
  examples: `
La vérification crée des fiches dans l’organisation de la clé et les supprime à la fin. Créez une organisation pour elle : celle qui
contient les fiches de quelqu’un d’autre est refusée, sauf avec --read-only ou --force. Elle n’envoie ni campagne ni e-mail isolé, et ne
modifie ni les utilisateurs, ni les rôles, ni les clés, ni l’organisation. Les rendez-vous invitent des adresses sous
contract-check.example, que personne ne reçoit. Les limites de débit sont respectées : la vérification attend selon Retry-After. Dans un
workflow GitHub, les écarts sont aussi des annotations.

Code de sortie : 0 aucun écart, 1 écarts, 2 utilisation incorrecte ou service injoignable, 5 l’organisation contient les fiches d’un autre.

Exemples :${EXAMPLE_LINES}`,
  invalidUrl: "Doit être une URL, par exemple https://crm.example.com.",
  noKey: "Indiquez une clé d’API avec --key ou CRM_API_KEY.",
  progress: "Vérifié :",
};

/** The help in both languages. */
export const commandTexts: Readonly<Record<Language, CommandTexts>> = { en, fr };
