/** A record of a response. */
export type Shown = Readonly<Record<string, unknown>>;

/** A value of a filter, and whether a record matches it. */
export interface Probe {
  readonly query: string;
  readonly matches: (record: Shown) => boolean;
  /** The service may find fewer records, because it does not search every field. */
  readonly fewer?: boolean;
}

type Rule = (records: readonly Shown[]) => Probe | undefined;

/** Returns a value of a filter and the records that match it; undefined if the records do not differ. */
export function probeOf(operation: string, filter: string, records: readonly Shown[]): Probe | undefined {
  const rule = SPECIAL[`${operation} ${filter}`] ?? SPECIAL[filter] ?? byConvention(filter, records);
  return rule?.(records);
}

const text = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
const query = (filter: string, value: unknown): string => `${filter}=${encodeURIComponent(text(value))}`;

/** Returns a value that only some of the records have. */
function dividing(records: readonly Shown[], valuesOf: (record: Shown) => readonly unknown[]): unknown {
  const values = new Set(records.flatMap(valuesOf).filter((value) => value !== null && value !== undefined));
  return [...values].find((value) => records.some((record) => !valuesOf(record).includes(value)));
}

/** Letters in another case, which the filter ignores. */
const shouted = (value: unknown): unknown => (typeof value === "string" ? value.toUpperCase() : value);

/** Matches records one of whose values equals that of the filter, ignoring case. */
const ignoringCase = (filter: string, valuesOf: (record: Shown) => readonly unknown[]): Rule => {
  const folded = (record: Shown): unknown[] => valuesOf(record).map(shouted);
  return having(filter, folded);
};

/** Matches records one of whose values equals that of the filter. */
const having =
  (filter: string, valuesOf: (record: Shown) => readonly unknown[]): Rule =>
  (records) => {
    const value = dividing(records, valuesOf);
    return value === undefined
      ? undefined
      : { query: query(filter, value), matches: (one) => valuesOf(one).includes(value) };
  };

const numeric = (value: unknown): number =>
  typeof value === "number" ? value : typeof value === "string" ? Date.parse(value) : Number.NaN;

/** Compares a field with a value in the middle of the records. */
const comparing =
  (filter: string, field: string, isMatch: (value: number, limit: number) => boolean): Rule =>
  (records) => {
    const values = [...new Set(records.map((record) => record[field]).filter((value) => value !== null))];
    const ordered = values.sort((one, other) => numeric(one) - numeric(other));
    // Neither the least nor the largest value if there is another one: those could match all records.
    const middle = ordered[Math.trunc((ordered.length - (isMatch === atMost ? 1 : 0)) / 2)];
    if (middle === undefined) return undefined;
    const limit = numeric(middle);
    return { query: query(filter, middle), matches: (record) => isMatch(numeric(record[field]), limit) };
  };

const atLeast = (value: number, limit: number): boolean => value >= limit;
const atMost = (value: number, limit: number): boolean => value <= limit;
const below = (value: number, limit: number): boolean => value < limit;

/** Returns the rule that follows from the name of a filter. */
function byConvention(filter: string, records: readonly Shown[]): Rule | undefined {
  const [, name = "", comparison = ""] = /^(.+)_(after|before|min|max)$/.exec(filter) ?? [];
  const field = [`${name}_at`, `${name}_date`, name].find((one) => records.some((record) => one in record));
  if (comparison === "after" && field) return comparing(filter, field, atLeast);
  if (comparison === "before" && field) return comparing(filter, field, below);
  if (comparison === "min" && field) return comparing(filter, field, atLeast);
  if (comparison === "max" && field) return comparing(filter, field, atMost);
  return records.some((record) => filter in record) ? having(filter, (record) => [record[filter]]) : undefined;
}

const listOf = (value: unknown): Shown[] => (Array.isArray(value) ? (value as Shown[]) : []);
const object = (value: unknown): Shown => (value ?? {}) as Shown;
const lower = (value: unknown): string => text(value).toLowerCase();
const tagsOf = ({ tags }: Shown): string[] => listOf(tags).map(lower);

