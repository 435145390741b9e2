import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Connection } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePageTexts, fill } from "../../texts/texts.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { oneOf, useUrlState } from "../../ui/url-state.ts";
import { Pager, usePageNumber } from "../../ui/pager.tsx";
import { CONNECTIONS } from "./policy.tsx";
import { texts as pageTexts } from "./texts.ts";
import { Filters, Options, SelectFilter } from "../../ui/filters.tsx";
import { connectionCallTexts, ConnectionCalls, ConnectionState } from "../../connect/connection.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { Time } from "../../ui/values.tsx";
import * as api from "../../../../../generated/sdk/connections.ts";
import { useChange } from "../../ui/changes.ts";
import { Confirm } from "../../ui/dialog.tsx";

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

/** Filters by status, and by the members and applications of the connections that were used last. */
function ConnectionFilters() {
  const texts = usePageTexts(pageTexts);
  const { values } = useUrlState("member", "client");
  const query = { page_size: 100, sort: "-last_used_at" } as const;
  const { data = [] } = useQuery({
    queryKey: [...CONNECTIONS, "choices"],
    queryFn: async () => (await api.list(client, { query })).data,
  });
  const { active, ...ended } = texts.statuses;
  return (
    <Filters names={["status", "member", "client"]}>
      <SelectFilter name="status" label={texts.status} first={active}>
        <Options names={ended} />
      </SelectFilter>
      <SelectFilter name="member" label={texts.member}>
        <Choices of={data.map(({ user }) => [user.id, user.name])} chosen={values.member} />
      </SelectFilter>
      <SelectFilter name="client" label={texts.application}>
        <Choices of={data.map(({ application: { client_id, name } }) => [client_id, name])} chosen={values.client} />
      </SelectFilter>
    </Filters>
  );
}

interface ChoicesProps {
  readonly of: readonly (readonly [value: string, name: string])[];
  readonly chosen: string;
}

/** Options by name. A chosen value that the list does not contain stays chosen. */
function Choices({ of, chosen }: ChoicesProps) {
  const texts = usePageTexts(pageTexts);
  const names = new Map(of);
  if (chosen !== "" && !names.has(chosen)) names.set(chosen, texts.chosen);
  const sorted = [...names].sort(([, one], [, other]) => one.localeCompare(other));
  return <Options names={Object.fromEntries(sorted)} />;
}

interface ConnectionTableProps {
  readonly connections: readonly Connection[];
  readonly onEnd: (connection: Connection) => void;
  readonly empty: string;
}

/** Connections with their scopes and last use; for those that ended, the reason. */
function ConnectionTable({ connections, onEnd, empty }: ConnectionTableProps) {
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

interface EndConnectionsProps {
  readonly ending: Connection | "all";
  readonly onClose: () => void;
}

/** Ends one connection or all of them after a confirmation. */
function EndConnections({ ending, onClose }: EndConnectionsProps) {
  const texts = usePageTexts(pageTexts);
  const all = ending === "all";
  const end = useChange(
    async () => {
      if (all) await api.revokeAll(client);
      else await api.revoke(client, { path: { id: ending.id } });
    },
    { changes: [CONNECTIONS], done: all ? texts.endedAll : texts.ended, onDone: onClose },
  );
  return (
    <Confirm
      title={all ? texts.endAll : fill(texts.endTitle, { application: ending.application.name })}
      action={all ? texts.endAll : texts.end}
      mutation={end}
      onClose={onClose}
    >
      <p>{all ? texts.endAllText : fill(texts.endText, { member: ending.user.name })}</p>
    </Confirm>
  );
}
