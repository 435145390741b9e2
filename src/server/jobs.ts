import type { JobsService, Schemas } from "../../generated/services.js";
import type { Caller } from "../base/contract/caller.ts";
import { writePermissionOf } from "../features/imports/rules/imported-types.ts";
import { requirePermission } from "../base/platform/rights.ts";
import { notFound, stateConflict } from "../base/platform/rules/errors.ts";
import { secondsLeft } from "../base/jobs/rules/job.ts";
import type { JobRecord } from "../base/jobs/sql/jobs.ts";
import type { Say } from "../features/imports/imports.ts";
import type { SignedTokens } from "../base/platform/signed-token.ts";
import { readList } from "../base/records/record-list.ts";
import type { Store } from "../base/store/store.ts";

interface JobDeps {
  readonly store: Store;
  readonly signedTokens: SignedTokens;
  readonly clock: () => number;
  readonly say: Say;
}

/** The service for jobs started by users: progress and cancellation. */
export function jobsService({ store, signedTokens, clock, say }: JobDeps): JobsService {
  const shown = ({ locale }: Caller, job: JobRecord): Schemas["Job"] => {
    const { id, kind, status, done, total, result, error_code, created_at, started_at, finished_at } = job;
    const seconds_left = status === "running" ? secondsLeft(job, clock()) : null;
    const cancelling = status === "running" && job.cancel_requested_at !== null;
    return {
      id,
      kind,
      status,
      cancelling,
      done,
      total,
      seconds_left,
      result,
      error_code,
      error_message: error_code && say(locale, { code: error_code }),
      started_at,
      finished_at,
      created_at,
    };
  };
  return {
    async list(caller, { page, page_size, sort, cursor, ...filters }) {
      const orgId = caller.organization.id;
      const seen = seesAllJobs(caller) ? {} : { started_by: caller.user.id };
      const input = { page, page_size, sort, ...(cursor === undefined ? {} : { cursor }) };
      const list = await readList(signedTokens, { operation: "jobs.list", orgId, filters }, input, (request) =>
        store.startedJobs.list(orgId, { ...filters, ...seen }, request),
      );
      return { ...list, items: list.items.map((job) => shown(caller, job)) };
    },
    get: async (caller, { id }) => shown(caller, await ownJob(store, caller, id)),
    async cancel(caller, { id }) {
      await requireRightToStart(store, caller, await ownJob(store, caller, id));
      const cancelled = await store.jobs.cancel(caller.organization.id, id);
      if (!cancelled) throw stateConflict();
      return shown(caller, cancelled);
    },
  };
}

const seesAllJobs = ({ permissions }: Caller): boolean => permissions.has("organization:manage");

/** A key must not end what it could not start. */
async function requireRightToStart({ imports }: Store, caller: Caller, { result }: JobRecord): Promise<void> {
  if (result?.type === "export") requirePermission(caller, "records:export");
  if (result?.type !== "import") return;
  const record = await imports.get(caller.organization.id, result.id);
  if (record) requirePermission(caller, writePermissionOf(record.entity_type));
}

/** Jobs of other users are visible only to users with organization:manage; for others they do not exist. */
async function ownJob({ jobs }: Store, caller: Caller, id: string): Promise<JobRecord> {
  const job = await jobs.find(caller.organization.id, id);
  const allowed = job?.started_by === caller.user.id || seesAllJobs(caller);
  if (!job || !allowed) throw notFound();
  return job;
}
