import { useState, useRef } from "react";
import type { Schedule } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePermission, useSession } from "../../session/session.tsx";
import { fill, useLanguage, useTexts } from "../../texts/texts.tsx";
import { ifMatch, useChange, useLoad } from "../../ui/data.ts";
import { Confirm, Dialog } from "../../ui/dialog.tsx";
import { Form, TextField, Field, type FormValues, useFault } from "../../ui/form.tsx";
import { Button, ChangeButton, ErrorNotice, Loaded, Page } from "../../ui/page.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { TimeZoneField } from "../../ui/time-zone-field.tsx";
import { useUrlState } from "../../ui/url-state.ts";
import {
  SCHEDULES,
  addDates,
  bodyOf,
  copyToWorkingDays,
  type DateHours,
  type Draft,
  draftOf,
  type Interval,
  MAX_DATES,
  todayIn,
  type Weekday,
  WEEKDAYS,
  weekOf,
} from "./draft.ts";
import { usePageTexts } from "./texts.ts";
import { flushSync } from "react-dom";
import * as api from "../../../../../generated/sdk/schedules.ts";
import { useAnnounce } from "../../ui/announcements.tsx";
import { useDateFormat } from "../../ui/values.tsx";
import "../me.css";

/** The hours in which the user can be booked. */
export function Hours() {
  const texts = usePageTexts();
  const { user } = useSession();
  const schedules = useLoad(SCHEDULES, () =>
    api.list(client, { query: { user_id: user.id, sort: "created_at", page_size: 100 } }).toArray({ limit: 500 }),
  );
  const mayWrite = usePermission("booking:write");
  const [creating, setCreating] = useState(false);
  return (
    <Page
      title={texts.title}
      about={texts.about}
      actions={
        mayWrite && (
          <Button className="primary" onClick={() => setCreating(true)}>
            {texts.create}
          </Button>
        )
      }
    >
      <Loaded query={schedules}>{(loaded) => <Schedules schedules={loaded} />}</Loaded>
      {creating && <CreateSchedule onClose={() => setCreating(false)} />}
    </Page>
  );
}

/** The chosen schedule, and links to the others. */
function Schedules({ schedules }: { readonly schedules: readonly Schedule[] }) {
  const texts = usePageTexts();
  const { user } = useSession();
  const mayWrite = usePermission("booking:write");
  const chosen = useUrlState("schedule").values.schedule;
  const shown = schedules.find(({ id }) => id === chosen) ?? schedules.find((one) => one.is_default) ?? schedules[0];
  if (!shown)
    return (
      <div className="empty">
        <p>{fill(texts.none, { timezone: user.timezone })}</p>
      </div>
    );
  const tabs = schedules.map(({ id, name, is_default }) => ({
    name: is_default ? `${name} (${texts.default})` : name,
    href: `/me/hours?schedule=${id}`,
    current: id === shown.id,
  }));
  return (
    <>
      {schedules.length > 1 && <Tabs label={texts.schedules} tabs={tabs} />}
      <section aria-label={shown.name}>
        <ScheduleHeader key={shown.id} schedule={shown} isOnly={schedules.length === 1} />
        <fieldset key={`${shown.id} form`} disabled={!mayWrite}>
          <ScheduleForm schedule={shown} />
        </fieldset>
      </section>
    </>
  );
}

