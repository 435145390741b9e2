import type { CampaignRecipientKey } from "../contract/email-tracking.ts";
import type { Keyring } from "./keyring.ts";
import { createSignedTokens } from "./signed-token.ts";

/** What a link that somebody without an account holds is good for, and what it names. */
export interface LinkTargets {
  /** To look at one's own booking, and to reschedule or cancel it. */
  readonly booking: { readonly org_id: string; readonly event_id: string; readonly invitee_id: string };
  /** To get no more marketing at an address; the message or the campaign is the one that the link stands in. */
  readonly unsubscribe: { readonly org_id: string; readonly email: string } & (
    { readonly email_id: string } | { readonly campaign_id: string; readonly recipient_id: string }
  );
  /** To note that a message of a campaign was opened. */
  readonly open: CampaignRecipientKey;
  /** To note that a link in one was followed, and to go where it leads: nowhere else. */
  readonly click: CampaignRecipientKey & { readonly url: string };
}

/** What can be done with a link. */
export type LinkAction = keyof LinkTargets;

/** Signs what stands in links of mails: whoever holds one may do what it was made for, with this record, until it expires. */
export interface Links {
  /** `expires` in milliseconds since 1970. */
  sign<Action extends LinkAction>(action: Action, target: LinkTargets[Action], expires: number): string;
  /** What the link names; null where it was not made here, is good for something else or has expired. */
  verify<Action extends LinkAction>(action: Action, token: string, now: number): LinkTargets[Action] | null;
}

/** Links signed under the current key; those of the previous one are still good. */
export function createLinks(keyring: Keyring): Links {
  const signedTokens = createSignedTokens(keyring, "links");
  return {
    sign: (action, target, expires) => signedTokens.sign({ target, expires }, action),
    verify<Action extends LinkAction>(action: Action, token: string, now: number) {
      // Only sign() can have sealed it for this action.
      const signed = signedTokens.verify(token, action) as Signed<Action> | null;
      return signed !== null && signed.expires > now ? signed.target : null;
    },
  };
}

interface Signed<Action extends LinkAction> {
  readonly target: LinkTargets[Action];
  readonly expires: number;
}
