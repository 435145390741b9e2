import type { NotesCreateInput, TasksCreateInput } from "../../../generated/services.js";
import { at, contactOf, type SampleDesk, ownerOf, type SampleOwner } from "./sample-desk.ts";
import { newId } from "../../base/platform/ids.ts";
import { FIRST_PIPELINE } from "../opportunities/rules/pipeline.ts";
import type { Repositories } from "../../base/store/store.ts";
import { createOpportunity } from "../opportunities/opportunities.ts";
import { DAY_MS } from "../../base/platform/rules/durations.ts";

type Task = Pick<TasksCreateInput, "title" | "type" | "status" | "priority" | "description"> & {
  /** Creation and due date, in days from now. */
  readonly made: number;
  readonly due: number | null;
};

/** Overdue, current, later and completed tasks in both languages. */
const TASKS: readonly Task[] = [
  { title: "Send the revised quote", type: "email", priority: "high", made: -9, due: -2 },
  { title: "Rappeler au sujet de la livraison", type: "call", priority: "urgent", made: -6, due: -1 },
  { title: "Prepare the demonstration", type: "meeting", status: "in_progress", made: -5, due: 0 },
  { title: "Vérifier les coordonnées de facturation", type: "todo", made: -4, due: 0 },
  { title: "Ask for the signed contract", type: "follow_up", status: "waiting", priority: "high", made: -12, due: 1 },
  { title: "Préparer la visite sur site", type: "meeting", made: -3, due: 2 },
  { title: "Call about the service contract", type: "call", made: -2, due: 3 },
  { title: "Envoyer la documentation technique", type: "email", priority: "low", made: -2, due: 5 },
  { title: "Review the discount for next year", type: "todo", description: "Not more than 8 %.", made: -1, due: 9 },
  { title: "Relancer après le salon", type: "follow_up", made: -1, due: 14 },
  { title: "Collect references from the pilot", type: "todo", priority: "low", made: -20, due: null },
  { title: "Send the meeting notes", type: "email", status: "completed", made: -16, due: -14 },
  { title: "Confirmer la date de formation", type: "call", status: "completed", made: -11, due: -8 },
  { title: "Book the booth at the trade fair", type: "todo", status: "cancelled", made: -30, due: -18 },
];

type Note = Pick<NotesCreateInput, "title" | "body" | "pinned"> & { readonly made: number };

const NOTES: readonly Note[] = [
  {
    title: "First call",
    made: -40,
    pinned: true,
    body: "Decides together with the head of production.\n\n- budget: this quarter\n- **two** sites\n- wants a reference in the region",
  },
  {
    title: "Visite de l’usine",
    made: -28,
    body: "La ligne 2 sera remplacée au printemps. Prévoir une formation pour *six* personnes.",
  },
  { title: "After the demonstration", made: -21, body: "Asked twice about the data export. Send the sample file." },
  { title: "Négociation", made: -14, body: "Demande 10 % de remise ; accepterait 6 % avec un contrat de trois ans." },
  { title: null, made: -9, body: "Prefers calls before ten in the morning." },
  {
    title: "Trade fair",
    made: -6,
    body: "Met at our booth. Interested in spare parts; the contract with the present supplier ends in June.",
  },
  { title: null, made: -3, body: "Préfère être contacté par e-mail." },
  {
    title: "Support history",
    made: -1,
    body: "1. Two tickets this year, both solved\n2. Satisfied with the response times",
  },
];

/** Creates tasks and notes about the first contacts, assigned in rotation. */
export async function loadWork(desk: SampleDesk, assigneeIds: readonly string[]): Promise<void> {
  for (const [index, { made, due, ...task }] of TASKS.entries()) {
    const assignee_id = assigneeIds[index % assigneeIds.length] ?? null;
    const dates = due === null ? { due_at: null } : { due_at: at(desk, due, 9 + (index % 6)) };
    const input = { ...task, ...dates, assignee_id, related_to: [related(desk, index)] };
    await desk.on(made).services.tasks.create(desk.caller, input);
  }
  for (const [index, { made, ...note }] of NOTES.entries()) {
    const input: NotesCreateInput = { ...note, related_to: [related(desk, index)] };
    await desk.on(made).services.notes.create(desk.caller, input);
  }
}

function related(desk: SampleDesk, index: number) {
  return { record_type: "contact", record_id: contactOf(desk, index).id } as const;
}

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
