import { operations } from "./document.ts";

const seen = new Map<string, Set<string>>();

/** Notes that an operation was seen to answer with a status. */
export function noteSeen(operationId: string, status: number): void {
  const statuses = seen.get(operationId) ?? new Set<string>();
  statuses.add(String(status));
  seen.set(operationId, statuses);
}

/** What the contract documents and no test has seen, as `entities.list 421`. */
export function unseenStatuses(): string[] {
  const missing: string[] = [];
  for (const operation of operations) {
    for (const status of operation.responses.keys()) {
      if (status !== "default" && !seen.get(operation.id)?.has(status)) missing.push(`${operation.id} ${status}`);
    }
  }
  return missing;
}
