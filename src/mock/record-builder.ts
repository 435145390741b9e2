import type { OperationContract } from "./contract.ts";
import type { Fields, StoredRecord } from "./collection.ts";
import { isNullable, type SchemaReader } from "./schemas.ts";

/** The values that the service sets on each record. */
export interface Stamp {
  readonly id: string;
  readonly now: string;
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
    create(operation, input, { id, now }) {
      const example = exampleFor(operation, input);
      const defaults = reader.properties(operation.body ?? {});
      const own = reader.properties(operation.data);
      const rest = Object.entries(example).map(([name, value]): [string, unknown] => {
        const standard = defaults[name] && reader.resolve<{ default?: unknown }>(defaults[name]).default;
        if (standard !== undefined) return [name, standard];
        if (own[name] && isNullable(own[name], reader) && name in defaults) return [name, null];
        return [name, Array.isArray(value) && name in defaults ? [] : value];
      });
      const times = { created_at: now, updated_at: now };
      const fixed = Object.entries({ ...NEW, ...times }).filter(([name]) => name in example);
      const record = { ...Object.fromEntries(rest), ...sentFields(example, input), ...Object.fromEntries(fixed), id };
      return valid(operation, record) ? record : { ...example, ...Object.fromEntries(fixed), id };
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

/** Returns the example with the same type as the input: a company for a company. */
function exampleFor({ examples }: OperationContract, input: Fields): Fields {
  const records = examples.map((example) => (example as { readonly data: Fields }).data);
  const sameType = records.find(({ entity_type: type }) => type !== undefined && type === input["entity_type"]);
  return sameType ?? records[0] ?? {};
}

/** Objects such as addresses are merged with those of the record. Unknown fields belong to the request, not the record. */
function sentFields(record: Fields, input: Fields): Fields {
  const sent = Object.entries(input).filter(([name]) => !CONTROL.has(name) && name in record);
  return Object.fromEntries(sent.map(([name, value]) => [name, value]));
}

function valid({ isValid }: OperationContract, data: Fields): boolean {
  return isValid({ data });
}
