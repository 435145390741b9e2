import type { Authorized, Caller } from "../../base/contract/caller.ts";
import type { EntitiesService, Schemas, EntitiesBatchInput } from "../../../generated/services.js";
import { type FurtherMistakes, withAllMistakes } from "../../base/platform/mistakes.ts";
import type { EntityRecord } from "../../base/records/rules/entity.ts";
import type { Repositories } from "../../base/store/store.ts";
import { duplicatesOf, findDuplicates } from "./duplicates.ts";
import { listContacts, type ListDeps } from "./lists.ts";
import { type ReferringRooms, mergeEntities } from "./merge.ts";
import { unmergeEntity } from "./unmerge.ts";
import { withRecordLock, changeEntity, type ChangeResult, type Target, type WriteDeps } from "./writes.ts";
import { upsertEntity } from "./upsert.ts";
import { Problem, wrongEntityType } from "../../base/platform/rules/errors.ts";
import { batches } from "../../../generated/batches.js";
import { mistakesOfOperation, type OperationResult, runBatch, runOperation } from "../../base/records/batch.ts";

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
    batch: (caller, input) => batchEntities({ ...single, upsert }, deps.furtherMistakes, caller, input),
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

/** A contact after the change, and its previous company. */
interface LinkedContact {
  readonly record: EntityRecord;
  readonly previousCompanyId: string | null;
}

/** The company that a contact is to be linked to. */
interface CompanyLink {
  readonly target: Target;
  readonly companyId: string | null;
  /** If the contact has another company: replace the link or reject the request. */
  readonly existing: "replace" | "refuse";
}

/** Links a contact to a company, or unlinks it (null). Without a difference nothing is written. */
async function linkCompany(
  deps: WriteDeps,
  caller: Caller,
  { target, companyId, existing }: CompanyLink,
): ChangeResult<LinkedContact> {
  const newCompanyId = companyId?.toLowerCase() ?? null;
  let previousCompanyId: string | null = null;
  const record = await changeEntity(deps, caller, {
    target,
    change(contact) {
      if (contact.entity_type !== "contact") throw wrongEntityType("id", ["contact"]);
      previousCompanyId = contact["company_id"] as string | null;
      const another = previousCompanyId !== null && previousCompanyId !== newCompanyId;
      if (another && existing === "refuse") throw linkedElsewhere(previousCompanyId);
      return { company_id: newCompanyId };
    },
  });
  return record && { record, previousCompanyId };
}

const linkedElsewhere = (companyId: string | null): Problem =>
  new Problem("state_conflict", [
    {
      path: "/company_id",
      code: "linked_elsewhere",
      ...(companyId === null ? {} : { extra: { existing_id: companyId } }),
    },
  ]);

type Writer = Authorized<Caller, "entities:write">;

/** The operations that a batch can contain. */
type BatchOperations = Pick<EntitiesService, "get" | "create" | "update" | "delete" | "upsert">;

type Operation = EntitiesBatchInput["operations"][number];

/** Implements entities.batch: the operations of any batch, and upsert. */
async function batchEntities(
  single: BatchOperations,
  further: FurtherMistakes,
  caller: Writer,
  { operations }: EntitiesBatchInput,
): Promise<Awaited<ReturnType<EntitiesService["batch"]>>> {
  return await runBatch<Operation, Schemas["Entity"]>(caller, operations, (operation) =>
    withAllMistakes(
      () => runOne(single, caller, operation),
      () => mistakesOfOperation(further, caller, { group: "entities", operation: { ...operation }, mistaken: [] }),
    ),
  );
}

async function runOne(
  single: BatchOperations,
  caller: Writer,
  operation: Operation,
): Promise<OperationResult<Schemas["Entity"]>> {
  if (operation.method !== "upsert") return await runOperation(single, batches.entities, caller, operation);
  const { record, meta } = await single.upsert(caller, operation);
  return { status: meta.created ? 201 : 200, data: record };
}
