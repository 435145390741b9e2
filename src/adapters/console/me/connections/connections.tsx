import { useState } from "react";
import * as api from "../../../../../generated/sdk/me.ts";
import type { Connection } from "../../../../../generated/sdk/types.gen.ts";
import { ConnectApplications } from "../../connect/connect-applications.tsx";
import { ConnectionCalls, ConnectionState, useCallTexts, useMcpScopes } from "../../connect/connection.tsx";
import { client } from "../../session/client.ts";
import { usePermission } from "../../session/session.tsx";
import { fill, pageTexts } from "../../texts/texts.tsx";
import { useChange, useLoad } from "../../ui/data.ts";
import { Confirm } from "../../ui/dialog.tsx";
import { Button, Loaded, Page, Section } from "../../ui/page.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { useUrlState } from "../../ui/url-state.ts";
import { Badge, nameIn, Time } from "../../ui/values.tsx";
import "../me.css";

/** The AI applications that the user has connected. */
export function OwnConnections() {
  const texts = usePageTexts();
  const mayConnect = usePermission("ai:connect");
  const { values, change } = useUrlState("ended");
  const showsEnded = values.ended !== "";
  return (
    <Page title={texts.title} about={texts.about}>
      {!mayConnect && <p className="notice">{texts.forbidden}</p>}
      <Active />
      <p>
        <Button className="link" onClick={() => change({ ended: showsEnded ? "" : "1" })}>
          {showsEnded ? texts.hideEnded : texts.showEnded}
        </Button>
      </p>
      {showsEnded && <Ended />}
      {mayConnect && <ConnectApplications />}
    </Page>
  );
}

function Active() {
  const texts = usePageTexts();
  const connections = useLoad([...OWN_CONNECTIONS, "active"], () =>
    api.connections(client, { query: { status: "active", page_size: 100 } }).toArray({ limit: 1_000 }),
  );
  const [ending, setEnding] = useState<Connection | "all" | null>(null);
  const close = () => setEnding(null);
  return (
    <Section
      title={texts.active}
      actions={
        connections.data &&
        connections.data.length > 0 && <Button onClick={() => setEnding("all")}>{texts.endAll}</Button>
      }
    >
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
    </Section>
  );
}

function Ended() {
  const texts = usePageTexts();
  const connections = useLoad([...OWN_CONNECTIONS, "ended"], () =>
    api.connections(client, { query: { page_size: 100 } }).toArray({ limit: 1_000 }),
  );
  return (
    <Section title={texts.ended}>
      <Loaded query={connections}>
        {(loaded) => <ConnectionTable connections={loaded.filter(({ status }) => status !== "active")} onEnd={null} />}
      </Loaded>
    </Section>
  );
}

interface ConnectionTableProps {
  readonly connections: readonly Connection[];
  /** Null for connections that have ended. */
  readonly onEnd: ((connection: Connection) => void) | null;
}

