import { AggregatorRegistry, Counter, Gauge, Registry } from "prom-client";
import type { Express } from "express";
import { createAdmin } from "../../adapters/http/admin.ts";
import type { Readiness } from "../../adapters/http/health.ts";
import type { Answers } from "./messages.ts";
import type { ProcessGroup } from "./group.ts";

/** Creates the admin server of the main process; `isDraining`: the group is being stopped. */
export function createGroupAdmin(group: ProcessGroup, isDraining: () => boolean): Express {
  const own = ownMetrics(group);
  return createAdmin({
    health: { readiness: async () => readinessOf(await askAll(group, "readiness"), isDraining()) },
    metrics: {
      contentType: own.contentType,
      async render() {
        const all = [...(await askAll(group, "metrics")), await own.getMetricsAsJSON()];
        return await AggregatorRegistry.aggregate(all.map((values) => [...values])).metrics();
      },
    },
  });
}

/** Ready if one process is. */
function readinessOf(answers: readonly Readiness[], draining: boolean): Readiness {
  const best = answers.find(({ ready }) => ready) ?? answers[0];
  const processes = best?.ready === true ? "ok" : "failed";
  const checks = { ...best?.checks, processes, draining: draining ? "failed" : "ok" } as const;
  return { ready: processes === "ok" && !draining, checks };
}

/** Processes that do not answer in time are left out. */
async function askAll<What extends keyof Answers>(group: ProcessGroup, what: What): Promise<Answers[What][]> {
  const answers = await Promise.all(group.ready().map((member) => member.ask(what)));
  return answers.filter((answer) => answer !== null);
}

function ownMetrics(group: ProcessGroup): Registry {
  const registry = new Registry();
  const registers = [registry];
  new Gauge({
    name: "service_processes",
    help: "Processes of the service that are configured, and that respond to requests.",
    labelNames: ["state"],
    registers,
    collect() {
      this.set({ state: "configured" }, group.count);
      this.set({ state: "ready" }, group.ready().length);
    },
  });
  new Counter({
    name: "service_process_replacements_total",
    help: "Processes of the service that were started because one had ended unexpectedly.",
    registers,
    collect() {
      this.reset();
      this.inc(group.replacements);
    },
  });
  return registry;
}
