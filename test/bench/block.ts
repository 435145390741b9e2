// `npm run bench:block`: sends the largest accepted body of each hostile shape to every operation and every other address, and
// prints how long a second client waited at most.
import { Agent, request } from "node:http";
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { isMainThread, Worker, workerData } from "node:worker_threads";
import { type OperationDocument, operationOf } from "../support/contract/document.ts";
import { createBenchDatabase } from "./dataset.ts";
import { type Components, hostileBodies, type Attack, otherAddresses } from "./hostile-requests.ts";
import { freePort, startFlags, startServer } from "./server-process.ts";

interface Waited {
  readonly attack: Attack;
  readonly status: string;
  /** Milliseconds until a second client had its response, at most. */
  readonly client: number;
  /** The longest pause of the event loop: of the clock, and of its processor time. */
  readonly wall: number;
  readonly cpu: number;
}

const TARGET_MS = 50;
const PROBE_EVERY_MS = 3;
const TIMEOUT_MS = 120_000;
const REPEATED = 30;

async function main(): Promise<void> {
  const { values: options } = parseArgs({
    options: {
      /** Only targets that match this expression. */
      only: { type: "string", default: "" },
      /** The root of another checkout, whose service is measured. */
      checkout: { type: "string" },
      /** Lines of the report. */
      worst: { type: "string", default: "10" },
      /** Print each request. */
      all: { type: "boolean", default: false },
    },
  });
  const checkout =
    options.checkout === undefined ? new URL("../../", import.meta.url) : new URL(`file://${options.checkout}/`);
  const database = await createBenchDatabase(checkout);
  const monitorPort = await freePort();
  const server = await startServer({
    name: "service",
    script: new URL("src/main.mjs", checkout).pathname,
    env: { ...database.env, LOG_LEVEL: "fatal", WORKERS: "0", BLOCK_MONITOR_PORT: String(monitorPort) },
    flags: [...startFlags(checkout), "--import", new URL("block-monitor.mjs", import.meta.url).pathname],
  });
  // The longest wait of the second client in milliseconds, and the number of its requests.
  const longest = new Float64Array(new SharedArrayBuffer(16));
  const prober = new Worker(new URL(import.meta.url), { workerData: { url: server.url, longest } });
  prober.on("error", (error) => console.error(error));
  try {
    const organization = await database.fill(200);
    const credentials = await signIn(server.url, organization);
    const document = JSON.parse(await readFile(new URL("generated/openapi.json", checkout), "utf8")) as OpenApi;
    const wanted = new RegExp(options.only);
    const measure = async (attack: Attack): Promise<Waited> => {
      await pauses(monitorPort);
      longest[0] = 0;
      const status = await send(server.url, attack);
      // The probe that waited must have its response: the next but one began after the request.
      const probes = (): number => Number(longest[1]);
      for (const end = probes() + 2; probes() < end;) await new Promise((resolve) => setTimeout(resolve, 2));
      const { wall, cpu } = await pauses(monitorPort);
      return { attack, status, client: longest[0], wall, cpu };
    };
    let requests = 0;
    const targets = new Set<string>();
    // Only the worst are kept: the bodies of all requests together do not fit into memory.
    let worst: Waited[] = [];
    const attackAll = async (attacks: Iterable<Attack> | AsyncIterable<Attack>): Promise<void> => {
      for await (const attack of attacks) {
        if (!wanted.test(attack.target)) continue;
        const waited = await measure(attack);
        if (options.all) console.log(line(waited));
        requests += 1;
        targets.add(attack.target);
        worst = [...worst, waited].sort((left, right) => right.client - left.client).slice(0, REPEATED);
      }
    };
    // These first: creating their token for SCIM needs a recent confirmation.
    await attackAll(otherAddresses(server.url, { ...organization, ...credentials }));
    await attackAll(operationAttacks(document, { ...credentials, apiKey: organization.apiKey }, wanted));
    // A pause of another process is not repeated, the service's own is.
    const repeated: Waited[] = [];
    for (const first of worst) {
      const again = [first, await measure(first.attack), await measure(first.attack)];
      repeated.push(again.reduce((best, one) => (one.client < best.client ? one : best)));
    }
    repeated.sort((left, right) => right.client - left.client);
    console.log(`${requests} requests to ${targets.size} operations and addresses`);
    report(repeated.slice(0, Number(options.worst)));
  } finally {
    await prober.terminate();
    await server.stop();
    await database.drop();
  }
}

