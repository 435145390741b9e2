import type { Knex } from "knex";
import { loadEntities, type LoadedEntity } from "../entities/sql/load.ts";
import { fields } from "../../../generated/fields.js";
import { newId, timeOfId } from "../../base/platform/ids.ts";
import type { Actor } from "../../base/contract/caller.ts";
import { newEntity } from "../entities/rules/state.ts";
import type { EntityType } from "../../base/records/rules/entity.ts";
import { searchColumns } from "../../base/platform/rules/text.ts";
import * as names from "./sample-names.ts";
import { normalized } from "../../base/contract/unicode.ts";

/** The number of records to create. */
interface SampleCounts {
  readonly contacts: number;
  readonly companies: number;
}

interface Listeners {
  readonly onProgress?: (done: number) => void;
  /** Called after each chunk to write data related to its records. */
  readonly onLoaded?: (records: readonly LoadedEntity[]) => Promise<void>;
}

const CHUNK = 1_000;
/** The database writes one chunk while the next one is generated. */
const IN_FLIGHT = 2;

/** Creates sample companies, then contacts who work for them; reports the number of records after each chunk. */
export async function loadSamples(
  db: Knex,
  { contacts, companies }: SampleCounts,
  options: SampleOptions & Listeners,
): Promise<void> {
  let done = 0;
  const store = async (records: readonly LoadedEntity[]): Promise<void> => {
    await loadEntities(db, options.organizationId, records);
    await options.onLoaded?.(records);
    done += records.length;
    options.onProgress?.(done);
  };
  const employers: Employer[] = [];
  await inChunks(companies, store, (index) => {
    const company = sampleCompany(index, companies, options);
    employers.push({ id: company.record.id, domain: String(company.record["domain"]) });
    return company;
  });
  await inChunks(contacts, store, (index) => {
    const employer = employers[(index * 7) % employers.length];
    if (!employer) throw new RangeError("Contacts need at least one company.");
    return sampleContact(index, contacts, { ...options, employer });
  });
}

async function inChunks(
  count: number,
  store: (records: readonly LoadedEntity[]) => Promise<void>,
  make: (index: number) => LoadedEntity,
): Promise<void> {
  const writing = new Set<Promise<void>>();
  for (let start = 0; start < count; start += CHUNK) {
    const records = Array.from({ length: Math.min(CHUNK, count - start) }, (_, offset) => make(start + offset));
    const written = store(records).finally(() => writing.delete(written));
    writing.add(written);
    if (writing.size >= IN_FLIGHT) await Promise.race(writing);
  }
  await Promise.all(writing);
}

