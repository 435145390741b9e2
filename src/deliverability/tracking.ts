import type { Links } from "../platform/links.ts";
import type { EmailTracking } from "../contract/email-tracking.ts";
import type { Store } from "../store/store.ts";

interface TrackingDeps {
  readonly store: Store;
  readonly links: Links;
  readonly clock: () => number;
}

/** Verifies tracking links of campaigns and records opens and clicks. */
export function createEmailTracking({ store, links, clock }: TrackingDeps): EmailTracking {
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
