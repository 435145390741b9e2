import { expect } from "chai";
import type { Locale } from "../../src/base/contract/caller.ts";
import type { AccountEmailContent } from "../../src/features/accounts/texts/account-emails.ts";
import {
  type EventMessage,
  type EventMessageKind,
  type HostMessageKind,
  renderEventMessage,
} from "../../src/features/booking/notifications/template.ts";
import { renderAccountEmail } from "../../src/features/accounts/account-emails.ts";
import { htmlToText } from "../../src/base/platform/rules/html-text.ts";
import { createSmtpTransport } from "../../src/base/mail/transport.ts";
import { type ReceivedMail, startMailServer } from "../support/email/mail-server.ts";
import { use } from "../support/fixture.ts";

/** The public address of the service. */
export const BASE_URL = "https://crm.example.com";
/** The token in links. */
export const TOKEN = "k3yOfAnInvitation";
const host = "hooks.partner.example";
/** The name of the organization, with a ligature. */
export const organization = "Œuvres & Cie";
const invitation: AccountEmailContent = { kind: "invitation", organization, inviter: "Zoé Lefèvre", token: TOKEN };
const ID = "019cb4ee-1a2b-7c3d-8e4f-5a6b7c8d9e11";
const key: AccountEmailContent = {
  kind: "api_key_created",
  organization,
  id: ID,
  name: "Nightly import",
  last4: "9f3a",
};

