import type { ActivityType } from "../domain/timeline-entry.ts";
import type { DetailCode, ErrorCode, ValidationCode } from "../../generated/vocabulary.js";

/** What a member of `details` can be called. */
export type DetailName = DetailCode | ValidationCode;

/** Everything that is said in one language; `{name}` is filled in. */
export interface Catalog {
  readonly errors: Readonly<Record<ErrorCode, string>>;
  readonly details: Readonly<Record<DetailName, string>>;
  /** What a value of a JSON type is, as it stands in the sentence of `type`. */
  readonly types: Readonly<Record<string, string>>;
  /** What a value of a form is, as it stands in the sentence of `format`; `other` for forms without a name. */
  readonly forms: Readonly<Record<string, string>> & { readonly other: string };
  /** What `required` says where one of several fields would do. */
  readonly requiredChoice: string;
  /** What an entry of a timeline says. */
  readonly activities: Readonly<Record<ActivityType, string>>;
  /** What a related record is, as it stands in those sentences; `other` for kinds without a name. */
  readonly records: Readonly<Record<string, string>> & { readonly other: string };
  /** The whole body of a 429. */
  readonly tooManyRequests: string;
  /** For a key, token or password in the URL or in a body that has no such field. */
  readonly misplacedCredential: string;
}
