import type { Locale } from "../contract/caller.ts";
import { typeset } from "../i18n/typography.ts";

/** The content of an account e-mail, without its language. */
export type Content =
  | { readonly kind: "invitation"; readonly organization: string; readonly inviter: string; readonly token: string }
  | { readonly kind: "password_reset"; readonly token: string }
  | { readonly kind: "password_changed" }
  | { readonly kind: "api_key_created"; readonly organization: string; readonly name: string; readonly last4: string }
  /** The first event that failed after all attempts in a series of failures, or the end of sending. */
  | { readonly kind: "webhook_failing" | "webhook_disabled" | "webhook_suspended"; readonly host: string };

/** An e-mail to one person about their account. */
export interface AccountEmail {
  readonly to: string;
  readonly locale: Locale;
  readonly content: Content;
}

/** The rendered e-mail. */
export interface EmailText {
  readonly subject: string;
  readonly text: string;
}

/** Renders an account e-mail; `baseUrl` has no trailing slash. */
export function renderAccountEmail({ content, locale }: AccountEmail, baseUrl: string): EmailText {
  return locale === "fr" ? typeset(french(content, baseUrl)) : english(content, baseUrl);
}

// The token is in the fragment, which browsers do not send to servers and proxies do not log.
const invitationLink = (baseUrl: string, token: string): string => `${baseUrl}/invitation#${token}`;
const resetLink = (baseUrl: string, token: string): string => `${baseUrl}/password-reset#${token}`;

function english(content: Content, baseUrl: string): EmailText {
  switch (content.kind) {
    case "invitation":
      return {
        subject: `${content.inviter} invites you to ${content.organization}`,
        text: `Hello,\n\n${content.inviter} invites you to work in ${content.organization}.\nChoose a password within 7 days:\n\n${invitationLink(baseUrl, content.token)}\n\nIf you did not expect this, you can ignore it.\n`,
      };
    case "password_reset":
      return {
        subject: "Choose a new password",
        text: `Hello,\n\nSomebody, probably you, asked for a new password.\nChoose it within 30 minutes:\n\n${resetLink(baseUrl, content.token)}\n\nIf it was not you, nothing changes and you can ignore this.\n`,
      };
    case "password_changed":
      return {
        subject: "Your password was changed",
        text: `Hello,\n\nYour password was changed and all other sessions were ended.\nIf it was not you, ask for a new password at once and tell an administrator.\n`,
      };
    case "api_key_created":
      return {
        subject: `A new API key in ${content.organization}`,
        text: `Hello,\n\nThe API key "${content.name}" (ending in ${content.last4}) was created in your name in ${content.organization}.\nIf it was not you, revoke it at once:\n\n${baseUrl}\n`,
      };
    case "webhook_failing":
      return {
        subject: `${content.host} does not take our events`,
        text: `Hello,\n\nAn event for the webhook at ${content.host} was given up after all attempts; others may follow.\nThe log of its deliveries says why. When the receiver works again, have the failed deliveries sent again.\n\n${baseUrl}\n`,
      };
    case "webhook_suspended":
      return {
        subject: `Some events are no longer sent to ${content.host}`,
        text: `Hello,\n\nWhoever set up the webhook at ${content.host} may no longer read all that it is sent, so those events are left out.\nThe webhook shows which ones and why (events_suspended). They are sent again when the rights come back, or when somebody who may read them sets the webhook to active.\n\n${baseUrl}\n`,
      };
    case "webhook_disabled":
      return {
        subject: `The webhook at ${content.host} was disabled`,
        text: `Hello,\n\nThe webhook at ${content.host} said that it is gone, or failed for five days, so nothing more is sent to it.\nWhen the receiver works again, set the webhook to active and have the failed deliveries sent again.\n\n${baseUrl}\n`,
      };
  }
}

function french(content: Content, baseUrl: string): EmailText {
  switch (content.kind) {
    case "invitation":
      return {
        subject: `${content.inviter} vous invite à rejoindre ${content.organization}`,
        text: `Bonjour,\n\n${content.inviter} vous invite à rejoindre l’espace de ${content.organization}.\nChoisissez un mot de passe dans les 7 jours :\n\n${invitationLink(baseUrl, content.token)}\n\nSi vous n’attendiez pas ce message, ignorez-le.\n`,
      };
    case "password_reset":
      return {
        subject: "Choisissez un nouveau mot de passe",
        text: `Bonjour,\n\nQuelqu’un, sans doute vous, a demandé un nouveau mot de passe.\nChoisissez-le dans les 30 minutes :\n\n${resetLink(baseUrl, content.token)}\n\nSi ce n’était pas vous, rien ne change et vous pouvez ignorer ce message.\n`,
      };
    case "password_changed":
      return {
        subject: "Votre mot de passe a été modifié",
        text: `Bonjour,\n\nVotre mot de passe a été modifié et toutes les autres sessions ont été fermées.\nSi ce n’était pas vous, demandez tout de suite un nouveau mot de passe et prévenez un administrateur.\n`,
      };
    case "api_key_created":
      return {
        subject: `Une nouvelle clé d’API dans ${content.organization}`,
        text: `Bonjour,\n\nLa clé d’API « ${content.name} » (se terminant par ${content.last4}) a été créée en votre nom dans ${content.organization}.\nSi ce n’était pas vous, révoquez-la tout de suite :\n\n${baseUrl}\n`,
      };
    case "webhook_failing":
      return {
        subject: `${content.host} ne répond plus à nos notifications`,
        text: `Bonjour,\n\nUne notification destinée au webhook de ${content.host} a été abandonnée après plusieurs tentatives ; d’autres peuvent suivre.\nLe journal des envois en indique la raison. Lorsque le destinataire fonctionnera de nouveau, relancez les envois échoués.\n\n${baseUrl}\n`,
      };
    case "webhook_suspended":
      return {
        subject: `Certaines notifications ne sont plus envoyées à ${content.host}`,
        text: `Bonjour,\n\nLa personne ou la clé qui a configuré le webhook de ${content.host} n’a plus le droit de lire tout ce que celui-ci reçoit : les notifications concernées sont omises.\nLe webhook indique lesquelles et pourquoi (events_suspended). L’envoi reprendra dès que ces droits seront rétablis, ou qu’une personne qui les possède réactivera le webhook.\n\n${baseUrl}\n`,
      };
    case "webhook_disabled":
      return {
        subject: `Le webhook de ${content.host} a été désactivé`,
        text: `Bonjour,\n\nLe webhook de ${content.host} a signalé qu’il n’existe plus, ou échoue depuis cinq jours : plus rien ne lui est envoyé.\nLorsque le destinataire fonctionnera de nouveau, réactivez le webhook et relancez les envois échoués.\n\n${baseUrl}\n`,
      };
  }
}
