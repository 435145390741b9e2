import type { Caller } from "../contract/caller.ts";
import type { Download } from "../contract/download.ts";
import type { Store } from "../repositories/store.ts";
import { publishedCalendar } from "./event-letters.ts";
import type { EventMailParts } from "./event-news.ts";
import { expectRecord } from "./record-state.ts";

/** What making a calendar file needs. */
export interface EventFileParts extends EventMailParts {
  readonly store: Store;
}

/** An event as a file that the caller's calendar can enter. */
export async function eventFile(parts: EventFileParts, caller: Caller, id: string): Promise<Download> {
  const { store } = parts;
  const event = expectRecord(await store.events.get(caller.organization.id, id));
  const { filename, text } = await publishedCalendar(store, parts, caller, event);
  return { content_type: "text/calendar; charset=utf-8", file_name: filename, content: once(text) };
}

async function* once(text: string): AsyncGenerator<string> {
  yield await Promise.resolve(text);
}
