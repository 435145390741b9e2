import type { EventsListInput, EventsService } from "../../generated/services.js";
import type { Sealer } from "../access/sealer.ts";
import type { Caller } from "../contract/caller.ts";
import type { Page } from "../contract/page.ts";
import type { EventRecord } from "../repositories/events.ts";
import type { Store } from "../repositories/store.ts";
import { cancelEvent, confirmEvent, declineEvent, markNoShow } from "./event-decisions.ts";
import { eventFile } from "./event-file.ts";
import { listInvitees, removeInvitee } from "./event-invitees.ts";
import type { EventMailParts } from "./event-news.ts";
import type { EventWriteParts } from "./event-record.ts";
import { readList } from "./record-list.ts";
import { expectRecord } from "./record-state.ts";

interface EventParts extends EventMailParts {
  readonly store: Store;
  readonly sealer: Sealer;
}

/** What was booked. */
export function eventsService(parts: EventParts): EventsService {
  const { store } = parts;
  const change =
    <Input, Result>(work: Write<Input, Result>) =>
    (caller: Caller, input: Input): Promise<Result> =>
      store.transaction((tx) => work({ ...parts, tx }, caller, input));

  return {
    list: (caller, input) => listEvents(parts, caller, input),
    ics: (caller, { id }) => eventFile(parts, caller, id),
    get: async ({ organization }, { id }) => expectRecord(await store.events.get(organization.id, id)),
    confirm: change(confirmEvent),
    decline: change(declineEvent),
    cancel: change(cancelEvent),
    noShow: change(markNoShow),
    invitees: (caller, input) => listInvitees(parts, caller, input),
    removeInvitee: change(removeInvitee),
  };
}

type Write<Input, Result> = (parts: EventWriteParts, caller: Caller, input: Input) => Promise<Result>;

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
