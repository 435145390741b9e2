import { dateFormat } from "../../../base/i18n/language-rules.ts";

/** `id` and host of the webhook. */
interface WebhookNotice {
  readonly id: string;
  readonly host: string;
}

/** A change that decides how, or as whom, people sign in. */
export type SignInPolicyChange =
  { readonly kind: "second_factor" } | { readonly kind: "domain_verified" | "domain_deleted"; readonly domain: string };

/** The content of each kind of account e-mail. `date` is `2026-03-15`. */
interface AccountEmailContents {
  readonly invitation: { readonly organization: string; readonly inviter: string; readonly token: string };
  readonly member_removed: { readonly organization: string };
  readonly password_reset: { readonly token: string };
  readonly password_changed: object;
  readonly password_removed: object;
  readonly passkey_added: { readonly name: string };
  readonly passkey_removed: { readonly name: string };
  readonly authenticator_app_enabled: object;
  readonly authenticator_app_removed: object;
  readonly recovery_codes_created: object;
  readonly recovery_code_used: { readonly left: number };
  readonly second_factor_reset: object;
  /** Sent to the previous address. */
  readonly email_changed: { readonly organization: string; readonly email: string };
  /** An identity at the provider of the organization can sign in to the account from now on. */
  readonly identity_linked: { readonly organization: string; readonly host: string };
  /** An administrator deleted the link between the account and the identity at the provider. */
  readonly identity_unlinked: { readonly organization: string; readonly editor: string };
  /** The connection to the provider was changed or deleted; sent to owners and administrators. */
  readonly identity_provider_changed: { readonly organization: string; readonly editor: string };
  readonly api_key_created: {
    readonly organization: string;
    readonly id: string;
    readonly name: string;
    readonly last4: string;
  };
  /** Sent to the owners and to the creator, whose name `creator` is. */
  readonly scim_token_created: { readonly organization: string; readonly creator: string; readonly last4: string };
  /** Sent to the owners: the creator may no longer create such a token, so it was ended when the provider used it. */
  readonly scim_token_ended: { readonly organization: string; readonly creator: string };
  /** A user allowed an AI application to act in their name; `host` is where it says it is from. */
  readonly application_connected: {
    readonly organization: string;
    readonly application: string;
    readonly host: string;
  };
  /** Sent to the owners. `by` is null if the identity provider gave the role; `more` members are not named. */
  readonly administrator_added: {
    readonly organization: string;
    readonly by: string | null;
    readonly members: readonly string[];
    readonly more: number;
    readonly role: string;
  };
  /** Sent to the owners. */
  readonly sign_in_policy_changed: {
    readonly organization: string;
    readonly editor: string;
    readonly change: SignInPolicyChange;
  };
  /** `by` is the name of the owner. */
  readonly organization_deletion_requested: {
    readonly organization: string;
    readonly by: string;
    readonly date: string;
  };
  readonly organization_deletion_cancelled: { readonly organization: string; readonly by: string };
  /** A visitor submitted a form; `entries` have the labels of the form. */
  readonly form_submitted: {
    readonly organization: string;
    readonly form: string;
    readonly entries: readonly { readonly label: string; readonly value: string }[];
  };
  /** The first undeliverable event of a series of failures. */
  readonly webhook_failing: WebhookNotice;
  readonly webhook_suspended: WebhookNotice;
  readonly webhook_disabled: WebhookNotice;
}

/** Returns the entries of a form as text, one per line. */
const entryLines = ({ entries }: Pick<AccountEmailContents["form_submitted"], "entries">, colon: string): string =>
  entries.map(({ label, value }) => `${label}${colon}${value}`).join("\n");

/** The kind of an account e-mail. */
export type AccountEmailKind = keyof AccountEmailContents;

/** The content of an account e-mail with its kind. */
export type AccountEmailContent<Kind extends AccountEmailKind = AccountEmailKind> = {
  readonly [One in Kind]: { readonly kind: One } & AccountEmailContents[One];
}[Kind];

/** The subject and text of an e-mail. */
export interface EmailText {
  readonly subject: string;
  readonly text: string;
}

