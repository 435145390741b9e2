import type { Knex } from "knex";
import type { SuppressionReason } from "../domain/suppression.ts";

/** An address that nothing, or no marketing, is sent to. */
export interface Suppression {
  readonly email: string;
  readonly reason: SuppressionReason;
}

/** A contact as far as mail to it is concerned. */
export interface Correspondent {
  readonly id: string;
  /** All addresses. */
  readonly emails: readonly string[];
  readonly email: string | null;
  readonly email_consent: string;
  readonly email_deliverability: string;
}

/** Whom an organization's mail must not or need not reach. */
export type SuppressionRepository = ReturnType<typeof suppressionRepository>;

/** The statements that say who may be written to. */
export function suppressionRepository(db: Knex) {
  return {
    /** What the organization's list says of these addresses. */
    async among(orgId: string, emails: readonly string[]): Promise<Suppression[]> {
      return await db("email_suppressions")
        .where({ org_id: orgId })
        .whereIn("email", emails)
        .select<Suppression[]>("email", "reason");
    },
    /** The live contacts with these ids or any of these addresses. */
    async correspondents(
      orgId: string,
      { ids, emails }: { readonly ids: readonly string[]; readonly emails: readonly string[] },
    ): Promise<Correspondent[]> {
      const byAddress = db("entity_emails").where({ org_id: orgId }).whereIn("email", emails).select("entity_id");
      return await db("entities")
        .where({ org_id: orgId, entity_type: "contact" })
        .whereNull("deleted_at")
        .where((either) => void either.whereIn("id", ids).orWhereIn("id", byAddress))
        .select<Correspondent[]>(
          "id",
          "email",
          "email_consent",
          "email_deliverability",
          db.raw("array_remove(array_prepend(email, additional_emails), NULL) AS emails"),
        );
    },
    /** Puts an address on the list, once for each reason; false where it stands there for this one. */
    async add(orgId: string, { email, reason }: Suppression): Promise<boolean> {
      const row = { org_id: orgId, email, reason };
      const added: unknown[] = await db("email_suppressions").insert(row).onConflict().ignore().returning("email");
      return added.length > 0;
    },
  };
}
