import type { EventsListInput, EventsService } from "../../generated/services.js";
import type { Sealer } from "../access/sealer.ts";
import type { Caller } from "../contract/caller.ts";
import type { Page } from "../contract/page.ts";
import type { EventRecord } from "../repositories/events.ts";
import { eventFile, type EventFileParts } from "./event-file.ts";
import { readList } from "./record-list.ts";
import { expectRecord } from "./record-state.ts";

interface EventParts extends EventFileParts {
  readonly sealer: Sealer;
}

/** What was booked. */
export function eventsService(parts: EventParts): EventsService {
  const { store } = parts;
  return {
    list: (caller, input) => listEvents(parts, caller, input),
    ics: (caller, { id }) => eventFile(parts, caller, id),
    get: async ({ organization }, { id }) => expectRecord(await store.events.get(organization.id, id)),
  };
}

function listEvents(
  { store, sealer }: Pick<EventParts, "store" | "sealer">,
  { organization: { id: orgId } }: Caller,
  { page, page_size, sort, cursor, ...filters }: EventsListInput,
): Promise<Page<EventRecord>> {
  const list = { page, page_size, sort, ...(cursor === undefined ? {} : { cursor }) };
  return readList(sealer, { operation: "events.list", orgId, filters }, list, (request) =>
    store.events.list(orgId, filters, request),
  );
}
