import type { Schemas } from "../../../../generated/services.js";
import type { Permission } from "../../../../generated/vocabulary.js";
import { readPermissionOf } from "../../../base/records/rules/record-types.ts";

/** A record type that can have files. */
export type FileRecordType = Schemas["FileRecordType"];

/** The permission to write each record type; e-mails are written by sending them. */
const WRITE_PERMISSIONS: Readonly<Record<FileRecordType, Permission>> = {
  contact: "entities:write",
  company: "entities:write",
  opportunity: "opportunities:write",
  task: "tasks:write",
  note: "notes:write",
  event: "booking:write",
  email: "emails:send",
};

const TYPES = Object.keys(WRITE_PERMISSIONS) as readonly FileRecordType[];

/** Returns the permission to write records of a type. */
export const writePermissionOf = (type: FileRecordType): Permission => WRITE_PERMISSIONS[type];

/** Returns the record types whose files a caller with these permissions may read. */
export const readableFileTypes = (permissions: ReadonlySet<string>): FileRecordType[] =>
  TYPES.filter((type) => permissions.has(readPermissionOf(type)));

/** Returns the record types whose files a caller with these permissions may read or write. */
export const visibleFileTypes = (permissions: ReadonlySet<string>): FileRecordType[] =>
  TYPES.filter((type) => permissions.has(readPermissionOf(type)) || permissions.has(writePermissionOf(type)));
