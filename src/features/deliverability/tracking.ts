import type { Links } from "../../base/platform/links.ts";
import type { EmailTracking } from "../../base/contract/email-tracking.ts";
import type { Store } from "../../base/store/store.ts";

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
        const key = links.verify("open", token, clock());
        return key && { url: null, record: () => store.campaignSending.recordOpen(key) };
      }
      const key = links.verify("click", token, clock());
      return key && { url: key.url, record: () => store.campaignSending.recordClick(key) };
    },
  };
}
