import type { Answer } from "./wire.ts";
import type { Caller } from "./caller.ts";
import type { Fixture } from "./fixture.ts";

let numbers = 0;

/** Returns a unique text. */
export const unique = (text: string): string => `${text} ${++numbers}`;

/** Returns a filter that joins conditions with `and`. */
export const where = (...conditions: object[]) => ({ op: "and", conditions });

/** Returns a filter by minimum lead score. */
export const scored = (least: number) => where({ field: "lead_score", operator: "gte", value: least });

/** Returns a filter by tag. */
export const tagged = (tag: string) => where({ field: "tags", operator: "has_any", value: [tag] });

/** Returns the status of a response, and path and code of its first detail. */
export const outcome = (answer: Answer): unknown[] => [
  answer.status,
  answer.at("details.0.path"),
  answer.at("details.0.code"),
];

/** Helpers for segment tests. */
export interface Segments {
  create(body: object, caller?: Caller): Promise<Answer>;
  createStatic(body?: object): Promise<string>;
  createDynamic(filter: object, body?: object): Promise<string>;
  contact(body?: object): Promise<string>;
  company(body?: object): Promise<string>;
  add(id: string, ...entityIds: string[]): Promise<Answer>;
  /** Returns the IDs on the first page of members. */
  membersOf(id: string): Promise<unknown[]>;
  countOf(id: string): Promise<unknown>;
}

/** Creates segment helpers for a stage. */
export function segmentsOn(fixture: Fixture): Segments {
  const create: Segments["create"] = async (body, caller = fixture.crm) =>
    await caller.post("/v1/segments", { name: unique("Segment"), entity_type: "contact", kind: "static", ...body });
  const entity = async (body: object): Promise<string> =>
    (await fixture.crm.post("/v1/entities", body)).string("data.id");
  return {
    create,
    createStatic: async (body = {}) => (await create(body)).string("data.id"),
    createDynamic: async (filter, body = {}) => (await create({ kind: "dynamic", filter, ...body })).string("data.id"),
    contact: (body = {}) => entity({ entity_type: "contact", first_name: "Ada", ...body }),
    company: (body = {}) => entity({ entity_type: "company", name: "Engines", ...body }),
    add: (id, ...entity_ids) => fixture.crm.post(`/v1/segments/${id}/members`, { entity_ids }),
    membersOf: async (id) =>
      (await fixture.crm.get(`/v1/segments/${id}/members`)).list("data").map((member) => member["id"]),
    countOf: async (id) => (await fixture.crm.get(`/v1/segments/${id}`)).at("data.member_count"),
  };
}
