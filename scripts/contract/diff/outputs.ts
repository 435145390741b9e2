import type { OpenApiDocument } from "../document.ts";
import { namedList } from "../named-list.ts";
import { typesOf } from "../schema-walk.ts";
import type { Advice } from "./change.ts";
import { breaking, listed, notice } from "./change.ts";
import { includesType, valuesOf, type Pair } from "./inputs.ts";

/** Lists that grow with the service, so clients must ignore unknown values. */
const growing = ["x-permissions", "x-error-codes", "x-validation-codes", "x-detail-codes", "webhooks"];

/**
 * Returns the ways in which data for clients can be different from before, without its parts. Limits of lengths and
 * numbers do not count: clients do not depend on them.
 */
export function* widened(pair: Pair): Generator<Advice> {
  const { place, before, after, old, now } = pair;
  const [was, is] = [typesOf(before, old), typesOf(after, now)];
  const added = is.filter((type) => !includesType(was, type));
  if (was.length && added.length)
    yield breaking(`Handle ${added.join(" or ")} in \`${place}\``, `it was always ${was.join(" or ")}`);
  if (was.length && is.length === 0 && valuesOf(now) === undefined)
    yield breaking(`Handle values of any type in \`${place}\``, `it was always ${was.join(" or ")}`);
  yield* values(pair);
  if (old.format !== undefined && old.format !== now.format)
    yield breaking(
      `Read \`${place}\` ${now.format === undefined ? "as free text" : `in the format ${now.format}`}`,
      `its format was ${old.format}`,
    );
  yield* disclosure(pair);
}

function* values({ place, before, old, now }: Pair): Generator<Advice> {
  const [was, is] = [valuesOf(old), valuesOf(now)];
  if (was === undefined) return;
  if (is === undefined) {
    yield breaking(`Handle other values of \`${place}\` than ${listed(was)}`, "its list of values was removed");
    return;
  }
  const added = is.filter((value) => !was.includes(value));
  if (added.length === 0) return;
  if (isGrowing(before, was)) yield notice(`Ignore unknown values of \`${place}\``, `${listed(added)} can occur now`);
  else yield breaking(`Handle ${listed(added)} in \`${place}\``, "it can occur now");
}

function isGrowing(document: OpenApiDocument, values: readonly unknown[]): boolean {
  const text = JSON.stringify(values);
  return [...growing, "webhook-subscriptions"].some((name) => JSON.stringify(namedList(document, name)) === text);
}

/** Without the permission in `x-requires`, a field is null. */
function* disclosure({ place, old, now }: Pair): Generator<Advice> {
  const [was, is] = [old["x-requires"], now["x-requires"]];
  if (typeof is === "string" && is !== was)
    yield breaking(
      `Get the permission ${is} to read \`${place}\``,
      typeof was === "string" ? `it required ${was}` : "it required no permission of its own",
    );
}
