// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Call } from "../../src/adapters/sdk/call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callRecord } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { TeamPageBookData, TeamPageBookResponses, TeamPageGetData, TeamPageGetResponses, TeamPageSlotsData, TeamPageSlotsResponses } from "./types.gen.ts";

/** The input of `teamPage.get`. */
export interface TeamPageGetInput extends CallOptions {
  readonly path: TeamPageGetData["path"];
}

/** The input of `teamPage.book`. */
export interface TeamPageBookInput extends CallOptions {
  readonly path: TeamPageBookData["path"];
  readonly body: TeamPageBookData["body"];
}

/** The input of `teamPage.slots`. */
export interface TeamPageSlotsInput extends CallOptions {
  readonly path: TeamPageSlotsData["path"];
  readonly query: TeamPageSlotsData["query"];
}

/** The operations of this group. */
export interface TeamPageGroup {
  /**
   * Get a team's booking page.
   *
   * Requires no authentication. An event type that is private, inactive, deleted, unknown, without an active host, or
   * with the assignment `single` returns 404; the response does not reveal which. Visitors see the page at
   * `/team/{organization_slug}/{event_slug}`.
   *
   * Needs no credentials. At most 120 requests per minute.
   *
   * Errors: 400, 404, 406, 421, 429, 503.
   */
  get(input: TeamPageGetInput): Call<TeamPageGetResponses[200]["data"]>;
  /**
   * Book a slot with a team.
   *
   * Books a start time that the slots operation offers, like `bookingPage.book`. With `round_robin`, one free host is
   * chosen: the owner of the invitee's contact if the event type has `prefer_contact_owner`, otherwise the host with
   * the fewest events in proportion to their weight.
   *
   * Needs no credentials. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
   *
   * Errors: 400, 404, 406, 409, 413, 415, 421, 422, 429, 503.
   */
  book(input: TeamPageBookInput): Call<TeamPageBookResponses[200]["data"]>;
  /**
   * List the slots of a team's booking page.
   *
   * Lists the start times at which one host is free (`round_robin`) or all hosts are (`collective`). `from` and `to`
   * may be at most 31 days apart.
   *
   * Needs no credentials. At most 120 requests per minute.
   *
   * Errors: 400, 404, 406, 421, 422, 429, 503.
   */
  slots(input: TeamPageSlotsInput): Call<TeamPageSlotsResponses[200]["data"]>;
}

/**
 * Get a team's booking page.
 *
 * Requires no authentication. An event type that is private, inactive, deleted, unknown, without an active host, or
 * with the assignment `single` returns 404; the response does not reveal which. Visitors see the page at
 * `/team/{organization_slug}/{event_slug}`.
 *
 * Needs no credentials. At most 120 requests per minute.
 *
 * Errors: 400, 404, 406, 421, 429, 503.
 */
export function get(client: Client, input: TeamPageGetInput): Call<TeamPageGetResponses[200]["data"]> {
  return callRecord(client, "GET", "/v1/public/teams/{organization_slug}/event-types/{event_slug}", input);
}

/**
 * Book a slot with a team.
 *
 * Books a start time that the slots operation offers, like `bookingPage.book`. With `round_robin`, one free host is
 * chosen: the owner of the invitee's contact if the event type has `prefer_contact_owner`, otherwise the host with
 * the fewest events in proportion to their weight.
 *
 * Needs no credentials. At most 30 requests per minute. Repeatable: it is sent with an idempotency key.
 *
 * Errors: 400, 404, 406, 409, 413, 415, 421, 422, 429, 503.
 */
export function book(client: Client, input: TeamPageBookInput): Call<TeamPageBookResponses[200]["data"]> {
  return callRecord(client, "POST", "/v1/public/teams/{organization_slug}/event-types/{event_slug}/events", input);
}

/**
 * List the slots of a team's booking page.
 *
 * Lists the start times at which one host is free (`round_robin`) or all hosts are (`collective`). `from` and `to`
 * may be at most 31 days apart.
 *
 * Needs no credentials. At most 120 requests per minute.
 *
 * Errors: 400, 404, 406, 421, 422, 429, 503.
 */
export function slots(client: Client, input: TeamPageSlotsInput): Call<TeamPageSlotsResponses[200]["data"]> {
  return callRecord(client, "GET", "/v1/public/teams/{organization_slug}/event-types/{event_slug}/slots", input);
}
