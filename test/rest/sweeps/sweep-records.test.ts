import { expect } from "chai";
import { type Field, fields } from "../../../generated/fields.js";
import { recordFields } from "../../../generated/records.js";
import { at, operations, resolve, type OperationDocument, type Schema } from "../../support/contract/document.ts";
import { probeOf, type Probe, type Shown } from "../../support/contract/list-oracle.ts";
import { prepare } from "../../support/contract/prepare.ts";
import { sendPrepared } from "../../support/contract/requests.ts";
import { createSeeds, type Seeds } from "../../support/contract/varied-seeds.ts";
import { fillOrganization, type SetField } from "../../support/contract/varied-records.ts";
import { sameValue } from "../../support/contract/same-value.ts";
import { startService, type Service } from "../../support/service.ts";
import { createTenant, type Tenant } from "../../support/tenant.ts";

const PAGING = ["page", "page_size", "sort", "cursor", "fields", "include"];

/** Lists whose records only background jobs or other applications create; their own tests check these filters. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  "activityLog.list": ["user_id", "application", "channel", "tool", "result", "ip"],
  "busyTimes.list": ["feed_id", "source"],
  "busyFeeds.list": ["status"],
  "exports.list": ["status"],
  "connections.list": ["user_id"],
  "events.list": ["host_id", "when"],
  "formSubmissions.list": ["sender_hash"],
  "entities.events": ["when", "status"],
  "webhooks.deliveries": ["status", "type"],
};
/** Fields that only have one value without further settings. */
const UNSET = [
  "emails.create attachments",
  "emails.create template_id",
  "events.create duration_minutes",
  "events.create answers",
];

const lists = operations.filter(
  ({ id, method, parameters }) =>
    method === "get" &&
    parameters.some(({ name }) => name === "cursor") &&
    parameters.some(isPage) &&
    !/activity$|recipients$/.test(id),
);
const filtersOf = ({ parameters }: OperationDocument): string[] =>
  parameters.filter((one) => one.in === "query" && !PAGING.includes(one.name)).map(({ name }) => name);

