// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callWhole } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { ActivityAggregateData, ActivityAggregateResponses } from "./types.gen.ts";

/** The input of `activity.aggregate`. */
export interface ActivityAggregateInput extends CallOptions {
  readonly body: ActivityAggregateData["body"];
}

/** The operations of this group. */
export interface ActivityGroup {
  /**
   * Count activities by group.
   *
   * Counts the activities in the timelines of contacts, companies and opportunities; an activity in several timelines
   * counts once in each group. Activities about records that the caller cannot read are omitted. If the calculation
   * takes too long, the error is `unavailable`: narrow the period with `since` and `until`. Groups can be sorted only
   * by fields and measures of the report.
   *
   * Permission: `entities:read`. At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
   */
  aggregate(input: ActivityAggregateInput): Call<ActivityAggregateResponses[200]>;
}

/**
 * Count activities by group.
 *
 * Counts the activities in the timelines of contacts, companies and opportunities; an activity in several timelines
 * counts once in each group. Activities about records that the caller cannot read are omitted. If the calculation
 * takes too long, the error is `unavailable`: narrow the period with `since` and `until`. Groups can be sorted only
 * by fields and measures of the report.
 *
 * Permission: `entities:read`. At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 413, 415, 421, 422, 429, 503.
 */
export function aggregate(client: Client, input: ActivityAggregateInput): Call<ActivityAggregateResponses[200]> {
  return callWhole(client, "POST", "/v1/activity/aggregate", input);
}
