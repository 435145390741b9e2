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

/** Returns the command line of a process; empty if it does not run. */
export function commandOf(pid: number): string {
  return contentOf(`/proc/${pid}/cmdline`).replaceAll("\0", " ");
}

function parentOf(pid: string): number | null {
  const parent = /^PPid:\s+(\d+)$/m.exec(statusOf(pid))?.[1];
  return parent === undefined ? null : Number(parent);
}

function statusOf(pid: string): string {
  return contentOf(`/proc/${pid}/status`);
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
