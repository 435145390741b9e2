import type { Keyring } from "./keyring.ts";
import { DAY_MS } from "./rules/durations.ts";
import { createSignedTokens } from "./signed-token.ts";

/** Proves that a form was shown before it is sent. */
export interface FormTokens {
  /** Returns a token for a form that is shown now. `purpose` names the form. */
  issue(purpose: string): string;
  /** Returns how many milliseconds ago the form was shown; null for a token that is invalid or older than 24 hours. */
  age(token: string, purpose: string): number | null;
}

/** Creates the tokens of forms. `clock`: milliseconds since 1970. */
export function createFormTokens(keyring: Keyring, clock: () => number): FormTokens {
  const tokens = createSignedTokens(keyring, "forms");
  return {
    issue: (purpose) => tokens.sign(clock(), purpose),
    age(token, purpose) {
      const shown = tokens.verify(token, purpose);
      return typeof shown !== "number" || clock() - shown > DAY_MS ? null : clock() - shown;
    },
  };
}
