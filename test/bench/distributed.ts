// `npm run bench:distributed -- --on plain=<url> --on two=<url> --on four=<url>`: the cost of calls on Citus clusters
// compared with the first database, a plain one, in one interleaved run. The databases must be empty and their servers
// have the same version and settings; those of clusters already have the extension and their workers.
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { type BenchDatabase, type FilledOrganization, openBenchDatabase } from "./dataset.ts";
import { addHosts, bookings, createEventType, withClient } from "./event-type.ts";
import { median } from "./report.ts";
import { measure } from "./round.ts";
import { type ServerProcess, startFlags, startServer } from "./server-process.ts";
import type { Workload } from "./workloads.ts";

const { values: options } = parseArgs({
  options: {
    /** A name and the URL of an empty database. */
    on: { type: "string", multiple: true, default: [] },
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "2" },
    /** Seconds of warm-up per database and call. */
    warmup: { type: "string", default: "3" },
    organizations: { type: "string", default: "8" },
    contacts: { type: "string", default: "2000" },
    shards: { type: "string", default: "32" },
  },
});
/** One call at a time shows its duration; more at a time show what the machine can do. */
const CONNECTIONS = [1, 16] as const;

/** The service on one of the databases. */
interface Contender {
  readonly name: string;
  readonly server: ServerProcess;
  readonly database: BenchDatabase;
  readonly workloads: readonly Workload[];
}

/** An organization and the data that its calls need. */
interface CalledOrganization extends FilledOrganization {
  /** Full names of contacts, in the order of `ids`. */
  readonly names: readonly string[];
  readonly bookings: Workload;
}

/** Requests per second of each round, by contender. */
type Rates = ReadonlyMap<string, readonly number[]>;

const given = options.on.map((pair) => ({ name: pair.split("=")[0] ?? "", url: pair.slice(pair.indexOf("=") + 1) }));
if (given.length < 2) {
  console.error("Name at least two databases: --on plain=postgresql://… --on two=postgresql://…");
  process.exit(1);
}
console.log(
  `${options.organizations} organizations with ${options.contacts} contacts, ${options.shards} shards, ${options.rounds} rounds of ${options.seconds} s, ${cpus().length} processors`,
);
const contenders: Contender[] = [];
try {
  for (const { name, url } of given) contenders.push(await contender(name, url));
  for (const [index, { title }] of (contenders[0]?.workloads ?? []).entries()) {
    console.log(`\n${title}`);
    for (const connections of CONNECTIONS) print(connections, await interleaved(index, connections));
  }
} finally {
  for (const { server, database } of contenders) {
    await server.stop();
    await database.drop();
  }
}

async function contender(name: string, url: string): Promise<Contender> {
  const database = await openBenchDatabase({ connectionString: url });
  if (await hasWorkers(database)) await database.crm(["distribute", "--shards", options.shards, "--json"]);
  const filled: FilledOrganization[] = [];
  while (filled.length < Number(options.organizations)) filled.push(await database.fill(Number(options.contacts)));
  // Without workers: the time to send the e-mails is not part of a booking.
  const env = { ...database.env, WORKERS: "0" };
  const server = await startServer({ name, script: "src/main.mjs", env, flags: startFlags(), health: "/readyz" });
  const organizations: CalledOrganization[] = [];
  for (const one of filled) {
    const type = await createEventType(server, one, await addHosts(database, one));
    organizations.push({ ...one, names: await namesOf(database, one), bookings: bookings(one, type) });
  }
  return { name, server, database, workloads: calls(organizations) };
}

