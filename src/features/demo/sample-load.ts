import type { Knex } from "knex";
import { loadEntities, type LoadedEntity } from "../entities/sql/load.ts";
import { sampleCompany, sampleContact, type Employer, type SampleOptions } from "./sample-records.ts";

/** The number of records to create. */
export interface SampleCounts {
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
