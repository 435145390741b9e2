import type { Schemas } from "../../../../generated/services.js";
import type { Permission } from "../../../../generated/vocabulary.js";
import { readPermissionOf } from "../../../base/records/rules/record-types.ts";
import type { Detail } from "../../../base/platform/rules/errors.ts";
import { normalized } from "../../../base/contract/unicode.ts";

/** A record type that can have files. */
type FileRecordType = Schemas["FileRecordType"];

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

/**
 * Extensions that an operating system or a browser runs on a double click. Mail services reject nearly the same list.
 * Archives and office documents are allowed: the virus scanner looks into them.
 */
const PROGRAMS: ReadonlySet<string> = new Set(
  (
    "ade adp apk app appimage application appref-ms appx appxbundle bat cab chm cmd com command cpl crx deb dll dmg exe " +
    "gadget hlp hta inf ins iso isp jar js jse lib lnk mde mjs msc msi msix msixbundle msp mst nsh pif pkg ps1 ps1xml ps2 " +
    "psc1 psm1 reg rpm scf scr sct sh shb shs sys url vb vbe vbs vhd vxd wasm webloc ws wsc wsf wsh xll"
  ).split(" "),
);

/** Names of devices in Windows, with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;

/** Returns the problems of a name that matches the contract. */
export function fileNameProblems(name: string): Detail[] {
  if (RESERVED.test(name)) return [{ path: "/name", code: "file_name_reserved" }];
  return isProgramName(name) ? [{ path: "/name", code: "file_type_forbidden" }] : [];
}

/** Full-width letters and similar characters look like an extension, and some systems convert them to one. */
function isProgramName(name: string): boolean {
  const plain = normalized(name, "NFKC").toLowerCase();
  const extension = plain.slice(plain.lastIndexOf(".") + 1).replace(/[^a-z0-9-]/g, "");
  return plain.includes(".") && PROGRAMS.has(extension);
}