/** The owners of sample records, and a value that distinguishes them from existing records. */
interface SampleOptions {
  readonly organizationId: string;
  /** Assigned as owners in rotation; the first one is the creator. */
  readonly ownerIds: readonly [string, ...string[]];
  /** A part of every domain, different for each run; empty for the first run. */
  readonly run: string;
  /** Creation times of the first and the last record, milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  readonly actorName: string;
}

/** The attributes of a company that its contacts need. */
interface Employer {
  readonly id: string;
  readonly domain: string;
}

const STAGES = [
  "subscriber",
  "lead",
  "marketing_qualified_lead",
  "sales_qualified_lead",
  "opportunity",
  "customer",
] as const;
const SOURCES = ["manual", "import", "form", "event", "referral", "partner"] as const;
const TYPES = ["prospect", "customer", "partner", "vendor"] as const;

/** Returns company number `index` of `count`. Apart from its id, it depends only on the index. */
function sampleCompany(index: number, count: number, options: SampleOptions): LoadedEntity {
  const dice = createDice(index * 2 + 1);
  const first = names.companyFirsts[index % names.companyFirsts.length] ?? "";
  const second =
    names.companySeconds[Math.floor(index / names.companyFirsts.length) % names.companySeconds.length] ?? "";
  const round = Math.floor(index / (names.companyFirsts.length * names.companySeconds.length));
  const place = dice.pick(names.places);
  const domain = `${ascii(`${first}-${second}`)}${round === 0 ? "" : String(round)}${options.run}.example`;
  const number = round === 0 ? "" : ` ${String(round + 1)}`;
  return complete("company", timeOf(index, count, options), options, {
    name: `${first} ${second}${number}${dice.pick(names.companyForms)}`,
    domain,
    website: `https://www.${domain}`,
    email: `contact@${domain}`,
    phone: phoneOf(place.phone, dice),
    type: dice.pick(TYPES),
    industry: dice.pick(names.industries),
    employee_count: dice.below(5_000),
    annual_revenue: dice.below(500) * 100_000,
    currency: "EUR",
    billing_address: addressOf(place, dice),
    owner_id: ownerOf(index, options),
    lifecycle_stage: dice.pick(STAGES),
    lead_score: dice.below(101),
    tags: dice.pick(names.tagSets),
  });
}

/** Returns contact number `index` of `count`, who works for `employer`. */
function sampleContact(
  index: number,
  count: number,
  { employer, ...options }: SampleOptions & { employer: Employer },
): LoadedEntity {
  const dice = createDice(index * 2);
  const [firstName, lastName] = [dice.pick(names.firstNames), dice.pick(names.lastNames)];
  const place = dice.pick(names.places);
  const time = timeOf(index, count, options);
  return complete("contact", time, options, {
    first_name: firstName,
    last_name: lastName,
    email: `${ascii(firstName)}.${ascii(lastName)}.${String(index + 1)}@${employer.domain}`,
    phone: phoneOf(place.phone, dice),
    job_title: dice.pick(names.jobTitles),
    department: dice.pick(names.departments),
    company_id: employer.id,
    source: dice.pick(SOURCES),
    email_consent: dice.below(3) === 0 ? "opted_in" : "unknown",
    do_not_call: dice.below(20) === 0,
    timezone: place.timezone,
    locale: place.locale,
    address: addressOf(place, dice),
    owner_id: ownerOf(index, options),
    lifecycle_stage: dice.pick(STAGES),
    lead_score: dice.below(101),
    tags: dice.pick(names.tagSets),
  });
}

type Fields = Readonly<Record<string, unknown>>;

function complete(kind: EntityType, time: number, options: SampleOptions, values: Fields): LoadedEntity {
  const id = newId(time);
  const actor: Actor = { id: null, name: options.actorName, type: "system", application: null };
  const origin = { id, entity_type: kind, at: timeOfId(id), actor, defaults: {} };
  const record = newEntity(fields[kind], values, origin);
  return { record, search: searchColumns(record), userId: options.ownerIds[0] };
}

function timeOf(index: number, count: number, { from, to }: SampleOptions): number {
  return from + Math.floor(((to - from) * index) / Math.max(1, count));
}

function ownerOf(index: number, { ownerIds }: SampleOptions): string {
  return ownerIds[index % ownerIds.length] ?? ownerIds[0];
}

function phoneOf(prefix: string, dice: Dice): string {
  return `${prefix}${String(dice.below(10_000_000)).padStart(7, "0")}`;
}

function addressOf({ city, postal_code, country }: (typeof names.places)[number], dice: Dice): Fields {
  return {
    street: `${String(1 + dice.below(200))} ${dice.pick(names.lastNames)} Street`,
    city,
    region: null,
    postal_code,
    country,
  };
}

const LETTERS: Readonly<Record<string, string>> = { ø: "o", ł: "l", ß: "ss", æ: "ae", ı: "i", đ: "d" };

/** Returns the text as a part of an e-mail address. */
function ascii(text: string): string {
  const plain = normalized(text.toLowerCase(), "NFKD");
  return plain.replace(/[øłßæıđ]/g, (letter) => LETTERS[letter] ?? "").replace(/[^a-z0-9-]/g, "");
}

interface Dice {
  below(limit: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** A pseudo-random generator with a seed (mulberry32). */
function createDice(seed: number): Dice {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { below, pick: (items) => items[below(items.length)] as (typeof items)[number] };
}
