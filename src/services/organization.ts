import type { OrganizationService } from "../../generated/services.js";
import { notFound } from "../domain/errors.ts";
import { tidyTexts } from "../domain/tidy-texts.ts";
import type { Store } from "../repositories/store.ts";
import { logAction } from "./log-entries.ts";
import { expectRecord, sent } from "./record-state.ts";

/** The caller's own organization. */
export function organizationService({ store }: { readonly store: Store }): OrganizationService {
  return {
    async get({ organization }) {
      return expectRecord(await store.organizations.get(organization.id));
    },
    async update(caller, input) {
      const { expected_version, ...changes } = tidyTexts(input, { required: ["name"] });
      const { id } = caller.organization;
      return await store.transaction(async (tx) => {
        expectRecord(await tx.organizations.lock(id), expected_version);
        const updated = await tx.organizations.update(id, sent(changes), caller.actor);
        if (!updated) throw notFound();
        await logAction(tx, caller, "organization.update", { type: "organization", id });
        return updated;
      });
    },
  };
}
