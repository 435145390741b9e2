import { useQuery } from "@tanstack/react-query";
import * as api from "../../../../../generated/sdk/me.ts";
import type { NotificationPreferences } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { useSession } from "../../session/session.tsx";
import { usePageTexts, fill, useTexts } from "../../texts/texts.tsx";
import { useChange } from "../../ui/changes.ts";
import { CheckField } from "../../ui/fields.tsx";
import { Form } from "../../ui/form.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Page } from "../../ui/page.tsx";
import { texts as pageTexts } from "./texts.ts";

const NOTIFICATIONS = ["notifications"] as const;

type Kind = keyof NotificationPreferences;

const BOOKING: readonly Kind[] = ["booking_requests", "bookings", "booking_reminders"];

/** The e-mails that the user receives. */
export function Notifications() {
  const texts = usePageTexts(pageTexts);
  const { email } = useSession().user;
  const preferences = useQuery({ queryKey: NOTIFICATIONS, queryFn: async () => await api.notifications(client) });
  return (
    <Page title={texts.title} about={fill(texts.about, { email })}>
      <Loaded query={preferences}>{(loaded) => <Preferences preferences={loaded} />}</Loaded>
      <section>
        <h2>{texts.always}</h2>
        <p>{texts.alwaysText}</p>
        <ul>
          {texts.alwaysKinds.map((kind) => (
            <li key={kind}>{kind}</li>
          ))}
        </ul>
      </section>
    </Page>
  );
}

interface PreferencesProps {
  readonly preferences: NotificationPreferences;
}

function Preferences({ preferences }: PreferencesProps) {
  const texts = usePageTexts(pageTexts);
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
    { changes: [NOTIFICATIONS], done: saved },
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