function ScheduleHeader({ schedule, isOnly }: { readonly schedule: Schedule; readonly isOnly: boolean }) {
  const texts = usePageTexts();
  const mayWrite = usePermission("booking:write");
  const [deleting, setDeleting] = useState(false);
  const { id, name, is_default } = schedule;
  const setDefault = useChange(
    () => api.update(client, { path: { id }, body: { is_default: true }, headers: ifMatch(schedule) }),
    [SCHEDULES],
    { done: texts.isDefault },
  );
  const remove = useChange(() => api.delete(client, { path: { id }, headers: ifMatch(schedule) }), [SCHEDULES], {
    done: texts.deleted,
    onDone: () => setDeleting(false),
  });
  return (
    <header className="row">
      <h2>{name}</h2>
      <div className="row-actions">
        {mayWrite && !is_default && <ChangeButton change={setDefault}>{texts.makeDefault}</ChangeButton>}
        {mayWrite && (!is_default || isOnly) && <Button onClick={() => setDeleting(true)}>{texts.delete}</Button>}
      </div>
      {is_default && !isOnly && <span className="quiet">{texts.defaultText}</span>}
      {setDefault.error && <ErrorNotice error={setDefault.error} />}
      {deleting && (
        <Confirm
          title={fill(texts.deleteTitle, { name })}
          action={texts.delete}
          mutation={remove}
          onClose={() => setDeleting(false)}
        >
          <p>
            {texts.deleteText} {isOnly && texts.deleteLast}
          </p>
        </Confirm>
      )}
    </header>
  );
}

function CreateSchedule({ onClose }: { readonly onClose: () => void }) {
  const texts = usePageTexts();
  const { user } = useSession();
  const { change } = useUrlState("schedule");
  const create = useChange((body: api.SchedulesCreateInput["body"]) => api.create(client, { body }), [SCHEDULES], {
    done: texts.created,
    onDone({ id }) {
      change({ schedule: id });
      onClose();
    },
  });
  return (
    <Dialog title={texts.create} onClose={onClose}>
      <Form
        mutation={create}
        read={(values) => ({ name: values.text("name"), timezone: values.text("timezone") })}
        submit={texts.create}
        onCancel={onClose}
      >
        <p>{texts.createHelp}</p>
        <TextField label={texts.name} name="name" help={texts.nameHelp} maxLength={100} autoComplete="off" />
        <TimeZoneField label={texts.timezone} name="timezone" initial={user.timezone} />
      </Form>
    </Dialog>
  );
}

/** The name, the time zone and the hours of a schedule. */
function ScheduleForm({ schedule }: { readonly schedule: Schedule }) {
  const texts = usePageTexts();
  const { forms } = useTexts();
  const [draft, setDraft] = useState(() => draftOf(schedule));
  const { id, name, timezone } = schedule;
  const save = useChange(
    (body: api.SchedulesUpdateInput["body"]) => api.update(client, { path: { id }, body, headers: ifMatch(schedule) }),
    [SCHEDULES],
    { done: forms.saved, onDone: (saved) => setDraft(draftOf(saved)) },
  );
  const read = (values: FormValues) => {
    // Dates that the user entered without pressing "Add these dates" are not lost.
    const first = values.text("first_day");
    const whole = first === "" ? draft : addDates(draft, first, values.text("last_day") || first);
    setDraft(whole);
    return { name: values.text("name"), timezone: values.text("timezone"), ...bodyOf(whole) };
  };
  return (
    <Form mutation={save} read={read}>
      <TextField
        label={texts.name}
        name="name"
        help={texts.nameHelp}
        maxLength={100}
        autoComplete="off"
        defaultValue={name}
      />
      <TimeZoneField label={texts.timezone} name="timezone" initial={timezone} />
      <Week draft={draft} onChange={setDraft} />
      <Dates draft={draft} schedule={schedule} onChange={setDraft} />
    </Form>
  );
}

/** The hours of the week, in the order of the language. */
function Week({ draft, onChange }: { readonly draft: Draft; readonly onChange: (draft: Draft) => void }) {
  const texts = usePageTexts();
  const { locale } = useLanguage();
  const announce = useAnnounce();
  const copy = (day: Weekday): void => {
    onChange(copyToWorkingDays(draft, day));
    announce(fill(texts.copied, { day: texts.days[day] }));
  };
  return (
    <fieldset>
      <legend>{texts.week}</legend>
      <p className="help">{texts.weekHelp}</p>
      {weekOf(locale).map((day) => (
        <fieldset key={day} className="hours-day">
          <legend>{texts.days[day]}</legend>
          <Intervals
            day={texts.days[day]}
            path={`/weekly_hours/${WEEKDAYS.indexOf(day)}`}
            intervals={draft.week[day]}
            onChange={(intervals) => onChange({ ...draft, week: { ...draft.week, [day]: intervals } })}
          />
          {draft.week[day].length > 0 && (
            <Button className="link" onClick={() => copy(day)}>
              {texts.copy}
            </Button>
          )}
        </fieldset>
      ))}
    </fieldset>
  );
}

