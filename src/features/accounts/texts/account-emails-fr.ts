import { dateFormat } from "../../../base/i18n/dates.ts";
import {
  type AccountEmailTexts,
  apiKeyLink,
  connectionsLink,
  type EmailText,
  entryLines,
  invitationLink,
  membersLink,
  organizationLink,
  resetLink,
  type SignInPolicyChange,
  signInSettingsLink,
  webhookLink,
} from "./account-email-contents.ts";

const letter = (subject: string, ...paragraphs: readonly string[]): EmailText => ({
  subject,
  text: `${["Bonjour,", ...paragraphs].join("\n\n")}\n`,
});

const longDate = (date: string): string =>
  dateFormat("fr-FR", { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));

const WARNING =
  "Si vous n’êtes pas à l’origine de cette action, changez immédiatement votre mot de passe et prévenez un administrateur.";

const ROLES: Readonly<Record<string, string>> = { owner: "Propriétaire", admin: "Administrateur" };
const roleName = (role: string): string => ROLES[role] ?? role;

const POLICY_CHANGES: Readonly<Record<SignInPolicyChange["kind"], (domain: string) => string>> = {
  second_factor: () => "a modifié les règles qui imposent un second facteur.",
  domain_verified: (domain) =>
    `a vérifié le domaine de messagerie ${domain}. L’authentification unique et SCIM peuvent désormais admettre des personnes dont l’adresse appartient à ce domaine.`,
  domain_deleted: (domain) =>
    `a supprimé le domaine de messagerie ${domain}. L’authentification unique et SCIM n’admettent plus les personnes dont l’adresse appartient à ce domaine.`,
};

