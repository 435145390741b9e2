#!/usr/bin/env node
// Runs on whatever Node is installed (18 or later) and starts the command on the Node that npm brought.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = dirname(fileURLToPath(import.meta.url));
const bundled = join(folder, "..", "..", "node_modules", "node", "bin", "node");
const command = join(folder, "crm.ts");

if (Number(process.versions.node.split(".")[0]) >= 24) {
  await import("./crm.ts");
} else if (existsSync(bundled)) {
  const child = spawn(bundled, [command, ...process.argv.slice(2)], { stdio: "inherit" });
  // A terminal sends Ctrl-C to both; whoever stops only this process means the command.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => signal === "SIGINT" || child.kill(signal));
  // npm passes no signal through its shell: when that has ended, the command was meant.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid === parent || child.kill("SIGTERM"), 500).unref();
  }
  child.on("exit", (status, signal) => (signal ? process.kill(process.pid, signal) : process.exit(status ?? 1)));
} else {
  console.error("crm needs Node 24, which npm brings: run `npm ci` in the project's folder first.");
  process.exitCode = 3;
}
