// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callList, callRecord } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { JobsCancelData, JobsCancelResponses, JobsGetData, JobsGetResponses, JobsListData, JobsListResponses } from "./types.gen.ts";

/** The input of `jobs.list`. */
export interface JobsListInput extends CallOptions {
  readonly query?: JobsListData["query"];
}

/** The input of `jobs.get`. */
export interface JobsGetInput extends CallOptions {
  readonly path: JobsGetData["path"];
}

/** The input of `jobs.cancel`. */
export interface JobsCancelInput extends CallOptions {
  readonly path: JobsCancelData["path"];
}

/** The operations of this group. */
export interface JobsGroup {
  /**
   * List jobs.
   *
   * The jobs that the caller started, or those of all members with `organization:manage`, until 30 days after their
   * end, sorted newest first.
   *
   * At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  list(input?: JobsListInput): ListCall<JobsListResponses[200]["data"][number], JobsListResponses[200]["meta"]>;
  /**
   * Get a job.
   *
   * Returns the progress of a job. Visible only to the user who started it and to users with `organization:manage`,
   * until 30 days after its end.
   *
   * At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  get(input: JobsGetInput): Call<JobsGetResponses[200]["data"]>;
  /**
   * Cancel a job.
   *
   * A queued job is canceled immediately. A running job stops at its next step, and its effects until then remain.
   * Fails with `state_conflict` if the job has ended. Requires the permission that starts such a job:
   * `records:export`, or the write permission of the imported records.
   *
   * At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 421, 422, 429, 503.
   */
  cancel(input: JobsCancelInput): Call<JobsCancelResponses[200]["data"]>;
}

/**
 * List jobs.
 *
 * The jobs that the caller started, or those of all members with `organization:manage`, until 30 days after their
 * end, sorted newest first.
 *
 * At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function list(client: Client, input?: JobsListInput): ListCall<JobsListResponses[200]["data"][number], JobsListResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/jobs", input);
}

/**
 * Get a job.
 *
 * Returns the progress of a job. Visible only to the user who started it and to users with `organization:manage`,
 * until 30 days after its end.
 *
 * At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function get(client: Client, input: JobsGetInput): Call<JobsGetResponses[200]["data"]> {
  return callRecord(client, "GET", "/v1/jobs/{id}", input);
}

/**
 * Cancel a job.
 *
 * A queued job is canceled immediately. A running job stops at its next step, and its effects until then remain.
 * Fails with `state_conflict` if the job has ended. Requires the permission that starts such a job:
 * `records:export`, or the write permission of the imported records.
 *
 * At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 421, 422, 429, 503.
 */
export function cancel(client: Client, input: JobsCancelInput): Call<JobsCancelResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/jobs/{id}/cancel", input);
}
