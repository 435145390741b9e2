import type { EventsService } from "../../../../generated/services.js";
import type { SignedTokens } from "../../../base/platform/signed-token.ts";
import type { Caller } from "../../../base/contract/caller.ts";
import type { Download } from "../../../base/contract/download.ts";
import type { Store } from "../../../base/store/store.ts";
import { createEvent } from "./create-event.ts";
import { cancelEvent, confirmEvent, declineEvent, markNoShow } from "./status-changes.ts";
import { addInvitee } from "./add-invitee.ts";
import { listHistory, listInvitees, removeInvitee } from "./invitees.ts";
import { listEvents } from "./lists.ts";
import { publishedCalendar } from "../notifications/compose.ts";
import type { NotificationDeps } from "../notifications/notification.ts";
import type { EventWriteDeps } from "./record.ts";
import { rescheduleEvent } from "./reschedule.ts";
import { updateEvent } from "./update.ts";
import { requireRecord } from "../../../base/records/record-state.ts";

interface EventDeps extends NotificationDeps {
  readonly store: Store;
  readonly signedTokens: SignedTokens;
}

/** Creates the service for events. */
export function eventsService(deps: EventDeps): EventsService {
  const { store } = deps;
  const change =
    <Input, Result>(work: Write<Input, Result>) =>
    (caller: Caller, input: Input): Promise<Result> =>
      store.transaction((tx) => work({ ...deps, tx }, caller, input));

  return {
    list: (caller, input) => listEvents(deps, caller, input),
    create: (caller, input) => createEvent(deps, caller, input),
    get: async ({ organization }, { id }) => requireRecord(await store.events.get(organization.id, id)),
    ics: (caller, { id }) => eventFile(deps, caller, id),
    update: change(updateEvent),
    reschedule: (caller, input) => rescheduleEvent(deps, caller, input),
    confirm: change(confirmEvent),
    decline: change(declineEvent),
    cancel: change(cancelEvent),
    noShow: change(markNoShow),
    history: (caller, input) => listHistory(deps, caller, input),
    invitees: (caller, input) => listInvitees(deps, caller, input),
    addInvitee: change(addInvitee),
    removeInvitee: change(removeInvitee),
  };
}

type Write<Input, Result> = (deps: EventWriteDeps, caller: Caller, input: Input) => Promise<Result>;

/** Returns an event as a file that the caller can import into a calendar. */
async function eventFile(deps: EventDeps, caller: Caller, id: string): Promise<Download> {
  const { store } = deps;
  const event = requireRecord(await store.events.get(caller.organization.id, id));
  const { filename, text } = await publishedCalendar(store, deps, caller, event);
  return { content_type: "text/calendar; charset=utf-8", file_name: filename, content: once(text) };
}

async function* once(text: string): AsyncGenerator<string> {
  yield await Promise.resolve(text);
}
