import { spawnSync } from "node:child_process";

/** Returns whether a program is installed; throws with CI=true if it is not. */
export function isInstalled(command: string, debianPackage: string): boolean {
  if (spawnSync("sh", ["-c", `command -v ${command}`]).status === 0) return true;
  const how = `${command} is not installed: apt-get install ${debianPackage}`;
  if (process.env["CI"] === "true") throw new Error(`${how}. With CI=true that is a failure.`);
  process.stderr.write(`\n  ${how}\n`);
  return false;
}
