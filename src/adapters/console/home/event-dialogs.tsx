import { useState } from "react";
import * as eventTypes from "../../../../generated/sdk/event-types.ts";
import * as events from "../../../../generated/sdk/events.ts";
import type { Event } from "../../../../generated/sdk/types.gen.ts";
import { client } from "../session/client.ts";
import { fill } from "../texts/texts.tsx";
import { ifMatch, useChange, useLoad } from "../ui/data.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Form, TextAreaField } from "../ui/form.tsx";
import { Button, ChangeButton, ErrorNotice, Loaded } from "../ui/page.tsx";
import { Clipped, Facts, Time } from "../ui/values.tsx";
import { usePageTexts } from "./texts.ts";

interface EventProps {
  readonly event: Event;
}

/** The title of an event, which opens its data. */
export function EventTitle({ event }: EventProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Clipped text={event.title}>
        <Button className="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {event.title}
        </Button>
      </Clipped>
      {open && (
        <Dialog title={event.title} onClose={() => setOpen(false)}>
          <EventFacts event={event} />
        </Dialog>
      )}
    </>
  );
}

/** When and where an event takes place, with whom, and what they answered. */
function EventFacts({ event }: EventProps) {
  const { event: texts } = usePageTexts();
  const { id, event_type_id } = event;
  const whole = useLoad(["events", id], async () => {
    const [found, type] = await Promise.all([
      events.get(client, { path: { id } }),
      // A type that was deleted has no questions any more.
      eventTypes.get(client, { path: { id: event_type_id } }).then(
        ({ questions }) => questions,
        () => [],
      ),
    ]);
    return { found, questions: type };
  });
  return (
    <Loaded query={whole}>
      {({ found: { start_at, location, invitees, description, internal_notes, answers }, questions }) => (
        <Facts
          facts={[
            [texts.when, <Time key="when" at={start_at} />],
            [texts.where, location.value ?? texts.places[location.type as keyof typeof texts.places]],
            [
              texts.invitees,
              <span key="invitees" className="lines">
                {invitees
                  .filter(({ cancelled_at }) => cancelled_at === null)
                  .map(({ name, email, phone }) => [name, email, phone].filter((part) => part !== null).join(" · "))
                  .join("\n")}
              </span>,
            ],
            ...questions.map(
              ({ key, label }) => [label, answers[key] === undefined ? null : answerOf(answers[key], texts)] as const,
            ),
            [texts.description, description && <span className="lines">{description}</span>],
            [texts.notes, internal_notes && <span className="lines">{internal_notes}</span>],
          ]}
        />
      )}
    </Loaded>
  );
}

function answerOf(answer: unknown, { yes, no }: { readonly yes: string; readonly no: string }): string {
  if (typeof answer === "boolean") return answer ? yes : no;
  return Array.isArray(answer) ? answer.join(", ") : String(answer);
}

const EVENTS = ["events"] as const;

/** The buttons that confirm or decline a request. */
export function Decision({ event }: EventProps) {
  const { requests: texts } = usePageTexts();
  const [declining, setDeclining] = useState(false);
  const { id, title } = event;
  const confirm = useChange(() => events.confirm(client, { path: { id }, headers: ifMatch(event) }), [EVENTS], {
    done: fill(texts.confirmed, { title }),
  });
  return (
    <>
      <span className="row-actions">
        <ChangeButton change={confirm} className="primary" aria-label={fill(texts.confirmNamed, { title })}>
          {texts.confirm}
        </ChangeButton>
        <Button aria-label={fill(texts.declineNamed, { title })} onClick={() => setDeclining(true)}>
          {texts.decline}
        </Button>
      </span>
      {confirm.error && <ErrorNotice error={confirm.error} />}
      {declining && <Decline event={event} onClose={() => setDeclining(false)} />}
    </>
  );
}

function Decline({ event, onClose }: EventProps & { readonly onClose: () => void }) {
  const { requests: texts } = usePageTexts();
  const { id, title } = event;
  const decline = useChange(
    (reason: string | null) => events.decline(client, { path: { id }, body: { reason }, headers: ifMatch(event) }),
    [EVENTS],
    { done: fill(texts.declined, { title }), onDone: onClose },
  );
  return (
    <Dialog title={fill(texts.declineTitle, { title })} onClose={onClose}>
      <Form mutation={decline} read={(values) => values.textOrNull("reason")} submit={texts.decline} onCancel={onClose}>
        <EventFacts event={event} />
        <TextAreaField label={texts.reason} help={texts.reasonHelp} name="reason" maxLength={500} optional />
      </Form>
    </Dialog>
  );
}
