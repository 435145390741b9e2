import { type Detail, unprocessable } from "./errors.ts";
import { tidy } from "./text.ts";

/** The options of a value that is chosen: tidy, and each once. `path` is where the list stands. */
export function readOptions(given: readonly string[], path: string): string[] {
  const options = given.map(tidy);
  const details = options.flatMap((option, index): Detail[] => {
    const place = `${path}/${index}`;
    if (option === "") return [{ path: place, code: "too_short", values: { limit: 1 }, extra: { limit: 1 } }];
    return options.indexOf(option) < index ? [{ path: place, code: "not_unique" }] : [];
  });
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
  return options;
}
