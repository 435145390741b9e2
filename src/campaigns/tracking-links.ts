import type { CampaignRecipientKey } from "../contract/email-tracking.ts";
import type { EmailTracking as Wanted } from "../accounts/sql/organizations.ts";
import { signedLink, type LinkDeps } from "../emails/recipient-links.ts";
import { type Traces, untraced } from "./rules/message.ts";

/** A link that is longer than this stays as it is: with what is signed around it some programs would cut it. */
const MAX_URL_LENGTH = 1_200;

/** What is put into one recipient's message so that it can be noted what becomes of it. */
export function tracesOf(deps: LinkDeps, copy: CampaignRecipientKey, { opens, clicks }: Wanted): Traces {
  return {
    pixel: opens ? signedLink(deps, "open", copy) : untraced.pixel,
    link: clicks
      ? (url) => (url.length > MAX_URL_LENGTH ? url : signedLink(deps, "click", { ...copy, url }))
      : untraced.link,
  };
}
