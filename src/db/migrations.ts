import type { Migration } from "./migration.ts";
import { identity } from "./migrations/0001-identity.ts";
import { entities } from "./migrations/0002-entities.ts";

/** All migrations, oldest first. Forward only: a released one is never edited, only followed by another. */
export const migrations: readonly Migration[] = [identity, entities];