/** For each account e-mail: its subject, the key sentence and the target of its link. */
const ACCOUNT_EMAILS: readonly [AccountEmailContent, Record<Locale, readonly [string, string]>, string | null][] = [
  [
    invitation,
    {
      en: ["Zoé Lefèvre invites you to join Œuvres & Cie", "Choose a password within 7 days:"],
      fr: [
        "Zoé Lefèvre vous invite à rejoindre Œuvres & Cie",
        "Choisissez un mot de passe dans les 7\u00a0jours\u00a0:",
      ],
    },
    `${BASE_URL}/invitation#${TOKEN}`,
  ],
  [
    { kind: "password_reset", token: TOKEN },
    {
      en: ["Choose a new password", "Choose one within 30 minutes:"],
      fr: ["Choisissez un nouveau mot de passe", "Choisissez-le dans les 30\u00a0minutes\u00a0:"],
    },
    `${BASE_URL}/password-reset#${TOKEN}`,
  ],
  [
    { kind: "password_changed" },
    {
      en: ["Your password was changed", "all other sessions were ended."],
      fr: ["Votre mot de passe a été modifié", "toutes les autres sessions ont été fermées."],
    },
    `${BASE_URL}/password-forgot`,
  ],
  [
    { kind: "password_removed" },
    {
      en: ["Your password was removed", "You now sign in with a passkey."],
      fr: ["Votre mot de passe a été supprimé", "Vous vous connectez désormais avec une clé d’accès."],
    },
    `${BASE_URL}/password-forgot`,
  ],
  [
    { kind: "passkey_added", name: "MacBook" },
    {
      en: ["A passkey was added to your account", 'The passkey "MacBook" was added to your account.'],
      fr: ["Une clé d’accès a été ajoutée à votre compte", "La clé d’accès «\u00a0MacBook\u00a0» a été ajoutée"],
    },
    `${BASE_URL}/two-factor`,
  ],
  [
    { kind: "passkey_removed", name: "MacBook" },
    {
      en: ["A passkey was removed from your account", 'The passkey "MacBook" was removed from your account.'],
      fr: ["Une clé d’accès a été retirée de votre compte", "La clé d’accès «\u00a0MacBook\u00a0» a été retirée"],
    },
    `${BASE_URL}/password-forgot`,
  ],
  [
    { kind: "authenticator_app_enabled" },
    {
      en: ["An authenticator app was added to your account", "change your password immediately"],
      fr: [
        "Une application d’authentification a été ajoutée à votre compte",
        "changez immédiatement votre mot de passe",
      ],
    },
    `${BASE_URL}/password-forgot`,
  ],
  [
    { kind: "recovery_code_used", left: 9 },
    {
      en: ["A recovery code was used", "You can create new ones in your account settings."],
      fr: ["Un code de secours a été utilisé", "Vous pouvez en créer de nouveaux dans les paramètres de votre compte."],
    },
    `${BASE_URL}/account`,
  ],
  [
    { kind: "member_removed", organization },
    {
      en: ["You are no longer a member of Œuvres & Cie", "contact an administrator of Œuvres & Cie."],
      fr: [
        "Vous ne faites plus partie de l’espace de Œuvres & Cie",
        "adressez-vous à un administrateur de Œuvres & Cie.",
      ],
    },
    null,
  ],
  [
    key,
    {
      en: ["New API key in Œuvres & Cie", 'The API key "Nightly import" (ending in 9f3a) was created in your name'],
      fr: ["Nouvelle clé d’API dans Œuvres & Cie", "La clé d’API «\u00a0Nightly import\u00a0» (se terminant par 9f3a)"],
    },
    `${BASE_URL}/settings/api-keys/${ID}`,
  ],
  [
    { kind: "webhook_failing", id: ID, host },
    {
      en: [`Events cannot be delivered to ${host}`, "could not be delivered after all attempts"],
      fr: [`Les notifications ne parviennent plus à ${host}`, "n’a pas pu être remise malgré plusieurs tentatives"],
    },
    `${BASE_URL}/settings/webhooks/${ID}`,
  ],
  [
    { kind: "webhook_disabled", id: ID, host },
    {
      en: [`The webhook at ${host} was disabled`, "so no further events are sent to it."],
      fr: [`Le webhook de ${host} a été désactivé`, "plus aucune notification ne lui est envoyée."],
    },
    `${BASE_URL}/settings/webhooks/${ID}`,
  ],
  [
    { kind: "identity_provider_changed", organization, editor: "Zoé" },
    {
      en: [
        "Single sign-on was changed in Œuvres & Cie",
        "Zoé changed or deleted the settings of single sign-on in Œuvres & Cie",
      ],
      fr: [
        "L’authentification unique de Œuvres & Cie a été modifiée",
        "Zoé a modifié ou supprimé les réglages de l’authentification unique de Œuvres & Cie",
      ],
    },
    `${BASE_URL}/settings/sign-in`,
  ],
  [
    { kind: "scim_token_created", organization, creator: "Zoé", last4: "9f3a" },
    {
      en: ["New SCIM token in Œuvres & Cie", "Zoé created a SCIM token (ending in 9f3a) in Œuvres & Cie."],
      fr: ["Nouveau jeton SCIM dans Œuvres & Cie", "Zoé a créé un jeton SCIM (se terminant par 9f3a)"],
    },
    `${BASE_URL}/settings/sign-in`,
  ],
  [
    { kind: "scim_token_ended", organization, creator: "Zoé" },
    {
      en: ["The SCIM token of Œuvres & Cie has ended", "may no longer create one."],
      fr: ["Le jeton SCIM de Œuvres & Cie n’est plus valable", "n’a plus le droit d’en créer."],
    },
    `${BASE_URL}/settings/sign-in`,
  ],
  [
    { kind: "application_connected", organization, application: "Assistant", host: "assistant.example" },
    {
      en: [
        "An application can now act in your name in Œuvres & Cie",
        'You allowed "Assistant" (assistant.example) to use Œuvres & Cie in your name.',
      ],
      fr: [
        "Une application peut désormais agir en votre nom dans Œuvres & Cie",
        "Vous avez autorisé «\u00a0Assistant\u00a0» (assistant.example) à utiliser Œuvres & Cie en votre nom.",
      ],
    },
    `${BASE_URL}/me/connections`,
  ],
  [
    {
      kind: "administrator_added",
      organization,
      by: "Zoé",
      role: "admin",
      members: ["Ada (ada@acme.example)"],
      more: 0,
    },
    {
      en: ["New administrator in Œuvres & Cie", 'Zoé gave the role "Administrator" in Œuvres & Cie to:'],
      fr: [
        "Nouvel administrateur dans Œuvres & Cie",
        "Zoé a attribué le rôle «\u00a0Administrateur\u00a0» dans Œuvres & Cie à\u00a0:",
      ],
    },
    `${BASE_URL}/settings/members`,
  ],
  [
    {
      kind: "administrator_added",
      organization,
      by: null,
      role: "Support",
      members: ["Ada (ada@acme.example)", "Bo (bo@acme.example)"],
      more: 2,
    },
    {
      en: ["New administrators in Œuvres & Cie", "and 2 more"],
      fr: ["Nouveaux administrateurs dans Œuvres & Cie", "et 2\u00a0autres"],
    },
    `${BASE_URL}/settings/members`,
  ],
  [
    { kind: "sign_in_policy_changed", organization, editor: "Zoé", change: { kind: "second_factor" } },
    {
      en: ["The sign-in policy of Œuvres & Cie was changed", "Zoé changed for whom a second factor is required."],
      fr: [
        "Les règles de connexion de Œuvres & Cie ont été modifiées",
        "Zoé a modifié les règles qui imposent un second facteur.",
      ],
    },
    `${BASE_URL}/settings/sign-in`,
  ],
  [
    {
      kind: "sign_in_policy_changed",
      organization,
      editor: "Zoé",
      change: { kind: "domain_verified", domain: "acme.example" },
    },
    {
      en: ["The sign-in policy of Œuvres & Cie was changed", "Zoé verified the e-mail domain acme.example."],
      fr: [
        "Les règles de connexion de Œuvres & Cie ont été modifiées",
        "Zoé a vérifié le domaine de messagerie acme.example.",
      ],
    },
    `${BASE_URL}/settings/sign-in`,
  ],
  [
    {
      kind: "sign_in_policy_changed",
      organization,
      editor: "Zoé",
      change: { kind: "domain_deleted", domain: "acme.example" },
    },
    {
      en: ["The sign-in policy of Œuvres & Cie was changed", "Zoé deleted the e-mail domain acme.example."],
      fr: [
        "Les règles de connexion de Œuvres & Cie ont été modifiées",
        "Zoé a supprimé le domaine de messagerie acme.example.",
      ],
    },
    `${BASE_URL}/settings/sign-in`,
  ],
  [
    { kind: "organization_deletion_requested", organization, by: "Zoé", date: "2026-04-14" },
    {
      en: ["Œuvres & Cie will be deleted on 14 April 2026", "Zoé requested the deletion of Œuvres & Cie."],
      fr: [
        "L’espace de Œuvres & Cie sera supprimé le 14\u00a0avril 2026",
        "Zoé a demandé la suppression de l’espace de Œuvres & Cie.",
      ],
    },
    `${BASE_URL}/settings/organization`,
  ],
];