/** Account e-mails in French. */
export const accountEmailsFr: AccountEmailTexts = {
  invitation: ({ organization, inviter, token }, baseUrl) =>
    letter(
      `${inviter} vous invite à rejoindre ${organization}`,
      `${inviter} vous invite à rejoindre l’espace de ${organization}.\nChoisissez un mot de passe dans les 7 jours :`,
      invitationLink(baseUrl, token),
      "Si vous n’attendiez pas cette invitation, vous pouvez ignorer ce message.",
    ),
  member_removed: ({ organization }) =>
    letter(
      `Vous ne faites plus partie de l’espace de ${organization}`,
      `Votre compte a été retiré de l’espace de ${organization}. Vos sessions, vos clés d’API et vos applications connectées ont pris fin.\nSi vous ne vous y attendiez pas, adressez-vous à un administrateur de ${organization}.`,
    ),
  password_reset: ({ token }, baseUrl) =>
    letter(
      "Choisissez un nouveau mot de passe",
      "Quelqu’un, sans doute vous, a demandé un nouveau mot de passe.\nChoisissez-le dans les 30 minutes :",
      resetLink(baseUrl, token),
      "Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : votre mot de passe reste inchangé.",
    ),
  password_changed: (_content, baseUrl) =>
    letter(
      "Votre mot de passe a été modifié",
      "Votre mot de passe a été modifié et toutes les autres sessions ont été fermées.\nSi vous n’êtes pas à l’origine de cette modification, réinitialisez immédiatement votre mot de passe et prévenez un administrateur.",
      `${baseUrl}/password-forgot`,
    ),
  password_removed: (_content, baseUrl) =>
    letter(
      "Votre mot de passe a été supprimé",
      "Votre mot de passe a été supprimé et toutes les autres sessions ont été fermées. Vous vous connectez désormais avec une clé d’accès.\nSi vous n’êtes pas à l’origine de cette suppression, réinitialisez immédiatement votre mot de passe et prévenez un administrateur.",
      `${baseUrl}/password-forgot`,
    ),
  passkey_added: ({ name }, baseUrl) =>
    letter(
      "Une clé d’accès a été ajoutée à votre compte",
      `La clé d’accès « ${name} » a été ajoutée à votre compte. Elle permet de se connecter.\nSi vous n’êtes pas à l’origine de cet ajout, retirez-la immédiatement, changez votre mot de passe et prévenez un administrateur.`,
      `${baseUrl}/two-factor`,
    ),
  passkey_removed: ({ name }, baseUrl) =>
    letter(
      "Une clé d’accès a été retirée de votre compte",
      `La clé d’accès « ${name} » a été retirée de votre compte. Elle ne permet plus de se connecter.\nSi vous n’êtes pas à l’origine de ce retrait, changez immédiatement votre mot de passe et prévenez un administrateur.`,
      `${baseUrl}/password-forgot`,
    ),
  authenticator_app_enabled: (_content, baseUrl) =>
    letter(
      "Une application d’authentification a été ajoutée à votre compte",
      `Un code de cette application vous sera désormais demandé à la connexion. Vos autres sessions ont été fermées.\n${WARNING}`,
      `${baseUrl}/password-forgot`,
    ),
  authenticator_app_removed: (_content, baseUrl) =>
    letter(
      "L’application d’authentification a été retirée de votre compte",
      `La connexion ne demande plus de code de cette application.\n${WARNING}`,
      `${baseUrl}/password-forgot`,
    ),
  recovery_codes_created: (_content, baseUrl) =>
    letter(
      "Nouveaux codes de secours pour votre compte",
      `De nouveaux codes de secours ont été créés. Les précédents ne sont plus valables.\n${WARNING}`,
      `${baseUrl}/password-forgot`,
    ),
  recovery_code_used: ({ left }, baseUrl) =>
    letter(
      "Un code de secours a été utilisé",
      `Un code de secours a servi à se connecter à votre compte. Codes restants : ${left}. Vous pouvez en créer de nouveaux dans les paramètres de votre compte.\n${WARNING}`,
      `${baseUrl}/account`,
    ),
  second_factor_reset: (_content, baseUrl) =>
    letter(
      "Vos seconds facteurs ont été supprimés",
      `L’opérateur du service a retiré votre application d’authentification, vos clés d’accès et vos codes de secours, et fermé vos sessions. Seul votre mot de passe est désormais demandé à la connexion.\n${WARNING}`,
      `${baseUrl}/password-forgot`,
    ),
  email_changed: ({ organization, email }) =>
    letter(
      "Votre adresse e-mail a été modifiée",
      `Le fournisseur d’identité de ${organization} a remplacé l’adresse e-mail de votre compte par ${email}.\nConnectez-vous désormais avec la nouvelle adresse.\nEn cas d’erreur, prévenez un administrateur.`,
    ),
  identity_linked: ({ organization, host }) =>
    letter(
      `Première connexion à ${organization} par authentification unique`,
      `Une première connexion à votre compte de ${organization} a eu lieu par ${host}.\nCette identité donne désormais accès à votre compte.\nSi vous n’êtes pas à l’origine de cette connexion, prévenez immédiatement un administrateur.`,
    ),
  identity_unlinked: ({ organization, editor }) =>
    letter(
      `Votre identité n’est plus liée à ${organization}`,
      `${editor} a supprimé le lien entre votre compte de ${organization} et votre identité chez le fournisseur.\nVos sessions ouvertes par authentification unique ont pris fin. Vous pouvez vous reconnecter : votre identité sera alors liée par votre adresse e-mail.`,
    ),
  identity_provider_changed: ({ organization, editor }, baseUrl) =>
    letter(
      `L’authentification unique de ${organization} a été modifiée`,
      `${editor} a modifié ou supprimé les réglages de l’authentification unique de ${organization} : la connexion au fournisseur d’identité, les rôles qu’il attribue ou son caractère obligatoire.\nSi vous ne vous y attendiez pas, vérifiez immédiatement les réglages et le journal d’activité :`,
      signInSettingsLink(baseUrl),
    ),
  api_key_created: ({ organization, id, name, last4 }, baseUrl) =>
    letter(
      `Nouvelle clé d’API dans ${organization}`,
      `La clé d’API « ${name} » (se terminant par ${last4}) a été créée en votre nom dans ${organization}.\nSi vous n’êtes pas à l’origine de cette création, révoquez-la immédiatement :`,
      apiKeyLink(baseUrl, id),
    ),
  administrator_added: ({ organization, by, members, more, role }, baseUrl) =>
    letter(
      members.length + more === 1
        ? `Nouvel administrateur dans ${organization}`
        : `Nouveaux administrateurs dans ${organization}`,
      `${by ?? "Le fournisseur d’identité"} a attribué le rôle « ${roleName(role)} » dans ${organization} à :\n${members.join("\n")}${more > 0 ? `\net ${String(more)} autre${more > 1 ? "s" : ""}` : ""}`,
      "Ce rôle permet de gérer les membres, la connexion ou les clés d’API. Si vous ne vous y attendiez pas, vérifiez immédiatement les membres et le journal d’activité :",
      membersLink(baseUrl),
    ),
  sign_in_policy_changed: ({ organization, editor, change }, baseUrl) =>
    letter(
      `Les règles de connexion de ${organization} ont été modifiées`,
      `${editor} ${POLICY_CHANGES[change.kind]("domain" in change ? change.domain : "")}\nSi vous ne vous y attendiez pas, vérifiez immédiatement les réglages et le journal d’activité :`,
      signInSettingsLink(baseUrl),
    ),
  scim_token_ended: ({ organization, creator }, baseUrl) =>
    letter(
      `Le jeton SCIM de ${organization} n’est plus valable`,
      `${creator}, qui avait créé le jeton SCIM de ${organization}, n’a plus le droit d’en créer. Le jeton n’est donc plus valable, et le fournisseur d’identité ne peut plus créer, modifier ni suspendre de membres.\nPour rétablir l’accès, créez un nouveau jeton et saisissez-le chez le fournisseur :`,
      signInSettingsLink(baseUrl),
    ),
  application_connected: ({ organization, application, host }, baseUrl) =>
    letter(
      `Une application peut désormais agir en votre nom dans ${organization}`,
      `Vous avez autorisé « ${application} » (${host}) à utiliser ${organization} en votre nom. L’application a choisi elle-même ce nom ; il n’est pas vérifié.\nSi vous n’êtes pas à l’origine de cette autorisation, déconnectez immédiatement l’application, changez votre mot de passe et prévenez un administrateur :`,
      connectionsLink(baseUrl),
    ),
  scim_token_created: ({ organization, creator, last4 }, baseUrl) =>
    letter(
      `Nouveau jeton SCIM dans ${organization}`,
      `${creator} a créé un jeton SCIM (se terminant par ${last4}) dans ${organization}.\nIl permet à un fournisseur d’identité de créer, de modifier et de suspendre des membres.\nSi vous ne vous y attendiez pas, supprimez-le immédiatement :`,
      signInSettingsLink(baseUrl),
    ),
  organization_deletion_requested: ({ organization, by, date }, baseUrl) =>
    letter(
      `L’espace de ${organization} sera supprimé le ${longDate(date)}`,
      `${by} a demandé la suppression de l’espace de ${organization}.\nLe ${longDate(date)}, toutes ses données seront définitivement supprimées.\nD’ici là, chaque propriétaire peut annuler la suppression :`,
      organizationLink(baseUrl),
    ),
  organization_deletion_cancelled: ({ organization, by }) =>
    letter(
      `L’espace de ${organization} ne sera pas supprimé`,
      `${by} a annulé la suppression de l’espace de ${organization}. Toutes les données sont conservées.`,
    ),
  form_submitted: ({ organization, form, entries }, baseUrl) =>
    letter(
      `Nouvel envoi : ${form}`,
      `Une personne a rempli le formulaire « ${form} » de ${organization} :`,
      entryLines({ entries }, " : "),
      "Vous recevez ce message parce que les réglages du formulaire vous désignent. Ces données n’ont pas été vérifiées : méfiez-vous des liens qu’elles contiennent.",
      baseUrl,
    ),
  webhook_failing: ({ id, host }, baseUrl) =>
    letter(
      `Les notifications ne parviennent plus à ${host}`,
      `Une notification destinée au webhook de ${host} n’a pas pu être remise malgré plusieurs tentatives ; d’autres peuvent suivre.\nLe journal des envois en indique la raison. Lorsque le destinataire fonctionnera de nouveau, relancez les envois qui ont échoué.`,
      webhookLink(baseUrl, id),
    ),
  webhook_suspended: ({ id, host }, baseUrl) =>
    letter(
      `Certaines notifications ne sont plus envoyées à ${host}`,
      `La personne ou la clé qui a configuré le webhook de ${host} n’a plus le droit de lire tout ce que celui-ci reçoit : les notifications concernées sont omises.\nLe webhook indique lesquelles et pourquoi (events_suspended). L’envoi reprendra dès que ces droits seront rétablis, ou qu’une personne qui les possède réactivera le webhook.`,
      webhookLink(baseUrl, id),
    ),
  webhook_disabled: ({ id, host }, baseUrl) =>
    letter(
      `Le webhook de ${host} a été désactivé`,
      `Le webhook de ${host} a signalé qu’il n’existait plus, ou est en échec depuis cinq jours : plus aucune notification ne lui est envoyée.\nLorsque le destinataire fonctionnera de nouveau, réactivez le webhook et relancez les envois qui ont échoué.`,
      webhookLink(baseUrl, id),
    ),
};
