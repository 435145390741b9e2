import type { Connection } from "../../../../../generated/sdk/types.gen.ts";
import { connectionCallTexts } from "../../texts/connection-calls.ts";
import { mcpScopeTexts } from "../../texts/mcp-scopes.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { Badge } from "../../ui/badge.tsx";
import { ConnectionCalls, ConnectionState } from "../../ui/connection-calls.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { Time } from "../../ui/time.tsx";
import "./connections.css";
import { texts as pageTexts } from "./texts.ts";

interface ConnectionTableProps {
  readonly connections: readonly Connection[];
  /** Null for connections that have ended. */
  readonly onEnd: ((connection: Connection) => void) | null;
}

/** The connections with their scopes in words. */
export function ConnectionTable({ connections, onEnd }: ConnectionTableProps) {
  const texts = usePageTexts(pageTexts);
  const { calls } = usePageTexts(connectionCallTexts);
  const common: readonly Column<Connection>[] = [
    { title: texts.application, cell: (connection) => <Application connection={connection} /> },
    { title: texts.scopes, cell: ({ scopes }) => <Scopes scopes={scopes} /> },
    { title: texts.connected, cell: ({ granted_at: at }) => <Time at={at} /> },
    { title: calls, cell: (connection) => <ConnectionCalls connection={connection} /> },
    { title: texts.lastUsed, cell: (connection) => <LastUse connection={connection} /> },
  ];
  const end: Column<Connection> = {
    title: texts.actions,
    cell: (connection) => (
      <button
        type="button"
        aria-label={fill(texts.endTitle, { application: connection.application.name })}
        onClick={() => onEnd?.(connection)}
      >
        {texts.end}
      </button>
    ),
  };
  const ended: readonly Column<Connection>[] = [
    { title: texts.endedAt, cell: ({ revoked_at, expires_at }) => <Time at={revoked_at ?? expires_at ?? ""} /> },
    {
      title: texts.reason,
      cell: ({ revoke_reason: why }) => (why === null ? texts.expired : reasonIn(texts.reasons, why)),
    },
  ];
  return (
    <Table
      caption={onEnd ? texts.active : texts.ended}
      columns={onEnd ? [...common, end] : [...common, ...ended]}
      rows={connections}
      rowKey={({ id }) => id}
      empty={<p>{onEnd ? texts.empty : texts.emptyEnded}</p>}
    />
  );
}

/** A reason that a later version adds is shown by its name. */
const reasonIn = (names: Readonly<Record<string, string>>, why: string): string => names[why] ?? why;

/** Only the address of an application is known for certain, and only if its description is there. */
function Application({ connection }: { readonly connection: Connection }) {
  const texts = usePageTexts(pageTexts);
  const { kind, name, client_id } = connection.application;
  const host = kind === "oauth" && client_id.startsWith("https://") ? URL.parse(client_id)?.host : undefined;
  const badge = kind === "api_key" ? texts.apiKey : texts.unverified;
  return (
    <>
      {name}{" "}
      {host === undefined ? <Badge>{badge}</Badge> : <span className="help">{fill(texts.document, { host })}</span>}{" "}
      <ConnectionState connection={connection} />
    </>
  );
}

function Scopes({ scopes }: { readonly scopes: readonly string[] }) {
  const names: Readonly<Record<string, string>> = usePageTexts(mcpScopeTexts);
  return (
    <ul className="connections-scopes">
      {scopes.map((scope) => (
        <li key={scope}>{names[scope] ?? scope}</li>
      ))}
    </ul>
  );
}

function LastUse({ connection: { last_used_at: at, last_ip } }: { readonly connection: Connection }) {
  const texts = usePageTexts(pageTexts);
  if (at === null) return texts.never;
  return (
    <>
      <Time at={at} /> {last_ip !== null && <span className="help">{fill(texts.from, { address: last_ip })}</span>}
    </>
  );
}
