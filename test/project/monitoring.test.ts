import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SyntaxNodeRef } from "@lezer/common";
import { parser } from "@prometheus-io/lezer-promql";
import { expect } from "chai";
import { parse } from "yaml";
import { createOrganization, signIn } from "../support/accounts/people.ts";
import { until } from "../support/queue.ts";
import { startService } from "../support/service.ts";
import { root } from "../server/identity.ts";

const DURATION = /^\d+[smh]$/;
/** Labels that Prometheus adds when it reads the metrics, and its own metric. */
const ADDED = ["job", "instance"];
const BUILT_IN = new Map([["up", new Set<string>()]]);

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly description: string };
}

interface Dashboard {
  readonly panels: readonly {
    readonly id: number;
    readonly title: string;
    readonly gridPos: { readonly x: number; readonly w: number };
    readonly targets: readonly { readonly expr: string; readonly legendFormat: string }[];
  }[];
  readonly templating: { readonly list: readonly { readonly name: string; readonly definition?: string }[] };
}

const file = (name: string): string => readFileSync(join(root, "scripts/deployment", name), "utf8");
const { groups } = parse(file("prometheus-alerts.yml")) as { groups: { name: string; rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(file("grafana-dashboard.json")) as Dashboard;
const queries = dashboard.panels.flatMap(({ title, targets }) => targets.map((target) => ({ title, ...target })));

describe("Dashboard and alert rules", () => {
  let exported: ReadonlyMap<string, ReadonlySet<string>>;
  before(async () => {
    const service = await startService({ rateLimits: "on" });
    try {
      const owner = await signIn(service.url, (await createOrganization(service)).owner);
      await owner.get("/v1/entities");
      const read = async (): Promise<string> => await (await fetch(`${service.adminUrl}/metrics`)).text();
      await until(async () => (await read()).includes("jobs_ended_total{"), "a job", 30);
      exported = metricsIn(await read());
    } finally {
      await service.close();
    }
  });

  for (const { alert, expr, ...rule } of rules) {
    it(`${alert} uses metrics and labels that the service exports`, () => {
      expectExported(expr);
      expect(rule.for ?? "1m").to.match(DURATION);
      expect(rule.labels.severity).to.be.oneOf(["critical", "warning"]);
      for (const text of Object.values(rule.annotations)) {
        for (const [, label] of text.matchAll(/\$labels\.(\w+)/g)) expect(labelsOf(expr), text).to.include(label);
      }
    });
  }

  for (const { title, expr, legendFormat } of queries) {
    it(`${title} (${legendFormat}) uses metrics and labels that the service exports`, () => {
      const variables = [...expr.matchAll(/\$(\w+)/g)].map(([, name]) => name ?? "");
      const names = dashboard.templating.list.map(({ name }) => name);
      expect([...names, "__rate_interval"]).to.include.members(variables);
      expectExported(expr.replaceAll("$__rate_interval", "5m"));
      for (const [, label] of legendFormat.matchAll(/\{\{(\w+)\}\}/g))
        expect(labelsOf(expr), legendFormat).to.include(label);
    });
  }

  it("have unique names, and panels inside of the grid", () => {
    const alerts = rules.map(({ alert }) => alert);
    expect(alerts).to.deep.equal([...new Set(alerts)]);
    const ids = dashboard.panels.map(({ id }) => id);
    expect(ids).to.deep.equal([...new Set(ids)]);
    for (const { gridPos } of dashboard.panels) expect(gridPos.x + gridPos.w).to.be.at.most(24);
  });

  it("are rejected by this test if they contain a mistake", () => {
    for (const wrong of [
      "sum(rate(jobs_ended[5m]))",
      "sum by (state) (jobs_waiting)",
      "sum(jobs_waiting",
      'jobs_waiting{kind="x"}',
    ]) {
      expect(() => expectExported(wrong), wrong).to.throw();
    }
  });

  /** Throws if an expression is invalid, or if the service does not export what it uses. */
  function expectExported(expr: string): void {
    const used = namesIn(expr);
    expect(used.metrics, expr).not.to.deep.equal([]);
    const labels = new Set(ADDED);
    for (const metric of used.metrics) {
      const known = BUILT_IN.get(metric) ?? exported.get(metric);
      if (!known) throw new Error(`${metric} is not exported.`);
      for (const label of known) labels.add(label);
    }
    expect([...labels], expr).to.include.members(used.labels);
  }
});

/** The labels that the result of an expression has. */
function labelsOf(expr: string): string[] {
  const [, grouped] = /\bby \(([^)]*)\)/.exec(expr) ?? [];
  return grouped === undefined ? ADDED : grouped.split(",").map((label) => label.trim());
}

/** Returns the metrics and labels of an expression; throws if it is invalid. */
function namesIn(expr: string): { metrics: string[]; labels: string[] } {
  const found = { metrics: [] as string[], labels: [] as string[] };
  parser.parse(expr).iterate({
    enter(node: SyntaxNodeRef) {
      if (node.type.isError) throw new Error(`${expr} is invalid at character ${String(node.from)}.`);
      const text = expr.slice(node.from, node.to);
      if (node.name === "Identifier") found.metrics.push(text);
      if (node.name === "LabelName") found.labels.push(text);
    },
  });
  return found;
}

/** Returns each exported series with its labels. */
function metricsIn(text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [, name = "", labels = ""] of text.matchAll(/^([a-z_]\w*)(?:\{(.*)\})? /gm)) {
    const known = found.get(name) ?? new Set<string>();
    for (const [, label = ""] of labels.matchAll(/(?:^|,)(\w+)="/g)) known.add(label);
    found.set(name, known);
  }
  return found;
}
