import { expect } from "chai";
import type { Locale } from "../../src/contract/caller.ts";
import {
  type EventMessage,
  type EventLetterKind,
  type HostLetterKind,
  renderEventMessage,
} from "../../src/booking/notifications/template.ts";
import { type Content, renderAccountEmail } from "../../src/accounts/email-templates.ts";
import { smtp } from "../../src/mail/smtp-transport.ts";
import { type MailServer, type ReceivedMail, startMailServer } from "../support/mail/mail-server.ts";

const BASE_URL = "https://crm.example.com";
const TOKEN = "k3yOfAnInvitation";
const host = "hooks.partner.example";
const organization = "Œuvres & Cie";
const invitation: Content = { kind: "invitation", organization, inviter: "Zoé Lefèvre", token: TOKEN };
const key: Content = { kind: "api_key_created", organization, name: "Nightly import", last4: "9f3a" };

/** Each letter about an account: its subject, the sentence that matters, and where its link leads. */
const LETTERS: readonly [Content, Record<Locale, readonly [string, string]>, string | null][] = [
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
    null,
  ],
  [
    key,
    {
      en: ["New API key in Œuvres & Cie", 'The API key "Nightly import" (ending in 9f3a) was created in your name'],
      fr: ["Nouvelle clé d’API dans Œuvres & Cie", "La clé d’API «\u00a0Nightly import\u00a0» (se terminant par 9f3a)"],
    },
    BASE_URL,
  ],
  [
    { kind: "webhook_failing", host },
    {
      en: [`Events cannot be delivered to ${host}`, "could not be delivered after all attempts"],
      fr: [`Les notifications ne parviennent plus à ${host}`, "n’a pas pu être remise malgré plusieurs tentatives"],
    },
    BASE_URL,
  ],
  [
    { kind: "webhook_disabled", host },
    {
      en: [`The webhook at ${host} was disabled`, "so no further events are sent to it."],
      fr: [`Le webhook de ${host} a été désactivé`, "plus aucune notification ne lui est envoyée."],
    },
    BASE_URL,
  ],
];