/** Beginning of the subject of booking notifications, for an invitee and for a host. */
const SUBJECTS: Readonly<Record<EventMessageKind, Record<Locale, readonly [string, string]>>> = {
  requested: { en: ["Request received", "To be confirmed"], fr: ["Demande reçue", "À confirmer"] },
  invited: { en: ["Booked", "New booking"], fr: ["Réservé", "Nouvelle réservation"] },
  confirmed: { en: ["Confirmed", "Confirmed"], fr: ["Confirmé", "Confirmé"] },
  declined: { en: ["Request declined", "Declined"], fr: ["Demande refusée", "Refusé"] },
  rescheduled: { en: ["New time", "New time"], fr: ["Nouvel horaire", "Nouvel horaire"] },
  cancelled: { en: ["Cancelled", "Cancelled"], fr: ["Annulé", "Annulé"] },
  removed: {
    en: ["Your participation is cancelled", "You are no longer the host"],
    fr: ["Votre participation est annulée", "Vous n’êtes plus l’hôte"],
  },
  left: {
    en: ["Your participation is cancelled", "Participation cancelled"],
    fr: ["Votre participation est annulée", "Participation annulée"],
  },
  updated: { en: ["Changed", "Changed"], fr: ["Modifié", "Modifié"] },
  reminder: { en: ["Reminder", "Reminder"], fr: ["Rappel", "Rappel"] },
};
const KINDS = Object.keys(SUBJECTS) as EventMessageKind[];
/** Includes actions of invitees, of which only hosts are notified. */
const HOST_SUBJECTS: Readonly<Record<Exclude<HostMessageKind, EventMessageKind>, Record<Locale, string>>> = {
  joined: { en: "New invitee", fr: "Nouvelle personne invitée" },
  accepted: { en: "Accepted", fr: "Accepté" },
  refused: { en: "Declined by an invitee", fr: "Invitation déclinée" },
  tentative: { en: "Tentative", fr: "Peut-être" },
};
const DAY = { en: "Mar 9, 2026, 8:30 AM", fr: "9 mars 2026, 08:30" };
const GREETING = { en: "Hello Ada,", fr: "Bonjour Ada," };

const notificationAbout = (kind: EventMessageKind, role: "invitee" | "host", locale: Locale): EventMessage => ({
  brand: { name: organization, colour: null, hasLogo: false },
  kind,
  locale,
  organization,
  role,
  name: "Ada",
  timezone: "Europe/Paris",
  title: "Première rencontre",
  description: null,
  reason: null,
  hosts: ["Zoé Lefèvre"],
  guests: [],
  time: { start_at: "2026-03-09T07:30:00.000Z", end_at: "2026-03-09T08:00:00.000Z" },
  before: kind === "rescheduled" ? { start_at: "2026-03-02T07:30:00.000Z", end_at: "2026-03-02T08:00:00.000Z" } : null,
  place: { type: "phone", value: "+33123456789" },
  link: role === "invitee" ? `${BASE_URL}/v1/public/bookings/${TOKEN}` : null,
});

const linksIn = (html = ""): string[] => [...html.matchAll(/ href="([^"]+)"/g)].map(([, href = ""]) => href);

const textOf = (html = ""): string => htmlToText(html);

