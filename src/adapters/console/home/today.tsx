import type { ReactNode } from "react";
import * as events from "../../../../generated/sdk/events.ts";
import * as tasks from "../../../../generated/sdk/tasks.ts";
import type { Event, Task } from "../../../../generated/sdk/types.gen.ts";
import { client } from "../session/client.ts";
import { usePermission, useSession } from "../session/session.tsx";
import { fill, useLanguage } from "../texts/texts.tsx";
import { ifMatch, useChange, useLoad } from "../ui/data.ts";
import { ErrorNotice } from "../ui/page.tsx";
import { Badge, Time } from "../ui/values.tsx";
import { Decision, EventTitle } from "./event-dialogs.tsx";
import { RecordTitle, ShortList } from "./short-list.tsx";
import { usePageTexts } from "./texts.ts";

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