function report(worst: readonly Waited[]): void {
  console.log(
    "client ms: how long a second client waited, at best of three; CPU ms: the longest pause in processor time",
  );
  console.log("client ms    CPU ms  status  request");
  for (const waited of worst) console.log(line(waited));
  const [first] = worst;
  if (!first) throw new Error("Nothing was sent.");
  console.log(
    `longest: ${first.client.toFixed(0)} ms, target ≤ ${TARGET_MS} ms: ${first.client <= TARGET_MS ? "reached" : "MISSED"}`,
  );
  process.exitCode = first.client <= TARGET_MS ? 0 : 1;
}

function line({ attack, status, client, cpu }: Waited): string {
  const bytes = Buffer.byteLength(attack.body ?? "");
  const size = bytes === 0 ? `${attack.path.length} characters` : `${(bytes / 1_024).toFixed(0)} KiB`;
  return `${client.toFixed(1).padStart(9)} ${cpu.toFixed(1).padStart(9)}  ${status.padStart(6)}  ${attack.target}: ${attack.shape} (${size})`;
}

/** The part of the OpenAPI document that is read. */
interface OpenApi {
  readonly components: { readonly schemas: Components };
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

interface DocumentedBody {
  readonly schema: unknown;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>;
}

interface DocumentedOperation {
  readonly operationId?: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly "x-body-limit"?: number;
  readonly "x-body-values"?: number;
  readonly "x-upload"?: string;
  readonly requestBody?: {
    readonly content?: Readonly<Record<string, DocumentedBody>>;
  };
}

interface Credentials {
  readonly apiKey: string;
  readonly cookie: string;
  readonly csrfToken: string;
}

const ID = "019cb4e2-0b1c-7d3e-8f4a-5b6c7d8e9f01";
const DEFAULT_LIMIT = 1_048_576;
/** The largest number of fields and list items of a body. */
const DEFAULT_VALUES = 20_000;

function* operationAttacks(
  { paths, components }: OpenApi,
  credentials: Credentials,
  wanted: RegExp,
): Generator<Attack> {
  const known = new Set<string>();
  for (const [template, item] of Object.entries(paths)) {
    const path = template.replace(/\{id\}/g, ID).replace(/\{\w+\}/g, "some-name");
    for (const [method, value] of Object.entries(item)) {
      const operation = value as DocumentedOperation;
      const target = operation.operationId;
      // Signing out would end the session that the other requests use.
      if (target === undefined || target === "session.delete" || !wanted.test(target)) continue;
      const common = { target, method: method.toUpperCase(), path, headers: headersFor(operation, credentials) };
      for (const { shape, query } of queries(operationOf(target))) yield { ...common, shape, path: `${path}?${query}` };
      const media = operation.requestBody?.content?.["application/json"];
      if (!media) continue;
      const size = {
        bytes: operation["x-body-limit"] ?? DEFAULT_LIMIT,
        values: operation["x-body-values"] ?? DEFAULT_VALUES,
      };
      const [example] = Object.values(media.examples ?? { only: { value: media.example } });
      const json = { ...common.headers, "Content-Type": "application/json" };
      let largest = "";
      for (const { shape, text } of hostileBodies(media.schema, example?.value, {
        components: components.schemas,
        size,
        known,
      })) {
        yield { ...common, shape, headers: json, body: text };
        if (shape === "many keys") largest = text;
      }
      const zipped = gzipSync(largest);
      yield { ...common, shape: "many keys, gzip", headers: { ...json, "Content-Encoding": "gzip" }, body: zipped };
      const zeros = gzipSync(Buffer.alloc(64 * 2 ** 20, 32));
      yield {
        ...common,
        shape: "64 MiB of spaces, gzip",
        headers: { ...json, "Content-Encoding": "gzip" },
        body: zeros,
      };
    }
  }
}

function headersFor(
  { security }: DocumentedOperation,
  { apiKey, cookie, csrfToken }: Credentials,
): Record<string, string> {
  if (security?.length === 0) return {};
  const onlySession = security?.every((scheme) => "session" in scheme) ?? false;
  return onlySession ? { Cookie: cookie, "X-CSRF-Token": csrfToken } : { "X-API-Key": apiKey };
}

const LONGEST_QUERY = 7_800;

/** The longest query strings: unknown names, names similar to parameters, and many or long values of each parameter. */
function* queries({ parameters }: OperationDocument): Generator<{ shape: string; query: string }> {
  const names = parameters.flatMap((one) => (one.in === "query" ? [one.name] : []));
  const filled = (make: (index: number) => string): string => {
    const parts: string[] = [];
    for (let left = LONGEST_QUERY; left > 0; left -= (parts.at(-1)?.length ?? 0) + 1) parts.push(make(parts.length));
    return parts.slice(0, -1).join("&");
  };
  yield { shape: "unknown parameters", query: filled((index) => index.toString(36)) };
  yield {
    shape: "parameters similar to others",
    query: filled((index) => `${names[index % names.length] ?? "a"}${index.toString(36)}`),
  };
  for (const name of names) {
    yield { shape: `values of ${name}`, query: filled((index) => `${name}=${index.toString(36)}`) };
    yield { shape: `commas in ${name}`, query: `${name}=${"a,".repeat(LONGEST_QUERY / 2 - 30)}` };
    yield { shape: `a long ${name}`, query: `${name}=${"a".repeat(LONGEST_QUERY - 60)}` };
    yield { shape: `words in ${name}`, query: `${name}=${"a+".repeat(LONGEST_QUERY / 2 - 30)}` };
  }
}

async function signIn(url: string, { email }: { readonly email: string }) {
  const response = await fetch(`${url}/v1/session`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password: "a long enough password" }),
  });
  const { data } = (await response.json()) as { data: { csrf_token: string } };
  return { cookie: String(response.headers.get("set-cookie")?.split(";")[0]), csrfToken: data.csrf_token };
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Returns the status, or why there is none. */
async function send(url: string, { method, path, headers, body }: Attack): Promise<string> {
  return await new Promise((resolve) => {
    const length = body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
    const sent = request(url + path, { method, agent, headers: { ...headers, ...length }, timeout: TIMEOUT_MS });
    sent.on("response", (response) => {
      response.resume().once("close", () => resolve(String(response.statusCode)));
    });
    sent.once("timeout", () => sent.destroy(new Error("timeout")));
    sent.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    sent.end(body);
  });
}

async function pauses(port: number): Promise<{ wall: number; cpu: number }> {
  // The service measures at intervals: the pause that has just ended is counted by the next one.
  await new Promise((resolve) => setTimeout(resolve, 6));
  const response = await fetch(`http://127.0.0.1:${port}`);
  return (await response.json()) as { wall: number; cpu: number };
}

/** Sends small requests from a thread of its own, one after the other. */
async function probe({ url, longest }: { url: string; longest: Float64Array }): Promise<void> {
  const own = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    const startedAt = performance.now();
    await new Promise<void>((resolve) => {
      request(`${url}/livez`, { agent: own }, (response) => response.resume().once("close", resolve))
        .once("error", () => resolve())
        .end();
    });
    longest[0] = Math.max(longest[0] ?? 0, performance.now() - startedAt);
    longest[1] = (longest[1] ?? 0) + 1;
    await new Promise((resolve) => setTimeout(resolve, PROBE_EVERY_MS));
  }
}

if (isMainThread) await main();
else await probe(workerData as { url: string; longest: Float64Array });
