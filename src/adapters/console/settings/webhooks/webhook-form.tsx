import { useState } from "react";
import * as api from "../../../../../generated/sdk/webhooks.ts";
import type { Webhook } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { useTexts } from "../../texts/texts.tsx";
import { useChange } from "../../ui/changes.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/fields.tsx";
import { Form } from "../../ui/form.tsx";
import type { FormValues } from "../../ui/form-values.ts";
import { ifMatch } from "../../ui/if-match.ts";
import { Secret } from "../../ui/secret.tsx";
import { EventChoice } from "./event-choice.tsx";
import { WEBHOOKS } from "./queries.ts";
import { texts as pageTexts } from "./texts.ts";

interface CreateWebhookProps {
  readonly onClose: () => void;
  /** Opens the webhook after its secret was stored. */
  readonly onCreated: (id: string) => void;
}

type Body = api.WebhooksCreateInput["body"];

/** Creates a webhook and shows its secret once. */
export function CreateWebhook({ onClose, onCreated }: CreateWebhookProps) {
  const texts = usePageTexts(pageTexts);
  const [events, setEvents] = useState<readonly string[]>([]);
  const create = useChange((body: Body) => api.create(client, { body }), { changes: [WEBHOOKS] });
  const created = create.data;
  return (
    <Dialog title={texts.create} onClose={created ? () => onCreated(created.id) : onClose}>
      {created ? (
        <>
          <p>{texts.secretHelp}</p>
          <Secret value={created.secret} onDone={() => onCreated(created.id)} />
        </>
      ) : (
        <Form mutation={create} read={(values) => bodyOf(values, events)} submit={texts.create} onCancel={onClose}>
          <Fields />
          <EventChoice chosen={events} onChange={setEvents} />
        </Form>
      )}
    </Dialog>
  );
}

interface ChangeWebhookProps {
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

/** Changes the address, the description and the events of a webhook. */
export function ChangeWebhook({ webhook, onClose }: ChangeWebhookProps) {
  const texts = usePageTexts(pageTexts);
  const { forms } = useTexts();
  const [events, setEvents] = useState<readonly string[]>(webhook.events);
  const { id } = webhook;
  const change = useChange((body: Body) => api.update(client, { path: { id }, body, headers: ifMatch(webhook) }), {
    changes: [WEBHOOKS],
    done: forms.saved,
    onDone: onClose,
  });
  return (
    <Dialog title={texts.changeTitle} onClose={onClose}>
      <Form mutation={change} read={(values) => bodyOf(values, events)} onCancel={onClose}>
        <Fields webhook={webhook} />
        <EventChoice chosen={events} onChange={setEvents} />
      </Form>
    </Dialog>
  );
}

function Fields({ webhook }: { readonly webhook?: Webhook }) {
  const texts = usePageTexts(pageTexts);
  return (
    <>
      <TextField
        label={texts.url}
        name="url"
        help={texts.urlHelp}
        type="url"
        defaultValue={webhook?.url}
        maxLength={2048}
        autoComplete="off"
        placeholder="https://"
      />
      <TextField
        label={texts.description}
        name="description"
        help={texts.descriptionHelp}
        optional
        defaultValue={webhook?.description ?? ""}
        maxLength={255}
        autoComplete="off"
      />
    </>
  );
}

function bodyOf(values: FormValues, events: readonly string[]): Body {
  // The API knows which events exist; a version that is older than the console rejects the others.
  const chosen = [...events] as Body["events"];
  return { url: values.text("url"), description: values.textOrNull("description"), events: chosen };
}
