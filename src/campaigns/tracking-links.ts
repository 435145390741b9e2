import type { CampaignRecipientKey } from "../contract/email-tracking.ts";
import type { EmailTracking as EmailTrackingSettings } from "../accounts/sql/organizations.ts";
import { signedLink, type LinkDeps } from "../emails/recipient-links.ts";
import { type MessageTracking, noTracking } from "./rules/message.ts";

/** Longer links are not replaced, because some programs would truncate the signed URL. */
const MAX_URL_LENGTH = 1_200;

/** Returns the tracking pixel and the link replacement for one recipient's message. */
export function trackingOf(
  deps: LinkDeps,
  key: CampaignRecipientKey,
  { opens, clicks }: EmailTrackingSettings,
): MessageTracking {
  return {
    pixel: opens ? signedLink(deps, "open", key) : noTracking.pixel,
    link: clicks
      ? (url) => (url.length > MAX_URL_LENGTH ? url : signedLink(deps, "click", { ...key, url }))
      : noTracking.link,
  };
}
