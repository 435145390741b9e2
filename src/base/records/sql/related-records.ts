import type { Knex } from "knex";
import type { FilteredType } from "../rules/filter-fields.ts";
import { tableOf } from "./filter-columns.ts";

/** A reference in `related_to`. */
export interface RelatedRecord {
  readonly record_type: "contact" | "company" | "opportunity" | "event";
  readonly record_id: string;
}

/** Statements for references to records of several types. */
export function relatedRecordRepository(db: Knex) {
  const entities = async (orgId: string, ids: readonly string[]): Promise<RelatedRecord[]> =>
    await db("entities")
      .where({ org_id: orgId })
      .whereIn("id", ids)
      .whereNull("deleted_at")
      .orderBy("id")
      .forKeyShare()
      .select<RelatedRecord[]>("entity_type AS record_type", "id AS record_id");
  const opportunities = async (orgId: string, ids: readonly string[]): Promise<RelatedRecord[]> => {
    const rows = await db("opportunities")
      .where({ org_id: orgId })
      .whereIn("id", ids)
      .whereNull("deleted_at")
      .select<{ id: string }[]>("id");
    return rows.map(({ id }) => ({ record_type: "opportunity", record_id: id }));
  };
  const events = async (orgId: string, ids: readonly string[]): Promise<RelatedRecord[]> => {
    const rows = await db("events").where({ org_id: orgId }).whereIn("id", ids).select<{ id: string }[]>("id");
    return rows.map(({ id }) => ({ record_type: "event", record_id: id }));
  };
  return {
    /** Returns whether a live record of this type has the id; it cannot be deleted until the transaction ends. */
    async isLive(orgId: string, type: FilteredType, id: string): Promise<boolean> {
      const table = tableOf(type);
      const row = db(table).where({ org_id: orgId, id }).whereNull("deleted_at").forKeyShare();
      if (table === "entities" && type !== "entity") void row.where({ entity_type: type });
      return (await row.first<{ id: string } | undefined>("id")) !== undefined;
    },
    /**
     * Returns the live records with these ids; contacts and companies are returned with their actual type. They cannot
     * be deleted until the transaction ends.
     */
    async live(orgId: string, references: readonly RelatedRecord[]): Promise<RelatedRecord[]> {
      const idsOf = (...types: RelatedRecord["record_type"][]): string[] =>
        references.filter(({ record_type }) => types.includes(record_type)).map(({ record_id }) => record_id);
      const [people, sales, booked] = [idsOf("contact", "company"), idsOf("opportunity"), idsOf("event")];
      return [
        ...(people.length === 0 ? [] : await entities(orgId, people)),
        ...(sales.length === 0 ? [] : await opportunities(orgId, sales)),
        ...(booked.length === 0 ? [] : await events(orgId, booked)),
      ];
    },
  };
}
