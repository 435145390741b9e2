import type { Violation } from "./load.ts";

/** Formats violations: one line each, with its location, and their number. */
export function describeViolations(violations: readonly Violation[]): string {
  const lines = violations.map(
    ({ file, line, column, message }) => `${file}:${String(line)}:${String(column)} ${message}`,
  );
  const count = `${String(violations.length)} ${violations.length === 1 ? "problem" : "problems"}`;
  return `${lines.join("\n")}\n\n${count}; nothing was written.`;
}
