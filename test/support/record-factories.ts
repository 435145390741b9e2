import type { Store } from "../../src/base/store/store.ts";
import { keyedStore } from "./keyed-store.ts";
import type { Caller } from "./caller.ts";
import { callerByKey, createOrganization, createPerson, type Person, strangerTo } from "./accounts/people.ts";
import type { Fixture } from "./fixture.ts";
import type { Answer } from "./wire.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** Creates and reads tasks, notes and other records of daily work. */
export function recordFactories(fixture: Fixture) {
  const make = async (path: string, body: Fields): Promise<string> =>
    (await fixture.crm.post(path, body)).string("data.id");
  const contact = (body: Fields = {}): Promise<string> =>
    make("/v1/entities", { entity_type: "contact", first_name: "Ada", ...body });
  return {
    contact,
    company: (body: Fields = {}) => make("/v1/entities", { entity_type: "company", name: "Engines", ...body }),
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
      return { person, caller: await callerByKey(fixture.service, { user: person }) };
    },
    /** Returns a caller from another organization. */
    fromOtherOrganization: async (): Promise<{ person: Person; caller: Caller }> => {
      const person = (await createOrganization(fixture.service)).owner;
      return { person, caller: await callerByKey(fixture.service, { user: person }) };
    },
    /** Returns a caller with a key of the owner limited to these scopes. */
    scoped: (...scopes: string[]): Promise<Caller> =>
      callerByKey(fixture.service, { user: fixture.organization.owner, scopes }),
  };
}

/** A record to which something is related. */
export const about = (record_type: string, record_id: string): Fields => ({ record_type, record_id });

/** The repositories of the service's database. */
export const storeOf = (fixture: Pick<Fixture, "service">): Store => keyedStore(fixture.service.database.pool);

/** An ID that no record has. */
export const UNKNOWN_ID = "01990000-0000-7000-8000-000000000000";

/** Creates and reads opportunities, tasks and notes. */
export function opportunityFactories(fixture: Fixture) {
  const { contact, company, ids, scoped, colleague } = recordFactories(fixture);
  const make = async (path: string, body: Fields): Promise<string> =>
    (await fixture.crm.post(path, body)).string("data.id");
  return {
    contact,
    company,
    ids,
    opportunity: (body: Fields = {}) => make("/v1/opportunities", { name: "Engines", ...body }),
    pipeline: (body: Fields = {}) => make("/v1/pipelines", { ...pipelineBody(), ...body }),
    change: (id: string, body: Fields): Promise<Answer> => fixture.crm.put(`/v1/opportunities/${id}`, body),
    /** Returns the changes of a record from the change feed. */
    changesOf: async (id: string): Promise<{ kind: string; version: number; fields: string[] }[]> => {
      const changes = await storeOf(fixture).changes.ofRecord(fixture.organization.id, id);
      return changes.map(({ kind, version, changes: of }) => ({ kind, version, fields: Object.keys(of ?? {}) }));
    },
    /** Returns a caller with a key of the owner limited to these scopes. */
    keyWith: (scopes: readonly string[]): Promise<Caller> => scoped(...scopes),
    /** Returns a caller with the key of a colleague with another role. */
    colleague: async (role: string): Promise<Caller> => (await colleague(role)).caller,
    /** Returns a caller from another organization. */
    fromOtherOrganization: (): Promise<Caller> => strangerTo(fixture.service),
  };
}

let pipelines = 0;

const pipelineBody = (): Fields => ({
  name: `Pipeline ${++pipelines}`,
  stages: [
    { key: "start", label: "Start", type: "open", probability: 15 },
    { key: "talk", label: "Talk", type: "open", probability: 45 },
    { key: "done", label: "Done", type: "won", probability: 100 },
    { key: "gone", label: "Gone", type: "lost", probability: 0 },
  ],
});
