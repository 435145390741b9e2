import type { FormsSubmissionsInput, Schemas } from "../../../generated/services.js";
import type { Caller } from "../../base/contract/caller.ts";
import type { Page } from "../../base/contract/page.ts";
import { requireRecord } from "../../base/records/record-state.ts";
import { type ResourceDeps, resourceService } from "../../base/records/resource/resource-service.ts";
import type { RulesOf } from "../../base/records/resource/rules.ts";

/** Visitors create submissions; callers cannot, so nothing is derived. */
export const formSubmissionRules: RulesOf<"form_submission"> = {
  derive: () => {
    throw new TypeError("Submissions are created by visitors.");
  },
};

/** Implements forms.submissions. */
export async function submissionsOf(
  deps: ResourceDeps,
  caller: Caller,
  { id, ...input }: FormsSubmissionsInput,
): Promise<Page<Schemas["FormSubmission"]>> {
  requireRecord(await deps.store.resources.form.get(caller.organization.id, id));
  const service = resourceService(deps, { type: "form_submission", rules: formSubmissionRules });
  const filters = { form_id: id, include_deleted: false };
  return await service.list(caller, { ...input, ...filters });
}
