import type { Caller } from "../../base/contract/caller.ts";
import type { Operation, Selection, Page } from "../../base/contract/operation.ts";
import type { Input } from "./input.ts";

type Members = Readonly<Record<string, unknown>>;

/** The parts of the records that a request asks for. */
interface SelectedParts {
  /** The fields of each record; null for all. */
  readonly fields: readonly string[] | null;
  /** The names of relations. */
  readonly include: readonly string[];
}

/** Records whose related records are read. */
interface RelatedRequest extends Pick<Selection, "types" | "tag"> {
  readonly names: readonly string[];
  readonly records: readonly unknown[];
}

/** The same records with `related`, and the relations that the caller may not read. */
interface WithRelated {
  readonly records: readonly unknown[];
  readonly omitted: readonly string[];
}

/** Adds related records to records. */
export type IncludeRelated = (caller: Caller, request: RelatedRequest) => Promise<WithRelated>;

/** A result, and the relations that were left out of it. */
interface IncludedResult {
  readonly result: unknown;
  readonly omitted: readonly string[];
}

/** Separates the choice of fields and relations from the input of the service. */
export function separateParts<Services>(
  { selection }: Pick<Operation<Services>, "selection">,
  input: Input,
): { readonly input: Input; readonly parts: SelectedParts } {
  if (selection === null) return { input, parts: { fields: null, include: [] } };
  const { fields, include, ...rest } = input;
  return { input: rest, parts: { fields: namesIn(fields), include: namesIn(include) ?? [] } };
}

/** Returns the fields of the listed records that the response contains; undefined for all. */
export function shownFields<Services>(
  { selection, result: kind }: Pick<Operation<Services>, "selection" | "result">,
  { fields, include }: SelectedParts,
): readonly string[] | undefined {
  // Related records are found by fields that the request need not ask for.
  if (selection === null || fields === null || include.length > 0 || kind !== "list") return undefined;
  return [...fields, ...selection.always];
}

/** Adds the related records that a request includes. */
export async function withIncluded<Services>(
  { selection, result: kind }: Pick<Operation<Services>, "selection" | "result">,
  includeRelated: IncludeRelated,
  { caller, parts, result }: { readonly caller: Caller; readonly parts: SelectedParts; readonly result: unknown },
): Promise<IncludedResult> {
  if (selection === null || parts.include.length === 0) return { result, omitted: [] };
  const { types, tag } = selection;
  const page = kind === "list" ? (result as Page<unknown>) : null;
  const request = { types, tag, names: parts.include, records: page?.items ?? [result] };
  const { records, omitted } = await includeRelated(caller, request);
  return { result: page ? { ...page, items: records } : records[0], omitted };
}

/** Returns a result with the chosen fields of its records, those that identify them, and `related`. */
export function withChosenFields<Services>(
  { selection, result: kind }: Pick<Operation<Services>, "selection" | "result">,
  { fields }: SelectedParts,
  result: unknown,
): unknown {
  if (selection === null || fields === null) return result;
  const kept = new Set([...fields, ...selection.always, "related"]);
  if (kind !== "list") return chosen(result, kept);
  const page = result as Page<unknown>;
  return { ...page, items: page.items.map((record) => chosen(record, kept)) };
}

/** Most lists have read only these fields. */
function chosen(record: unknown, kept: ReadonlySet<string>): unknown {
  if (Object.keys(record as Members).every((name) => kept.has(name))) return record;
  return Object.fromEntries(Object.entries(record as Members).filter(([name]) => kept.has(name)));
}

/** The validators have checked that these are names of the contract. */
function namesIn(value: unknown): readonly string[] | null {
  return Array.isArray(value) ? (value as readonly string[]) : null;
}
