import { newId } from "../../base/platform/ids.ts";
import { FIRST_PIPELINE } from "../opportunities/rules/pipeline.ts";
import type { Repositories } from "../../base/store/store.ts";
import { createOpportunity } from "../opportunities/writes.ts";
import { ownerOf, type SampleOwner } from "./sample-owner.ts";
import { DAY_MS } from "../../base/platform/rules/durations.ts";

/** The seller and the time of the samples. */
export interface SampleSales extends SampleOwner {
  /** Milliseconds since 1970. */
  readonly now: number;
}

const WHAT = ["Machine overhaul", "Yearly licence", "Spare parts", "Training", "Second plant", "Service contract"];
const REASONS = ["Too expensive", "No decision this year"];
const OLDEST_FIRST = [{ field: "created_at", direction: "asc" }] as const;

/** Creates opportunities in all stages for the first contacts of an organization; the contacts' lifecycle stages follow. */
export async function loadOpportunities(
  tx: Repositories,
  { organization, owner, now }: SampleSales,
  count: number,
): Promise<void> {
  const caller = ownerOf({ organization, owner });
  const window = { offset: 0, limit: count };
  const { records } = await tx.entities.list(
    organization.id,
    { entity_type: "contact" },
    { sort: OLDEST_FIRST, window },
  );
  for (const [index, contact] of records.entries()) {
    const time = now - (records.length - index) * 3 * DAY_MS;
    const deps = { tx, clock: () => time, newId: () => newId(time) };
    const stage = FIRST_PIPELINE.stages[index % FIRST_PIPELINE.stages.length] ?? FIRST_PIPELINE.stages[0];
    const company_id = typeof contact["company_id"] === "string" ? contact["company_id"] : null;
    await createOpportunity(deps, caller, {
      name: `${WHAT[index % WHAT.length] ?? "Sale"} for ${String(contact["full_name"])}`,
      stage: stage.key,
      amount: 1_500 * (1 + ((index * 7) % 23)),
      expected_close_date: new Date(now + (index - 4) * 6 * DAY_MS).toISOString().slice(0, 10),
      company_id,
      primary_contact_id: contact.id,
      contacts: [{ contact_id: contact.id, role: index % 2 === 0 ? "decision_maker" : "champion" }],
      ...(stage.type === "lost" ? { lost_reason: REASONS[index % REASONS.length] ?? null } : {}),
    });
  }
}
