import type { Repositories } from "../../base/store/store.ts";
import { customFieldsOf } from "../../base/records/custom-fields.ts";
import type { Definitions } from "./rules/form-fields.ts";

/** Returns the custom fields of contacts by key, including archived ones. */
export async function definitionsOf(tx: Pick<Repositories, "customFields">, orgId: string): Promise<Definitions> {
  const table = await customFieldsOf(tx, orgId, "contact");
  return new Map(Object.entries(table).map(([key, { definition }]) => [key, definition]));
}
