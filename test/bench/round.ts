import autocannon from "autocannon";
import type { ServerProcess } from "./server-process.ts";
import type { Workload } from "./workloads.ts";

/** Measurements of one round. */
export interface Measurement {
  /** Requests per second. */
  readonly rate: number;
  /** Processor time of the server process per request, in microseconds. */
  readonly cpu: number;
  /** Milliseconds. */
  readonly p99: number;
}

const CONNECTIONS = 16;

/** The end of a round: after some seconds, or after a number of requests. */
type RoundEnd = { readonly duration: number } | { readonly amount: number };

/** Sends requests to a server until the round ends; throws if a response has a status other than the workload's. */
export async function measure(
  server: ServerProcess,
  workload: Workload,
  end: RoundEnd,
  connections = CONNECTIONS,
): Promise<Measurement> {
  const before = await server.cpuSeconds();
  const { requests } = workload;
  let started = 0;
  const beginning = performance.now();
  let lastResponse = beginning;
  const result = await autocannon({
    url: server.url,
    connections,
    ...end,
    requests,
    // Each connection starts at a different request, so that they do not all ask for the same thing at the same
    // moment.
    setupClient(client) {
      const first = Math.floor((started * requests.length) / connections);
      client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
      started += 1;
      client.on("response", () => (lastResponse = performance.now()));
    },
  });
  const cpuSeconds = (await server.cpuSeconds()) - before;
  const statuses = Object.keys(result.statusCodeStats ?? {});
  if (result.errors > 0 || statuses.length !== 1 || statuses[0] !== String(workload.status)) {
    throw new Error(
      `${server.name}, ${workload.title}: ${result.errors} errors, ${JSON.stringify(result.statusCodeStats)}`,
    );
  }
  return {
    // autocannon ends at a full second.
    rate: (result.requests.total * 1_000) / (lastResponse - beginning),
    cpu: (cpuSeconds * 1_000_000) / result.requests.total,
    p99: result.latency.p99,
  };
}
