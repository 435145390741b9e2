import type { Caller } from "../../base/contract/caller.ts";
import type { EntityType } from "../../base/records/rules/entity.ts";
import type { Detail } from "../../base/platform/rules/errors.ts";
import type { OpportunityValues } from "./rules/stage-transition.ts";
import type { PipelineRecord } from "./sql/pipelines.ts";
import type { Repositories } from "../../base/store/store.ts";

interface EntityReference {
  readonly path: string;
  readonly id: string;
  readonly type: EntityType;
}

/** Returns one detail for each reference to nothing in this organization, or to the wrong kind of record. */
export async function missingReferences(
  { entities, users }: Repositories,
  { organization, user }: Caller,
  values: OpportunityValues,
): Promise<Detail[]> {
  const pointed = entityReferences(values);
  const ids = [...new Set(pointed.map(({ id }) => id))];
  const live = ids.length === 0 ? new Map<string, EntityType>() : await entities.lockLive(organization.id, ids);
  const lost = pointed.filter(({ id, type }) => live.get(id) !== type).map(({ path }) => path);
  const { owner_id: owner } = values;
  const ownerLost = typeof owner === "string" && owner !== user.id && !(await users.get(organization.id, owner));
  return [...lost, ...(ownerLost ? ["/owner_id"] : [])].map((path) => ({ path, code: "reference_not_found" as const }));
}

/** The error for a stage that is not in the pipeline. */
export const stageNotInPipeline = ({ stages }: PipelineRecord): Detail => ({
  path: "/stage",
  code: "not_of_pipeline",
  extra: { allowed_values: stages.map(({ key }) => key) },
});

function entityReferences({ company_id, primary_contact_id, contacts = [] }: OpportunityValues): EntityReference[] {
  const one = (path: string, id: string | null | undefined, type: EntityType): EntityReference[] =>
    typeof id === "string" ? [{ path, id, type }] : [];
  return [
    ...one("/company_id", company_id, "company"),
    ...one("/primary_contact_id", primary_contact_id, "contact"),
    ...contacts.flatMap(({ contact_id }, index) => one(`/contacts/${index}/contact_id`, contact_id, "contact")),
  ];
}
