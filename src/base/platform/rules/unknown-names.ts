import { didYouMean, type KnownName } from "./did-you-mean.ts";
import type { Detail } from "./errors.ts";

/** A name that is allowed, with one short line about it. */
export interface DescribedName extends KnownName {
  readonly line?: string;
}

/** Returns the hints of an error about an unknown name: the name that was probably meant, and the described names. */
export function hintsFor(name: string, known: Iterable<string | DescribedName>): Pick<Detail, "extra"> {
  const names = [...known];
  const meant = didYouMean(name, names);
  const lines = names.flatMap((one): [string, string][] =>
    typeof one === "string" || one.line === undefined ? [] : [[one.name, one.line]],
  );
  if (meant === undefined && lines.length === 0) return {};
  return {
    extra: {
      ...(meant === undefined ? {} : { did_you_mean: meant }),
      ...(lines.length > 0 ? { allowed_fields: Object.fromEntries(lines.slice(0, MAX_LINES)) } : {}),
    },
  };
}

const MAX_LINES = 300;
