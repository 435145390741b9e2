// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { ListCall } from "../../src/adapters/sdk/list-call.ts";
import type { Client } from "../../src/adapters/sdk/client.ts";
import { callNumbered } from "../../src/adapters/sdk/operation.ts";
import type { CallOptions } from "../../src/adapters/sdk/options.ts";
import type { SearchFindData, SearchFindResponses } from "./types.gen.ts";

/** The input of `search.find`. */
export interface SearchFindInput extends CallOptions {
  readonly query: SearchFindData["query"];
}

/** The operations of this group. */
export interface SearchGroup {
  /**
   * Search all record types.
   *
   * Finds live records by words in their names and texts, ignoring case and accents. A word can also match a part of
   * a longer word, one of one or two letters only its beginning, and a phone number matches in any notation. In
   * scripts without spaces between words (Chinese, Japanese, Korean, Thai), each character is a word, and a full name
   * is found in both orders, with and without a space. If no record contains all words, superfluous words such as
   * `the contact named` are left out, words of addresses match too, and typing errors are tolerated; then, records
   * that contain only some of the words are returned. Only record types that the caller can read are searched. Sorted
   * by relevance. New records can be found immediately.
   *
   * At most 120 requests per minute.
   *
   * Errors: 400, 401, 403, 406, 421, 429, 503.
   */
  find(input: SearchFindInput): ListCall<SearchFindResponses[200]["data"][number], SearchFindResponses[200]["meta"]>;
}

/**
 * Search all record types.
 *
 * Finds live records by words in their names and texts, ignoring case and accents. A word can also match a part of
 * a longer word, one of one or two letters only its beginning, and a phone number matches in any notation. In
 * scripts without spaces between words (Chinese, Japanese, Korean, Thai), each character is a word, and a full name
 * is found in both orders, with and without a space. If no record contains all words, superfluous words such as
 * `the contact named` are left out, words of addresses match too, and typing errors are tolerated; then, records
 * that contain only some of the words are returned. Only record types that the caller can read are searched. Sorted
 * by relevance. New records can be found immediately.
 *
 * At most 120 requests per minute.
 *
 * Errors: 400, 401, 403, 406, 421, 429, 503.
 */
export function find(client: Client, input: SearchFindInput): ListCall<SearchFindResponses[200]["data"][number], SearchFindResponses[200]["meta"]> {
  return callNumbered(client, "GET", "/v1/search", input);
}
