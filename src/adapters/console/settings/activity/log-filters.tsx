import { useQuery } from "@tanstack/react-query";
import * as membersApi from "../../../../../generated/sdk/members.ts";
import { client } from "../../session/client.ts";
import { usePermission } from "../../session/session.tsx";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { DateFilter, Filters, Options, SelectFilter, TextFilter } from "../../ui/lists/filters.tsx";
import { useUrlState } from "../../ui/url-state.ts";
import { actionTexts } from "./action-names.ts";
import { FILTERS, MORE_FILTERS } from "./log-query.ts";
import { texts as pageTexts } from "./texts.ts";

/** The filters of the log; rarely used ones are behind "More filters". */
export function LogFilters() {
  const texts = usePageTexts(pageTexts);
  const { values } = useUrlState(...MORE_FILTERS);
  const usesMore = MORE_FILTERS.some((name) => values[name] !== "");
  return (
    <Filters label={texts.filterLabel} names={FILTERS}>
      <DateFilter label={texts.from} name="from" />
      <DateFilter label={texts.to} name="to" />
      <MemberFilter />
      <ActionFilter />
      <SelectFilter label={texts.result} name="result">
        <Options names={texts.results} />
      </SelectFilter>
      <details className="log-more" open={usesMore}>
        <summary>{texts.more}</summary>
        <div className="filters">
          <SelectFilter label={texts.channel} name="channel">
            <Options names={texts.channels} />
          </SelectFilter>
          <TextFilter label={texts.application} name="application" />
          <SelectFilter label={texts.recordType} name="record_type">
            <Options names={texts.recordTypes} />
          </SelectFilter>
          <TextFilter label={texts.recordId} name="record_id" />
          <TextFilter label={texts.ip} name="ip" />
        </div>
      </details>
    </Filters>
  );
}

/** The members by name. A removed member is only in the address. */
function MemberFilter() {
  const texts = usePageTexts(pageTexts);
  const allowed = usePermission("members:read");
  const { values } = useUrlState("user_id");
  const { data } = useQuery({
    queryKey: ["members", "names"],
    queryFn: async () => await membersApi.list(client, { query: { page_size: 100 } }).toArray({ limit: 1_000 }),
    enabled: allowed,
  });
  if (!allowed && values.user_id === "") return null;
  const names = Object.fromEntries(
    (data ?? []).map(({ id, first_name, last_name, email }) => [
      id,
      [first_name, last_name].filter(Boolean).join(" ") || email,
    ]),
  );
  const chosen = values.user_id === "" ? {} : { [values.user_id]: values.user_id };
  return (
    <SelectFilter label={texts.member} name="user_id">
      <Options names={{ ...chosen, ...names }} />
    </SelectFilter>
  );
}

/** The actions by group; `webhooks.*` are all actions of a group. */
function ActionFilter() {
  const texts = usePageTexts(pageTexts);
  const { names, groups, all } = usePageTexts(actionTexts);
  const actions = Object.groupBy(Object.entries(names), ([action]) => action.split(".")[0] ?? "");
  return (
    <SelectFilter label={texts.action} name="action">
      {Object.entries(groups).map(([group, name]) => (
        <optgroup key={group} label={name}>
          <option value={`${group}.*`}>{fill(all, { group: name })}</option>
          <Options names={Object.fromEntries(actions[group] ?? [])} />
        </optgroup>
      ))}
      {Object.entries(actions)
        .filter(([group]) => !(group in groups))
        .flatMap(([, entries]) => entries ?? [])
        .map(([action, name]) => (
          <option key={action} value={action}>
            {name}
          </option>
        ))}
    </SelectFilter>
  );
}
