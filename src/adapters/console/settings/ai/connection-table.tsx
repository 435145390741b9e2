import type { Connection } from "../../../../../generated/sdk/types.gen.ts";
import { connectionCallTexts } from "../../texts/connection-calls.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { ConnectionCalls, ConnectionState } from "../../ui/connection-calls.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { Time } from "../../ui/time.tsx";
import { texts as pageTexts } from "./texts.ts";

interface ConnectionTableProps {
  readonly connections: readonly Connection[];
  readonly onEnd: (connection: Connection) => void;
  readonly empty: string;
}

/** Connections with their scopes and last use; for those that ended, the reason. */
export function ConnectionTable({ connections, onEnd, empty }: ConnectionTableProps) {
  const texts = usePageTexts(pageTexts);
  const { calls } = usePageTexts(connectionCallTexts);
  const columns: readonly Column<Connection>[] = [
    { title: texts.application, cell: (connection) => <Application connection={connection} /> },
    {
      title: texts.member,
      cell: ({ user }) => (
        <>
          {user.name} <span className="help">{user.email}</span>
        </>
      ),
    },
    { title: texts.scopesColumn, cell: ({ scopes }) => <Scopes scopes={scopes} /> },
    { title: calls, cell: (connection) => <ConnectionCalls connection={connection} /> },
    { title: texts.lastUsed, cell: (connection) => <LastUse connection={connection} /> },
    { title: texts.actions, cell: (connection) => <End connection={connection} onEnd={onEnd} /> },
  ];
  return (
    <Table
      caption={texts.connections}
      columns={columns}
      rows={connections}
      rowKey={({ id }) => id}
      empty={<p>{empty}</p>}
    />
  );
}

function Application({ connection }: { readonly connection: Connection }) {
  const texts = usePageTexts(pageTexts);
  const { application, granted_at } = connection;
  return (
    <>
      {application.name}
      <span className="help">
        {application.kind === "api_key" ? texts.byKey : (application.host ?? texts.byOAuth)} · <Time at={granted_at} />
      </span>
      <ConnectionState connection={connection} />
    </>
  );
}

function Scopes({ scopes }: Pick<Connection, "scopes">) {
  const names: Readonly<Record<string, string>> = usePageTexts(pageTexts).shortScopes;
  return scopes.map((scope) => names[scope] ?? scope).join(", ");
}

function LastUse({ connection: { last_used_at: at, last_ip: address } }: { readonly connection: Connection }) {
  const texts = usePageTexts(pageTexts);
  if (at === null) return texts.never;
  return (
    <>
      <Time at={at} /> {address !== null && <code>{address}</code>}
    </>
  );
}

function End({ connection, onEnd }: Pick<ConnectionTableProps, "onEnd"> & { readonly connection: Connection }) {
  const texts = usePageTexts(pageTexts);
  const reasons: Readonly<Record<string, string>> = texts.reasons;
  const { status, revoked_at, revoke_reason: reason } = connection;
  if (status === "active")
    return (
      <button type="button" onClick={() => onEnd(connection)}>
        {texts.end}
      </button>
    );
  if (status === "expired") return texts.expired;
  return (
    <>
      {reason !== null && (reasons[reason] ?? reason)} {revoked_at !== null && <Time at={revoked_at} />}
    </>
  );
}
