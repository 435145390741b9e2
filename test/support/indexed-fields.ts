import type { Caller } from "./caller.ts";
import type { Fixture } from "./fixture.ts";
import { until } from "./queue.ts";
import type { Answer } from "./wire.ts";

/** A custom field of the test's organization. */
interface DefinedField {
  readonly id: string;
  readonly key: string;
}

let fields = 0;

/** Creates custom fields that are marked as indexed, and filters by them. */
export function indexedFields(fixture: Fixture) {
  const pathOf = ({ id }: DefinedField): string => `/v1/custom-fields/${id}`;
  const define = (body: object = {}, crm: Caller = fixture.crm): Promise<Answer> =>
    crm.post("/v1/custom-fields", {
      entity_type: "contact",
      key: `indexed_${(fields += 1)}`,
      label: "Field",
      type: "text",
      ...body,
    });
  const defined = async (body: object = {}): Promise<DefinedField> => {
    const answer = await define(body);
    return { id: answer.string("data.id"), key: answer.string("data.key") };
  };
  const search = (conditions: readonly object[], op = "and"): Promise<Answer> =>
    fixture.crm.post("/v1/entities/search", { filter: { op, conditions }, page_size: 100 });
  const ready = async (field: DefinedField): Promise<void> => {
    const state = async (): Promise<unknown> => (await fixture.crm.get(pathOf(field))).at("data.index_status");
    await until(async () => (await state()) === "ready", "the index is complete", 60);
  };
  return {
    pathOf,
    define,
    defined,
    /** Waits until filters use the index. */
    ready,
    /** Creates a field with a complete index. */
    indexed: async (body: object = {}): Promise<DefinedField> => {
      const field = await defined({ ...body, indexed: true });
      await ready(field);
      return field;
    },
    search,
    /** Returns the ids of the records that match. */
    found: async ({ key }: DefinedField, operator: string, value?: unknown): Promise<unknown[]> => {
      const condition = { field: `custom_fields.${key}`, operator, ...(value !== undefined && { value }) };
      return (await search([condition])).list("data").map(({ id }) => id);
    },
    /** Deletes the values of former indexes now, not an hour after the mark was removed. */
    deleteFormer: async (): Promise<void> => {
      const { pool } = fixture.service.database;
      await pool("jobs")
        .where({ kind: "custom_field.index", status: "queued" })
        .update({ available_at: pool.fn.now() });
    },
    /** Returns the number of values in the indexes of the organization, or of one record. */
    values: async (entityId?: string): Promise<number> => {
      const rows = fixture.service.database.pool("entity_values").where({
        org_id: fixture.organization.id,
        ...(entityId !== undefined && { entity_id: entityId }),
      });
      return (await rows).length;
    },
  };
}
