import type { Schemas } from "../../../generated/services.js";
import type { FileRow } from "./sql/files.ts";

/** Returns a file as the API shows it. */
export function shownFile({ created_by_user: _user, object_key: _key, ...file }: FileRow): Schemas["File"] {
  return file;
}
