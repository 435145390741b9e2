import type { Schemas, Services } from "../../../generated/services.js";
import type {
  AddEventInviteeInput,
  AddEventInviteeResult,
  RemoveEventInviteeInput,
  RemoveEventInviteeResult,
} from "../../../generated/tool-types.js";
import type { Caller } from "../../base/contract/caller.ts";
import { referenceNotFound, validationFailed } from "../../base/platform/rules/errors.ts";
import { withArgumentPaths } from "./argument-errors.ts";

type Events = Services["events"];

/** Implements add_event_invitee. */
export async function addInvitee(
  events: Events,
  caller: Caller,
  { event_id: id, ...input }: AddEventInviteeInput,
): Promise<AddEventInviteeResult> {
  const { record, meta } = await events.addInvitee(caller, { ...input, id });
  return { invitee: record, already_invited: meta.already_invited, notified: meta.notified };
}

/** Implements remove_event_invitee: by id or e-mail address. */
export async function removeInvitee(
  events: Events,
  caller: Caller,
  { event_id: id, invitee_id, email, ...input }: RemoveEventInviteeInput,
): Promise<RemoveEventInviteeResult> {
  if (invitee_id !== undefined && email !== undefined)
    throw validationFailed([{ path: "/email", code: "not_together", values: { field: "invitee_id" } }]);
  const named = invitee_id ?? (await inviteeOf(events, caller, { id, email }));
  const place = (path: string): string => (email === undefined ? path : path.replace(/^\/invitee_id$/, "/email"));
  const { record, meta } = await withArgumentPaths(place, () =>
    events.removeInvitee(caller, { ...input, id, invitee_id: named }),
  );
  return { removed: record, remaining_count: meta.remaining_count };
}

/** Returns the invitee with this address: an active invitee, else the one removed last. */
async function inviteeOf(
  events: Events,
  caller: Caller,
  { id, email }: { readonly id: string; readonly email: string | undefined },
): Promise<string> {
  if (email === undefined)
    throw validationFailed([{ path: "/invitee_id", code: "required", values: { choice: "invitee_id, email" } }]);
  const { invitees } = await events.get(caller, { id });
  const matching = invitees.filter((invitee) => invitee.email.toLowerCase() === email.toLowerCase());
  const isActive = ({ cancelled_at }: Schemas["Invitee"]): boolean => cancelled_at === null;
  const found = matching.find(isActive) ?? matching.at(-1);
  if (!found) throw referenceNotFound("/email");
  return found.id;
}
