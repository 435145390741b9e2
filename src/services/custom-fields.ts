import type { FieldTable } from "../domain/field-table.ts";

/** Custom fields come with their definitions; until an organization can make some, no key is known. */
export const noDefinitions: FieldTable = {};
