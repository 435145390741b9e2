import type { OrganizationService } from "../../generated/services.js";
import { notFound } from "../platform/rules/errors.ts";
import { normalizeTexts } from "../platform/rules/normalize-texts.ts";
import type { Store } from "../store/store.ts";
import { logAction } from "./audit-log/entries.ts";
import { changedMembers, requireRecord } from "../records/record-state.ts";

/** Implements the operations `organization.*`: the caller's own organization. */
export function organizationService({ store }: { readonly store: Store }): OrganizationService {
  return {
    async get({ organization }) {
      return requireRecord(await store.organizations.get(organization.id));
    },
    async update(caller, input) {
      const { expected_version, ...changes } = normalizeTexts(input, {
        required: ["name"],
        optional: ["postal_address"],
      });
      const { id } = caller.organization;
      return await store.transaction(async (tx) => {
        const before = requireRecord(await tx.organizations.lock(id), expected_version);
        const changed = changedMembers(changes, before);
        if (Object.keys(changed).length === 0) return before;
        const updated = await tx.organizations.update(id, changed, caller.actor);
        if (!updated) throw notFound();
        await logAction(tx, caller, "organization.update", { type: "organization", id });
        return updated;
      });
    },
  };
}
