import { recordFields, type RecordFieldNames } from "../../../../generated/records.js";

/** Returns a composed record with its fields in the order of the contract. */
export function inFieldOrder<
  Name extends keyof RecordFieldNames,
  Shown extends Readonly<Record<RecordFieldNames[Name], unknown>>,
>(name: Name, record: Shown): Shown {
  const order: readonly RecordFieldNames[Name][] = recordFields[name];
  return Object.fromEntries(order.map((field) => [field, record[field]])) as Shown;
}
