import type { OrganizationService } from "../../generated/services.js";
import { notFound } from "../domain/errors.ts";
import { tidyTexts } from "../domain/tidy-texts.ts";
import type { Store } from "../repositories/store.ts";
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
      return await store.transaction(async ({ organizations }) => {
        expectRecord(await organizations.lock(id), expected_version);
        const updated = await organizations.update(id, sent(changes), caller.actor);
        if (!updated) throw notFound();
        return updated;
      });
    },
  };
}
