import { useQuery } from "@tanstack/react-query";
import * as api from "../../../../generated/sdk/connections.ts";
import type { Connection } from "../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { UrlFilter } from "../../ui/url-filter.tsx";
import { useUrlState } from "../../ui/url-state.ts";
import { CONNECTIONS } from "./queries.ts";
import { texts as pageTexts } from "./texts.ts";

type Option = readonly [value: string, name: string];

/** Filters by status, and by the members and applications of the connections that were used last. */
export function ConnectionFilters() {
  const texts = usePageTexts(pageTexts);
  const { values } = useUrlState("member", "client");
  const query = { page_size: 100, sort: "-last_used_at" } as const;
  const { data = [] } = useQuery({
    queryKey: [...CONNECTIONS, "choices"],
    queryFn: async () => (await api.list(client, { query })).data,
  });
  const options = (chosen: string, optionOf: (connection: Connection) => Option): Option[] => {
    const found = new Map(data.map(optionOf));
    if (chosen !== "" && !found.has(chosen)) found.set(chosen, texts.chosen);
    return [["", texts.all], ...[...found].sort(([, one], [, other]) => one.localeCompare(other))];
  };
  return (
    <div className="filters">
      <UrlFilter
        name="status"
        label={texts.status}
        options={[
          ["", texts.statuses.active],
          ["revoked", texts.statuses.revoked],
          ["expired", texts.statuses.expired],
        ]}
      />
      <UrlFilter
        name="member"
        label={texts.member}
        options={options(values.member, ({ user }) => [user.id, user.name])}
      />
      <UrlFilter
        name="client"
        label={texts.application}
        options={options(values.client, ({ application }) => [application.client_id, application.name])}
      />
    </div>
  );
}
