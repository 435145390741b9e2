import type { Caller } from "../../contract/caller.ts";
import type { Download } from "../../contract/download.ts";
import type { Store } from "../../store/store.ts";
import { publishedCalendar } from "../notifications/compose.ts";
import type { NotificationDeps } from "../notifications/notification.ts";
import { requireRecord } from "../../records/record-state.ts";

/** Dependencies of creating a calendar file. */
export interface EventFileDeps extends NotificationDeps {
  readonly store: Store;
}

/** Returns an event as a file that the caller can import into a calendar. */
export async function eventFile(deps: EventFileDeps, caller: Caller, id: string): Promise<Download> {
  const { store } = deps;
  const event = requireRecord(await store.events.get(caller.organization.id, id));
  const { filename, text } = await publishedCalendar(store, deps, caller, event);
  return { content_type: "text/calendar; charset=utf-8", file_name: filename, content: once(text) };
}

async function* once(text: string): AsyncGenerator<string> {
  yield await Promise.resolve(text);
}
