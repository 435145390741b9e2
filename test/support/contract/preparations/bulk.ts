import { newId } from "../../../../src/base/platform/ids.ts";
import { finished } from "../../queue.ts";
import type { Tenant } from "../../tenant.ts";
import { withBody, withId, type Preparations, needing, nothing } from "./preparation.ts";

const importBody = { entity_type: "contact", dry_run: true };
/** The permission that imports of contacts require. */
const IMPORT = ["entities:write"];
const importFile = "first_name,email\nAda,ada@imported.example\n";
const newImport = async (tenant: Tenant): Promise<string> =>
  (await tenant.owner.post("/v1/imports", importBody)).string("data.id");
const readyImport = async (tenant: Tenant): Promise<string> => {
  const id = await newImport(tenant);
  await tenant.owner.put(`/v1/imports/${id}/file`, importFile, { "Content-Type": "text/csv" });
  return id;
};
const exportOf = async (tenant: Tenant): Promise<{ id: string; job: string }> => {
  const answer = await tenant.owner.post("/v1/exports", { entity_type: "company" });
  return { id: answer.string("data.id"), job: answer.string("data.job_id") };
};
const finishedExport = async (tenant: Tenant): Promise<string> => {
  const { id, job } = await exportOf(tenant);
  await finished(tenant.owner, job);
  return id;
};
const TOMORROW = 86_400_000;
/** A job that no worker takes even when it is due, so that its state does not change. */
const waitingJob = async (tenant: Tenant): Promise<string> => {
  const id = newId();
  const row = { id, org_id: tenant.organization.id, kind: "for.nobody", payload: "{}", max_attempts: 1 };
  const due = { available_at: new Date(Date.now() + TOMORROW) };
  await tenant.service.database.pool("jobs").insert({ ...row, ...due, started_by: tenant.organization.owner.id });
  return id;
};

const ofContacts = { query: { entity_type: "contact" } };

/** Prepared requests for bulk operations and jobs. */
export const bulk: Preparations = {
  "jobs.get": withId(waitingJob),
  "exports.create": needing(
    ["entities:read"],
    withBody((tenant) => ({ entity_type: "contact", fields: ["id", `external_ids.n${tenant.next()}`] })),
  ),
  "exports.fields": needing(["entities:read"], () => Promise.resolve(ofContacts)),
  "exports.get": needing(["entities:read", "opportunities:read"], withId(finishedExport)),
  "exports.delete": needing(["entities:read", "opportunities:read"], withId(finishedExport)),
  "exports.file": needing(["entities:read", "opportunities:read"], withId(finishedExport)),
  "imports.list": needing(IMPORT, nothing),
  "imports.create": needing(
    IMPORT,
    withBody((tenant) => ({ ...importBody, mapping: { [`Column ${tenant.next()}`]: "email" } })),
  ),
  "imports.fields": needing(IMPORT, () => Promise.resolve(ofContacts)),
  "imports.get": needing(IMPORT, withId(newImport)),
  "imports.upload": needing(IMPORT, withId(newImport, importFile)),
  "imports.start": needing(IMPORT, withId(readyImport)),
  "imports.failures": needing([...IMPORT, "entities:read"], withId(readyImport)),
};
