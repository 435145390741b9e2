import { resources } from "../../../generated/resources.js";
import { prepare } from "./prepare.ts";
import { type Refusal, twisted } from "./refusal.ts";

/** Ways to get a 409 from the updates of resources: another record has the value of a unique field. */
export const uniqueConflicts: Readonly<Record<string, Refusal>> = Object.fromEntries(
  Object.values(resources).flatMap(({ group, path, fields }) =>
    fields
      .filter(({ unique, kind }) => unique && kind === "set")
      .map(({ name }) => [`${group}.update`, takenValue(group, path, name)]),
  ),
);

function takenValue(group: string, path: string, field: string): Refusal {
  return async (tenant) => {
    const value = `taken-${String(tenant.next())}`;
    const { body } = await prepare(`${group}.create`, tenant);
    await tenant.owner.post(path, { ...(body as object), [field]: value });
    return await twisted(`${group}.update`, tenant, { [field]: value });
  };
}
