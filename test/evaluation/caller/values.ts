import { isDay, isPerson, isRecord, type Said, type SaidDay } from "../intent.ts";
import { FRENCH_OPTIONS, inEnglish } from "./language.ts";
import { findRecord, idOf, optionIn, type Talk, zoneOf } from "./talk.ts";

/** Returns the JSON value for the words of a person, in the form that the name of its argument suggests. */
export async function valueOf(talk: Talk, said: Said, name: string): Promise<unknown> {
  if (Array.isArray(said)) return await Promise.all(said.map((one: Said) => valueOf(talk, one, name)));
  if (isPerson(said)) return said.person;
  if (isRecord(said)) return /(^|_)id$/.test(name) ? idOf(await findRecord(talk, said)) : said.named;
  if (isDay(said)) return isTime(name) || said.time !== undefined ? timeIn(talk, said) : dateOf(said, talk.now);
  if (typeof said !== "string" || !FRENCH_OPTIONS.has(said)) return said;
  return optionIn(talk, said) ?? inEnglish(said);
}

/** Returns another form of a value that was rejected; undefined if the caller knows none. */
export async function otherForm(talk: Talk, said: Said, rejected: unknown): Promise<unknown> {
  if (Array.isArray(said)) {
    const last = Array.isArray(rejected) ? (rejected as unknown[]) : [];
    return await Promise.all(said.map((one: Said, index) => otherForm(talk, one, last[index])));
  }
  if (isPerson(said)) return idInInstructions(talk, said.person);
  if (isRecord(said)) return idOf(await findRecord(talk, said));
  if (isDay(said)) return String(rejected).includes("T") ? dateOf(said, talk.now) : timeIn(talk, said);
  return typeof said === "string" && inEnglish(said) !== said ? inEnglish(said) : undefined;
}

const isTime = (name: string): boolean => /(^|_)(at|time)$/.test(name);

const timeIn = (talk: Talk, said: Parameters<typeof timeOf>[0]): string => timeOf(said, talk.now, zoneOf(talk));

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** Returns the id of a colleague if the instructions contain it. */
function idInInstructions({ connection }: Talk, person: string): string | undefined {
  const at = connection.instructions.indexOf(person);
  return at < 0 ? undefined : UUID.exec(connection.instructions.slice(at, at + 200))?.[0];
}

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
