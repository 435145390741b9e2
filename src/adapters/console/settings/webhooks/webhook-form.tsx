import { useId, useState } from "react";
import type { Webhook } from "../../../../../generated/sdk/types.gen.ts";
import * as api from "../../../../../generated/sdk/webhooks.ts";
import { eventPermissions, eventSubscriptions } from "../../../../../generated/vocabulary.js";
import { client } from "../../session/client.ts";
import { useSession } from "../../session/session.tsx";
import { fill, useTexts } from "../../texts/texts.tsx";
import { Secret } from "../../ui/copy-button.tsx";
import { ifMatch, useChange } from "../../ui/data.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { CheckField, Form, type FormValues, TextField, useFault } from "../../ui/form.tsx";
import { nameIn } from "../../ui/values.tsx";
import { useEventTexts, WEBHOOKS } from "./events.tsx";
import { usePageTexts } from "./texts.ts";

interface CreateWebhookProps {
  readonly onClose: () => void;
  /** Opens the webhook after its secret was stored. */
  readonly onCreated: (id: string) => void;
}

type Body = api.WebhooksCreateInput["body"];

/** Creates a webhook and shows its secret once. */
export function CreateWebhook({ onClose, onCreated }: CreateWebhookProps) {
  const texts = usePageTexts();
  const [events, setEvents] = useState<readonly string[]>([]);
  const create = useChange((body: Body) => api.create(client, { body }), [WEBHOOKS]);
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

/** Changes the address, the description and the events of a webhook. */
export function ChangeWebhook({ webhook, onClose }: { readonly webhook: Webhook; readonly onClose: () => void }) {
  const texts = usePageTexts();
  const { forms } = useTexts();
  const [events, setEvents] = useState<readonly string[]>(webhook.events);
  const { id } = webhook;
  const change = useChange(
    (body: Body) => api.update(client, { path: { id }, body, headers: ifMatch(webhook) }),
    [WEBHOOKS],
    { done: forms.saved, onDone: onClose },
  );
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
  const texts = usePageTexts();
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

interface EventChoiceProps {
  readonly chosen: readonly string[];
  readonly onChange: (events: readonly string[]) => void;
}

/** Checkboxes for events by record type, in a form: all events, all of a record type, or single ones. */
function EventChoice({ chosen, onChange }: EventChoiceProps) {
  const texts = usePageTexts();
  const { all } = useEventTexts();
  const id = useId();
  const fault = useFault("/events");
  const groups = useOfferedEvents();
  const everything = chosen.includes("*");
  const isComplete = groups.size === recordsOf(eventSubscriptions).size;
  return (
    <fieldset aria-describedby={fault === undefined ? undefined : id}>
      <legend>{texts.events}</legend>
      <p className="help">{texts.eventsHelp}</p>
      {fault !== undefined && (
        <p className="error" id={id}>
          {fault}
        </p>
      )}
      {(isComplete || everything) && (
        <CheckField label={all} checked={everything} onChange={() => onChange(everything ? [] : ["*"])} />
      )}
      {!everything &&
        [...groups].map(([record, events]) => (
          <RecordEvents key={record} record={record} events={events} chosen={chosen} onChange={onChange} />
        ))}
    </fieldset>
  );
}

interface RecordEventsProps extends EventChoiceProps {
  readonly record: string;
  readonly events: readonly string[];
}

function RecordEvents({ record, events, chosen, onChange }: RecordEventsProps) {
  const { chosenCount } = usePageTexts();
  const { records, changes, allOf } = useEventTexts();
  const every = `${record}.*`;
  const own = chosen.filter((event) => event.startsWith(`${record}.`));
  const others = chosen.filter((event) => !own.includes(event));
  const count = own.includes(every) ? events.length : own.length;
  const toggle = (event: string): void =>
    onChange(chosen.includes(event) ? chosen.filter((one) => one !== event) : [...chosen, event]);
  return (
    <details className="hook-group">
      <summary>
        {nameIn(records, record)} {count > 0 && <span className="quiet">{fill(chosenCount, { count })}</span>}
      </summary>
      <fieldset>
        <legend className="unseen">{nameIn(records, record)}</legend>
        <CheckField
          label={allOf}
          checked={own.includes(every)}
          onChange={() => onChange(own.includes(every) ? others : [...others, every])}
        />
        {events.map((event) => (
          <CheckField
            key={event}
            label={nameIn(changes, event.split(".")[1] ?? "")}
            checked={own.includes(every) || own.includes(event)}
            disabled={own.includes(every)}
            onChange={() => toggle(event)}
          />
        ))}
      </fieldset>
    </details>
  );
}

/** The single events that the user may read, by record type: a webhook cannot send more than its author can read. */
function useOfferedEvents(): Map<string, string[]> {
  const { permissions } = useSession();
  const needed: Readonly<Record<string, string>> = eventPermissions;
  const groups = recordsOf(eventSubscriptions);
  for (const [record, events] of groups)
    if (events.some((event) => !permissions.includes(needed[event] ?? ""))) groups.delete(record);
  return groups;
}

const recordsOf = (events: readonly string[]): Map<string, string[]> =>
  Map.groupBy(
    events.filter((event) => !event.endsWith("*")),
    (event) => event.split(".")[0] ?? "",
  );
