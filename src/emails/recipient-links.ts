import type { LinkAction, Links, LinkTargets } from "../platform/links.ts";
import { DAY_MS } from "../platform/rules/durations.ts";

/** What signing the links of a message needs. */
export interface LinkDeps {
  readonly links: Links;
  /** Where this service is reached; without a slash at its end. */
  readonly baseUrl: string;
  readonly clock: () => number;
}

/** After the sending. */
const DAYS_GOOD = 30;

/** A link for whoever reads a message, good for 30 days. */
export function signedLink<Action extends Exclude<LinkAction, "booking">>(
  { links, baseUrl, clock }: LinkDeps,
  action: Action,
  target: LinkTargets[Action],
): string {
  const token = links.sign(action, target, clock() + DAYS_GOOD * DAY_MS);
  return `${baseUrl}/v1/public/${action}/${token}`;
}

/** Who wants no more marketing, and of which message. */
export type Unsubscription = LinkTargets["unsubscribe"];

/** Where a reader unsubscribes. */
export function unsubscribeLink(deps: LinkDeps, target: Unsubscription): string {
  return signedLink(deps, "unsubscribe", target);
}

/** With which a reader's own program unsubscribes: by one request (RFC 8058), or by a message to `mailbox` (RFC 2369). */
export function unsubscribeHeaders(link: string, mailbox: string): Record<string, string> {
  return {
    "List-Unsubscribe": `<${link}>, <mailto:${mailbox}?subject=unsubscribe>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
