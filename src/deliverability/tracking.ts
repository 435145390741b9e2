import type { Links } from "../platform/links.ts";
import type { EmailTracking } from "../contract/email-tracking.ts";
import type { Store } from "../store/store.ts";

interface TrackingDeps {
  readonly store: Store;
  readonly links: Links;
  readonly clock: () => number;
}

/** What the links in messages of campaigns are good for. */
export function createEmailTracking({ store, links, clock }: TrackingDeps): EmailTracking {
  return {
    find(action, token) {
      if (action === "open") {
        const copy = links.verify("open", token, clock());
        return copy && { url: null, record: () => store.campaignSending.noteOpen(copy) };
      }
      const copy = links.verify("click", token, clock());
      return copy && { url: copy.url, record: () => store.campaignSending.noteClick(copy) };
    },
  };
}
