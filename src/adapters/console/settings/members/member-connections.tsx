import { useQuery } from "@tanstack/react-query";
import * as api from "../../../../../generated/sdk/connections.ts";
import type { Connection } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { useChange } from "../../ui/changes.ts";
import { ErrorNotice } from "../../ui/error-notice.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { Time } from "../../ui/time.tsx";
import type { MemberProps } from "./query.ts";
import { texts as pageTexts } from "./texts.ts";

/** The AI applications that a member has connected. */
export function MemberConnections({ member: { id } }: MemberProps) {
  const all = usePageTexts(pageTexts);
  const { connections: texts } = all;
  const query = { user_id: id, status: "active" } as const;
  const connections = useQuery({
    queryKey: ["connections", query],
    queryFn: async () => await api.list(client, { query }).toArray({ limit: 100 }),
  });
  const end = useChange((connection: Connection) => api.revoke(client, { path: { id: connection.id } }), {
    changes: [["connections"]],
    done: texts.ended,
  });
  const columns: readonly Column<Connection>[] = [
    { title: texts.application, cell: ({ application }) => application.name },
    { title: texts.lastUsed, cell: ({ last_used_at: at }) => (at === null ? all.never : <Time at={at} />) },
    {
      title: texts.actions,
      cell: (connection) => (
        <button type="button" disabled={end.isPending} onClick={() => end.mutate(connection)}>
          {texts.end}
        </button>
      ),
    },
  ];
  return (
    <section>
      <h2>{texts.title}</h2>
      {end.error && <ErrorNotice error={end.error} />}
      <Loaded query={connections}>
        {(loaded) => (
          <Table
            caption={texts.title}
            columns={columns}
            rows={loaded}
            rowKey={(connection) => connection.id}
            empty={<p>{texts.empty}</p>}
          />
        )}
      </Loaded>
    </section>
  );
}
