import { resources } from "../../../generated/resources.js";
import { type OperationContract, isNullable, type SchemaReader } from "./contract.ts";
import type { Fields, StoredRecord } from "./collection.ts";

/** The values that the service sets on each record, and the place of the record. */
interface Stamp {
  readonly id: string;
  readonly now: string;
  /** The path of the collection. */
  readonly collection: string;
  /** Records of the contract's examples, at least one of each type. */
  readonly examples: readonly Fields[];
}

/** Builds records from examples of the contract and the fields that a client sent. */
export interface RecordBuilder {
  /** Returns a new record: the sent fields; for the others the default, null, an empty list or the example's value. */
  create(operation: OperationContract, input: Fields, stamp: Stamp): StoredRecord;
  /** Returns the record with the sent fields and the next version. */
  update(record: StoredRecord, input: Fields, now: string): StoredRecord;
}

/** Inputs that are not fields. */
const CONTROL = new Set(["expected_version", "id"]);
/** Fields that the service sets on creation, if the record has them. */
const NEW: Fields = { version: 1, deleted_at: null };

/** Creates a builder that reads schemas with `reader`. */
export function createRecordBuilder(reader: SchemaReader): RecordBuilder {
  return {
    create(operation, input, { id, now, collection, examples }) {
      const example = exampleFor(examples, input);
      const settable = reader.properties(operation.body ?? {});
      const defaults = defaultsOf(collection);
      const own = reader.properties(operation.data);
      const rest = Object.entries(example).map(([name, value]): [string, unknown] => {
        if (defaults.has(name)) return [name, defaults.get(name)];
        if (!(name in settable)) return [name, value];
        if (own[name] && isNullable(own[name], reader)) return [name, null];
        return [name, Array.isArray(value) ? [] : value];
      });
      const times = { created_at: now, updated_at: now };
      const fixed = Object.entries({ ...NEW, ...times }).filter(([name]) => name in example);
      const record = { ...Object.fromEntries(rest), ...sentFields(example, input), ...Object.fromEntries(fixed), id };
      return operation.isValid({ data: record }) ? record : { ...example, ...Object.fromEntries(fixed), id };
    },
    update(record, input, now) {
      const { version } = record;
      const stamps = {
        ...(typeof version === "number" ? { version: version + 1 } : {}),
        ...("updated_at" in record ? { updated_at: now } : {}),
      };
      return { ...record, ...sentFields(record, input), ...stamps, id: record.id };
    },
  };
}

/** Returns the defaults of a resource's fields. The document contains only those that are not null or empty. */
function defaultsOf(collection: string): ReadonlyMap<string, unknown> {
  const resource = Object.values(resources).find(({ path }) => path === collection);
  const fields: readonly { readonly name: string; readonly default?: unknown }[] = resource?.fields ?? [];
  return new Map(fields.flatMap((field) => ("default" in field ? [[field.name, field.default]] : [])));
}

/** Returns the example with the same type as the input: a company for a company. */
function exampleFor(examples: readonly Fields[], input: Fields): Fields {
  const sameType = examples.find(({ entity_type: type }) => type !== undefined && type === input["entity_type"]);
  return sameType ?? examples[0] ?? {};
}

/** Inputs that the record does not have belong to the request. */
function sentFields(record: Fields, input: Fields): Fields {
  return Object.fromEntries(Object.entries(input).filter(([name]) => !CONTROL.has(name) && name in record));
}
