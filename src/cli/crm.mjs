#!/usr/bin/env node
// Runs on any installed Node (18 or later) and starts the command with the Node that npm installed.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import module from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = dirname(fileURLToPath(import.meta.url));
const bundled = join(folder, "..", "..", "node_modules", "node", "bin", "node");
const command = fileURLToPath(import.meta.url);

if (Number(process.versions.node.split(".")[0]) >= 24) {
  // Enabled before other modules are loaded: the next command then starts sooner.
  module.enableCompileCache(join(folder, "..", "..", "node_modules", ".cache", "node"));
  await import("./crm.ts");
} else if (existsSync(bundled)) {
  const child = spawn(bundled, [command, ...process.argv.slice(2)], { stdio: "inherit" });
  // A terminal sends Ctrl-C to both processes; any other signal reaches only this one, so it is passed on.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => signal === "SIGINT" || child.kill(signal));
  // npm does not pass signals through its shell: when the shell has ended, the command has to end too.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid === parent || child.kill("SIGTERM"), 500).unref();
  }
  child.on("exit", (status, signal) => (signal ? process.kill(process.pid, signal) : process.exit(status ?? 1)));
} else {
  console.error("crm requires Node 24, which npm installs: run `npm ci` in the project folder first.");
  process.exitCode = 3;
}
