import { readdirSync } from "node:fs";

const FOLDERS = ["migrations/initial", "migrations"];
const FILE = /^(\d{4}-[a-z0-9-]+)\.[jt]s$/;

let names: readonly string[] | undefined;

/**
 * Returns the names of all migrations, oldest first. They are the names of the files, so that a start of the service, which
 * mostly finds nothing to migrate, need not load the migrations themselves.
 */
export function migrationNames(): readonly string[] {
  return (names ??= FOLDERS.flatMap((folder) => readdirSync(new URL(folder, import.meta.url)))
    .flatMap((file) => FILE.exec(file)?.[1] ?? [])
    .sort());
}
