import type { SearchResult } from "../../../../../generated/sdk/types.gen.ts";

/** A record as the palette shows it. */
export type FoundRecord = Pick<SearchResult, "record_type" | "record_id" | "title" | "subtitle">;

/** Something that was chosen in the palette: a page or an action by its id, or a record. */
export type Recent = { readonly id: string } | { readonly record: FoundRecord };

const MOST = 5;

/** The last choices in this window, newest first. They end with the window and are not shared between users. */
export function recentChoices(userId: string) {
  const key = `crm.${userId}.recent`;
  return {
    list(): readonly Recent[] {
      try {
        const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
        return Array.isArray(stored) ? stored.filter(isRecent) : [];
      } catch {
        return [];
      }
    },
    add(choice: Recent): void {
      const others = this.list().filter((other) => idOf(other) !== idOf(choice));
      sessionStorage.setItem(key, JSON.stringify([choice, ...others].slice(0, MOST)));
    },
  };
}

const idOf = (choice: Recent): string => ("id" in choice ? choice.id : choice.record.record_id);

function isRecent(value: unknown): value is Recent {
  if (typeof value !== "object" || value === null) return false;
  if ("id" in value) return typeof value.id === "string";
  return "record" in value && typeof value.record === "object" && value.record !== null && "title" in value.record;
}
