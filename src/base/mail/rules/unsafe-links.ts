import type { Detail } from "../../platform/rules/errors.ts";
import { htmlParts, valueOf } from "../../platform/rules/html-parts.ts";

/** Attributes that contain one or more URLs. */
export const ADDRESS_ATTRIBUTES: ReadonlySet<string> = new Set([
  "href",
  "xlink:href",
  "src",
  "srcset",
  "action",
  "formaction",
  "background",
  "poster",
  "cite",
  "data",
  "ping",
  "longdesc",
  "lowsrc",
  "dynsrc",
  "manifest",
  "icon",
  "codebase",
  "classid",
  "usemap",
  "profile",
  "imagesrcset",
  // Attributes of SVG animations, which can change the target of a link.
  "to",
  "from",
  "values",
]);

const SEVERAL: ReadonlySet<string> = new Set(["srcset", "imagesrcset", "ping", "values"]);

/** Schemes that run code, or that contain a whole document which could. */
const UNSAFE = "(?:javascript|vbscript|data)";
const ONE = new RegExp(`^${UNSAFE}:`, "i");
const OF_SEVERAL = new RegExp(`(?:^|[,;])${UNSAFE}:`, "i");
const IN_STYLES = new RegExp(`(?:url\\(|@import)["']?${UNSAFE}:`, "i");
const IN_REFRESH = new RegExp(`url=["']?${UNSAFE}:`, "i");

const MAX_SHOWN_LENGTH = 60;

/**
 * Returns a detail for each link that runs code instead of opening a page, as browsers would parse it. `path` is the
 * location of the HTML in the input.
 */
export function unsafeLinks(html: string, path: string): Detail[] {
  const { attributes, rawTexts } = htmlParts(html);
  const inAttributes = attributes.filter((one) => isUnsafe(one.name, valueOf(one))).map(valueOf);
  const sheets = rawTexts.filter(({ tag }) => tag === "style").map(({ start, end }) => html.slice(start, end));
  const inSheets = sheets.filter((sheet) => IN_STYLES.test(styleText(sheet))).map(() => "<style>");
  const found = new Set([...inAttributes, ...inSheets].map((text) => text.trim().slice(0, MAX_SHOWN_LENGTH)));
  return [...found].map((link) => ({ path, code: "unsafe_link", values: { link } }));
}

function isUnsafe(name: string, value: string): boolean {
  if (name === "style") return IN_STYLES.test(styleText(value));
  if (name === "content") return IN_REFRESH.test(bare(value));
  if (!ADDRESS_ATTRIBUTES.has(name)) return false;
  return (SEVERAL.has(name) ? OF_SEVERAL : ONE).test(bare(value));
}

/**
 * Removes the characters that browsers ignore: control characters and spaces before the scheme, line breaks and tabs in
 * it.
 */
const bare = (value: string): string => value.replace(/[\p{Cc} ]+/gu, "");

/** Removes escapes (`\6a avascript`), comments and spaces. */
function styleText(sheet: string): string {
  const read = sheet
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) => characterOf(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, "$1")
    .replace(/\/\*.*?\*\//gs, "");
  return bare(read);
}

const characterOf = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "");
