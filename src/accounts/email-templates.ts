import type { Locale } from "../contract/caller.ts";
import { typeset } from "../i18n/typography.ts";

/** The content of an account e-mail. */
export type Content =
  | { readonly kind: "invitation"; readonly organization: string; readonly inviter: string; readonly token: string }
  | { readonly kind: "password_reset"; readonly token: string }
  | { readonly kind: "password_changed" }
  | { readonly kind: "api_key_created"; readonly organization: string; readonly name: string; readonly last4: string }
  /** The first undeliverable event of a series of failures, and the end of sending. */
  | { readonly kind: "webhook_failing" | "webhook_disabled" | "webhook_suspended"; readonly host: string };

/** An e-mail to a user about their account. */
export interface AccountEmail {
  readonly to: string;
  readonly locale: Locale;
  readonly content: Content;
}

/** The subject and text of an e-mail. */
export interface EmailText {
  readonly subject: string;
  readonly text: string;
}

/** Renders an account e-mail. `baseUrl` has no trailing slash. */
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
        subject: `${content.inviter} invites you to join ${content.organization}`,
        text: `Hello,\n\n${content.inviter} invites you to join ${content.organization}.\nChoose a password within 7 days:\n\n${invitationLink(baseUrl, content.token)}\n\nIf you did not expect this invitation, you can ignore this e-mail.\n`,
      };
    case "password_reset":
      return {
        subject: "Choose a new password",
        text: `Hello,\n\nSomeone, probably you, requested a new password.\nChoose one within 30 minutes:\n\n${resetLink(baseUrl, content.token)}\n\nIf this was not you, ignore this e-mail; your password stays unchanged.\n`,
      };
    case "password_changed":
      return {
        subject: "Your password was changed",
        text: `Hello,\n\nYour password was changed and all other sessions were ended.\nIf this was not you, reset your password immediately and notify an administrator.\n`,
      };
    case "api_key_created":
      return {
        subject: `New API key in ${content.organization}`,
        text: `Hello,\n\nThe API key "${content.name}" (ending in ${content.last4}) was created in your name in ${content.organization}.\nIf this was not you, revoke it immediately:\n\n${baseUrl}\n`,
      };
    case "webhook_failing":
      return {
        subject: `Events cannot be delivered to ${content.host}`,
        text: `Hello,\n\nAn event for the webhook at ${content.host} could not be delivered after all attempts; others may follow.\nThe delivery log shows the reason. When the receiver works again, resend the failed deliveries.\n\n${baseUrl}\n`,
      };
    case "webhook_suspended":
      return {
        subject: `Some events are no longer sent to ${content.host}`,
        text: `Hello,\n\nThe user or API key that set up the webhook at ${content.host} no longer has permission to read all of its events, so the events concerned are not sent.\nThe webhook shows which ones and why (events_suspended). They are sent again when the permissions are restored, or when a user who has them sets the webhook to active.\n\n${baseUrl}\n`,
      };
    case "webhook_disabled":
      return {
        subject: `The webhook at ${content.host} was disabled`,
        text: `Hello,\n\nThe webhook at ${content.host} reported that it no longer exists, or failed for five days, so no further events are sent to it.\nWhen the receiver works again, set the webhook to active and resend the failed deliveries.\n\n${baseUrl}\n`,
      };
  }
}

function french(content: Content, baseUrl: string): EmailText {
  switch (content.kind) {
    case "invitation":
      return {
        subject: `${content.inviter} vous invite à rejoindre ${content.organization}`,
        text: `Bonjour,\n\n${content.inviter} vous invite à rejoindre l’espace de ${content.organization}.\nChoisissez un mot de passe dans les 7 jours :\n\n${invitationLink(baseUrl, content.token)}\n\nSi vous n’attendiez pas cette invitation, vous pouvez ignorer ce message.\n`,
      };
    case "password_reset":
      return {
        subject: "Choisissez un nouveau mot de passe",
        text: `Bonjour,\n\nQuelqu’un, sans doute vous, a demandé un nouveau mot de passe.\nChoisissez-le dans les 30 minutes :\n\n${resetLink(baseUrl, content.token)}\n\nSi vous n’êtes pas à l’origine de cette demande, ignorez ce message : votre mot de passe reste inchangé.\n`,
      };
    case "password_changed":
      return {
        subject: "Votre mot de passe a été modifié",
        text: `Bonjour,\n\nVotre mot de passe a été modifié et toutes les autres sessions ont été fermées.\nSi vous n’êtes pas à l’origine de cette modification, réinitialisez immédiatement votre mot de passe et prévenez un administrateur.\n`,
      };
    case "api_key_created":
      return {
        subject: `Nouvelle clé d’API dans ${content.organization}`,
        text: `Bonjour,\n\nLa clé d’API « ${content.name} » (se terminant par ${content.last4}) a été créée en votre nom dans ${content.organization}.\nSi vous n’êtes pas à l’origine de cette création, révoquez-la immédiatement :\n\n${baseUrl}\n`,
      };
    case "webhook_failing":
      return {
        subject: `Les notifications ne parviennent plus à ${content.host}`,
        text: `Bonjour,\n\nUne notification destinée au webhook de ${content.host} n’a pas pu être remise malgré plusieurs tentatives ; d’autres peuvent suivre.\nLe journal des envois en indique la raison. Lorsque le destinataire fonctionnera de nouveau, relancez les envois qui ont échoué.\n\n${baseUrl}\n`,
      };
    case "webhook_suspended":
      return {
        subject: `Certaines notifications ne sont plus envoyées à ${content.host}`,
        text: `Bonjour,\n\nLa personne ou la clé qui a configuré le webhook de ${content.host} n’a plus le droit de lire tout ce que celui-ci reçoit : les notifications concernées sont omises.\nLe webhook indique lesquelles et pourquoi (events_suspended). L’envoi reprendra dès que ces droits seront rétablis, ou qu’une personne qui les possède réactivera le webhook.\n\n${baseUrl}\n`,
      };
    case "webhook_disabled":
      return {
        subject: `Le webhook de ${content.host} a été désactivé`,
        text: `Bonjour,\n\nLe webhook de ${content.host} a signalé qu’il n’existait plus, ou est en échec depuis cinq jours : plus aucune notification ne lui est envoyée.\nLorsque le destinataire fonctionnera de nouveau, réactivez le webhook et relancez les envois qui ont échoué.\n\n${baseUrl}\n`,
      };
  }
}
