import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as api from "../../../../../generated/sdk/connections.ts";
import type { Connection } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { oneOf } from "../../ui/one-of.ts";
import { Pager, usePageNumber } from "../../ui/pager.tsx";
import { useUrlState } from "../../ui/url-state.ts";
import { ConnectionFilters } from "./connection-filters.tsx";
import { ConnectionTable } from "./connection-table.tsx";
import { EndConnections } from "./end-connections.tsx";
import { CONNECTIONS } from "./queries.ts";
import { texts as pageTexts } from "./texts.ts";

const STATUSES = ["active", "revoked", "expired"] as const;

/** The connections of all members, those that are active unless the address says otherwise. */
export function Connections() {
  const texts = usePageTexts(pageTexts);
  const page = usePageNumber();
  const { status, member, client: application } = useUrlState("status", "member", "client").values;
  const query = {
    page,
    status: oneOf(STATUSES, status) ?? ("active" as const),
    ...(member !== "" && { user_id: member }),
    ...(application !== "" && { client_id: application }),
  };
  const connections = useQuery({
    queryKey: [...CONNECTIONS, query],
    queryFn: async () => await api.list(client, { query }),
  });
  const [ending, setEnding] = useState<Connection | "all" | null>(null);
  const filtered = status !== "" || member !== "" || application !== "";
  return (
    <section>
      <header className="row">
        <h2>{texts.connections}</h2>
        {connections.data && connections.data.meta.total > 0 && query.status === "active" && (
          <button type="button" onClick={() => setEnding("all")}>
            {texts.endAll}
          </button>
        )}
      </header>
      <ConnectionFilters />
      <Loaded query={connections}>
        {({ data, meta }) => (
          <>
            <ConnectionTable connections={data} onEnd={setEnding} empty={filtered ? texts.emptyFilter : texts.empty} />
            <Pager meta={meta} />
          </>
        )}
      </Loaded>
      {ending !== null && <EndConnections ending={ending} onClose={() => setEnding(null)} />}
    </section>
  );
}