describe("All operations: records", () => {
  let service: Service;
  let tenant: Tenant;
  let fresh: Tenant;
  let set: SetField[];
  let seeds: Seeds;

  before(async function () {
    this.timeout(600_000);
    service = await startService();
    tenant = await createTenant(service);
    fresh = await createTenant(service);
    seeds = await createSeeds(tenant);
    set = await fillOrganization(tenant);
  });
  after(() => service.close());

  const get = async (operation: OperationDocument, query: string) => {
    const answer = await tenant.owner.get(
      `${operation.path.replace("{id}", seeds.places[operation.id] ?? "")}?${query}`,
    );
    expect(answer.status, `${operation.id} ${query}: ${answer.text.slice(0, 300)}`).to.equal(200);
    return answer;
  };
  const readAll = async (operation: OperationDocument, query: string): Promise<Shown[]> => {
    const records: Shown[] = [];
    for (let page = 1; ; page += 1) {
      const found = (await get(operation, `page_size=100&page=${page}&${query}`)).list("data");
      records.push(...found);
      if (found.length < 100) return records;
    }
  };
  const readByCursor = async (operation: OperationDocument, query: string): Promise<Shown[]> => {
    const records: Shown[] = [];
    for (let cursor: string | null = ""; cursor !== null;) {
      const page = await get(operation, `page_size=17&${query}&cursor=${encodeURIComponent(cursor)}`);
      records.push(...page.list("data"));
      const next: unknown = page.at("meta.next_cursor");
      cursor = typeof next === "string" ? next : null;
    }
    return records;
  };

  const inSegment = (): Probe => ({
    query: `segment_id=${seeds.segment.id}`,
    matches: ({ id }) => seeds.segment.members.includes(String(id)),
  });
  const probe = (operation: OperationDocument, filter: string, records: readonly Shown[]): Probe => {
    const isSegment = filter === "segment_id" && operation.id === "entities.list";
    const found = isSegment ? inSegment() : probeOf(operation.id, filter, records);
    if (!found) throw new Error(`Add ${filter} to test/support/contract/list-oracle.ts, or records that differ.`);
    return found;
  };

  for (const operation of lists) {
    const filters = filtersOf(operation).filter((name) => !ALIKE[operation.id]?.includes(name));
    const wide = filters.filter((name) => name.startsWith("include_")).map((name) => `${name}=true`);
    const deleted = wide.join("&");

    for (const filter of filters) {
      it(`narrows ${operation.id} by ${filter}`, async () => {
        const records = await readAll(operation, deleted);
        const { query, matches, fewer } = probe(operation, filter, records);
        const rest = query.startsWith("include_") ? "" : deleted;
        const found = await readAll(operation, `${rest}&${query}`);
        const expected = idsOf(records.filter(matches));
        expect(expected.length, "records that match").to.be.within(1, records.length - 1);
        if (fewer) {
          expect(found.length).to.be.at.least(1);
          expect(expected).to.include.members(idsOf(found));
        } else expect(idsOf(found), query).to.have.members(expected);
      });
    }

    if (filters.length > 1)
      it(`combines the filters of ${operation.id} with AND`, async () => {
        const records = await readAll(operation, deleted);
        const probes = filters.map((filter) => probe(operation, filter, records)).filter(({ fewer }) => !fewer);
        for (const [index, { query, matches }] of probes.entries()) {
          const other = probes[(index + 1) % probes.length];
          if (!other) throw new Error(`${operation.id} has no filter with a result of its own.`);
          const rest = [query, other.query].some((one) => one.startsWith("include_")) ? "" : deleted;
          const expected = idsOf(records.filter((record) => matches(record) && other.matches(record)));
          const both = `${query}&${other.query}`;
          expect(idsOf(await readAll(operation, `${rest}&${both}`)), both).to.have.members(expected);
        }
      });

    if (operation.sort.length === 0) continue;

    if (operation.description.includes("Sorted newest first"))
      it(`sorts ${operation.id} by the newest first without \`sort\``, async () => {
        expect(idsOf(await readAll(operation, ""))).to.deep.equal(idsOf(await readAll(operation, "sort=-created_at")));
      });

    it(`returns each record of ${operation.id} once and the exact total, by page and by cursor`, async () => {
      const ids: string[] = [];
      const [size, sort] = [7, `sort=${operation.sort[0] ?? ""}`];
      const first = await get(operation, `page_size=${String(size)}&${sort}`);
      const total = Number(first.at("meta.total"));
      for (let page = 1; page <= Math.ceil(total / size) + 1; page += 1) {
        const answer = await get(operation, `page_size=${String(size)}&page=${String(page)}&${sort}`);
        expect(answer.at("meta")).to.deep.include({ total, page, page_size: size });
        expect(answer.list("data")).to.have.length(Math.max(0, Math.min(size, total - ids.length)));
        ids.push(...idsOf(answer.list("data")));
      }
      expect(new Set(ids).size).to.equal(total);
      expect(idsOf(await readByCursor(operation, sort))).to.deep.equal(ids);
    });

    it(`refuses a cursor of ${operation.id} that was changed or is of another sort, filter or organization`, async () => {
      const [one = "", other = ""] = operation.sort.filter((name) => !name.startsWith("custom_fields."));
      const cursor = String((await get(operation, `page_size=1&sort=${one}&cursor=`)).at("meta.next_cursor"));
      const changed = `${cursor.slice(0, -3)}${cursor.endsWith("AAA") ? "BBB" : "AAA"}`;
      const path = operation.path.replace("{id}", seeds.places[operation.id] ?? "");
      const filter = filters.includes("created_after") ? "&created_after=2020-01-01T00:00:00Z" : "";
      for (const [as, sort, sent] of [
        [tenant.owner, one, changed],
        ...(filter === "" ? [] : [[tenant.owner, `${one}${filter}`, cursor] as const]),
        [tenant.owner, other === "" ? `-${one}` : other, cursor],
        ...(operation.path.includes("{id}") ? [] : [[fresh.owner, one, cursor] as const]),
      ] as const) {
        const answer = await as.get(`${path}?page_size=1&sort=${sort}&cursor=${encodeURIComponent(sent)}`);
        expect([answer.status, answer.at("details.0.path")], answer.text).to.deep.equal([400, "cursor"]);
      }
    });

    // Custom fields have a test of their own.
    for (const field of operation.sort.filter((name) => !name.startsWith("custom_fields."))) {
      it(`sorts ${operation.id} by ${field}, by page and by cursor`, async () => {
        const rising = await readAll(operation, `sort=${field}`);
        const falling = await readAll(operation, `sort=-${field}`);
        expect(idsOf(await readByCursor(operation, `sort=${field}`))).to.deep.equal(idsOf(rising));
        expect(idsOf(await readByCursor(operation, `sort=-${field}`))).to.deep.equal(idsOf(falling));
        expect(idsOf(rising)).to.have.members(idsOf(falling));
        const values = groups(rising, field);
        expect(groups(falling, field).filter(isPresent).reverse(), "descending").to.deep.equal(
          values.filter(isPresent),
        );
        expect(values.slice(0, -1).every(isPresent), "nulls last").to.equal(true);
        const present = rising.map((record) => record[field] ?? null).filter(isPresent);
        const listed = listsOf(field).filter((list) => present.every((value) => list.includes(value)));
        const orders =
          listed.length > 0
            ? listed.map((list) => present.toSorted((one, other) => list.indexOf(one) - list.indexOf(other)))
            : [sorted(present), sorted(present, lower), collated(present)];
        expect(orders, "ascending").to.deep.include(present);
      });
    }

    if (operation.sort.includes("created_at"))
      it(`sorts ${operation.id} by a second field where the first is equal`, async () => {
        const firsts = operation.sort.filter((name) => !/^(?:created_at|custom_fields\..*)$/.test(name));
        for (const field of firsts.slice(0, 3)) {
          const times = async (sort: string): Promise<Record<string, unknown[]>> => {
            const records = await readAll(operation, `sort=${sort}`);
            const byValue = Object.groupBy(records, (record) => JSON.stringify(record[field] ?? null));
            return Object.fromEntries(
              Object.entries(byValue).map(([value, group = []]) => [value, group.map((one) => one["created_at"])]),
            );
          };
          const [rising, falling] = [await times(`${field},created_at`), await times(`${field},-created_at`)];
          for (const [value, group] of Object.entries(rising)) {
            expect(group, `${field}: ${value}`).to.deep.equal(group.toSorted());
            expect(falling[value], `-${field}: ${value}`).to.deep.equal(group.toReversed());
          }
        }
      });
  }

  it("stores every field that creating a record sets", () => {
    const lost = set.filter(({ operation, field }) => !UNSET.includes(`${operation} ${field}`));
    expect(set.length).to.be.greaterThan(100);
    const wrong = lost.filter(({ sent, stored }) => sent === undefined || !sameValue(stored, sent));
    expect(wrong).to.deep.equal([]);
  });

  for (const operation of operations.filter(({ method, access }) => method === "get" && access !== "public")) {
    const names = componentsOf(operation);
    if (names.length === 0) continue;
    it(`returns the fields in the order of the contract in ${operation.id}`, async () => {
      const answer = lists.includes(operation)
        ? await get(operation, "page_size=100")
        : await sendPrepared(operation, await prepare(operation.id, fresh));
      expect(answer.status).to.equal(200);
      for (const record of [answer.at("data")].flat() as Shown[]) {
        const keys = Object.keys(record);
        const orders = names.map((name) => recordFields[name].filter((field) => field in record));
        expect(
          orders.map((order) => order.join()),
          operation.id,
        ).to.include(keys.join());
        for (const actor of [record["created_by"], record["updated_by"]].filter((one) => one !== undefined))
          expect(Object.keys(actor as object)).to.deep.equal(["id", "name", "type", "application"]);
      }
    });
  }
});

