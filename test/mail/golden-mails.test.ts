import { expect } from "chai";
import type { Locale } from "../../src/base/contract/caller.ts";
import {
  type EventMessage,
  type EventMessageKind,
  type HostMessageKind,
  renderEventMessage,
} from "../../src/features/booking/notifications/template.ts";
import { renderAccountEmail } from "../../src/features/accounts/account-emails.ts";
import { htmlToText } from "../../src/base/platform/rules/html-text.ts";
import { createSmtpTransport } from "../../src/base/mail/transport.ts";
import { type MailServer, type ReceivedMail, startMailServer } from "../support/email/mail-server.ts";
import { BASE_URL, TOKEN, organization, ACCOUNT_EMAILS } from "./account-email-cases.ts";

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
  let server: MailServer;
  let way: ReturnType<typeof createSmtpTransport>;
  before(async () => {
    server = await startMailServer();
    way = createSmtpTransport(server.url);
  });
  after(async () => {
    await way.close();
    await server.close();
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
