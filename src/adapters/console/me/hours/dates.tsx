import { useRef, useState } from "react";
import type { Schedule } from "../../../../../generated/sdk/types.gen.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { useAnnounce } from "../../ui/announcements.tsx";
import { Field } from "../../ui/field.tsx";
import { useFault } from "../../ui/form.tsx";
import { useDateFormat } from "../../ui/time.tsx";
import { addDates, type DateHours, type Draft, MAX_DATES, todayIn } from "./draft.ts";
import { Intervals } from "./intervals.tsx";
import { texts as pageTexts } from "./texts.ts";

interface DatesProps {
  readonly draft: Draft;
  readonly schedule: Pick<Schedule, "timezone" | "version">;
  readonly onChange: (draft: Draft) => void;
}

/** The dates with other hours. Past ones are folded. */
export function Dates({ draft, schedule, onChange }: DatesProps) {
  const texts = usePageTexts(pageTexts);
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
  const texts = usePageTexts(pageTexts);
  const name = useDateText()(date);
  return (
    <fieldset className="hours-day">
      <legend>{name}</legend>
      <Intervals day={name} path={`/overrides/${index}`} intervals={intervals} onChange={onChange} />
      <button
        type="button"
        className="link"
        aria-label={fill(texts.removeDate, { date: name })}
        onClick={() => onChange(null)}
      >
        {texts.remove}
      </button>
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
  const texts = usePageTexts(pageTexts);
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
      <button type="button" disabled={first === ""} onClick={add}>
        {texts.addDates}
      </button>
    </div>
  );
}

/** Returns a function that writes a date in words. */
function useDateText(): (date: string) => string {
  const format = useDateFormat({ dateStyle: "full", timeZone: "UTC" });
  return (date) => format(`${date}T00:00:00Z`);
}
