// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callList, callRecord, type Selected } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { PipelinesBatchData, PipelinesBatchResponses, PipelinesCreateData, PipelinesCreateResponses, PipelinesDeleteData, PipelinesDeleteResponses, PipelinesGetData, PipelinesGetResponses, PipelinesListData, PipelinesListResponses, PipelinesUpdateData, PipelinesUpdateResponses } from "./types.gen.ts";

/** The names for `fields`. */
export type PipelinesListField = NonNullable<NonNullable<PipelinesListData["query"]>["fields"]>[number];

/** The input of `pipelines.list`. */
export interface PipelinesListInput<Field extends PipelinesListField = never> extends CallOptions {
  readonly query?: PipelinesListData["query"] & { readonly fields?: Field[] };
}

/** The input of `pipelines.create`. */
export interface PipelinesCreateInput extends CallOptions {
  readonly body: PipelinesCreateData["body"];
}

/** The input of `pipelines.batch`. */
export interface PipelinesBatchInput extends CallOptions {
  readonly body: PipelinesBatchData["body"];
}

/** The names for `fields`. */
export type PipelinesGetField = NonNullable<NonNullable<PipelinesGetData["query"]>["fields"]>[number];

/** The input of `pipelines.get`. */
export interface PipelinesGetInput<Field extends PipelinesGetField = never> extends CallOptions {
  readonly path: PipelinesGetData["path"];
  readonly query?: PipelinesGetData["query"] & { readonly fields?: Field[] };
}

/** The input of `pipelines.update`. */
export interface PipelinesUpdateInput extends CallOptions {
  readonly path: PipelinesUpdateData["path"];
  readonly body: PipelinesUpdateData["body"];
}

/** The input of `pipelines.delete`. */
export interface PipelinesDeleteInput extends CallOptions {
  readonly path: PipelinesDeleteData["path"];
}

/** The operations of this group. */
export interface PipelinesGroup {
  /**
   * List pipelines.
   *
   * Returns pipelines with their stages, sorted newest first unless `sort` is given.
   *
   * Permission: `opportunities:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  list<Field extends PipelinesListField = never>(input?: PipelinesListInput<Field>): ListCall<Selected<PipelinesListResponses[200]["data"][number], Field>, PipelinesListResponses[200]["meta"]>;
  /**
   * Create a pipeline.
   *
   * The name is unique. A pipeline needs at least one stage of each type. A `won` stage has the probability 100, a
   * `lost` stage 0. If the new pipeline is the default, the previous default pipeline no longer is.
   *
   * Permission: `organization:manage`. At most 30 requests per minute. Repeatable: it is sent with an idempotency
   * key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  create(input: PipelinesCreateInput): Call<PipelinesCreateResponses[201]["data"]>;
  /**
   * Create, update and delete up to 100 records.
   *
   * Operations are performed in order and independently of one another; a failed operation does not undo others. A
   * body that violates the contract is rejected as a whole, without effect. `delete` operations require the
   * permission `organization:manage`.
   *
   * Permission: `organization:manage`. At most 10 requests per minute. Repeatable: it is sent with an idempotency
   * key.
   *
   * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  batch(input: PipelinesBatchInput): Call<PipelinesBatchResponses[200]["data"]>;
  /**
   * Get a pipeline.
   *
   * Returns the pipeline with its stages in order.
   *
   * Permission: `opportunities:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
   */
  get<Field extends PipelinesGetField = never>(input: PipelinesGetInput<Field>): Call<Selected<PipelinesGetResponses[200]["data"], Field>>;
  /**
   * Update a pipeline.
   *
   * `stages` is replaced as a whole. A stage with opportunities cannot be removed or change its type (`in_use`). A
   * changed probability only applies to opportunities that enter the stage afterwards. A pipeline remains the default
   * until another one is made the default. Lists are replaced: `stages`. The record may be sent back as it was read:
   * read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
   *
   * Permission: `organization:manage`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the
   * record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
   */
  update(input: PipelinesUpdateInput): Call<PipelinesUpdateResponses[200]["data"]>;
  /**
   * Delete a pipeline.
   *
   * Fails with `in_use` while the pipeline contains opportunities. The default pipeline cannot be deleted.
   *
   * Permission: `organization:manage`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the
   * record has another version.
   *
   * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 429, 503.
   */
  delete(input: PipelinesDeleteInput): Call<PipelinesDeleteResponses[200]["data"]>;
}

/**
 * List pipelines.
 *
 * Returns pipelines with their stages, sorted newest first unless `sort` is given.
 *
 * Permission: `opportunities:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function list<Field extends PipelinesListField = never>(client: Client, input?: PipelinesListInput<Field>): ListCall<Selected<PipelinesListResponses[200]["data"][number], Field>, PipelinesListResponses[200]["meta"]> {
  return callList(client, "GET", "/v1/pipelines", input);
}

/**
 * Create a pipeline.
 *
 * The name is unique. A pipeline needs at least one stage of each type. A `won` stage has the probability 100, a
 * `lost` stage 0. If the new pipeline is the default, the previous default pipeline no longer is.
 *
 * Permission: `organization:manage`. At most 30 requests per minute. Repeatable: it is sent with an idempotency
 * key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function create(client: Client, input: PipelinesCreateInput): Call<PipelinesCreateResponses[201]["data"]> {
  return callRecord(client, "POST", "/v1/pipelines", input);
}

/**
 * Create, update and delete up to 100 records.
 *
 * Operations are performed in order and independently of one another; a failed operation does not undo others. A
 * body that violates the contract is rejected as a whole, without effect. `delete` operations require the
 * permission `organization:manage`.
 *
 * Permission: `organization:manage`. At most 10 requests per minute. Repeatable: it is sent with an idempotency
 * key.
 *
 * Errors: 400, 401, 403, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function batch(client: Client, input: PipelinesBatchInput): Call<PipelinesBatchResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/pipelines/batch", input);
}

/**
 * Get a pipeline.
 *
 * Returns the pipeline with its stages in order.
 *
 * Permission: `opportunities:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 404, 406, 421, 429, 503.
 */
export function get<Field extends PipelinesGetField = never>(client: Client, input: PipelinesGetInput<Field>): Call<Selected<PipelinesGetResponses[200]["data"], Field>> {
  return callRecord(client, "GET", "/v1/pipelines/{id}", input);
}

/**
 * Update a pipeline.
 *
 * `stages` is replaced as a whole. A stage with opportunities cannot be removed or change its type (`in_use`). A
 * changed probability only applies to opportunities that enter the stage afterwards. A pipeline remains the default
 * until another one is made the default. Lists are replaced: `stages`. The record may be sent back as it was read:
 * read-only fields are accepted unchanged. Another value is rejected with the detail `read_only`.
 *
 * Permission: `organization:manage`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the
 * record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 413, 415, 421, 422, 429, 503.
 */
export function update(client: Client, input: PipelinesUpdateInput): Call<PipelinesUpdateResponses[200]["data"]> {
  return callRecord(client, "PUT", "/v1/pipelines/{id}", input);
}

/**
 * Delete a pipeline.
 *
 * Fails with `in_use` while the pipeline contains opportunities. The default pipeline cannot be deleted.
 *
 * Permission: `organization:manage`. At most 30 requests per minute. With `If-Match`, it fails with 412 if the
 * record has another version.
 *
 * Errors: 400, 401, 403, 404, 406, 409, 412, 421, 429, 503.
 */
function delete_(client: Client, input: PipelinesDeleteInput): Call<PipelinesDeleteResponses[200]["data"]> {
  return callRecord(client, "DELETE", "/v1/pipelines/{id}", input);
}
export { delete_ as delete };