interface DatesProps {
  readonly draft: Draft;
  readonly schedule: Pick<Schedule, "timezone" | "version">;
  readonly onChange: (draft: Draft) => void;
}

/** The dates with other hours. Past ones are folded. */
function Dates({ draft, schedule, onChange }: DatesProps) {
  const texts = usePageTexts();
  const announce = useAnnounce();
  const dateText = useDateText();
  const fault = useFault("/overrides");
  const [today] = useState(() => todayIn(schedule.timezone));
  const firstDay = useRef<HTMLDivElement>(null);
  const change = (index: number, intervals: DateHours["intervals"] | null): void => {
    const { date } = draft.dates[index] ?? { date: "" };
    const dates = intervals === null ? draft.dates.toSpliced(index, 1) : draft.dates.with(index, { date, intervals });
    onChange({ ...draft, dates });
    if (intervals !== null) return;
    announce(fill(texts.removed, { date: dateText(date) }));
    firstDay.current?.querySelector("input")?.focus();
  };
  const all = draft.dates.map((hours, index) => ({ hours, index }));
  const past = all.filter(({ hours }) => hours.date < today);
  const shown = (rows: typeof all) =>
    rows.map(({ hours, index }) => (
      <DateRow key={hours.date} hours={hours} index={index} onChange={(intervals) => change(index, intervals)} />
    ));
  return (
    <fieldset>
      <legend>{texts.overrides}</legend>
      <p className="help">{texts.overridesHelp}</p>
      {fault !== undefined && <p className="error">{fault}</p>}
      {past.length > 0 && (
        <details className="hours-past">
          <summary>{fill(texts.past, { count: past.length })}</summary>
          {shown(past)}
        </details>
      )}
      {shown(all.slice(past.length))}
      <div ref={firstDay}>
        <AddDates key={schedule.version} draft={draft} today={today} onChange={onChange} />
      </div>
    </fieldset>
  );
}

interface DateRowProps {
  readonly hours: DateHours;
  readonly index: number;
  /** Null removes the date. */
  readonly onChange: (intervals: DateHours["intervals"] | null) => void;
}

function DateRow({ hours: { date, intervals }, index, onChange }: DateRowProps) {
  const texts = usePageTexts();
  const name = useDateText()(date);
  return (
    <fieldset className="hours-day">
      <legend>{name}</legend>
      <Intervals day={name} path={`/overrides/${index}`} intervals={intervals} onChange={onChange} />
      <Button className="link" aria-label={fill(texts.removeDate, { date: name })} onClick={() => onChange(null)}>
        {texts.remove}
      </Button>
    </fieldset>
  );
}

interface AddDatesProps {
  readonly draft: Draft;
  readonly today: string;
  readonly onChange: (draft: Draft) => void;
}

