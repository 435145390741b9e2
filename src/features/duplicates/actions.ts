import type { EntitiesService, Schemas } from "../../../generated/services.js";
import type { Caller } from "../../base/contract/caller.ts";
import type { FurtherMistakes } from "../../base/platform/mistakes.ts";
import type { EntityRecord } from "../../base/records/rules/entity.ts";
import type { Repositories } from "../../base/store/store.ts";
import { batchEntities, type BatchOperations } from "../entities/batch.ts";
import { duplicatesOf, findDuplicates } from "./duplicates.ts";
import { linkCompany, type CompanyLink } from "../entities/links.ts";
import { listContacts, type ListDeps } from "../entities/lists.ts";
import type { ReferringRooms } from "../entities/referring.ts";
import { mergeEntities } from "./merge.ts";
import { unmergeEntity } from "./unmerge.ts";
import { withRecordLock } from "../entities/optimistic-update.ts";
import { upsertEntity } from "../entities/upsert.ts";

/** The entity operations that are implemented here. */
export type Actions = Pick<
  EntitiesService,
  | "upsert"
  | "batch"
  | "linkCompany"
  | "unlinkCompany"
  | "contacts"
  | "duplicates"
  | "findDuplicates"
  | "merge"
  | "unmerge"
>;

interface ActionDeps extends ListDeps {
  readonly newId: () => string;
  readonly furtherMistakes: FurtherMistakes;
  readonly referring: ReferringRooms;
}

/** Implements the entity operations besides reading and writing single records. */
export function entityActions(deps: ActionDeps, single: Omit<BatchOperations, "upsert">): Actions {
  const upsert: EntitiesService["upsert"] = async (caller, input) => {
    const { record, meta } = await upsertEntity(deps, caller, input);
    return { record: shown(record), meta };
  };
  const link = async (caller: Caller, { target, ...link }: CompanyLink): Promise<Schemas["Entity"]> => {
    const work = (tx: Repositories) => linkCompany({ ...deps, tx }, caller, { target, ...link });
    const subject = { orgId: caller.organization.id, id: target.id };
    return shown((await withRecordLock(deps.store, subject, work)).record);
  };
  return {
    upsert,
    batch: (caller, input) =>
      batchEntities({ single: { ...single, upsert }, further: deps.furtherMistakes }, caller, input),
    linkCompany: (caller, { id, expected_version, company_id, replace_existing = true }) => {
      const existing = replace_existing ? "replace" : "refuse";
      return link(caller, { target: { id, expected_version }, companyId: company_id, existing });
    },
    unlinkCompany: (caller, target) => link(caller, { target, companyId: null, existing: "replace" }),
    contacts: (caller, input) => listContacts(deps, caller, input),
    duplicates: (caller, input) => duplicatesOf(deps.store, caller, input),
    merge: (caller, input) => mergeEntities(deps, caller, input),
    unmerge: (caller, input) => unmergeEntity(deps, caller, input),
    findDuplicates: (caller, input) => findDuplicates(deps.store, caller, input),
  };
}

const shown = (record: EntityRecord): Schemas["Entity"] => record as Schemas["Entity"];
