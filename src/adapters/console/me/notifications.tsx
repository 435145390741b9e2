import * as api from "../../../../generated/sdk/me.ts";
import type { NotificationPreferences } from "../../../../generated/sdk/types.gen.ts";
import { client } from "../session/client.ts";
import { useSession } from "../session/session.tsx";
import { fill, pageTexts, useTexts } from "../texts/texts.tsx";
import { useChange, useLoad } from "../ui/data.ts";
import { CheckField, Form } from "../ui/form.tsx";
import { Loaded, Page, Section } from "../ui/page.tsx";

const NOTIFICATIONS = ["notifications"] as const;

type Kind = keyof NotificationPreferences;

const BOOKING: readonly Kind[] = ["booking_requests", "bookings", "booking_reminders"];

/** The e-mails that the user receives. */
export function Notifications() {
  const texts = usePageTexts();
  const { email } = useSession().user;
  const preferences = useLoad(NOTIFICATIONS, () => api.notifications(client));
  return (
    <Page title={texts.title} about={fill(texts.about, { email })}>
      <Loaded query={preferences}>{(loaded) => <Preferences preferences={loaded} />}</Loaded>
      <Section title={texts.always}>
        <p>{texts.alwaysText}</p>
        <ul>
          {texts.alwaysKinds.map((kind) => (
            <li key={kind}>{kind}</li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}

function Preferences({ preferences }: { readonly preferences: NotificationPreferences }) {
  const texts = usePageTexts();
  const { saved } = useTexts().forms;
  const { role } = useSession().user;
  const offered: readonly (readonly [legend: string, kinds: readonly Kind[]])[] = [
    [texts.booking, BOOKING],
    [texts.forms, ["form_submissions"]],
    // Only these roles receive them.
    ...(role === "owner" || role === "admin" ? [[texts.operation, ["webhook_problems"]] as const] : []),
  ];
  const change = useChange(
    (body: api.MeUpdateNotificationsInput["body"]) => api.updateNotifications(client, { body }),
    [NOTIFICATIONS],
    { done: saved },
  );
  return (
    <section>
      <Form
        mutation={change}
        read={(values) =>
          Object.fromEntries(offered.flatMap(([, kinds]) => kinds.map((kind) => [kind, values.checked(kind)])))
        }
      >
        {offered.map(([legend, kinds]) => (
          <fieldset key={legend}>
            <legend>{legend}</legend>
            {kinds.map((kind) => (
              <CheckField
                key={kind}
                name={kind}
                label={texts.kinds[kind].name}
                help={texts.kinds[kind].help}
                defaultChecked={preferences[kind]}
              />
            ))}
          </fieldset>
        ))}
      </Form>
    </section>
  );
}

/** The texts of the page. */
export const usePageTexts = pageTexts({
  title: ["Notifications", "Notifications"],
  about: ["The e-mails that you receive at {email}.", "Les e-mails que vous recevez à l’adresse {email}."],
  booking: ["Appointments of which you are a host", "Rendez-vous dont vous êtes l’hôte"],
  forms: ["Web forms", "Formulaires web"],
  operation: ["Operation", "Fonctionnement"],
  kinds: {
    booking_requests: {
      name: ["Requests", "Demandes"],
      help: [
        "A guest asks for an appointment, and you confirm or decline it.",
        "Un invité demande un rendez-vous, que vous confirmez ou refusez.",
      ],
    },
    bookings: {
      name: ["Appointments", "Rendez-vous"],
      help: [
        "New, confirmed, changed and canceled appointments with a calendar entry, and responses of guests.",
        "Rendez-vous pris, confirmés, modifiés et annulés, avec une entrée d’agenda, et réponses des invités.",
      ],
    },
    booking_reminders: {
      name: ["Reminders", "Rappels"],
      help: ["Before an appointment, as set in its event type.", "Avant un rendez-vous, selon son type."],
    },
    form_submissions: {
      name: ["Submissions", "Réponses"],
      help: ["Somebody submits a web form that notifies you.", "Quelqu’un envoie un formulaire web qui vous prévient."],
    },
    webhook_problems: {
      name: ["Problems with webhooks", "Problèmes de webhooks"],
      help: [
        "Events cannot be delivered, or a webhook was disabled.",
        "Des événements n’arrivent pas, ou un webhook a été désactivé.",
      ],
    },
  },
  always: ["Always sent", "Toujours envoyés"],
  alwaysText: [
    "E-mails about the security of your account cannot be turned off: without them, you would not learn that somebody else uses it.",
    "Les e-mails sur la sécurité de votre compte ne peuvent pas être désactivés : sans eux, vous n’apprendriez pas que quelqu’un d’autre l’utilise.",
  ],
  alwaysKinds: [
    [
      "Changes of your password, passkeys, authenticator app and recovery codes",
      "New API keys in your name",
      "Changes of single sign-on",
      "Removal from the organization, and deletion of the organization",
    ],
    [
      "Changements de mot de passe, de clés d’accès, d’application d’authentification et de codes de secours",
      "Nouvelles clés d’API à votre nom",
      "Changements de l’authentification unique",
      "Retrait de l’organisation, et suppression de l’organisation",
    ],
  ],
});
