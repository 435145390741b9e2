import type { Tenant } from "../../tenant.ts";
import { contact } from "./entities.ts";
import { canaryOf, needing, type Preparations, withId, created, deleted } from "./preparation.ts";

/** A file belongs to a record, whose permission it requires too. */
const READ = ["entities:read"];
const WRITE = ["entities:write"];

const fileBody = async (tenant: Tenant): Promise<object> => ({
  record_type: "contact",
  record_id: await contact(tenant),
  name: `${canaryOf(tenant)} ${tenant.next()}.txt`,
});
/** Creates a file without content. */
export const waitingFile = created("/v1/files", fileBody);
/** Creates a file with content. */
export const storedFile = async (tenant: Tenant): Promise<string> => {
  const id = await waitingFile(tenant);
  await tenant.owner.put(`/v1/files/${id}/content`, canaryOf(tenant), { "Content-Type": "application/octet-stream" });
  return id;
};
const deletedFile = deleted("/v1/files", storedFile);

/** Prepared requests for files. */
export const files: Preparations = {
  "files.create": needing(WRITE, async (tenant) => ({ body: await fileBody(tenant) })),
  "files.get": needing(READ, withId(storedFile)),
  "files.download": needing(READ, withId(storedFile)),
  "files.upload": needing(WRITE, async (tenant) => ({
    ...(await withId(waitingFile)(tenant)),
    body: canaryOf(tenant),
  })),
  "files.delete": needing(WRITE, withId(storedFile)),
  "files.restore": needing(WRITE, withId(deletedFile)),
  "files.purge": needing(WRITE, withId(storedFile)),
};
