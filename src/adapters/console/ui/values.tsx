import type { ReactNode } from "react";
import type { ActorOutput } from "../../../../generated/sdk/types.gen.ts";
import { dateFormat } from "../../../base/i18n/language-rules.ts";
import { useSession } from "../session/session.tsx";
import { useLanguage, useTexts } from "../texts/texts.tsx";

/** The properties of a record: each name with its value. Values of `null` and `undefined` are left out. */
export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="facts">
      {facts
        .filter(([, value]) => value !== null && value !== undefined)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

interface BadgeProps {
  readonly children: string;
  /** `good` for a success, `fault` for a failure. The text always says it, too. */
  readonly tone?: "neutral" | "good" | "fault";
}

/** A short state, e.g. "Active". */
export function Badge({ children, tone = "neutral" }: BadgeProps) {
  return <span className={`badge ${tone}`}>{children}</span>;
}

interface ClippedProps {
  /** The whole text, shown when the pointer or the focus is on it. */
  readonly text: string;
  /** The text as a link or a button; plain without it. */
  readonly children?: ReactNode;
}

/** A text of any length in a list: at most two lines of it are shown. */
export function Clipped({ text, children }: ClippedProps) {
  return (
    <span className="clipped" title={text}>
      {children ?? text}
    </span>
  );
}

type Named = Pick<ActorOutput, "name" | "type">;

/** Returns a function that names who did something; visitors, the service and commands have no name of their own. */
export function useActorName(): (actor: Named) => string {
  const { actors } = useTexts();
  return ({ name, type }) => {
    if (type === "visitor") return actors.visitor;
    if (type !== "system" && type !== "operator") return name;
    if (name.startsWith("crm ")) return actors.command;
    return type === "system" ? actors.service : name;
  };
}

/** Who did something. */
export function ActorName({ actor }: { readonly actor: Named }) {
  return useActorName()(actor);
}

/** Returns the name of a value; a value that this version does not know is shown unchanged. */
export function nameIn(names: Readonly<Record<string, string>>, value: string): string {
  return names[value] ?? value;
}

/** Returns a function that writes numbers in the language of the user, e.g. 12,345. */
export function useNumbers(): (value: number) => string {
  const { locale } = useLanguage();
  const format = new Intl.NumberFormat(locale);
  return (value) => format.format(value);
}

/** Returns a function that writes numbers of bytes in the language of the user, e.g. 1.5 MB. */
export function useByteSizes(): (bytes: number) => string {
  const { locale } = useLanguage();
  return (bytes) => {
    const index = bytes < 1_000 ? 0 : bytes < 1_000_000 ? 1 : 2;
    const [unit, size] = [UNITS[index], bytes / 1_000 ** index];
    const style = { style: "unit", unit, unitDisplay: index === 0 ? "long" : "short" } as const;
    return new Intl.NumberFormat(locale, { ...style, maximumFractionDigits: index === 0 ? 0 : 1 }).format(size);
  };
}

const UNITS = ["byte", "kilobyte", "megabyte"] as const;

interface TimeProps {
  readonly at: string;
  /** Whether seconds are shown, for times that are compared with other logs. */
  readonly seconds?: boolean;
}

/** A time in the language and the time zone of the user. */
export function Time({ at, seconds = false }: TimeProps) {
  const format = useTimeFormat(seconds ? "medium" : "short");
  return <time dateTime={at}>{format(at)}</time>;
}

/** Returns a function that writes a time in the language and the time zone of the user. */
export function useTimeFormat(timeStyle: "short" | "medium" = "short"): (at: string) => string {
  return useDateFormat({ dateStyle: "medium", timeStyle });
}

/** Like useTimeFormat, with the options of Intl.DateTimeFormat. */
export function useDateFormat(options: Intl.DateTimeFormatOptions): (at: string) => string {
  const { locale } = useLanguage();
  const { timezone: timeZone } = useSession().user;
  const format = dateFormat(locale, { timeZone, ...options });
  return (at) => format.format(new Date(at));
}

/** Returns the instant of a wall-clock time such as `2026-05-01T10:00` in a time zone. A skipped time is moved forward. */
export function instantOf(local: string, timeZone: string): string {
  const wall = Date.parse(`${local}Z`);
  const first = wall - offsetAt(wall, timeZone);
  const second = wall - offsetAt(first, timeZone);
  return new Date(second).toISOString();
}

/** Returns the start of a date such as `2026-05-01` in a time zone, or of the date some days later; null for other texts. */
export function dayOf(date: string, timeZone: string, days = 0): string | null {
  const start = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(start)) return null;
  const day = new Date(start + days * 86_400_000).toISOString().slice(0, 10);
  return instantOf(`${day}T00:00`, timeZone);
}

/** Returns the wall-clock time of an instant for a `datetime-local` field, e.g. `2026-05-01T10:00`. */
export function wallClockOf(instant: number, timeZone: string): string {
  return new Date(instant + offsetAt(instant, timeZone)).toISOString().slice(0, 16);
}

/** Returns the milliseconds by which the clocks of a time zone are ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "medium" });
  const shown = Date.parse(`${format.format(instant).replace(" ", "T")}Z`);
  return shown - Math.floor(instant / 1_000) * 1_000;
}