/** All account e-mails in one language. `baseUrl` has no trailing slash. */
export type AccountEmailTexts = {
  readonly [Kind in AccountEmailKind]: (content: AccountEmailContents[Kind], baseUrl: string) => EmailText;
};

/**
 * Returns the address of the page that accepts an invitation. The token is in the fragment, which browsers do not send
 * to servers and proxies do not log.
 */
const invitationLink = (baseUrl: string, token: string): string => `${baseUrl}/invitation#${token}`;

/** Returns the address of the page that sets a new password, with the token in the fragment. */
const resetLink = (baseUrl: string, token: string): string => `${baseUrl}/password-reset#${token}`;

/** Returns the address of the console's page about an API key. */
const apiKeyLink = (baseUrl: string, id: string): string => `${baseUrl}/settings/api-keys/${id}`;

/** Returns the address of the console's page about a webhook. */
const webhookLink = (baseUrl: string, id: string): string => `${baseUrl}/settings/webhooks/${id}`;

/** Returns the address of the console's page about single sign-on and SCIM. */
const signInSettingsLink = (baseUrl: string): string => `${baseUrl}/settings/sign-in`;

/** Returns the address of the console's page about the applications that a user has connected. */
const connectionsLink = (baseUrl: string): string => `${baseUrl}/me/connections`;

/** Returns the address of the console's page about the members. */
const membersLink = (baseUrl: string): string => `${baseUrl}/settings/members`;

/** Returns the address of the console's page about the organization. */
const organizationLink = (baseUrl: string): string => `${baseUrl}/settings/organization`;

const letterWith =
  (greeting: string) =>
  (subject: string, ...paragraphs: readonly string[]): EmailText => ({
    subject,
    text: `${[greeting, ...paragraphs].join("\n\n")}\n`,
  });
const inEnglish = letterWith("Hello,");
const inFrench = letterWith("Bonjour,");

const longDate = (locale: string, date: string): string =>
  dateFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));

const WARNING_EN = "If this was not you, change your password immediately and notify an administrator.";
const WARNING_FR =
  "Si vous n’êtes pas à l’origine de cette action, changez immédiatement votre mot de passe et prévenez un administrateur.";

const ROLES_EN: Readonly<Record<string, string>> = { owner: "Owner", admin: "Administrator" };
const ROLES_FR: Readonly<Record<string, string>> = { owner: "Propriétaire", admin: "Administrateur" };

const POLICY_CHANGES_EN: Readonly<Record<SignInPolicyChange["kind"], (domain: string) => string>> = {
  second_factor: () => "changed for whom a second factor is required.",
  domain_verified: (domain) =>
    `verified the e-mail domain ${domain}. Single sign-on and SCIM can now admit people with addresses of this domain.`,
  domain_deleted: (domain) =>
    `deleted the e-mail domain ${domain}. Single sign-on and SCIM no longer admit people with addresses of this domain.`,
};
const POLICY_CHANGES_FR: Readonly<Record<SignInPolicyChange["kind"], (domain: string) => string>> = {
  second_factor: () => "a modifié les règles qui imposent un second facteur.",
  domain_verified: (domain) =>
    `a vérifié le domaine de messagerie ${domain}. L’authentification unique et SCIM peuvent désormais admettre des personnes dont l’adresse appartient à ce domaine.`,
  domain_deleted: (domain) =>
    `a supprimé le domaine de messagerie ${domain}. L’authentification unique et SCIM n’admettent plus les personnes dont l’adresse appartient à ce domaine.`,
};