async function namesOf({ env }: BenchDatabase, { organizationId, ids }: FilledOrganization): Promise<string[]> {
  return await withClient(env, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT first_name || ' ' || last_name AS name FROM entities
       WHERE org_id = $1 AND id = ANY ($2) ORDER BY array_position($2, id)`,
      [organizationId, ids],
    );
    return rows.map(({ name }) => name);
  });
}

async function hasWorkers({ env }: BenchDatabase): Promise<boolean> {
  return await withClient(env, async (client) => {
    const { rows } = await client.query<{ found: string | null }>("SELECT to_regclass('pg_dist_node') AS found");
    return (rows[0]?.found ?? null) !== null;
  });
}

/** The calls; each is made in all organizations in turn. */
function calls(organizations: readonly CalledOrganization[]): Workload[] {
  const headers = ({ apiKey }: FilledOrganization) => ({ "X-API-Key": apiKey, "Content-Type": "application/json" });
  const reads = (title: string, path: (one: CalledOrganization, index: number) => string): Workload => ({
    title,
    status: 200,
    target: null,
    requests: (organizations[0]?.ids ?? []).flatMap((_, index) =>
      organizations.map((one) => ({ method: "GET", path: path(one, index), headers: headers(one) })),
    ),
  });
  let written = 0;
  const name = (): string => `Load ${process.pid.toString(36)} ${(written += 1).toString(36)}`;
  const create = (): object => ({ entity_type: "contact", first_name: "Ada", last_name: name() });
  return [
    reads("get", ({ ids }, index) => `/v1/entities/${ids[index] ?? ""}`),
    reads("list, 25 of a page, with the total", () => "/v1/entities?entity_type=contact&page_size=25"),
    reads(
      "search by first and last name",
      ({ names }, index) => `/v1/search?q=${encodeURIComponent(names[index] ?? "")}`,
    ),
    {
      title: "create",
      status: 201,
      target: null,
      requests: organizations.map((one) => ({
        method: "POST",
        path: "/v1/entities",
        headers: headers(one),
        setupRequest: (request) => ({ ...request, body: JSON.stringify(create()) }),
      })),
    },
    {
      title: "update",
      status: 200,
      target: null,
      requests: (organizations[0]?.ids ?? []).flatMap((_, index) =>
        organizations.map((one) => ({
          method: "PUT",
          path: `/v1/entities/${one.ids[index] ?? ""}`,
          headers: headers(one),
          setupRequest: (request: object) => ({ ...request, body: JSON.stringify({ last_name: name() }) }),
        })),
      ),
    },
    { title: "book", status: 201, target: null, requests: organizations.flatMap((one) => one.bookings.requests) },
  ];
}

async function interleaved(index: number, connections: number): Promise<Rates> {
  const rates = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
  const rate = async ({ server, workloads }: Contender, seconds: string): Promise<number> => {
    const workload = workloads[index];
    if (!workload) throw new Error(`${server.name} has no call ${index}.`);
    return (await measure(server, workload, { duration: Number(seconds) }, connections)).rate;
  };
  for (const one of contenders) await rate(one, options.warmup);
  for (let round = 0; round < Number(options.rounds); round += 1)
    for (const one of contenders) rates.get(one.name)?.push(await rate(one, options.seconds));
  return rates;
}

function print(connections: number, rates: Rates): void {
  const all = [...rates];
  for (const [position, [name, own]] of all.entries()) {
    const shown = connections === 1 ? `${(1_000 / median(own)).toFixed(2)} ms each` : `${median(own).toFixed(0)}/s`;
    const ratios = all
      .slice(0, position)
      .map(([other, rounds]) => `${ratio(own, rounds, connections).toFixed(2)} × ${other}`);
    console.log(
      `  ${String(connections).padStart(2)} at a time, ${name.padEnd(8)} ${shown.padStart(14)}  ${ratios.join(", ")}`,
    );
  }
}

/** The median of the ratios of neighboring rounds: of the durations of single calls, otherwise of the rates. */
function ratio(own: readonly number[], other: readonly number[], connections: number): number {
  const ratios = own.map((rate, round) => rate / (other[round] ?? NaN));
  return connections === 1 ? 1 / median(ratios) : median(ratios);
}
