import type { Schemas } from "../../../generated/services.js";
import { unprocessable } from "../../base/platform/rules/errors.ts";
import { QUOTAS } from "../../base/platform/rules/quotas.ts";
import type { ResourceContext, ResourceRules } from "../../base/records/resource/rules.ts";

/** The rules of topics: all of them fit on the page of mail preferences. */
export const topicRules: ResourceRules<Schemas["Topic"]> = {
  async check(context, { before }) {
    if (before === null) await requireSpace(context);
  },
  checkRestore: requireSpace,
};

async function requireSpace({ tx, caller }: ResourceContext): Promise<void> {
  const limit = QUOTAS.topics;
  if ((await tx.topicSubscriptions.lockCount(caller.organization.id)) >= limit)
    throw unprocessable([{ path: "", code: "too_many", values: { limit }, extra: { limit } }]);
}
