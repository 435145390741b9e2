import type { Measurement } from "./round.ts";
import type { Workload } from "./workloads.ts";

/** The rounds of one workload by server, its subject first. */
export type Rounds = ReadonlyMap<string, readonly Measurement[]>;

/** Returns the table of one workload with its ratios, and whether its target was reached. */
export function report({ title, target }: Workload, rounds: Rounds): { text: string; reached: boolean } {
  const [service = ""] = rounds.keys();
  const rows = [...rounds].map(([name, measured]) => [
    name,
    whole(median(measured.map(({ rate }) => rate))),
    range(measured.map(({ rate }) => rate)),
    median(measured.map(({ cpu }) => cpu)).toFixed(1),
    whole(median(measured.map(({ p99 }) => p99))),
    name === service ? "" : ratio(rounds, name, "rate").toFixed(2),
    name === service ? "" : ratio(rounds, name, "cpu").toFixed(2),
  ]);
  const head = ["", "req/s", "min–max", "CPU µs/req", "p99 ms", "first ÷ it, req/s", "… CPU/req"];
  const text = `${title}\n${table([head, ...rows])}\n`;
  if (target === null) return { text, reached: true };
  const reachedRatio = ratio(rounds, target.floor, target.quantity);
  const reached = target.quantity === "rate" ? reachedRatio >= target.ratio : reachedRatio <= target.ratio;
  const sign = target.quantity === "rate" ? "≥" : "≤";
  const wanted = `target: ${target.quantity === "rate" ? "req/s" : "CPU/req"} ${sign} ${target.ratio} × ${target.floor}`;
  const verdict = `${wanted}; measured ${reachedRatio.toFixed(2)}: ${reached ? "reached" : "MISSED"}`;
  return { text: `${text}${verdict}\n`, reached };
}

/**
 * Median of the ratios of the rounds: compares rounds that ran next to each other, not averages of different minutes.
 */
function ratio(rounds: Rounds, floor: string, quantity: "rate" | "cpu"): number {
  const [service = []] = rounds.values();
  const other = rounds.get(floor) ?? [];
  return median(service.map((measured, index) => measured[quantity] / (other[index]?.[quantity] ?? NaN)));
}

/** Median. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

const whole = (value: number): string => Math.round(value).toLocaleString("en");
const range = (values: readonly number[]): string => `${whole(Math.min(...values))}–${whole(Math.max(...values))}`;

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  ");
  return rows.map((row) => `  ${line(row)}`).join("\n");
}