function isPage({ name }: { readonly name: string }): boolean {
  return name === "page";
}

const idsOf = (records: readonly Shown[]): string[] => records.map(({ id }) => String(id));
const isPresent = (value: unknown): boolean => value !== null;
const lower = (value: unknown): unknown => (typeof value === "string" ? value.toLowerCase() : value);

const linguistic = new Intl.Collator("und");
/** Names and titles are sorted in the linguistic order (ICU root). */
const collated = (values: readonly unknown[]): unknown[] =>
  [...values].sort((one, other) =>
    typeof one === "string" && typeof other === "string" ? linguistic.compare(one, other) : 0,
  );

/** Codes are sorted by code point, addresses without case; values that are equal keep their order. */
function sorted(values: readonly unknown[], keyOf: (value: unknown) => unknown = (value) => value): unknown[] {
  return values.toSorted((one, other) => compare(keyOf(one), keyOf(other)));
}

const compare = (one: unknown, other: unknown): number =>
  typeof one === "string" ? Buffer.compare(Buffer.from(one), Buffer.from(String(other))) : Number(one) - Number(other);

/** The values of a field in their order, each one once if equal ones are next to each other; ignoring case. */
function groups(records: readonly Shown[], field: string): unknown[] {
  const values = records
    .map((record) => record[field] ?? null)
    .map((value) => (typeof value === "string" ? value.toLowerCase() : value));
  return values.filter((value, index) => index === 0 || value !== values[index - 1]);
}

type Component = keyof typeof recordFields;

const tables: Readonly<Record<string, Readonly<Record<string, Field>>>> = fields;

/** The lists of values of a field in the contract, by which it is sorted: those of each record type, and of entities. */
const listsOf = (field: string): (readonly unknown[])[] => {
  const own = (table: Readonly<Record<string, Field>> | undefined): readonly unknown[] => table?.[field]?.enum ?? [];
  return [...Object.values(tables).map(own), [...own(fields.contact), ...own(fields.company)]].filter(
    (list) => list.length > 0,
  );
};

/** The components of the records in a response. */
function componentsOf({ responses }: OperationDocument): Component[] {
  const pointer = responses.get("200")?.content.get("application/json");
  const data =
    pointer === undefined
      ? undefined
      : (resolve(at(pointer))["properties"] as Record<string, Schema> | undefined)?.["data"];
  return data === undefined ? [] : referred(data["items"] ?? data);
}

function referred(schema: unknown): Component[] {
  const name = /\/schemas\/(\w+)$/.exec(String((schema as Schema)["$ref"]))?.[1] ?? "";
  if (name in recordFields) return [name as Component];
  return ((resolve(schema)["oneOf"] as unknown[] | undefined) ?? []).flatMap(referred);
}
