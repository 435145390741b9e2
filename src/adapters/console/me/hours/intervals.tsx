import { useRef } from "react";
import { flushSync } from "react-dom";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { useFault } from "../../ui/form.tsx";
import type { Interval } from "./draft.ts";
import { texts as pageTexts } from "./texts.ts";

interface IntervalsProps {
  /** The weekday or the date. */
  readonly day: string;
  /** The day in the body of the request, e.g. `/weekly_hours/0`. */
  readonly path: string;
  readonly intervals: readonly Interval[];
  readonly onChange: (intervals: readonly Interval[]) => void;
}

/** The hours of one day: several parts, which can be added and removed. */
export function Intervals({ day, path, intervals, onChange }: IntervalsProps) {
  const texts = usePageTexts(pageTexts);
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
      <button ref={adding} type="button" onClick={add}>
        {texts.addHours}
      </button>
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
  const texts = usePageTexts(pageTexts);
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
      <button
        type="button"
        className="icon"
        aria-label={fill(texts.removeHours, names)}
        title={fill(texts.removeHours, names)}
        onClick={onRemove}
      >
        ✕
      </button>
      {fault !== undefined && (
        <span className="error" id={note}>
          {fault}
        </span>
      )}
    </div>
  );
}
