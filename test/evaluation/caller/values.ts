import { isDay, isPerson, isRecord, type Said } from "../intent.ts";
import { FRENCH_OPTIONS, inEnglish } from "./language.ts";
import { findRecord, idOf, optionIn, type Talk, zoneOf } from "./talk.ts";
import { dateOf, timeOf } from "./times.ts";

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
