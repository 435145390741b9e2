import type { Links, LinkTargets } from "../../base/platform/links.ts";
import { DAY_MS } from "../../base/platform/rules/durations.ts";
import type { EmailTracking } from "../../base/contract/recipient-links.ts";
import type { Store } from "../../base/store/store.ts";

/** Dependencies of signing the links of a message. */
export interface LinkDeps {
  readonly links: Links;
  /** Public URL of this service, without a trailing slash. */
  readonly baseUrl: string;
  readonly clock: () => number;
}

/** The unsubscribe link opens the page of mail preferences; those in older messages have a path of the API. */
const PATHS = { unsubscribe: "/u/", open: "/v1/public/open/", click: "/v1/public/click/" } as const;

/** Days after sending. */
const VALID_DAYS = 30;

/** Returns a signed link for the recipient of a message, valid for 30 days. */
export function signedLink<Action extends keyof typeof PATHS>(
  { links, baseUrl, clock }: LinkDeps,
  action: Action,
  target: LinkTargets[Action],
): string {
  const token = links.sign(action, target, clock() + VALID_DAYS * DAY_MS);
  return `${baseUrl}${PATHS[action]}${token}`;
}

/** The recipient and the message of an unsubscribe. */
export type Unsubscription = LinkTargets["unsubscribe"];

/**
 * Returns the headers with which mail programs unsubscribe: by one request (RFC 8058), or by a message to `mailbox`
 * (RFC 2369).
 */
export function unsubscribeHeaders(link: string, mailbox: string): Record<string, string> {
  return {
    "List-Unsubscribe": `<${link}>, <mailto:${mailbox}?subject=unsubscribe>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/** Returns the unsubscribe link of tests and previews. Its page has no effect. */
export const testLink = (baseUrl: string): string => `${baseUrl}${PATHS.unsubscribe}test`;

/**
 * Returns the place of the unsubscribe link in a stored message. The link of each recipient replaces it when the
 * message is sent, because it is secret.
 */
export const recipientLink = (baseUrl: string): string => `${baseUrl}${PATHS.unsubscribe}recipient`;

/** Verifies tracking links of campaigns and records opens and clicks. */
export function createEmailTracking({
  store,
  links,
  clock,
}: Pick<LinkDeps, "links" | "clock"> & { readonly store: Store }): EmailTracking {
  return {
    find(action, token) {
      if (action === "open") {
        const key = links.verify("open", token, clock());
        return key && { url: null, record: () => store.campaignSending.recordOpen(key) };
      }
      const key = links.verify("click", token, clock());
      return key && { url: key.url, record: () => store.campaignSending.recordClick(key) };
    },
  };
}
