import type { Migration } from "./migrate.ts";

/** All migrations, oldest first. Forward only: a released one is never edited, only followed by another. */
export const migrations: readonly Migration[] = [];
