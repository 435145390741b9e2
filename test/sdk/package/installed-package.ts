import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const home = resolve(import.meta.dirname, "../../..");

/** The name of the package. */
export const PACKAGE = "customer-relationship-sdk";

/** An application folder in which the package is installed. */
export interface Application {
  readonly folder: string;
  readonly tarball: string;
  /** Writes a file of the application; returns its path. */
  write(name: string, text: string): string;
}

/** Packs the SDK and installs it into a new folder, without a registry. */
export function installPackage(name: string): Application {
  const folder = join(home, ".test", `sdk-${name}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  execFileSync(process.execPath, [join(home, "scripts/sdk-pack.ts"), "--pack-destination", folder]);
  const tarball = join(folder, readdirSync(folder).find((file) => file.endsWith(".tgz")) ?? "");
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  execFileSync("npm", ["install", "--offline", "--no-audit", "--no-fund", tarball], { cwd: folder });
  return {
    folder,
    tarball,
    write(file, text) {
      const path = join(folder, file);
      mkdirSync(resolve(path, ".."), { recursive: true });
      writeFileSync(path, text);
      return path;
    },
  };
}

/** Makes packages of this project available to the application. */
export function linkPackages({ folder }: Application, ...names: readonly string[]): void {
  for (const name of names) {
    const target = join(folder, "node_modules", name);
    mkdirSync(resolve(target, ".."), { recursive: true });
    symlinkSync(join(home, "node_modules", name), target);
  }
}