describe("Outgoing e-mails", () => {
  let way: ReturnType<typeof createSmtpTransport>;
  const server = use(() => startMailServer());
  before(() => {
    way = createSmtpTransport(server.url);
  });
  after(async () => {
    await way.close();
  });

  const arrived = async (words: { subject: string; text: string; html?: string }): Promise<ReceivedMail> => {
    const messageId = `<${server.received.length}@crm.example>`;
    await way.deliver({
      messageId,
      replyTo: null,
      cc: [],
      attachments: [],
      generated: true,
      headers: {},
      html: null,
      ...words,
      from: { email: "crm@crm.example", name: "The CRM" },
      to: [{ email: "ada@mail.example", name: null }],
      envelope: { from: "bounces@crm.example", to: ["ada@mail.example"] },
    });
    const last = server.received.at(-1);
    if (last?.mail.messageId !== messageId) throw new Error("Nothing was received.");
    return last;
  };
  const header = ({ mail }: ReceivedMail, name: string): string | undefined =>
    mail.headers.find(({ key: own }) => own === name)?.value;

  for (const [content, words, link] of ACCOUNT_EMAILS) {
    for (const locale of ["en", "fr"] as const) {
      it(`explain "${content.kind}" and the next step (${locale})`, async () => {
        const [subject, sentence] = words[locale];
        const received = await arrived(renderAccountEmail({ to: "ada@mail.example", locale, content }, BASE_URL));
        expect(received.mail.subject).to.equal(subject);
        expect(received.mail.text).to.match(locale === "fr" ? /^Bonjour,\n\n/ : /^Hello,\n\n/);
        expect(received.mail.text).to.contain(sentence);
        expect(received.mail.text?.match(/https:\S+/g) ?? []).to.deep.equal(link === null ? [] : [link]);
        expect(header(received, "auto-submitted")).to.equal("auto-generated");
        expect(header(received, "content-type")).to.match(/^multipart\/alternative;/);
        expect(linksIn(received.mail.html)).to.deep.equal([...(link === null ? [] : [link]), `${BASE_URL}/`]);
        expect(textOf(received.mail.html)).to.contain(subject).and.contain(sentence);
        expect(received.raw, "mail servers without support for Unicode").to.match(/^\p{ASCII}+$/u);
      });
    }
  }

  it("notify hosts of actions of an invitee in both languages", async () => {
    for (const [kind, words] of Object.entries(HOST_SUBJECTS) as [
      keyof typeof HOST_SUBJECTS,
      Record<Locale, string>,
    ][]) {
      for (const locale of ["en", "fr"] as const) {
        const received = renderEventMessage({ ...notificationAbout("updated", "host", locale), role: "host", kind });
        const { mail } = await arrived(received);
        expect(mail.subject).to.match(new RegExp(`^${words[locale]}\\s?: Première rencontre, `));
        expect(mail.text).to.match(new RegExp(`^${GREETING[locale]}\n\n[^\n{}]+\\.\n\nPremière rencontre\n`));
      }
    }
  });

  for (const kind of KINDS) {
    it(`show the time of an event that was "${kind}" to invitees and hosts in both languages`, async () => {
      for (const locale of ["en", "fr"] as const) {
        for (const [index, role] of (["invitee", "host"] as const).entries()) {
          const received = await arrived(renderEventMessage(notificationAbout(kind, role, locale)));
          const colon = locale === "fr" ? "\u00a0:" : ":";
          const begin = `${SUBJECTS[kind][locale][index] ?? ""}${colon}`;
          expect(received.mail.subject).to.equal(`${begin} Première rencontre, ${DAY[locale]}`);
          expect(header(received, "content-type")).to.match(/^multipart\/alternative;/);
          expect(header(received, "auto-submitted")).to.equal("auto-generated");
          const { text = "", html = "" } = received.mail;
          expect(text).to.match(new RegExp(`^${GREETING[locale]}\n\n[^\n{}]+\\.\n\nPremière rencontre\n`));
          const place = locale === "fr" ? "Où\u00a0: Par téléphone\u00a0: +33123456789" : "Where: By phone: +331";
          // Nobody shall call for an appointment that does not take place.
          expect(text.includes(place)).to.equal(!["declined", "cancelled", "removed"].includes(kind));
          expect(text.includes(`/v1/public/bookings/${TOKEN}`)).to.equal(role === "invitee");
          expect(html).to.contain(`<html lang="${locale}" dir="ltr">`);
          expect(html.replace(/<style>.*<\/style>/s, "")).not.to.match(/[{}]|undefined|<img|<script|src=/);
          expect(html.includes(`href="${BASE_URL}/v1/public/bookings/${TOKEN}"`)).to.equal(role === "invitee");
        }
      }
    });
  }
});