/** How the subjects about an event begin, for an invitee and for a host. */
const SUBJECTS: Readonly<Record<EventLetterKind, Record<Locale, readonly [string, string]>>> = {
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
const KINDS = Object.keys(SUBJECTS) as EventLetterKind[];
/** And of what invitees do, which hosts alone hear of. */
const HOST_SUBJECTS: Readonly<Record<Exclude<HostLetterKind, EventLetterKind>, Record<Locale, string>>> = {
  joined: { en: "New invitee", fr: "Nouvelle personne invitée" },
  accepted: { en: "Accepted", fr: "Accepté" },
  refused: { en: "Declined by an invitee", fr: "Invitation déclinée" },
  tentative: { en: "Tentative", fr: "Peut-être" },
};
const DAY = { en: "Mar 9, 2026, 8:30 AM", fr: "9 mars 2026, 08:30" };
const GREETING = { en: "Hello Ada,", fr: "Bonjour Ada," };

const letterAbout = (kind: EventLetterKind, role: "invitee" | "host", locale: Locale): EventMessage => ({
  ...{ kind, locale, organization, role, name: "Ada", timezone: "Europe/Paris" },
  ...{ title: "Première rencontre", description: null, reason: null, hosts: ["Zoé Lefèvre"], guests: [] },
  time: { start_at: "2026-03-09T07:30:00.000Z", end_at: "2026-03-09T08:00:00.000Z" },
  before: kind === "rescheduled" ? { start_at: "2026-03-02T07:30:00.000Z", end_at: "2026-03-02T08:00:00.000Z" } : null,
  place: { type: "phone", value: "+33123456789" },
  link: role === "invitee" ? `${BASE_URL}/v1/public/bookings/${TOKEN}` : null,
});

describe("What people get by mail", () => {
  let server: MailServer;
  let way: ReturnType<typeof smtp>;
  before(async () => {
    server = await startMailServer();
    way = smtp(server.url);
  });
  after(async () => {
    await way.close();
    await server.close();
  });

  const arrived = async (words: { subject: string; text: string; html?: string }): Promise<ReceivedMail> => {
    const messageId = `<${server.received.length}@crm.example>`;
    await way.deliver({
      ...{ messageId, replyTo: null, cc: [], attachments: [], generated: true, headers: {}, html: null, ...words },
      from: { email: "crm@crm.example", name: "The CRM" },
      to: [{ email: "ada@mail.example", name: null }],
      envelope: { from: "bounces@crm.example", to: ["ada@mail.example"] },
    });
    const last = server.received.at(-1);
    if (last?.mail.messageId !== messageId) throw new Error("Nothing came.");
    return last;
  };
  const header = ({ mail }: ReceivedMail, name: string): string | undefined =>
    mail.headers.find(({ key: own }) => own === name)?.value;

  for (const [content, words, link] of LETTERS) {
    for (const locale of ["en", "fr"] as const) {
      it(`says of "${content.kind}" what it is and what to do (${locale})`, async () => {
        const [subject, sentence] = words[locale];
        const letter = await arrived(renderAccountEmail({ to: "ada@mail.example", locale, content }, BASE_URL));
        expect(letter.mail.subject).to.equal(subject);
        expect(letter.mail.text).to.match(locale === "fr" ? /^Bonjour,\n\n/ : /^Hello,\n\n/);
        expect(letter.mail.text).to.contain(sentence);
        expect(letter.mail.text?.match(/https:\S+/g) ?? []).to.deep.equal(link === null ? [] : [link]);
        expect(header(letter, "auto-submitted")).to.equal("auto-generated");
        expect(header(letter, "content-type")).to.equal("text/plain; charset=utf-8");
        expect(letter.raw, "mail servers that know nothing but ASCII").to.match(/^\p{ASCII}+$/u);
      });
    }
  }

  it("says to hosts what an invitee does while the event goes on, in both languages", async () => {
    for (const [kind, words] of Object.entries(HOST_SUBJECTS) as [
      keyof typeof HOST_SUBJECTS,
      Record<Locale, string>,
    ][]) {
      for (const locale of ["en", "fr"] as const) {
        const letter = renderEventMessage({ ...letterAbout("updated", "host", locale), role: "host", kind });
        const { mail } = await arrived(letter);
        expect(mail.subject).to.match(new RegExp(`^${words[locale]}\\s?: Première rencontre, `));
        expect(mail.text).to.match(new RegExp(`^${GREETING[locale]}\n\n[^\n{}]+\\.\n\nPremière rencontre\n`));
      }
    }
  });

  for (const kind of KINDS) {
    it(`says of an event that was "${kind}" when it is, to invitees and hosts, in both languages`, async () => {
      for (const locale of ["en", "fr"] as const) {
        for (const [index, role] of (["invitee", "host"] as const).entries()) {
          const letter = await arrived(renderEventMessage(letterAbout(kind, role, locale)));
          const colon = locale === "fr" ? "\u00a0:" : ":";
          const begin = `${SUBJECTS[kind][locale][index] ?? ""}${colon}`;
          expect(letter.mail.subject).to.equal(`${begin} Première rencontre, ${DAY[locale]}`);
          expect(header(letter, "content-type")).to.match(/^multipart\/alternative;/);
          expect(header(letter, "auto-submitted")).to.equal("auto-generated");
          const { text = "", html = "" } = letter.mail;
          expect(text).to.match(new RegExp(`^${GREETING[locale]}\n\n[^\n{}]+\\.\n\nPremière rencontre\n`));
          expect(text).to.contain(
            locale === "fr" ? "Où\u00a0: Par téléphone\u00a0: +33123456789" : "Where: By phone: +331",
          );
          expect(text.includes(`/v1/public/bookings/${TOKEN}`)).to.equal(role === "invitee");
          expect(html)
            .to.contain(`<html lang="${locale}">`)
            .and.not.match(/[{}]|undefined|<img|<script|src=/);
          expect(html.includes(`href="${BASE_URL}/v1/public/bookings/${TOKEN}"`)).to.equal(role === "invitee");
        }
      }
    });
  }
});
