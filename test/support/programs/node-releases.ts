import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const folder = resolve(import.meta.dirname, "../../../.test/node");

/** A release of each version of Node that users may have; `engines` of package.json allows all. */
export const nodeReleases = ["20.20.2", "22.23.3", "24.22.3"];

/** Returns the folder that contains `node` of a release. The first call downloads it from npm. */
export async function nodeRelease(version: string): Promise<string> {
  const target = join(folder, version);
  if (!existsSync(target)) {
    await mkdir(folder, { recursive: true });
    const draft = await mkdtemp(join(folder, "draft-"));
    const name = `node-${process.platform}-${process.arch}@${version}`;
    await run("npm", ["pack", name, "--silent", "--pack-destination", draft], { cwd: draft });
    await run("sh", ["-c", "tar -xzf *.tgz"], { cwd: draft });
    // Another test file can have downloaded it meanwhile.
    await rename(join(draft, "package/bin"), target).catch((error: unknown) => {
      if (!existsSync(target)) throw error;
    });
    await rm(draft, { recursive: true, force: true });
  }
  return target;
}
