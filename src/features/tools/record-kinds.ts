import type { Authorized, Caller } from "../../base/contract/caller.ts";
import * as validators from "../../../generated/validators/records.js";
import { resources, type ToolReadableType, type ToolWritableType } from "../../../generated/resources.js";
import type { CreateCrmRecordInput, ListCrmRecordsInput } from "../../../generated/tool-types.js";
import type { Schemas, Services } from "../../../generated/services.js";
import type { Validate, Page } from "../../base/contract/operation.ts";
import type { EntityType } from "../../base/records/rules/entity.ts";
import type { FurtherMistakes, WrittenRecord } from "../../base/platform/mistakes.ts";
import { type Detail, wrongEntityType } from "../../base/platform/rules/errors.ts";
import type { WireRecord } from "./rules/tool-record.ts";
import type { Report, ReportInput } from "../../base/records/aggregate.ts";
import type { SearchInput } from "../../base/records/record-search.ts";

/** Fields of a record as they are sent. */
export type Fields = Readonly<Record<string, unknown>>;

/** A change of a record. */
export interface Change {
  readonly id: string;
  readonly expected_version: number;
  readonly fields: Fields;
}

/** A record type that tools can read. */
interface RecordKind {
  get(caller: Caller, id: string): Promise<WireRecord>;
  search(caller: Caller, input: SearchInput): Promise<Page<WireRecord>>;
  aggregate(caller: Caller, input: ReportInput): Promise<Report>;
}

/** A record type that tools can write; the fields must already be validated. */
interface WritableKind extends RecordKind {
  readonly validateCreate: Validate;
  readonly validateUpdate: Validate;
  create(caller: Authorized<Caller>, fields: Fields): Promise<WireRecord>;
  update(caller: Authorized<Caller>, change: Change): Promise<WireRecord>;
  /** Returns the mistakes of fields that their validators do not find; `id` is null for a new record. */
  further(caller: Caller, written: Omit<WrittenRecord, "operationId">): Promise<readonly Detail[]>;
}

type WritableType = CreateCrmRecordInput["record_type"];
type ReadableType = Exclude<ListCrmRecordsInput["record_type"], WritableType>;

/** The record types that tools know. */
export type RecordKinds = { readonly [Type in WritableType]: WritableKind } & {
  readonly [Type in ReadableType]: RecordKind;
};

/** Returns the record types, implemented on the services of the API. */
export function recordKinds(services: Services, further: FurtherMistakes): RecordKinds {
  const { entities, opportunities, segments, campaigns } = services;
  const entity = furtherIn("entities", further);
  return {
    ...resourceKinds(services, further),
    contact: { ...entityKind(entities, "contact"), ...validatorsOf("contact"), ...entity },
    company: { ...entityKind(entities, "company"), ...validatorsOf("company"), ...entity },
    opportunity: { ...kind(opportunities), ...validatorsOf("opportunity"), ...furtherIn("opportunities", further) },
    segment: readKind(segments),
    campaign: readKind(campaigns),
  };
}

type ResourceKinds = { readonly [Type in ToolWritableType]: WritableKind } & {
  readonly [Type in ToolReadableType]: RecordKind;
};

const furtherIn = (group: string, further: FurtherMistakes): Pick<WritableKind, "further"> => ({
  further: (caller, written) =>
    further(caller, { ...written, operationId: `${group}.${written.id === null ? "create" : "update"}` }),
});

/** Returns the resources that tools know: all have the same methods. */
function resourceKinds(services: Services, further: FurtherMistakes): ResourceKinds {
  const known = Object.values(resources).filter(({ tools }) => tools !== "none");
  const kinds = known.map(({ type, group, tools }): [string, RecordKind] => {
    const service = services[group] as WriteService;
    return [
      type,
      tools === "write"
        ? { ...kind(service), ...validatorsOf(type as ToolWritableType), ...furtherIn(group, further) }
        : readKind(service),
    ];
  });
  return Object.fromEntries(kinds) as ResourceKinds;
}

function validatorsOf(type: WritableType): Pick<WritableKind, "validateCreate" | "validateUpdate"> {
  return { validateCreate: validators[`${type}_create`], validateUpdate: validators[`${type}_update`] };
}

type UnvalidatedKind = Omit<WritableKind, "validateCreate" | "validateUpdate" | "further">;

/** The common methods of the record services. Inputs are `never`, because validators have already checked them. */
interface ReadService {
  get(caller: Caller, input: { id: string }): Promise<WireRecord>;
  search(caller: Caller, input: never): Promise<Page<WireRecord>>;
  aggregate(caller: Caller, input: never): Promise<Report>;
}

interface WriteService extends ReadService {
  create(caller: Authorized<Caller>, input: never): Promise<WireRecord>;
  update(caller: Authorized<Caller>, input: never): Promise<WireRecord>;
}

function readKind(service: ReadService): RecordKind {
  return {
    get: (caller, id) => service.get(caller, { id }),
    search: (caller, input) => service.search(caller, input as never),
    aggregate: (caller, input) => service.aggregate(caller, input as never),
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
