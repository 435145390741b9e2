import type { Schemas } from "../../../../generated/services.js";
import { type Detail, unprocessable } from "../../../base/platform/rules/errors.ts";

type HostWeight = Schemas["HostWeight"];

/**
 * Returns the weights that are stored: those that are not 1, in the order of the hosts. Throws `unprocessable` for a
 * user who is not one of the hosts.
 */
export function weightsOfHosts(hosts: readonly string[], given: readonly HostWeight[]): HostWeight[] {
  const details = given.flatMap(({ user_id }, index): Detail[] =>
    hosts.includes(user_id)
      ? []
      : [{ path: `/host_weights/${index}/user_id`, code: "not_a_host", extra: { allowed_values: hosts } }],
  );
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
  return remainingWeights(hosts, given);
}

/** Returns the weights that are not 1 of these hosts, in their order. */
export function remainingWeights(hosts: readonly string[], weights: readonly HostWeight[]): HostWeight[] {
  const byHost = new Map(weights.map(({ user_id, weight }) => [user_id, weight]));
  return hosts.flatMap((user_id) => {
    const weight = byHost.get(user_id) ?? 1;
    return weight === 1 ? [] : [{ user_id, weight }];
  });
}
