import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as api from "../../../../../generated/sdk/me.ts";
import type { Connection } from "../../../../../generated/sdk/types.gen.ts";
import { ConnectApplications } from "../../connect/connect-applications.tsx";
import { client } from "../../session/client.ts";
import { usePermission } from "../../session/session.tsx";
import { usePageTexts } from "../../texts/page-texts.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { Page } from "../../ui/page.tsx";
import { useUrlState } from "../../ui/url-state.ts";
import { ConnectionTable } from "./connection-table.tsx";
import { EndAll, EndConnection, OWN_CONNECTIONS } from "./end-connection.tsx";
import { texts as pageTexts } from "./texts.ts";

/** The AI applications that the user has connected. */
export function OwnConnections() {
  const texts = usePageTexts(pageTexts);
  const mayConnect = usePermission("ai:connect");
  const { values, change } = useUrlState("ended");
  const showsEnded = values.ended !== "";
  return (
    <Page title={texts.title} about={texts.about}>
      {!mayConnect && <p className="notice">{texts.forbidden}</p>}
      <Active />
      <p>
        <button type="button" className="link" onClick={() => change({ ended: showsEnded ? "" : "1" })}>
          {showsEnded ? texts.hideEnded : texts.showEnded}
        </button>
      </p>
      {showsEnded && <Ended />}
      {mayConnect && <ConnectApplications />}
    </Page>
  );
}

function Active() {
  const texts = usePageTexts(pageTexts);
  const connections = useQuery({
    queryKey: [...OWN_CONNECTIONS, "active"],
    queryFn: async () =>
      await api.connections(client, { query: { status: "active", page_size: 100 } }).toArray({ limit: 1_000 }),
  });
  const [ending, setEnding] = useState<Connection | "all" | null>(null);
  const close = () => setEnding(null);
  return (
    <section>
      <header className="row">
        <h2>{texts.active}</h2>
        {connections.data && connections.data.length > 0 && (
          <button type="button" onClick={() => setEnding("all")}>
            {texts.endAll}
          </button>
        )}
      </header>
      <Loaded query={connections}>
        {(loaded) => (
          <>
            <ConnectionTable connections={loaded} onEnd={setEnding} />
            {loaded.length > 0 && <p className="quiet connections-help">{texts.unverifiedHelp}</p>}
          </>
        )}
      </Loaded>
      {ending === "all" && <EndAll onClose={close} />}
      {ending !== null && ending !== "all" && <EndConnection connection={ending} onClose={close} />}
    </section>
  );
}

function Ended() {
  const texts = usePageTexts(pageTexts);
  const connections = useQuery({
    queryKey: [...OWN_CONNECTIONS, "ended"],
    queryFn: async () => await api.connections(client, { query: { page_size: 100 } }).toArray({ limit: 1_000 }),
  });
  return (
    <section>
      <h2>{texts.ended}</h2>
      <Loaded query={connections}>
        {(loaded) => <ConnectionTable connections={loaded.filter(({ status }) => status !== "active")} onEnd={null} />}
      </Loaded>
    </section>
  );
}
