import type { Deprecation } from "../../base/contract/operation.ts";
import type { Check } from "./express-types.ts";

/** Sets the headers of a deprecated operation. It runs first, so that errors have them too. */
export function announceDeprecation({ since, sunset, link, successor }: Deprecation): Check {
  // RFC 9745 §2.1: a date of RFC 9651 §3.3.7; RFC 8594 §3: an HTTP date.
  const deprecation = `@${String(Math.floor(midnight(since).getTime() / 1000))}`;
  const removal = midnight(sunset).toUTCString();
  const pages = ["deprecation", "sunset"].map((relation) => `<${link}>; rel="${relation}"; type="text/html"`);
  return (request, response) => {
    response.setHeader("Deprecation", deprecation);
    response.setHeader("Sunset", removal);
    // RFC 5829 defines this relation.
    const replacement = successor === null ? [] : [`<${filled(successor, request.params)}>; rel="successor-version"`];
    response.setHeader("Link", [...pages, ...replacement].join(", "));
  };
}

function midnight(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** Replaces the parameters of a path by those of the request. */
function filled(path: string, parameters: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ""));
}