/** Account e-mails in English. */
export const accountEmailsEn: AccountEmailTexts = {
  invitation: ({ organization, inviter, token }, baseUrl) =>
    inEnglish(
      `${inviter} invites you to join ${organization}`,
      `${inviter} invites you to join ${organization}.\nChoose a password within 7 days:`,
      invitationLink(baseUrl, token),
      "If you did not expect this invitation, you can ignore this e-mail.",
    ),
  member_removed: ({ organization }) =>
    inEnglish(
      `You are no longer a member of ${organization}`,
      `You were removed from ${organization}. Your sessions, API keys and connected applications have ended.\nIf you did not expect this, contact an administrator of ${organization}.`,
    ),
  password_reset: ({ token }, baseUrl) =>
    inEnglish(
      "Choose a new password",
      "Someone, probably you, requested a new password.\nChoose one within 30 minutes:",
      resetLink(baseUrl, token),
      "If this was not you, ignore this e-mail; your password stays unchanged.",
    ),
  password_changed: (_content, baseUrl) =>
    inEnglish(
      "Your password was changed",
      "Your password was changed and all other sessions were ended.\nIf this was not you, reset your password immediately and notify an administrator.",
      `${baseUrl}/password-forgot`,
    ),
  password_removed: (_content, baseUrl) =>
    inEnglish(
      "Your password was removed",
      "Your password was removed and all other sessions were ended. You now sign in with a passkey.\nIf this was not you, reset your password immediately and notify an administrator.",
      `${baseUrl}/password-forgot`,
    ),
  passkey_added: ({ name }, baseUrl) =>
    inEnglish(
      "A passkey was added to your account",
      `The passkey "${name}" was added to your account. It can be used to sign in.\nIf this was not you, remove it immediately, change your password and notify an administrator.`,
      `${baseUrl}/two-factor`,
    ),
  passkey_removed: ({ name }, baseUrl) =>
    inEnglish(
      "A passkey was removed from your account",
      `The passkey "${name}" was removed from your account. It can no longer be used to sign in.\nIf this was not you, change your password immediately and notify an administrator.`,
      `${baseUrl}/password-forgot`,
    ),
  authenticator_app_enabled: (_content, baseUrl) =>
    inEnglish(
      "An authenticator app was added to your account",
      `From now on, signing in requires a code of the app. All your other sessions were ended.\n${WARNING_EN}`,
      `${baseUrl}/password-forgot`,
    ),
  authenticator_app_removed: (_content, baseUrl) =>
    inEnglish(
      "The authenticator app was removed from your account",
      `Signing in no longer requires a code of the app.\n${WARNING_EN}`,
      `${baseUrl}/password-forgot`,
    ),
  recovery_codes_created: (_content, baseUrl) =>
    inEnglish(
      "New recovery codes for your account",
      `New recovery codes were created. The previous codes are no longer valid.\n${WARNING_EN}`,
      `${baseUrl}/password-forgot`,
    ),
  recovery_code_used: ({ left }, baseUrl) =>
    inEnglish(
      "A recovery code was used",
      `A recovery code was used to sign in to your account. Unused codes: ${left}. You can create new ones in your account settings.\n${WARNING_EN}`,
      `${baseUrl}/account`,
    ),
  second_factor_reset: (_content, baseUrl) =>
    inEnglish(
      "Your second factors were removed",
      `The operator of the service removed your authenticator app, your passkeys and your recovery codes, and ended your sessions. Signing in requires your password only.\n${WARNING_EN}`,
      `${baseUrl}/password-forgot`,
    ),
  email_changed: ({ organization, email }) =>
    inEnglish(
      "Your e-mail address was changed",
      `The identity provider of ${organization} changed the e-mail address of your account to ${email}.\nFrom now on, sign in with the new address.\nIf this is wrong, notify an administrator.`,
    ),
  identity_linked: ({ organization, host }) =>
    inEnglish(
      `You signed in with single sign-on to ${organization}`,
      `You signed in to ${organization} through ${host} for the first time.\nFrom now on, this identity can sign in to your account.\nIf this was not you, notify an administrator immediately.`,
    ),
  identity_unlinked: ({ organization, editor }) =>
    inEnglish(
      `Your identity was unlinked from ${organization}`,
      `${editor} deleted the link between your account of ${organization} and your identity at its identity provider.\nYour sessions that used single sign-on have ended. You can sign in again; your identity is then linked by your e-mail address.`,
    ),
  identity_provider_changed: ({ organization, editor }, baseUrl) =>
    inEnglish(
      `Single sign-on was changed in ${organization}`,
      `${editor} changed or deleted the settings of single sign-on in ${organization}: the connection to the identity provider, the roles that it gives, or whether it is required.\nIf you did not expect this, check the settings and the activity log immediately:`,
      signInSettingsLink(baseUrl),
    ),
  api_key_created: ({ organization, id, name, last4 }, baseUrl) =>
    inEnglish(
      `New API key in ${organization}`,
      `The API key "${name}" (ending in ${last4}) was created in your name in ${organization}.\nIf this was not you, revoke it immediately:`,
      apiKeyLink(baseUrl, id),
    ),
  administrator_added: ({ organization, by, members, more, role }, baseUrl) =>
    inEnglish(
      members.length + more === 1 ? `New administrator in ${organization}` : `New administrators in ${organization}`,
      `${by ?? "The identity provider"} gave the role "${ROLES_EN[role] ?? role}" in ${organization} to:\n${members.join("\n")}${more > 0 ? `\nand ${String(more)} more` : ""}`,
      "With this role, they can manage members, sign-in or API keys. If you did not expect this, check the members and the activity log immediately:",
      membersLink(baseUrl),
    ),
  sign_in_policy_changed: ({ organization, editor, change }, baseUrl) =>
    inEnglish(
      `The sign-in policy of ${organization} was changed`,
      `${editor} ${POLICY_CHANGES_EN[change.kind]("domain" in change ? change.domain : "")}\nIf you did not expect this, check the settings and the activity log immediately:`,
      signInSettingsLink(baseUrl),
    ),
  scim_token_ended: ({ organization, creator }, baseUrl) =>
    inEnglish(
      `The SCIM token of ${organization} has ended`,
      `${creator}, who created the SCIM token of ${organization}, may no longer create one. The token has therefore ended, and the identity provider no longer creates, changes or suspends members.\nTo let it continue, create a new token and enter it at the provider:`,
      signInSettingsLink(baseUrl),
    ),
  application_connected: ({ organization, application, host }, baseUrl) =>
    inEnglish(
      `An application can now act in your name in ${organization}`,
      `You allowed "${application}" (${host}) to use ${organization} in your name. The name was chosen by the application and is not verified.\nIf this was not you, disconnect it immediately, change your password and notify an administrator:`,
      connectionsLink(baseUrl),
    ),
  scim_token_created: ({ organization, creator, last4 }, baseUrl) =>
    inEnglish(
      `New SCIM token in ${organization}`,
      `${creator} created a SCIM token (ending in ${last4}) in ${organization}.\nWith it, an identity provider creates, changes and suspends members.\nIf you did not expect this, delete it immediately:`,
      signInSettingsLink(baseUrl),
    ),
  organization_deletion_requested: ({ organization, by, date }, baseUrl) =>
    inEnglish(
      `${organization} will be deleted on ${longDate("en-GB", date)}`,
      `${by} requested the deletion of ${organization}.\nOn ${longDate("en-GB", date)}, the organization is deleted with all its data. This cannot be undone.\nUntil then, every owner can cancel the deletion:`,
      organizationLink(baseUrl),
    ),
  organization_deletion_cancelled: ({ organization, by }) =>
    inEnglish(
      `${organization} will not be deleted`,
      `${by} cancelled the deletion of ${organization}. All data is kept.`,
    ),
  form_submitted: ({ organization, form, entries }, baseUrl) =>
    inEnglish(
      `New submission: ${form}`,
      `A visitor submitted the form "${form}" of ${organization}:`,
      entryLines({ entries }, ": "),
      "You receive this e-mail because the settings of the form name you. The entries were not checked: do not trust links in them.",
      baseUrl,
    ),
  webhook_failing: ({ id, host }, baseUrl) =>
    inEnglish(
      `Events cannot be delivered to ${host}`,
      `An event for the webhook at ${host} could not be delivered after all attempts; others may follow.\nThe delivery log shows the reason. When the receiver works again, resend the failed deliveries.`,
      webhookLink(baseUrl, id),
    ),
  webhook_suspended: ({ id, host }, baseUrl) =>
    inEnglish(
      `Some events are no longer sent to ${host}`,
      `The user or API key that set up the webhook at ${host} no longer has permission to read all of its events, so the events concerned are not sent.\nThe webhook shows which ones and why (events_suspended). They are sent again when the permissions are restored, or when a user who has them sets the webhook to active.`,
      webhookLink(baseUrl, id),
    ),
  webhook_disabled: ({ id, host }, baseUrl) =>
    inEnglish(
      `The webhook at ${host} was disabled`,
      `The webhook at ${host} reported that it no longer exists, or failed for five days, so no further events are sent to it.\nWhen the receiver works again, set the webhook to active and resend the failed deliveries.`,
      webhookLink(baseUrl, id),
    ),
};

