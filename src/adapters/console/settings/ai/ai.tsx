import * as policyApi from "../../../../../generated/sdk/ai-policy.ts";
import { ConnectApplications } from "../../connect/connect-applications.tsx";
import { client } from "../../session/client.ts";
import { useLoad, useChange } from "../../ui/data.ts";
import { Loaded, Page, Button, Section } from "../../ui/page.tsx";
import { Applications, Limits, Policy, POLICY, CONNECTIONS } from "./policy.tsx";
import { usePageTexts } from "./texts.ts";
import { useState } from "react";
import * as api from "../../../../../generated/sdk/connections.ts";
import type { Connection } from "../../../../../generated/sdk/types.gen.ts";
import { ConnectionCalls, ConnectionState, useCallTexts } from "../../connect/connection.tsx";
import { fill } from "../../texts/texts.tsx";
import { Confirm } from "../../ui/dialog.tsx";
import { Filters, SelectFilter } from "../../ui/filters.tsx";
import { Options } from "../../ui/form.tsx";
import { type Column, Pager, Table, usePageNumber } from "../../ui/table.tsx";
import { oneOf, useUrlState } from "../../ui/url-state.ts";
import { nameIn, Time } from "../../ui/values.tsx";

/** The policy for AI applications, the connections of all members, and how to connect. */
export function AiSettings() {
  const texts = usePageTexts();
  const policy = useLoad(POLICY, () => policyApi.get(client));
  return (
    <Page title={texts.title} about={texts.about}>
      <Loaded query={policy}>
        {(loaded) => (
          <>
            <Policy policy={loaded} />
            <Applications policy={loaded} />
            <Limits policy={loaded} />
          </>
        )}
      </Loaded>
      <Connections />
      <ConnectApplications />
    </Page>
  );
}

const STATUSES = ["active", "revoked", "expired"] as const;

/** The connections of all members, those that are active unless the address says otherwise. */
export function Connections() {
  const texts = usePageTexts();
  const page = usePageNumber();
  const { status, member, client: application } = useUrlState("status", "member", "client").values;
  const query = {
    page,
    status: oneOf(STATUSES, status) ?? ("active" as const),
    ...(member !== "" && { user_id: member }),
    ...(application !== "" && { client_id: application }),
  };
  const connections = useLoad([...CONNECTIONS, query], () => api.list(client, { query }));
  const [ending, setEnding] = useState<Connection | "all" | null>(null);
  const filtered = status !== "" || member !== "" || application !== "";
  return (
    <Section
      title={texts.connections}
      actions={
        connections.data &&
        connections.data.meta.total > 0 &&
        query.status === "active" && <Button onClick={() => setEnding("all")}>{texts.endAll}</Button>
      }
    >
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
    </Section>
  );
}

/** Filters by status, and by the members and applications of the connections that were used last. */
function ConnectionFilters() {
  const texts = usePageTexts();
  const { values } = useUrlState("member", "client");
  const query = { page_size: 100, sort: "-last_used_at" } as const;
  const { data = [] } = useLoad([...CONNECTIONS, "choices"], async () => (await api.list(client, { query })).data);
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
  const texts = usePageTexts();
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
  const texts = usePageTexts();
  const { calls } = useCallTexts();
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
  const texts = usePageTexts();
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
  const { shortScopes } = usePageTexts();
  return scopes.map((scope) => nameIn(shortScopes, scope)).join(", ");
}

function LastUse({ connection: { last_used_at: at, last_ip: address } }: { readonly connection: Connection }) {
  const texts = usePageTexts();
  if (at === null) return texts.never;
  return (
    <>
      <Time at={at} /> {address !== null && <code>{address}</code>}
    </>
  );
}

function End({ connection, onEnd }: Pick<ConnectionTableProps, "onEnd"> & { readonly connection: Connection }) {
  const texts = usePageTexts();
  const { status, revoked_at, revoke_reason: reason } = connection;
  if (status === "active") return <Button onClick={() => onEnd(connection)}>{texts.end}</Button>;
  if (status === "expired") return texts.expired;
  return (
    <>
      {reason !== null && nameIn(texts.reasons, reason)} {revoked_at !== null && <Time at={revoked_at} />}
    </>
  );
}

/** Ends one connection or all of them after a confirmation. */
function EndConnections({ ending, onClose }: { readonly ending: Connection | "all"; readonly onClose: () => void }) {
  const texts = usePageTexts();
  const all = ending === "all";
  const end = useChange(
    async () => {
      if (all) await api.revokeAll(client);
      else await api.revoke(client, { path: { id: ending.id } });
    },
    [CONNECTIONS],
    { done: all ? texts.endedAll : texts.ended, onDone: onClose },
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
