import { type ReactNode, useState } from "react";
import * as tasks from "../../../../generated/sdk/tasks.ts";
import type { Event, Task } from "../../../../generated/sdk/types.gen.ts";
import { client } from "../session/client.ts";
import { usePermission, useSession } from "../session/session.tsx";
import { fill, useLanguage } from "../texts/texts.tsx";
import { ifMatch, useChange, useLoad } from "../ui/data.ts";
import { ErrorNotice, Button, ChangeButton, Loaded } from "../ui/page.tsx";
import { Badge, Time, Clipped, Facts } from "../ui/values.tsx";
import { RecordTitle, ShortList } from "./short-list.tsx";
import { usePageTexts } from "./texts.ts";
import * as eventTypes from "../../../../generated/sdk/event-types.ts";
import * as events from "../../../../generated/sdk/events.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Form, TextAreaField } from "../ui/form.tsx";

const MOST_ROWS = 5;

/** The day of the user: tasks that are due, appointments, and requests that wait for an answer. */
export function Today() {
  const [readsTasks, readsEvents] = [usePermission("tasks:read"), usePermission("booking:read")];
  if (!readsTasks && !readsEvents) return null;
  return (
    <div className="home-day">
      {readsTasks && <DueTasks />}
      {readsEvents && <Appointments />}
      {readsEvents && <Requests />}
    </div>
  );
}

function DueTasks() {
  const texts = usePageTexts().tasks;
  const { user } = useSession();
  const open = ["todo", "in_progress", "waiting"];
  const due = useLoad(["tasks", "due"], async () => {
    const conditions = [
      { field: "assignee_id", operator: "eq" as const, value: user.id },
      { field: "status", operator: "in" as const, value: open },
      { field: "due_at", operator: "lt" as const, value: endOfDay(new Date(), user.timezone) },
    ];
    const body = { filter: { op: "and" as const, conditions }, sort: "due_at", page_size: MOST_ROWS };
    return await tasks.search(client, { body });
  });
  const mayWrite = usePermission("tasks:write");
  const row = (task: Task): ReactNode => (
    <>
      <RecordTitle type="task" id={task.id} title={task.title} />
      {task.is_overdue && <Badge tone="fault">{texts.overdue}</Badge>}
      {mayWrite && <CompleteTask task={task} />}
      {task.due_at !== null && (
        <span className="quiet">
          <Time at={task.due_at} />
        </span>
      )}
    </>
  );
  return <ShortList title={texts.title} query={due} row={row} empty={texts.none} />;
}

/** Returns a query for the events that the user hosts and that have not ended. */
function useOwnEvents(status: "confirmed" | "pending") {
  const { user } = useSession();
  return useLoad(["events", "own", status], async () => {
    const today = status === "confirmed" ? { to: endOfDay(new Date(), user.timezone) } : {};
    const own = { host_id: user.id, when: "upcoming" as const, status: [status] };
    return await events.list(client, { query: { ...own, ...today, sort: "start_at", page_size: MOST_ROWS } });
  });
}

/** Completes a task; its line disappears with the reloaded list. */
function CompleteTask({ task: { id, title, version } }: { readonly task: Task }) {
  const texts = usePageTexts().tasks;
  const complete = useChange(
    () => tasks.complete(client, { path: { id }, headers: ifMatch({ version }) }),
    [["tasks"]],
    { done: fill(texts.completed, { title }) },
  );
  return (
    <>
      <button
        type="button"
        aria-label={fill(texts.completeNamed, { title })}
        disabled={complete.isPending}
        onClick={() => complete.mutate(undefined)}
      >
        {texts.complete}
      </button>
      {complete.error && <ErrorNotice error={complete.error} />}
    </>
  );
}

function Appointments() {
  const texts = usePageTexts().appointments;
  const row = (event: Event): ReactNode => (
    <>
      <EventTitle event={event} />
      <span className="quiet">
        <Clock from={event.start_at} to={event.end_at} />
      </span>
    </>
  );
  return <ShortList title={texts.title} query={useOwnEvents("confirmed")} row={row} empty={texts.none} />;
}

function Requests() {
  const texts = usePageTexts().requests;
  const mayWrite = usePermission("booking:write");
  const row = (event: Event): ReactNode => (
    <>
      <EventTitle event={event} />
      <span className="quiet">
        <Time at={event.start_at} />
      </span>
      {mayWrite && <Decision event={event} />}
    </>
  );
  const query = useOwnEvents("pending");
  return <ShortList title={texts.title} query={query} row={row} empty={texts.none} />;
}

/** The time of day of a period. */
function Clock({ from, to }: { readonly from: string; readonly to: string }) {
  const { locale } = useLanguage();
  const { timezone } = useSession().user;
  const format = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: timezone });
  return <time dateTime={from}>{format.formatRange(new Date(from), new Date(to))}</time>;
}

const HOUR_MS = 3_600_000;

/** Returns the next midnight in a time zone, as a timestamp. */
function endOfDay(now: Date, timeZone: string): string {
  const rest = 24 * HOUR_MS - sinceMidnight(now, timeZone);
  // On the days on which the clock changes, midnight is an hour earlier or later.
  const off = sinceMidnight(new Date(now.getTime() + rest), timeZone);
  const correction = off === 0 ? 0 : off <= 12 * HOUR_MS ? -off : 24 * HOUR_MS - off;
  return new Date(now.getTime() + rest + correction).toISOString();
}

/** Returns how long the day has lasted by the clock, in milliseconds; full seconds. */
function sinceMidnight(time: Date, timeZone: string): number {
  const clock = { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" } as const;
  const parts = new Intl.DateTimeFormat("en", { ...clock, timeZone }).formatToParts(time);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return ((of("hour") * 60 + of("minute")) * 60 + of("second")) * 1_000;
}

interface EventProps {
  readonly event: Event;
}

/** The title of an event, which opens its data. */
function EventTitle({ event }: EventProps) {
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
function Decision({ event }: EventProps) {
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
