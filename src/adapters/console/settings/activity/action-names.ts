import { pageTexts } from "../../texts/page-texts.ts";
import { actionNamesEn } from "./action-names-en.ts";
import { actionNamesFr } from "./action-names-fr.ts";

/** The names of actions, and of their groups in the filter. */
export const actionTexts = pageTexts(
  {
    names: actionNamesEn,
    other: "Another action",
    accountEmail: "E-mail about an account not deliverable",
    all: "{group}: all",
    groups: {
      tools: "AI applications: records and appointments",
      connections: "AI applications: connections",
      aiPolicy: "AI applications: policy",
      apiKeys: "API keys",
      webhooks: "Webhooks",
      members: "Members",
      roles: "Roles",
      organization: "Organization",
      session: "Sign-in",
      signInMethods: "Authenticator apps and recovery codes",
      passkeys: "Passkeys",
      password: "Passwords",
      identityProvider: "Identity provider",
      emailDomains: "E-mail domains",
      scim: "SCIM",
      scimToken: "SCIM tokens",
      supportSessions: "Support sessions",
      files: "Files",
      suppressions: "Suppressions",
      account_email: "E-mails about accounts",
    },
  },
  {
    names: actionNamesFr,
    other: "Autre action",
    accountEmail: "E-mail relatif à un compte non remis",
    all: "{group} : tout",
    groups: {
      tools: "Applications d’IA : fiches et rendez-vous",
      connections: "Applications d’IA : connexions",
      aiPolicy: "Applications d’IA : règles",
      apiKeys: "Clés d’API",
      webhooks: "Webhooks",
      members: "Membres",
      roles: "Rôles",
      organization: "Organisation",
      session: "Connexion",
      signInMethods: "Applications d’authentification et codes de secours",
      passkeys: "Clés d’accès",
      password: "Mots de passe",
      identityProvider: "Fournisseur d’identité",
      emailDomains: "Domaines de messagerie",
      scim: "SCIM",
      scimToken: "Jetons SCIM",
      supportSessions: "Sessions d’assistance",
      files: "Fichiers",
      suppressions: "Adresses exclues",
      account_email: "E-mails relatifs aux comptes",
    },
  },
);

/** Returns the name of an action; details of an action of a later version name its operation. */
export function nameOfAction(action: string, { names, accountEmail, other }: (typeof actionTexts)["en"]): string {
  if (action.startsWith("account_email.")) return accountEmail;
  const known: Readonly<Record<string, string>> = names;
  return known[action] ?? other;
}
