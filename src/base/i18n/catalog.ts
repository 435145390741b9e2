import type { Locale } from "../contract/caller.ts";
import type { Schemas } from "../../../generated/services.js";
import type { JsonExpectation } from "../platform/rules/json-text.ts";
import type { LimitReason } from "../platform/rules/errors.ts";
import type { DetailCode, ErrorCode, FormName, ValidationCode } from "../../../generated/vocabulary.js";

/** The code of a member of `details`. */
type DetailName = DetailCode | ValidationCode;

/** All error texts of one language. `{name}` is a placeholder; `{days|day|days}` selects the singular or plural for a number. */
export interface Catalog {
  readonly locale: Locale;
  readonly errors: Readonly<Record<ErrorCode, string>>;
  readonly details: Readonly<Record<DetailName, string>>;
  /** The names of JSON types, inside the sentence of `type`. */
  readonly types: Readonly<Record<string, string>>;
  /** The names of formats, inside the sentence of `format`; `other` for formats without a name. */
  readonly forms: Readonly<Record<FormName | "other", string>> & Readonly<Record<string, string>>;
  /** The text of `minimum` and `maximum` for a limit that is not itself allowed. */
  readonly exclusive: { readonly minimum: string; readonly maximum: string };
  /** The parts of the sentence of `json_syntax`: the expectation at a position, and the found character. */
  readonly json: Readonly<Record<JsonExpectation, string>> & { readonly endOfText: string; readonly quoted: string };
  /** The text of `required` if one of several fields is sufficient. */
  readonly requiredChoice: string;
  /** The text of `too_many_decimals` for an amount of money. */
  readonly currencyDecimals: string;
  /** The sentences of timeline entries. */
  readonly activities: Readonly<Record<Schemas["ActivityType"], string>>;
  /** Authors without a name of their own, at the beginning of those sentences. */
  readonly actors: Readonly<Record<"visitor" | "service" | "command", string>>;
  /** Instead of the sentence of `merged`, if it was undone. */
  readonly mergeUndone: string;
  /** The names of related records, inside those sentences; `other` for types without a name. */
  readonly records: Readonly<Record<string, string>> & { readonly other: string };
  /** The whole body of a 429. */
  readonly tooManyRequests: string;
  /** The same for the daily limits of what people without an account cause. */
  readonly limitReached: Readonly<Record<LimitReason, string>>;
  /** For a key, token or password in the URL or in a body that has no such field. */
  readonly misplacedCredential: string;
}
