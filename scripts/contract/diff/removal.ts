import { deprecationOf } from "../deprecation.ts";
import type { Advice } from "./change.ts";
import { breaking, notice } from "./change.ts";

interface Removal {
  /** The action of a client. */
  readonly action: string;
  /** "it was removed", or "it was renamed". */
  readonly reason: string;
  /** The day of the comparison, `YYYY-MM-DD`. */
  readonly today: string;
}

/** Returns the advice for a removal, which is allowed from the sunset date in the released contract on. */
export function removal(released: unknown, { action, reason, today }: Removal): Advice {
  const deprecation = deprecationOf(released);
  if (deprecation === null) return breaking(action, reason);
  const { sunset } = deprecation;
  if (today < sunset) return breaking(action, `${reason} before its sunset date ${sunset}`);
  return notice(action, `${reason} after its sunset date ${sunset}`);
}

/** Returns the advice for a new deprecation and for an earlier sunset date. */
export function* deprecationChanges(name: string, old: unknown, now: unknown): Generator<Advice> {
  const [was, is] = [deprecationOf(old), deprecationOf(now)];
  if (is === null) return;
  const action = `Stop using ${name} before ${is.sunset}`;
  if (was === null) {
    const instead = is.replacement === undefined ? "" : `; its replacement is \`${is.replacement}\``;
    yield notice(action, `it is deprecated since ${is.since}${instead}`);
  } else if (is.sunset < was.sunset) yield breaking(action, `its sunset date was ${was.sunset}`);
}
