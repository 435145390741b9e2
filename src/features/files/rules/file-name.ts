import type { Detail } from "../../../base/platform/rules/errors.ts";
import { normalized } from "../../../base/contract/unicode.ts";

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
