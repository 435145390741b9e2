import type { SaidDay } from "../intent.ts";

const DAY_MS = 86_400_000;

/** Returns the day as YYYY-MM-DD, `now` in milliseconds since 1970. */
export function dateOf({ day }: Pick<SaidDay, "day">, now: number): string {
  return new Date(now + day * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the time of a day on the clocks of a time zone in RFC 3339, with its offset; midnight if no time was said. */
export function timeOf({ day, time = "00:00" }: SaidDay, now: number, zone: string): string {
  const local = `${dateOf({ day }, now)}T${time}:00`;
  const offset = offsetOf(Date.parse(`${local}Z`), zone);
  return `${local}${offset}`;
}

/** Returns the offset of a time zone, such as +02:00, at a local time given as if it were UTC. */
function offsetOf(local: number, zone: string): string {
  const name = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" })
    .formatToParts(local)
    .find(({ type }) => type === "timeZoneName")?.value;
  const offset = name?.replace("GMT", "") ?? "";
  return offset === "" ? "+00:00" : offset;
}
