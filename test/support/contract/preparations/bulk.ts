import { newId } from "../../../../src/platform/ids.ts";
import { finished } from "../../finished-jobs.ts";
import type { World } from "../../world.ts";
import { nothing, withBody, withId, type Preparations, needing } from "./preparation.ts";

const importBody = { entity_type: "contact", dry_run: true };
const importFile = "first_name,email\nAda,ada@imported.example\n";
const newImport = async (world: World): Promise<string> =>
  (await world.owner.post("/v1/imports", importBody)).string("data.id");
const readyImport = async (world: World): Promise<string> => {
  const id = await newImport(world);
  await world.owner.put(`/v1/imports/${id}/file`, importFile, { "Content-Type": "text/csv" });
  return id;
};
const exportOf = async (world: World): Promise<{ id: string; job: string }> => {
  const answer = await world.owner.post("/v1/exports", { entity_type: "company" });
  return { id: answer.string("data.id"), job: answer.string("data.job_id") };
};
const finishedExport = async (world: World): Promise<string> => {
  const { id, job } = await exportOf(world);
  await finished(world.owner, job);
  return id;
};
const TOMORROW = 86_400_000;
/** A job that no worker takes even when it is due, so that its state does not change. */
const waitingJob = async (world: World): Promise<string> => {
  const id = newId();
  const row = { id, org_id: world.organization.id, kind: "for.nobody", payload: "{}", max_attempts: 1 };
  const due = { available_at: new Date(Date.now() + TOMORROW) };
  await world.service.database.pool("jobs").insert({ ...row, ...due, started_by: world.organization.owner.id });
  return id;
};

/** Prepared requests for bulk operations and jobs. */
export const bulk: Preparations = {
  "jobs.get": withId(waitingJob),
  "jobs.cancel": withId(waitingJob),
  "exports.create": withBody((world) => ({ entity_type: "contact", fields: ["id", `external_ids.n${world.next()}`] })),
  "exports.get": needing(["opportunities:read"], withId(finishedExport)),
  "exports.file": needing(["opportunities:read"], withId(finishedExport)),
  "changes.list": nothing,
  "imports.list": nothing,
  "imports.create": withBody((world) => ({ ...importBody, mapping: { [`Column ${world.next()}`]: "email" } })),
  "imports.get": withId(newImport),
  "imports.upload": withId(newImport, importFile),
  "imports.start": withId(readyImport),
  "imports.failures": needing(["entities:read"], withId(readyImport)),
};
