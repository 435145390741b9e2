import type { EventsService } from "../../../generated/services.js";
import type { SignedTokens } from "../../platform/signed-token.ts";
import type { Caller } from "../../contract/caller.ts";
import type { Store } from "../../store/store.ts";
import { createEvent } from "./event-booking.ts";
import { cancelEvent, confirmEvent, declineEvent, markNoShow } from "./status-changes.ts";
import { eventFile } from "./event-file.ts";
import { addInvitee } from "./event-invitations.ts";
import { listInvitees, removeInvitee } from "./event-invitees.ts";
import { listEvents } from "./event-lists.ts";
import type { NotificationDeps } from "../notifications/notification.ts";
import type { EventWriteDeps } from "./event-record.ts";
import { rescheduleEvent } from "./event-reschedules.ts";
import { updateEvent } from "./event-updates.ts";
import { requireRecord } from "../../records/record-state.ts";

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
    invitees: (caller, input) => listInvitees(deps, caller, input),
    addInvitee: change(addInvitee),
    removeInvitee: change(removeInvitee),
  };
}

type Write<Input, Result> = (deps: EventWriteDeps, caller: Caller, input: Input) => Promise<Result>;
