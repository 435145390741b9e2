import { connect as authorized } from "../support/accounts/connections.ts";
import { callerByKey, createOrganization, createPerson, type Person, signIn } from "../support/accounts/people.ts";
import type { Service } from "../support/service.ts";
import { connect, type Connection } from "./caller/connection.ts";
import { timeOf } from "./caller/values.ts";
import { createRecords, type Place } from "./records.ts";
import type { SaidDay } from "./intent.ts";

/** The languages in which the tasks are said. */
export type Language = "en" | "fr";

/** The organization in which the tasks are performed. Its records are always the same, with dates relative to today. */
export interface World extends Place {
  /** The applications that work for the person of each language. */
  readonly connections: Readonly<Record<Language, Connection>>;
}

const ZONE = "Europe/Paris";
const PEOPLE = [
  { key: "mia", first_name: "Mia", last_name: "Hart", locale: "en" },
  { key: "chloe", first_name: "Chloé", last_name: "Lefèvre", locale: "fr" },
  { key: "bob", first_name: "Bob", last_name: "Martin", locale: "en" },
  { key: "claire", first_name: "Claire", last_name: "Dubois", locale: "fr" },
];

/** Creates the organization, its people and its records. */
export async function createWorld(service: Service): Promise<World> {
  const organization = await createOrganization(service);
  const ids = new Map<string, string>();
  const rest = await callerByKey(service, { user: organization.owner });
  const now = Date.now();
  const people = new Map<string, Person>();
  for (const { key, locale, ...names } of PEOPLE) {
    const email = `${key}@evaluation.example`;
    const person = await createPerson(service, { organization: organization.record, role: "manager", ...names, email });
    await (await signIn(service.url, person)).put("/v1/me", { locale, timezone: ZONE });
    people.set(key, person);
    ids.set(key, person.id);
  }
  const world = {
    now,
    rest,
    id(name: string): string {
      const id = ids.get(name);
      if (id === undefined) throw new Error(`There is no ${name}.`);
      return id;
    },
    instant: (day: SaidDay): string => new Date(timeOf(day, now, ZONE)).toISOString(),
  };
  await createRecords(world, (name, id) => void ids.set(name, id));
  const connectAs = async (key: string): Promise<Connection> => {
    const user = people.get(key);
    if (!user) throw new Error(`There is no ${key}.`);
    const { token } = await authorized(service, { user });
    return connect({ url: service.url, token });
  };
  // The instructions name records, so they are read after these were created.
  return { ...world, connections: { en: await connectAs("mia"), fr: await connectAs("chloe") } };
}
