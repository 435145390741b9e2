import type { Links } from "../access/links.ts";
import type { CampaignCopy, EmailTracking } from "../contract/email-tracking.ts";
import { type Traces, untraced } from "../domain/campaign-message.ts";
import type { EmailTracking as Wanted } from "../repositories/organizations.ts";
import type { Store } from "../repositories/store.ts";
import { signedLink, type LinkParts } from "./reader-links.ts";

/** A link that is longer than this stays as it is: with what is signed around it some programs would cut it. */
const LONGEST_URL = 1_200;

/** What is put into one recipient's message so that it can be noted what becomes of it. */
export function tracesOf(parts: LinkParts, copy: CampaignCopy, { opens, clicks }: Wanted): Traces {
  return {
    pixel: opens ? signedLink(parts, "open", copy) : untraced.pixel,
    link: clicks
      ? (url) => (url.length > LONGEST_URL ? url : signedLink(parts, "click", { ...copy, url }))
      : untraced.link,
  };
}

interface TrackingParts {
  readonly store: Store;
  readonly links: Links;
  readonly clock: () => number;
}

/** What the links in messages of campaigns are good for. */
export function createEmailTracking({ store, links, clock }: TrackingParts): EmailTracking {
  return {
    find(action, token) {
      if (action === "open") {
        const copy = links.verify("open", token, clock());
        return copy && { url: null, note: () => store.campaignSending.noteOpen(copy) };
      }
      const copy = links.verify("click", token, clock());
      return copy && { url: copy.url, note: () => store.campaignSending.noteClick(copy) };
    },
  };
}
