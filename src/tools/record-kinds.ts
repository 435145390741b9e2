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

/** Fields of a record, as somebody sends them. */
export type Fields = Readonly<Record<string, unknown>>;

/** What a change is made of. */
export interface Change {
  readonly id: string;
  readonly expected_version: number;
  readonly fields: Fields;
}

/** A kind of record that tools read. */
export interface RecordKind {
  get(caller: Caller, id: string): Promise<WireRecord>;
  search(caller: Caller, input: SearchInput): Promise<Page<WireRecord>>;
}

/** A kind of record that tools write; fields have been checked before they come here. */
export interface WrittenKind extends RecordKind {
  readonly validateCreate: Validate;
  readonly validateUpdate: Validate;
  create(caller: Caller, fields: Fields): Promise<WireRecord>;
  update(caller: Caller, change: Change): Promise<WireRecord>;
}

/** The kinds of records that tools know. */
export interface RecordKinds {
  readonly contact: WrittenKind;
  readonly company: WrittenKind;
  readonly opportunity: WrittenKind;
  readonly task: WrittenKind;
  readonly segment: RecordKind;
  readonly campaign: RecordKind;
}

/** The kinds of records, over the services of the API. */
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

type Bare = Omit<WrittenKind, "validateCreate" | "validateUpdate">;

/** What the services of records have in common; never stands for what validators have shown to fit. */
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

function kind(service: WriteService): Bare {
  return {
    ...readKind(service),
    create: (caller, fields) => service.create(caller, fields as never),
    update: (caller, { fields, ...target }) => service.update(caller, { ...fields, ...target } as never),
  };
}

/** Contacts and companies have one service; an id of the other kind is told from one of nothing. */
function entityKind(entities: Services["entities"], type: EntityType): Bare {
  const get = async (caller: Caller, id: string): Promise<Schemas["Entity"]> => {
    const record = await entities.get(caller, { id });
    if (record.entity_type !== type) throw wrongEntityType("/record_type", [record.entity_type]);
    return record;
  };
  return { ...kind(entities), get };
}
