import type { Reason, Refusal } from "./findings.ts";

/** The language of the report. */
export type Language = "en" | "fr";

/** The sentences of the report in one language. */
export interface Texts {
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly refusals: Readonly<Record<Refusal, (detail: string) => string>>;
  readonly reached: string;
  readonly deviation: string;
  readonly operations: string;
  readonly tools: string;
  readonly notReached: string;
  readonly deviations: string;
  readonly expected: string;
  readonly received: string;
  readonly pointer: string;
  readonly unreachable: (reason: string) => string;
  readonly notDocument: (place: string) => string;
  readonly summary: (counts: Counts) => string;
  readonly interrupted: string;
  readonly remaining: (records: number) => string;
}

/** The numbers of a report. */
export interface Counts {
  readonly reached: number;
  readonly documented: number;
  readonly calls: number;
  readonly allCalls: number;
  readonly deviations: number;
  readonly requests: number;
  readonly waited: number;
}

const en: Texts = {
  reasons: {
    connection_closed: "the server closed the connection",
    fault: "only a fault of the server causes it",
    host: "depends on the host name and the proxy",
    large_body: "the limit of the body is too large to exceed it",
    limited_key_allowed: "the limited key has the permission",
    limits: "rate limits are not exhausted",
    needs_session: "needs a signed-in user",
    no_id: "the tool takes no id",
    no_limited_key: "no --limited-key",
    no_mcp_access: "the key is not allowed to use MCP",
    no_permission_needed: "every key may call it",
    no_record: "the record cannot be created with the key",
    no_request: "no request of the check causes it",
    no_rights: "not offered to this key",
    other_response: "the response was",
    overload: "only an overloaded server causes it",
    read_only: "--read-only",
    unsafe: "would send messages or change accounts",
  },
  refusals: {
    key: (detail) => `The deployment rejects the key: ${detail}. Create one with \`crm keys create\`.`,
    not_empty: (detail) =>
      `The organization has records that the check did not create: ${detail}. Create an organization for the check ` +
      "(crm org create), or use --read-only or --force.",
    nothing_selected: (detail) => `No operation, tool or tag is called ${detail}. See the tags in \`crm openapi\`.`,
  },
  reached: "reached",
  deviation: "deviation",
  operations: "Operations",
  tools: "Tools",
  notReached: "Not reached",
  deviations: "Deviations",
  expected: "expected",
  received: "received",
  pointer: "at",
  unreachable: (reason) => `The deployment cannot be reached: ${reason}. Check the URL.`,
  notDocument: (place) => `${place} is not an OpenAPI document in JSON.`,
  summary: ({ reached, documented, calls, allCalls, deviations, requests, waited }) =>
    `${reached} of ${documented} statuses and ${calls} of ${allCalls} kinds of tool calls reached, ` +
    `${deviations} ${deviations === 1 ? "deviation" : "deviations"}, ${requests} requests` +
    (waited > 0 ? `, ${waited} s waited for rate limits.` : "."),
  interrupted: "The check was interrupted: the results are incomplete.",
  remaining: (records) => `${records} created records remain, because they cannot be deleted (events are cancelled).`,
};

const fr: Texts = {
  reasons: {
    connection_closed: "le serveur a fermé la connexion",
    fault: "seul un défaut du serveur le provoque",
    host: "dépend du nom d’hôte et du proxy",
    large_body: "la limite du corps est trop grande pour être dépassée",
    limited_key_allowed: "la clé limitée a la permission",
    limits: "les limites de débit ne sont pas épuisées",
    needs_session: "exige un utilisateur connecté",
    no_id: "l’outil ne prend pas d’identifiant",
    no_limited_key: "--limited-key est absent",
    no_mcp_access: "la clé n’est pas autorisée à utiliser MCP",
    no_permission_needed: "toute clé peut l’appeler",
    no_record: "la clé ne permet pas de créer la fiche",
    no_request: "aucune requête de la vérification ne le provoque",
    no_rights: "n’est pas proposé à cette clé",
    other_response: "la réponse était",
    overload: "seul un serveur surchargé le provoque",
    read_only: "--read-only",
    unsafe: "enverrait des messages ou modifierait des comptes",
  },
  refusals: {
    key: (detail) => `Le service refuse la clé : ${detail}. Créez-en une avec \`crm keys create\`.`,
    not_empty: (detail) =>
      `L’organisation contient des fiches que la vérification n’a pas créées : ${detail}. Créez une organisation pour ` +
      "la vérification (crm org create), ou utilisez --read-only ou --force.",
    nothing_selected: (detail) =>
      `Aucune opération, aucun outil ni aucun groupe ne s’appelle ${detail}. Les groupes sont dans \`crm openapi\`.`,
  },
  reached: "atteint",
  deviation: "écart",
  operations: "Opérations",
  tools: "Outils",
  notReached: "Non atteints",
  deviations: "Écarts",
  expected: "attendu",
  received: "reçu",
  pointer: "à",
  unreachable: (reason) => `Le service est injoignable : ${reason}. Vérifiez l’URL.`,
  notDocument: (place) => `${place} n’est pas un document OpenAPI en JSON.`,
  summary: ({ reached, documented, calls, allCalls, deviations, requests, waited }) =>
    `${reached} statuts sur ${documented} et ${calls} sortes d’appels d’outils sur ${allCalls} atteints, ` +
    `${deviations} ${deviations < 2 ? "écart" : "écarts"}, ${requests} requêtes` +
    (waited > 0 ? `, ${waited} s d’attente des limites de débit.` : "."),
  interrupted: "La vérification a été interrompue : les résultats sont incomplets.",
  remaining: (records) =>
    `${records} fiches créées restent, car elles ne peuvent pas être supprimées (les rendez-vous sont annulés).`,
};

/** The sentences in both languages. */
export const texts: Readonly<Record<Language, Texts>> = { en, fr };

/** The help of `crm contract check` in one language. */
interface CommandTexts {
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

const commandEn: CommandTexts = {
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

const commandFr: CommandTexts = {
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
export const commandTexts: Readonly<Record<Language, CommandTexts>> = { en: commandEn, fr: commandFr };
