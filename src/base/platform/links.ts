import type { CampaignRecipientKey } from "../contract/recipient-links.ts";
import type { Keyring } from "./keyring.ts";
import { createSignedTokens } from "./signed-token.ts";

/** The actions and targets of links for people without an account. */
export interface LinkTargets {
  /** To view, reschedule or cancel a booking. */
  readonly booking: { readonly org_id: string; readonly event_id: string; readonly invitee_id: string };
  /** To confirm or decline a pending event as one of its hosts. */
  readonly host_decision: { readonly org_id: string; readonly event_id: string; readonly user_id: string };
  /**
   * To view a new booking and download it as a calendar file, without access to the mailbox of the invitee. `shown`
   * identifies the time and place that the receipt was issued for.
   */
  readonly receipt: LinkTargets["booking"] & { readonly shown: string };
  /** To unsubscribe an address from marketing. The target contains the message or the campaign with the link. */
  readonly unsubscribe: { readonly org_id: string; readonly email: string } & (
    { readonly email_id: string } | { readonly campaign_id: string; readonly recipient_id: string }
  );
  /** To record that a campaign message was opened. */
  readonly open: CampaignRecipientKey;
  /** To record a click in a campaign message and redirect to `url`, which cannot be changed. */
  readonly click: CampaignRecipientKey & { readonly url: string };
}

/** The action that a link permits. */
export type LinkAction = keyof LinkTargets;

/** Signs links in e-mails. The holder of a link may do one action with one record until the link expires. */
export interface Links {
  /** `expires`: milliseconds since 1970. */
  sign<Action extends LinkAction>(action: Action, target: LinkTargets[Action], expires: number): string;
  /** Returns the target of the link; null if the link is invalid, is for another action or has expired. */
  verify<Action extends LinkAction>(action: Action, token: string, now: number): LinkTargets[Action] | null;
}

/** Signs links with the current key. Links signed with the previous key remain valid. */
export function createLinks(keyring: Keyring): Links {
  const signedTokens = createSignedTokens(keyring, "links");
  return {
    sign: (action, target, expires) => signedTokens.sign({ target, expires }, action),
    verify<Action extends LinkAction>(action: Action, token: string, now: number) {
      // The signature covers the action, so the payload has this type.
      const signed = signedTokens.verify(token, action) as Signed<Action> | null;
      return signed !== null && signed.expires > now ? signed.target : null;
    },
  };
}

interface Signed<Action extends LinkAction> {
  readonly target: LinkTargets[Action];
  readonly expires: number;
}
