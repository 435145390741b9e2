import type { SearchedType } from "../../../../generated/sdk/types.gen.ts";
import { consolePaths } from "../../../base/contract/console-paths.ts";

const paths: Readonly<Partial<Record<SearchedType, string>>> = {
  contact: "/contacts/:id",
  company: "/companies/:id",
  opportunity: "/opportunities/:id",
  task: "/tasks/:id",
  note: "/notes/:id",
  segment: "/segments/:id",
  campaign: "/campaigns/:id",
  product: "/products/:id",
};

/** Returns the address of a record's page; null as long as the console has no page for its type. */
export function recordAddress(recordType: string, id: string): string | null {
  const path = Object.entries(paths).find(([type]) => type === recordType)?.[1];
  return consolePaths.find((known) => known === path)?.replace(":id", id) ?? null;
}
