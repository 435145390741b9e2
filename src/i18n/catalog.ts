import type { Locale } from "../contract/caller.ts";
import type { Schemas } from "../../generated/services.js";
import type { DetailCode, ErrorCode, FormName, ValidationCode } from "../../generated/vocabulary.js";

/** What a member of `details` can be called. */
export type DetailName = DetailCode | ValidationCode;

/** Everything that is said in one language; `{name}` is filled in, and of `{days|day|days}` the form that goes with the number. */
export interface Catalog {
  readonly locale: Locale;
  readonly errors: Readonly<Record<ErrorCode, string>>;
  readonly details: Readonly<Record<DetailName, string>>;
  /** What a value of a JSON type is, as it stands in the sentence of `type`. */
  readonly types: Readonly<Record<string, string>>;
  /** What a value of a form is, as it stands in the sentence of `format`; `other` for forms without a name. */
  readonly forms: Readonly<Record<FormName | "other", string>> & Readonly<Record<string, string>>;
  /** What `required` says where one of several fields would do. */
  readonly requiredChoice: string;
  /** What an entry of a timeline says. */
  readonly activities: Readonly<Record<Schemas["ActivityType"], string>>;
  /** What a related record is, as it stands in those sentences; `other` for kinds without a name. */
  readonly records: Readonly<Record<string, string>> & { readonly other: string };
  /** The whole body of a 429. */
  readonly tooManyRequests: string;
  /** For a key, token or password in the URL or in a body that has no such field. */
  readonly misplacedCredential: string;
}