/** Account e-mails in French. */
export const accountEmailsFr: AccountEmailTexts = {
  invitation: ({ organization, inviter, token }, baseUrl) =>
    inFrench(
      `${inviter} vous invite à rejoindre ${organization}`,
      `${inviter} vous invite à rejoindre l’espace de ${organization}.\nChoisissez un mot de passe dans les 7 jours :`,
      invitationLink(baseUrl, token),
      "Si vous n’attendiez pas cette invitation, vous pouvez ignorer ce message.",
    ),
  member_removed: ({ organization }) =>
    inFrench(
      `Vous ne faites plus partie de l’espace de ${organization}`,
      `Votre compte a été retiré de l’espace de ${organization}. Vos sessions, vos clés d’API et vos applications connectées ont pris fin.\nSi vous ne vous y attendiez pas, adressez-vous à un administrateur de ${organization}.`,
    ),
  password_reset: ({ token }, baseUrl) =>
    inFrench(
      "Choisissez un nouveau mot de passe",
      "Quelqu’un, sans doute vous, a demandé un nouveau mot de passe.\nChoisissez-le dans les 30 minutes :",
      resetLink(baseUrl, token),
      "Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : votre mot de passe reste inchangé.",
    ),
  password_changed: (_content, baseUrl) =>
    inFrench(
      "Votre mot de passe a été modifié",
      "Votre mot de passe a été modifié et toutes les autres sessions ont été fermées.\nSi vous n’êtes pas à l’origine de cette modification, réinitialisez immédiatement votre mot de passe et prévenez un administrateur.",
      `${baseUrl}/password-forgot`,
    ),
  password_removed: (_content, baseUrl) =>
    inFrench(
      "Votre mot de passe a été supprimé",
      "Votre mot de passe a été supprimé et toutes les autres sessions ont été fermées. Vous vous connectez désormais avec une clé d’accès.\nSi vous n’êtes pas à l’origine de cette suppression, réinitialisez immédiatement votre mot de passe et prévenez un administrateur.",
      `${baseUrl}/password-forgot`,
    ),
  passkey_added: ({ name }, baseUrl) =>
    inFrench(
      "Une clé d’accès a été ajoutée à votre compte",
      `La clé d’accès « ${name} » a été ajoutée à votre compte. Elle permet de se connecter.\nSi vous n’êtes pas à l’origine de cet ajout, retirez-la immédiatement, changez votre mot de passe et prévenez un administrateur.`,
      `${baseUrl}/two-factor`,
    ),
  passkey_removed: ({ name }, baseUrl) =>
    inFrench(
      "Une clé d’accès a été retirée de votre compte",
      `La clé d’accès « ${name} » a été retirée de votre compte. Elle ne permet plus de se connecter.\nSi vous n’êtes pas à l’origine de ce retrait, changez immédiatement votre mot de passe et prévenez un administrateur.`,
      `${baseUrl}/password-forgot`,
    ),
  authenticator_app_enabled: (_content, baseUrl) =>
    inFrench(
      "Une application d’authentification a été ajoutée à votre compte",
      `Un code de cette application vous sera désormais demandé à la connexion. Vos autres sessions ont été fermées.\n${WARNING_FR}`,
      `${baseUrl}/password-forgot`,
    ),
  authenticator_app_removed: (_content, baseUrl) =>
    inFrench(
      "L’application d’authentification a été retirée de votre compte",
      `La connexion ne demande plus de code de cette application.\n${WARNING_FR}`,
      `${baseUrl}/password-forgot`,
    ),
  recovery_codes_created: (_content, baseUrl) =>
    inFrench(
      "Nouveaux codes de secours pour votre compte",
      `De nouveaux codes de secours ont été créés. Les précédents ne sont plus valables.\n${WARNING_FR}`,
      `${baseUrl}/password-forgot`,
    ),
  recovery_code_used: ({ left }, baseUrl) =>
    inFrench(
      "Un code de secours a été utilisé",
      `Un code de secours a servi à se connecter à votre compte. Codes restants : ${left}. Vous pouvez en créer de nouveaux dans les paramètres de votre compte.\n${WARNING_FR}`,
      `${baseUrl}/account`,
    ),
  second_factor_reset: (_content, baseUrl) =>
    inFrench(
      "Vos seconds facteurs ont été supprimés",
      `L’opérateur du service a retiré votre application d’authentification, vos clés d’accès et vos codes de secours, et fermé vos sessions. Seul votre mot de passe est désormais demandé à la connexion.\n${WARNING_FR}`,
      `${baseUrl}/password-forgot`,
    ),
  email_changed: ({ organization, email }) =>
    inFrench(
      "Votre adresse e-mail a été modifiée",
      `Le fournisseur d’identité de ${organization} a remplacé l’adresse e-mail de votre compte par ${email}.\nConnectez-vous désormais avec la nouvelle adresse.\nEn cas d’erreur, prévenez un administrateur.`,
    ),
  identity_linked: ({ organization, host }) =>
    inFrench(
      `Première connexion à ${organization} par authentification unique`,
      `Une première connexion à votre compte de ${organization} a eu lieu par ${host}.\nCette identité donne désormais accès à votre compte.\nSi vous n’êtes pas à l’origine de cette connexion, prévenez immédiatement un administrateur.`,
    ),
  identity_unlinked: ({ organization, editor }) =>
    inFrench(
      `Votre identité n’est plus liée à ${organization}`,
      `${editor} a supprimé le lien entre votre compte de ${organization} et votre identité chez le fournisseur.\nVos sessions ouvertes par authentification unique ont pris fin. Vous pouvez vous reconnecter : votre identité sera alors liée par votre adresse e-mail.`,
    ),
  identity_provider_changed: ({ organization, editor }, baseUrl) =>
    inFrench(
      `L’authentification unique de ${organization} a été modifiée`,
      `${editor} a modifié ou supprimé les réglages de l’authentification unique de ${organization} : la connexion au fournisseur d’identité, les rôles qu’il attribue ou son caractère obligatoire.\nSi vous ne vous y attendiez pas, vérifiez immédiatement les réglages et le journal d’activité :`,
      signInSettingsLink(baseUrl),
    ),
  api_key_created: ({ organization, id, name, last4 }, baseUrl) =>
    inFrench(
      `Nouvelle clé d’API dans ${organization}`,
      `La clé d’API « ${name} » (se terminant par ${last4}) a été créée en votre nom dans ${organization}.\nSi vous n’êtes pas à l’origine de cette création, révoquez-la immédiatement :`,
      apiKeyLink(baseUrl, id),
    ),
  administrator_added: ({ organization, by, members, more, role }, baseUrl) =>
    inFrench(
      members.length + more === 1
        ? `Nouvel administrateur dans ${organization}`
        : `Nouveaux administrateurs dans ${organization}`,
      `${by ?? "Le fournisseur d’identité"} a attribué le rôle « ${ROLES_FR[role] ?? role} » dans ${organization} à :\n${members.join("\n")}${more > 0 ? `\net ${String(more)} autre${more > 1 ? "s" : ""}` : ""}`,
      "Ce rôle permet de gérer les membres, la connexion ou les clés d’API. Si vous ne vous y attendiez pas, vérifiez immédiatement les membres et le journal d’activité :",
      membersLink(baseUrl),
    ),
  sign_in_policy_changed: ({ organization, editor, change }, baseUrl) =>
    inFrench(
      `Les règles de connexion de ${organization} ont été modifiées`,
      `${editor} ${POLICY_CHANGES_FR[change.kind]("domain" in change ? change.domain : "")}\nSi vous ne vous y attendiez pas, vérifiez immédiatement les réglages et le journal d’activité :`,
      signInSettingsLink(baseUrl),
    ),
  scim_token_ended: ({ organization, creator }, baseUrl) =>
    inFrench(
      `Le jeton SCIM de ${organization} n’est plus valable`,
      `${creator}, qui avait créé le jeton SCIM de ${organization}, n’a plus le droit d’en créer. Le jeton n’est donc plus valable, et le fournisseur d’identité ne peut plus créer, modifier ni suspendre de membres.\nPour rétablir l’accès, créez un nouveau jeton et saisissez-le chez le fournisseur :`,
      signInSettingsLink(baseUrl),
    ),
  application_connected: ({ organization, application, host }, baseUrl) =>
    inFrench(
      `Une application peut désormais agir en votre nom dans ${organization}`,
      `Vous avez autorisé « ${application} » (${host}) à utiliser ${organization} en votre nom. L’application a choisi elle-même ce nom ; il n’est pas vérifié.\nSi vous n’êtes pas à l’origine de cette autorisation, déconnectez immédiatement l’application, changez votre mot de passe et prévenez un administrateur :`,
      connectionsLink(baseUrl),
    ),
  scim_token_created: ({ organization, creator, last4 }, baseUrl) =>
    inFrench(
      `Nouveau jeton SCIM dans ${organization}`,
      `${creator} a créé un jeton SCIM (se terminant par ${last4}) dans ${organization}.\nIl permet à un fournisseur d’identité de créer, de modifier et de suspendre des membres.\nSi vous ne vous y attendiez pas, supprimez-le immédiatement :`,
      signInSettingsLink(baseUrl),
    ),
  organization_deletion_requested: ({ organization, by, date }, baseUrl) =>
    inFrench(
      `L’espace de ${organization} sera supprimé le ${longDate("fr-FR", date)}`,
      `${by} a demandé la suppression de l’espace de ${organization}.\nLe ${longDate("fr-FR", date)}, toutes ses données seront définitivement supprimées.\nD’ici là, chaque propriétaire peut annuler la suppression :`,
      organizationLink(baseUrl),
    ),
  organization_deletion_cancelled: ({ organization, by }) =>
    inFrench(
      `L’espace de ${organization} ne sera pas supprimé`,
      `${by} a annulé la suppression de l’espace de ${organization}. Toutes les données sont conservées.`,
    ),
  form_submitted: ({ organization, form, entries }, baseUrl) =>
    inFrench(
      `Nouvel envoi : ${form}`,
      `Une personne a rempli le formulaire « ${form} » de ${organization} :`,
      entryLines({ entries }, " : "),
      "Vous recevez ce message parce que les réglages du formulaire vous désignent. Ces données n’ont pas été vérifiées : méfiez-vous des liens qu’elles contiennent.",
      baseUrl,
    ),
  webhook_failing: ({ id, host }, baseUrl) =>
    inFrench(
      `Les notifications ne parviennent plus à ${host}`,
      `Une notification destinée au webhook de ${host} n’a pas pu être remise malgré plusieurs tentatives ; d’autres peuvent suivre.\nLe journal des envois en indique la raison. Lorsque le destinataire fonctionnera de nouveau, relancez les envois qui ont échoué.`,
      webhookLink(baseUrl, id),
    ),
  webhook_suspended: ({ id, host }, baseUrl) =>
    inFrench(
      `Certaines notifications ne sont plus envoyées à ${host}`,
      `La personne ou la clé qui a configuré le webhook de ${host} n’a plus le droit de lire tout ce que celui-ci reçoit : les notifications concernées sont omises.\nLe webhook indique lesquelles et pourquoi (events_suspended). L’envoi reprendra dès que ces droits seront rétablis, ou qu’une personne qui les possède réactivera le webhook.`,
      webhookLink(baseUrl, id),
    ),
  webhook_disabled: ({ id, host }, baseUrl) =>
    inFrench(
      `Le webhook de ${host} a été désactivé`,
      `Le webhook de ${host} a signalé qu’il n’existait plus, ou est en échec depuis cinq jours : plus aucune notification ne lui est envoyée.\nLorsque le destinataire fonctionnera de nouveau, réactivez le webhook et relancez les envois qui ont échoué.`,
      webhookLink(baseUrl, id),
    ),
};