/** The first long word of a name that only some records contain in any field. */
const searching: Rule = (records) => {
  const words = records.flatMap(({ name, title, full_name, body, email }) =>
    text(title ?? name ?? full_name ?? body ?? email ?? "").match(/[A-Za-z0-9]{4,}/g),
  );
  const contains = (record: Shown, word: string): boolean => lower(record).includes(word.toLowerCase());
  const word = words.find((one) => one !== null && records.some((record) => !contains(record, one)));
  return word ? { query: query("q", word), matches: (record) => contains(record, word), fewer: true } : undefined;
};

const related = (field: "record_type" | "record_id"): Rule =>
  having(field, ({ related_to }) => listOf(related_to).map((one) => one[field]));

/** Filters that do not follow from their names. */
const SPECIAL: Readonly<Record<string, Rule>> = {
  ids: ([first]) => first && { query: query("ids", first["id"]), matches: ({ id }) => id === first["id"] },
  q: searching,
  tag: ignoringCase("tag", tagsOf),
  include_deleted: () => ({ query: "include_deleted=false", matches: ({ deleted_at }) => deleted_at === null }),
  include_removed: () => ({ query: "include_removed=false", matches: ({ cancelled_at }) => cancelled_at === null }),
  record_type: related("record_type"),
  record_id: related("record_id"),
  segment_id: having("segment_id", ({ segment_ids }) => listOf(segment_ids)),
  overdue: having("overdue", ({ is_overdue }) => [is_overdue]),
  recipient: ignoringCase("recipient", ({ recipients }) => listOf(recipients).map(({ email }) => email)),
  "notes.list created_by": having("created_by", ({ created_by }) => [object(created_by)["id"]]),
  "entities.list email": ignoringCase("email", ({ email, additional_emails }) => [email, ...listOf(additional_emails)]),
  "entities.list domain": having("domain", ({ domain, additional_domains, email, entity_type }) => [
    domain,
    ...listOf(additional_domains),
    ...(entity_type === "contact" && typeof email === "string" ? [email.split("@")[1]] : []),
  ]),
  "opportunities.list contact_id": having("contact_id", ({ contacts, primary_contact_id }) => [
    primary_contact_id,
    ...listOf(contacts).map(({ contact_id }) => contact_id),
  ]),
  "eventTypes.list host_id": having("host_id", ({ hosts }) => listOf(hosts)),
  "events.list host_id": having("host_id", ({ hosts }) => listOf(hosts).map(({ user_id }) => user_id)),
  "events.list contact_id": having("contact_id", ({ contact_ids }) => listOf(contact_ids)),
  "products.list code": ignoringCase("code", ({ code }) => [code]),
  "events.list invitee_email": ignoringCase("invitee_email", ({ invitees }) =>
    listOf(invitees).map(({ email }) => email),
  ),
  when: () => ({ query: "when=past", matches: ({ end_at }) => numeric(end_at) <= Date.now() }),
  "events.list from": comparing("from", "start_at", atLeast),
  "events.list to": comparing("to", "start_at", below),
  "busyTimes.list from": comparing("from", "end_at", (value, limit) => value > limit),
  "busyTimes.list to": comparing("to", "start_at", below),
  "activityLog.list from": comparing("from", "occurred_at", atLeast),
  "activityLog.list to": comparing("to", "occurred_at", below),
  "activityLog.list record_type": having("record_type", ({ record }) => [object(record)["type"]]),
  "activityLog.list record_id": having("record_id", ({ record }) => [object(record)["id"]]),
  "files.list record_type": having("record_type", ({ record_type }) => [record_type]),
  "files.list record_id": having("record_id", ({ record_id }) => [record_id]),
  "views.list record_type": having("record_type", ({ record_type }) => [record_type]),
  "connections.list user_id": having("user_id", ({ user }) => [object(user)["id"]]),
  "connections.list client_id": having("client_id", ({ application }) => [object(application)["client_id"]]),
  "connections.list kind": having("kind", ({ application }) => [object(application)["kind"]]),
  "me.connections client_id": having("client_id", ({ application }) => [object(application)["client_id"]]),
  "me.connections kind": having("kind", ({ application }) => [object(application)["kind"]]),
};
