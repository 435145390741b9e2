import { readdirSync, readFileSync } from "node:fs";

/** Returns a process and all its descendants; Linux only. */
export function treeOf(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    const parent = parentOf(name);
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const tree = [pid];
  for (const one of tree) tree.push(...(children.get(one) ?? []));
  return tree;
}

/** Returns whether a process runs; a zombie does not. */
export function runs(pid: number): boolean {
  return /^State:\s+[^ZX]/m.test(statusOf(String(pid)));
}

function parentOf(pid: string): number | null {
  const parent = /^PPid:\s+(\d+)$/m.exec(statusOf(pid))?.[1];
  return parent === undefined ? null : Number(parent);
}

function statusOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    return "";
  }
}
