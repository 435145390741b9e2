import { company_create, company_update, contact_create, contact_update } from "../../generated/validators/records.js";
import {
  opportunity_create,
  opportunity_update,
  task_create,
  task_update,
} from "../../generated/validators/records.js";
import type { Schemas, Services } from "../../generated/services.js";
import type { Caller } from "../contract/caller.ts";
import type { Validate } from "../contract/operation.ts";
import type { Page } from "../contract/page.ts";
import type { EntityType } from "../records/rules/entity.ts";
import { wrongEntityType } from "../platform/rules/errors.ts";
import type { WireRecord } from "./rules/tool-record.ts";
import type { SearchInput } from "../records/record-search.ts";

/** Fields of a record as they are sent. */
export type Fields = Readonly<Record<string, unknown>>;

/** A change of a record. */
export interface Change {
  readonly id: string;
  readonly expected_version: number;
  readonly fields: Fields;
}

/** A record type that tools can read. */
export interface RecordKind {
  get(caller: Caller, id: string): Promise<WireRecord>;
  search(caller: Caller, input: SearchInput): Promise<Page<WireRecord>>;
}

/** A record type that tools can write; the fields must already be validated. */
export interface WritableKind extends RecordKind {
  readonly validateCreate: Validate;
  readonly validateUpdate: Validate;
  create(caller: Caller, fields: Fields): Promise<WireRecord>;
  update(caller: Caller, change: Change): Promise<WireRecord>;
}

/** The record types that tools know. */
export interface RecordKinds {
  readonly contact: WritableKind;
  readonly company: WritableKind;
  readonly opportunity: WritableKind;
  readonly task: WritableKind;
  readonly segment: RecordKind;
  readonly campaign: RecordKind;
}

/** Returns the record types, implemented on the services of the API. */
export function recordKinds({ entities, opportunities, tasks, segments, campaigns }: Services): RecordKinds {
  return {
    contact: { ...entityKind(entities, "contact"), validateCreate: contact_create, validateUpdate: contact_update },
    company: { ...entityKind(entities, "company"), validateCreate: company_create, validateUpdate: company_update },
    opportunity: { ...kind(opportunities), validateCreate: opportunity_create, validateUpdate: opportunity_update },
    task: { ...kind(tasks), validateCreate: task_create, validateUpdate: task_update },
    segment: readKind(segments),
    campaign: readKind(campaigns),
  };
}

type UnvalidatedKind = Omit<WritableKind, "validateCreate" | "validateUpdate">;

/** The common methods of the record services. Inputs are `never`, because validators have already checked them. */
interface ReadService {
  get(caller: Caller, input: { id: string }): Promise<WireRecord>;
  search(caller: Caller, input: never): Promise<Page<WireRecord>>;
}

interface WriteService extends ReadService {
  create(caller: Caller, input: never): Promise<WireRecord>;
  update(caller: Caller, input: never): Promise<WireRecord>;
}

function readKind(service: ReadService): RecordKind {
  return {
    get: (caller, id) => service.get(caller, { id }),
    search: (caller, input) => service.search(caller, input as never),
  };
}

function kind(service: WriteService): UnvalidatedKind {
  return {
    ...readKind(service),
    create: (caller, fields) => service.create(caller, fields as never),
    update: (caller, { fields, ...target }) => service.update(caller, { ...fields, ...target } as never),
  };
}

/** Contacts and companies share one service, so the type of the returned record is checked. */
function entityKind(entities: Services["entities"], type: EntityType): UnvalidatedKind {
  const get = async (caller: Caller, id: string): Promise<Schemas["Entity"]> => {
    const record = await entities.get(caller, { id });
    if (record.entity_type !== type) throw wrongEntityType("/record_type", [record.entity_type]);
    return record;
  };
  return { ...kind(entities), get };
}
