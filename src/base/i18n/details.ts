import type { Locale } from "../contract/caller.ts";
import type { Detail } from "../platform/rules/errors.ts";
import { explain, sentences } from "./sentences.ts";

const MAX_DETAILS = 20;

/**
 * Returns the details of a problem as all protocols show them: path, code, a sentence, and extra members. A list of
 * allowed fields is shown once; `listed` remembers those of earlier problems of the same answer.
 */
export function shownDetails(
  details: readonly Detail[],
  locale: Locale,
  listed = new Set<string>(),
): Record<string, unknown>[] {
  return details.slice(0, MAX_DETAILS).map((detail) => {
    const { path, code, extra } = detail;
    const shown = { path, code, message: message(detail, locale), ...extra };
    if (shown.allowed_fields === undefined) return shown;
    const names = JSON.stringify(shown.allowed_fields);
    // The same list is not repeated.
    if (listed.has(names)) delete shown.allowed_fields;
    listed.add(names);
    return shown;
  });
}

function message({ path, code, values }: Detail, locale: Locale): string {
  const catalog = sentences(locale);
  const misplaced = code === "unknown_field" && isCredentialName(path.split("/").at(-1) ?? "");
  return misplaced ? catalog.misplacedCredential : explain(catalog, code, values);
}

/** Parameter names under which keys and tokens are sent by mistake. */
const CREDENTIAL =
  /^(?:x-)?(?:api[-_]?key|access[-_]?token|auth(?:orization)?|bearer|(?:crs[-_])?session|password|secret)$/i;

/** Returns whether a parameter name suggests a key or token. */
export function isCredentialName(name: string): boolean {
  return CREDENTIAL.test(name);
}
