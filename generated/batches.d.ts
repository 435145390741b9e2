// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import type { Permission } from "./vocabulary.js";

/** The groups whose batch follows from their operations on single records. */
export type BatchedGroup = "busyFeeds" | "campaigns" | "customFields" | "emailTemplates" | "eventTypes" | "forms" | "lineItems" | "notes" | "opportunities" | "pipelines" | "products" | "schedules" | "segments" | "tasks" | "topics" | "views";

export interface Batch {
  /** The permission to delete records. */
  readonly deletes: Permission | null;
  /** The permission to read records. */
  readonly reads: Permission | null;
  /** Fields that an update accepts only with their stored value. */
  readonly readOnly: readonly string[];
  /** The subset of fields that are not compared, because their value is made when the record is read. */
  readonly madeAtRead: readonly string[];
}

export declare const batchedGroups: readonly BatchedGroup[];
export declare const batches: Readonly<Record<"busyFeeds" | "campaigns" | "customFields" | "emailTemplates" | "entities" | "eventTypes" | "forms" | "lineItems" | "notes" | "opportunities" | "pipelines" | "products" | "schedules" | "segments" | "tasks" | "topics" | "views", Batch>>;
