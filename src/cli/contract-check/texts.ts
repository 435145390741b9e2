import type { Reason, Refusal } from "./reasons.ts";

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
