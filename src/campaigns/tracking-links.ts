import type { CampaignCopy } from "../contract/email-tracking.ts";
import type { EmailTracking as Wanted } from "../accounts/sql/organizations.ts";
import { signedLink, type LinkDeps } from "../emails/recipient-links.ts";
import { type Traces, untraced } from "./rules/message.ts";

/** Longer links are not replaced, because some programs would truncate the signed URL. */
const MAX_URL_LENGTH = 1_200;

/** Returns the tracking pixel and the link replacement for one recipient's message. */
export function tracesOf(deps: LinkDeps, copy: CampaignCopy, { opens, clicks }: Wanted): Traces {
  return {
    pixel: opens ? signedLink(deps, "open", copy) : untraced.pixel,
    link: clicks
      ? (url) => (url.length > MAX_URL_LENGTH ? url : signedLink(deps, "click", { ...copy, url }))
      : untraced.link,
  };
}
