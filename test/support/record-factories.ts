import type { Store } from "../../src/base/store/store.ts";
import { keyedStore } from "./keyed-store.ts";
import { callerAt, type Caller } from "./caller.ts";
import { createKey, createOrganization, createPerson, type Person } from "./accounts/people.ts";
import type { Fixture } from "./fixture.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Creates and reads tasks, notes and other records of daily work. */
export function recordFactories(fixture: Fixture) {
  const make = async (path: string, body: Fields): Promise<string> =>
    (await fixture.crm.post(path, body)).string("data.id");
  const contact = (body: Fields = {}): Promise<string> =>
    make("/v1/entities", { entity_type: "contact", first_name: "Ada", ...body });
  return {
    contact,
    company: () => make("/v1/entities", { entity_type: "company", name: "Engines" }),
    task: (body: Fields = {}) => make("/v1/tasks", { title: "Call back", ...body }),
    note: async (body: Fields = {}): Promise<string> => {
      const related_to = body["related_to"] ?? [about("contact", await contact())];
      return await make("/v1/notes", { body: "She called.", ...body, related_to });
    },
    ids: async (path: string): Promise<unknown[]> => (await fixture.crm.get(path)).list("data").map(({ id }) => id),
    found: async (path: string, search: Fields): Promise<unknown[]> =>
      (await fixture.crm.post(path, search)).list("data").map(({ id }) => id),
    /** Returns type, version and changed fields of the events of a record. */
    changesOf: async (id: string): Promise<[string, number, string[]][]> => {
      const changes = await storeOf(fixture).changes.ofRecord(fixture.organization.id, id);
      return changes.map(({ kind, version, changes: fields }) => [kind, version, Object.keys(fields ?? {}).sort()]);
    },
    /** Returns a caller with the key of a colleague with another role. */
    colleague: async (role: string): Promise<{ person: Person; caller: Caller }> => {
      const person = await createPerson(fixture.service, { organization: fixture.organization.record, role });
      return { person, caller: byKey(fixture, await createKey(fixture.service, { user: person })) };
    },
    /** Returns a caller from another organization. */
    fromOtherOrganization: async (): Promise<{ person: Person; caller: Caller }> => {
      const person = (await createOrganization(fixture.service)).owner;
      return { person, caller: byKey(fixture, await createKey(fixture.service, { user: person })) };
    },
    /** Returns a caller with a key of the owner limited to these scopes. */
    scoped: async (...scopes: string[]): Promise<Caller> =>
      byKey(fixture, await createKey(fixture.service, { user: fixture.organization.owner, scopes })),
  };
}

/** A record to which something is related. */
export const about = (record_type: string, record_id: string): Fields => ({ record_type, record_id });

/** The repositories of the service's database. */
export const storeOf = (fixture: Pick<Fixture, "service">): Store => keyedStore(fixture.service.database.pool);

const byKey = ({ service }: Fixture, secret: string): Caller => callerAt(service.url, { "X-API-Key": secret });
