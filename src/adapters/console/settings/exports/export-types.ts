import type { ExportRecordType, Permission } from "../../../../../generated/sdk/types.gen.ts";

/** The record types that the console exports, in the order of their choice. */
export const exportTypes = [
  "contact",
  "company",
  "product",
  "line_item",
  "task",
  "note",
  "form",
  "form_submission",
  "topic",
] as const satisfies readonly ExportRecordType[];

/** The permission that an export of these records needs. */
export const permissionOf: Readonly<Record<(typeof exportTypes)[number], Permission>> = {
  contact: "entities:read",
  company: "entities:read",
  product: "products:read",
  line_item: "opportunities:read",
  task: "tasks:read",
  note: "notes:read",
  form: "forms:read",
  form_submission: "forms:read",
  topic: "campaigns:read",
};