/** Adds a date, or all dates of a period such as a vacation. Saving the schedule adds entered dates, too. */
function AddDates({ draft, today, onChange }: AddDatesProps) {
  const texts = usePageTexts();
  const announce = useAnnounce();
  const [first, setFirst] = useState("");
  const [last, setLast] = useState("");
  const [fault, setFault] = useState<string>();
  const problemOf = ({ dates }: Draft): string | undefined => {
    if (last !== "" && last < first) return texts.reversed;
    return dates.length > MAX_DATES ? fill(texts.tooMany, { limit: MAX_DATES }) : undefined;
  };
  const add = (): void => {
    const next = addDates(draft, first, last || first);
    const problem = problemOf(next);
    setFault(problem);
    if (problem !== undefined) return;
    onChange(next);
    announce(fill(texts.added, { count: next.dates.length - draft.dates.length }));
    setFirst("");
    setLast("");
  };
  return (
    <div className="hours-add">
      <Field label={texts.firstDay} optional>
        {(control) => (
          <input
            {...control}
            name="first_day"
            type="date"
            min={today}
            value={first}
            onChange={({ target }) => setFirst(target.value)}
          />
        )}
      </Field>
      <Field label={texts.lastDay} optional fault={fault}>
        {(control) => (
          <input
            {...control}
            name="last_day"
            type="date"
            min={today}
            value={last}
            onChange={({ target }) => setLast(target.value)}
          />
        )}
      </Field>
      <Button disabled={first === ""} onClick={add}>
        {texts.addDates}
      </Button>
    </div>
  );
}

/** Returns a function that writes a date in words. */
function useDateText(): (date: string) => string {
  const format = useDateFormat({ dateStyle: "full", timeZone: "UTC" });
  return (date) => format(`${date}T00:00:00Z`);
}

interface IntervalsProps {
  /** The weekday or the date. */
  readonly day: string;
  /** The day in the body of the request, e.g. `/weekly_hours/0`. */
  readonly path: string;
  readonly intervals: readonly Interval[];
  readonly onChange: (intervals: readonly Interval[]) => void;
}

/** The hours of one day: several parts, which can be added and removed. */
function Intervals({ day, path, intervals, onChange }: IntervalsProps) {
  const texts = usePageTexts();
  const list = useRef<HTMLDivElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const add = (): void => {
    const first = { start: "09:00", end: "17:00" };
    flushSync(() => onChange([...intervals, intervals.length === 0 ? first : { start: "", end: "" }]));
    list.current?.lastElementChild?.querySelector("input")?.focus();
  };
  return (
    <div className="hours-intervals">
      {intervals.length === 0 && <span className="quiet">{texts.notBookable}</span>}
      <div ref={list}>
        {intervals.map((interval, index) => (
          <IntervalFields
            key={index}
            names={{ day, number: index + 1 }}
            path={`${path}/intervals/${index}`}
            interval={interval}
            onChange={(changed) => onChange(intervals.with(index, changed))}
            onRemove={() => {
              onChange(intervals.toSpliced(index, 1));
              adding.current?.focus();
            }}
          />
        ))}
      </div>
      <Button ref={adding} onClick={add}>
        {texts.addHours}
      </Button>
    </div>
  );
}

interface IntervalFieldsProps {
  readonly names: { readonly day: string; readonly number: number };
  readonly path: string;
  readonly interval: Interval;
  readonly onChange: (interval: Interval) => void;
  readonly onRemove: () => void;
}

function IntervalFields({ names, path, interval, onChange, onRemove }: IntervalFieldsProps) {
  const texts = usePageTexts();
  const fault = useFault(path);
  const isEndWrong = useFault(`${path}/end`) !== undefined;
  const note = fault === undefined ? undefined : `fault${path.replaceAll("/", "-")}`;
  const common = { type: "time", required: true, "aria-describedby": note } as const;
  return (
    <div className="hours-interval">
      <input
        {...common}
        aria-label={fill(texts.from, names)}
        aria-invalid={fault !== undefined && !isEndWrong}
        value={interval.start}
        onChange={({ target }) => onChange({ ...interval, start: target.value })}
      />
      <span aria-hidden="true">–</span>
      <input
        {...common}
        aria-label={fill(texts.to, names)}
        aria-invalid={fault !== undefined}
        value={interval.end}
        onChange={({ target }) => onChange({ ...interval, end: target.value })}
      />
      <Button
        className="icon"
        aria-label={fill(texts.removeHours, names)}
        title={fill(texts.removeHours, names)}
        onClick={onRemove}
      >
        ✕
      </Button>
      {fault !== undefined && (
        <span className="error" id={note}>
          {fault}
        </span>
      )}
    </div>
  );
}