/** The connections with their scopes in words. */
function ConnectionTable({ connections, onEnd }: ConnectionTableProps) {
  const texts = usePageTexts();
  const { calls } = useCallTexts();
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
      <Button
        aria-label={fill(texts.endTitle, { application: connection.application.name })}
        onClick={() => onEnd?.(connection)}
      >
        {texts.end}
      </Button>
    ),
  };
  const ended: readonly Column<Connection>[] = [
    { title: texts.endedAt, cell: ({ revoked_at, expires_at }) => <Time at={revoked_at ?? expires_at ?? ""} /> },
    {
      title: texts.reason,
      cell: ({ revoke_reason: why }) => (why === null ? texts.expired : nameIn(texts.reasons, why)),
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

/** Only the address of an application is known for certain, and only if its description is there. */
function Application({ connection }: { readonly connection: Connection }) {
  const texts = usePageTexts();
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
  const names = useMcpScopes();
  return (
    <ul className="connections-scopes">
      {scopes.map((scope) => (
        <li key={scope}>{nameIn(names, scope)}</li>
      ))}
    </ul>
  );
}

function LastUse({ connection: { last_used_at: at, last_ip } }: { readonly connection: Connection }) {
  const texts = usePageTexts();
  if (at === null) return texts.never;
  return (
    <>
      <Time at={at} /> {last_ip !== null && <span className="help">{fill(texts.from, { address: last_ip })}</span>}
    </>
  );
}

/** The key of the lists of the user's connections. */
const OWN_CONNECTIONS = ["ownConnections"] as const;

interface CloseProps {
  readonly onClose: () => void;
}

/** Ends one connection. */
function EndConnection({ connection: { id, application }, onClose }: CloseProps & { readonly connection: Connection }) {
  const texts = usePageTexts();
  const end = useChange(() => api.revokeConnection(client, { path: { id } }), [OWN_CONNECTIONS], {
    done: texts.done,
    onDone: onClose,
  });
  return (
    <Confirm
      title={fill(texts.endTitle, { application: application.name })}
      action={texts.end}
      mutation={end}
      onClose={onClose}
    >
      <p>{application.kind === "api_key" ? texts.endKeyText : texts.endText}</p>
    </Confirm>
  );
}

/** Ends all connections of the user. */
function EndAll({ onClose }: CloseProps) {
  const texts = usePageTexts();
  const end = useChange(() => api.revokeConnections(client), [OWN_CONNECTIONS], {
    done: ({ revoked }) => fill(texts.doneAll, { count: revoked }),
    onDone: onClose,
  });
  return (
    <Confirm title={texts.endAll} action={texts.endAll} mutation={end} onClose={onClose}>
      <p>{texts.endAllText}</p>
    </Confirm>
  );
}

/** The texts of the page. */
export const usePageTexts = pageTexts({
  title: ["AI connections", "Connexions d’IA"],
  about: [
    "The AI applications that work on your behalf. An application can never do more than you can yourself, and you can end its access at any time.",
    "Les applications d’IA qui agissent en votre nom. Une application ne peut jamais faire plus que vous, et vous pouvez mettre fin à son accès à tout moment.",
  ],
  active: ["Connected applications", "Applications connectées"],
  ended: ["Ended connections", "Connexions terminées"],
  showEnded: ["Show ended connections", "Afficher les connexions terminées"],
  hideEnded: ["Hide ended connections", "Masquer les connexions terminées"],
  empty: ["No application is connected with your account.", "Aucune application n’est connectée à votre compte."],
  emptyEnded: ["No connection has ended yet.", "Aucune connexion n’a encore pris fin."],
  application: ["Application", "Application"],
  unverified: ["Not verified", "Non vérifiée"],
  document: ["Described at {host}", "Décrite sur {host}"],
  apiKey: ["API key", "Clé d’API"],
  unverifiedHelp: [
    "“Not verified”: the application chose its name itself. An application with an address is described there by its publisher.",
    "« Non vérifiée » : l’application a choisi elle-même son nom. Une application qui a une adresse y est décrite par son éditeur.",
  ],
  scopes: ["Permissions", "Autorisations"],
  connected: ["Connected", "Connectée"],
  lastUsed: ["Last used", "Dernière utilisation"],
  from: ["from {address}", "depuis {address}"],
  never: ["Never", "Jamais"],
  endedAt: ["Ended", "Fin"],
  expired: ["Not used for a long time", "Inutilisée depuis longtemps"],
  reason: ["Reason", "Motif"],
  reasons: {
    user: ["You ended it", "Vous y avez mis fin"],
    admin: ["An administrator ended it", "Un administrateur y a mis fin"],
    organization_disabled: ["AI applications were turned off", "Les applications d’IA ont été désactivées"],
    policy_changed: ["The organization no longer allows it", "L’organisation ne l’autorise plus"],
    refresh_replay: ["A token was used twice, as after a theft", "Un jeton a servi deux fois, comme après un vol"],
    code_replay: ["A code was used twice, as after a theft", "Un code a servi deux fois, comme après un vol"],
    user_suspended: ["Your account was suspended", "Votre compte a été suspendu"],
    key_revoked: ["The API key was revoked", "La clé d’API a été révoquée"],
    client_deleted: ["The application no longer exists", "L’application n’existe plus"],
  },
  actions: ["Actions", "Actions"],
  end: ["End", "Mettre fin"],
  endTitle: ["End the connection of “{application}”", "Mettre fin à la connexion de « {application} »"],
  endText: [
    "The application loses access at its next call. You can connect it again.",
    "L’application perd l’accès dès son prochain appel. Vous pourrez la connecter de nouveau.",
  ],
  endKeyText: [
    "The API key can no longer be used by AI applications. It remains valid for other programs.",
    "Les applications d’IA ne pourront plus utiliser cette clé d’API. Elle reste valable pour les autres programmes.",
  ],
  endAll: ["End all connections", "Mettre fin à toutes les connexions"],
  endAllText: [
    "All applications lose access at their next call, and your API keys can no longer be used by AI applications.",
    "Toutes les applications perdent l’accès dès leur prochain appel, et les applications d’IA ne pourront plus utiliser vos clés d’API.",
  ],
  done: ["The connection was ended.", "La connexion a pris fin."],
  doneAll: [
    "{count} {count|connection was|connections were} ended.",
    "{count} {count|connexion a|connexions ont} pris fin.",
  ],
  forbidden: [
    "Your role does not allow AI applications. An administrator can change it.",
    "Votre rôle n’autorise pas les applications d’IA. Un administrateur peut le modifier.",
  ],
});
