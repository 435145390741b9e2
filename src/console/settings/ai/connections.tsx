import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as api from "../../../../generated/sdk/connections.ts";
import type { Connection } from "../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { useChange } from "../../ui/changes.ts";
import { Confirm } from "../../ui/confirm.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { Time } from "../../ui/time.tsx";
import { texts as pageTexts } from "./texts.ts";

/** The key of the lists of connections. */
export const CONNECTIONS = ["connections"] as const;

/** The connections of all members. */
export function Connections() {
  const texts = usePageTexts(pageTexts);
  const connections = useQuery({
    queryKey: CONNECTIONS,
    queryFn: async () => await api.list(client, { query: { status: "active" } }).toArray({ limit: 1_000 }),
  });
  const [ending, setEnding] = useState<Connection | "all" | null>(null);
  const end = useChange(
    async () => {
      if (ending === "all") await api.revokeAll(client);
      else if (ending !== null) await api.revoke(client, { path: { id: ending.id } });
    },
    { changes: [CONNECTIONS], onDone: () => setEnding(null) },
  );
  return (
    <section>
      <header className="row">
        <h2>{texts.connections}</h2>
        {connections.data && connections.data.length > 0 && (
          <button type="button" onClick={() => setEnding("all")}>
            {texts.endAll}
          </button>
        )}
      </header>
      <Loaded query={connections}>{(loaded) => <ConnectionTable connections={loaded} onEnd={setEnding} />}</Loaded>
      {ending !== null && (
        <Confirm
          title={ending === "all" ? texts.endAll : fill(texts.endTitle, { application: ending.application.name })}
          action={ending === "all" ? texts.endAll : texts.end}
          mutation={end}
          onClose={() => setEnding(null)}
        >
          <p>{ending === "all" ? texts.endAllText : fill(texts.endText, { member: ending.user.name })}</p>
        </Confirm>
      )}
    </section>
  );
}

interface ConnectionTableProps {
  readonly connections: readonly Connection[];
  readonly onEnd: (connection: Connection) => void;
}

function ConnectionTable({ connections, onEnd }: ConnectionTableProps) {
  const texts = usePageTexts(pageTexts);
  const columns: readonly Column<Connection>[] = [
    { title: texts.application, cell: ({ application }) => application.name },
    { title: texts.member, cell: ({ user }) => user.name },
    { title: texts.lastUsed, cell: ({ last_used_at: at }) => (at === null ? texts.never : <Time at={at} />) },
    {
      title: texts.actions,
      cell: (connection) => (
        <button type="button" onClick={() => onEnd(connection)}>
          {texts.end}
        </button>
      ),
    },
  ];
  return (
    <Table
      caption={texts.connections}
      columns={columns}
      rows={connections}
      rowKey={({ id }) => id}
      empty={<p>{texts.empty}</p>}
    />
  );
}
