import type * as api from "../../../../../generated/sdk/activity-log.ts";
import { useSession } from "../../session/session.tsx";
import { dayOf } from "../../ui/zoned-time.ts";
import { useUrlState } from "../../ui/url-state.ts";

/** The filters behind "More filters". */
export const MORE_FILTERS = ["channel", "application", "record_type", "record_id", "ip"] as const;
/** The filters of the log, as they are called in the address. */
export const FILTERS = ["from", "to", "user_id", "action", "result", ...MORE_FILTERS] as const;

export type LogQuery = NonNullable<api.ActivityLogExportInput["query"]>;

/** Returns the filters in the address as the API expects them; dates are days in the user's time zone. */
export function useLogQuery(): LogQuery {
  const { values } = useUrlState(...FILTERS);
  const { timezone } = useSession().user;
  const period = { from: dayOf(values.from, timezone), to: dayOf(values.to, timezone, 1) };
  const given = Object.entries({ ...values, ...period }).filter(([, value]) => value !== null && value !== "");
  // An unknown value in the address is rejected by the API, and the page shows the reason.
  return Object.fromEntries(given);
}
