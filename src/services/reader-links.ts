import type { LinkAction, Links, LinkTargets } from "../access/links.ts";

/** What signing the links of a message needs. */
export interface LinkParts {
  readonly links: Links;
  /** Where this service is reached; without a slash at its end. */
  readonly baseUrl: string;
  readonly clock: () => number;
}

/** After the sending. */
const DAYS_GOOD = 30;
const DAY_MS = 86_400_000;

/** A link for whoever reads a message, good for 30 days. */
export function signedLink<Action extends Exclude<LinkAction, "booking">>(
  { links, baseUrl, clock }: LinkParts,
  action: Action,
  target: LinkTargets[Action],
): string {
  const token = links.sign(action, target, clock() + DAYS_GOOD * DAY_MS);
  return `${baseUrl}/v1/public/${action}/${token}`;
}
