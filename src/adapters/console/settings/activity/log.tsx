import { useQuery } from "@tanstack/react-query";
import * as membersApi from "../../../../../generated/sdk/members.ts";
import { client } from "../../session/client.ts";
import { usePermission, useSession } from "../../session/session.tsx";
import { usePageTexts, fill, pageTexts as pageTextsOfActionNames } from "../../texts/texts.tsx";
import { DateFilter, Filters, Options, SelectFilter, TextFilter } from "../../ui/filters.tsx";
import { useUrlState } from "../../ui/url-state.ts";
import { texts as pageTexts } from "./texts.ts";
import type { ActivityLogEntry } from "../../../../../generated/sdk/types.gen.ts";
import { useActorName, Badge, nameIn, Time, useTimeFormat, Facts, dayOf } from "../../ui/values.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import * as api from "../../../../../generated/sdk/activity-log.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { actionNamesEn, actionNamesFr } from "./action-names.ts";

/** The filters of the log; rarely used ones are behind "More filters". */
export function LogFilters() {
  const texts = usePageTexts(pageTexts);
  const { values } = useUrlState(...MORE_FILTERS);
  const usesMore = MORE_FILTERS.some((name) => values[name] !== "");
  return (
    <Filters label={texts.filterLabel} names={FILTERS}>
      <DateFilter label={texts.from} name="from" />
      <DateFilter label={texts.to} name="to" />
      <MemberFilter />
      <ActionFilter />
      <SelectFilter label={texts.result} name="result">
        <Options names={texts.results} />
      </SelectFilter>
      <details className="log-more" open={usesMore}>
        <summary>{texts.more}</summary>
        <div className="filters">
          <SelectFilter label={texts.channel} name="channel">
            <Options names={texts.channels} />
          </SelectFilter>
          <TextFilter label={texts.application} name="application" />
          <SelectFilter label={texts.recordType} name="record_type">
            <Options names={texts.recordTypes} />
          </SelectFilter>
          <TextFilter label={texts.recordId} name="record_id" />
          <TextFilter label={texts.ip} name="ip" />
        </div>
      </details>
    </Filters>
  );
}

/** The members by name. A removed member is only in the address. */
function MemberFilter() {
  const texts = usePageTexts(pageTexts);
  const allowed = usePermission("members:read");
  const { values } = useUrlState("user_id");
  const { data } = useQuery({
    queryKey: ["members", "names"],
    queryFn: async () => await membersApi.list(client, { query: { page_size: 100 } }).toArray({ limit: 1_000 }),
    enabled: allowed,
  });
  if (!allowed && values.user_id === "") return null;
  const names = Object.fromEntries(
    (data ?? []).map(({ id, first_name, last_name, email }) => [
      id,
      [first_name, last_name].filter(Boolean).join(" ") || email,
    ]),
  );
  const chosen = values.user_id === "" ? {} : { [values.user_id]: values.user_id };
  return (
    <SelectFilter label={texts.member} name="user_id">
      <Options names={{ ...chosen, ...names }} />
    </SelectFilter>
  );
}

/** The actions by group; `webhooks.*` are all actions of a group. */
function ActionFilter() {
  const texts = usePageTexts(pageTexts);
  const { names, groups, all } = usePageTexts(actionTexts);
  const actions = Object.groupBy(Object.entries(names), ([action]) => action.split(".")[0] ?? "");
  return (
    <SelectFilter label={texts.action} name="action">
      {Object.entries(groups).map(([group, name]) => (
        <optgroup key={group} label={name}>
          <option value={`${group}.*`}>{fill(all, { group: name })}</option>
          <Options names={Object.fromEntries(actions[group] ?? [])} />
        </optgroup>
      ))}
      {Object.entries(actions)
        .filter(([group]) => !(group in groups))
        .flatMap(([, entries]) => entries ?? [])
        .map(([action, name]) => (
          <option key={action} value={action}>
            {name}
          </option>
        ))}
    </SelectFilter>
  );
}

interface LogTableProps {
  readonly entries: readonly ActivityLogEntry[];
  readonly isFiltered: boolean;
  readonly onOpen: (entry: ActivityLogEntry) => void;
}

/** One page of the log, newest first. */
export function LogTable({ entries, isFiltered, onOpen }: LogTableProps) {
  const texts = usePageTexts(pageTexts);
  const actions = usePageTexts(actionTexts);
  const timeOf = useTimeFormat();
  const nameOfActor = useActorName();
  const columns: readonly Column<ActivityLogEntry>[] = [
    { title: texts.time, cell: ({ occurred_at }) => <Time at={occurred_at} /> },
    { title: texts.actor, cell: ({ actor, application }) => actorOf(nameOfActor(actor), application, texts.via) },
    {
      title: texts.action,
      cell: ({ action, record }) => (
        <>
          {nameOfAction(action, actions)}
          {record && <span className="help">{nameIn(texts.recordTypes, record.type)}</span>}
        </>
      ),
    },
    { title: texts.result, cell: ({ result }) => <Result result={result} /> },
    {
      title: texts.actions,
      cell: (entry) => (
        <button
          type="button"
          aria-label={fill(texts.detailsOf, {
            action: nameOfAction(entry.action, actions),
            time: timeOf(entry.occurred_at),
          })}
          onClick={() => onOpen(entry)}
        >
          {texts.details}
        </button>
      ),
    },
  ];
  const empty = <p>{isFiltered ? texts.empty : texts.emptyLog}</p>;
  return <Table caption={texts.title} columns={columns} rows={entries} rowKey={({ id }) => id} empty={empty} />;
}

const actorOf = (actor: string, application: string | null, via: string): string =>
  application === null || application === actor ? actor : fill(via, { actor, application });

/** How a call ended. */
function Result({ result }: Pick<ActivityLogEntry, "result">) {
  const { results } = usePageTexts(pageTexts);
  return <Badge tone={result === "success" ? "good" : "fault"}>{nameIn(results, result)}</Badge>;
}

const MAX_AT_ONCE = 1_000;

/** The entry in the address (`?entry=`). Ids contain the time, so it is found on any page and with any filter. */
export function LogEntry({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const texts = usePageTexts(pageTexts);
  const actions = usePageTexts(actionTexts);
  const entry = useQuery({ queryKey: ["activityLog", "entry", id], queryFn: () => entryOf(id) });
  return (
    <Dialog title={entry.data ? nameOfAction(entry.data.action, actions) : texts.details} onClose={onClose}>
      <Loaded query={entry}>
        {(found) => (found === null ? <p>{texts.entry.missing}</p> : <EntryFacts entry={found} />)}
      </Loaded>
    </Dialog>
  );
}

async function entryOf(id: string): Promise<ActivityLogEntry | null> {
  const time = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
  if (!Number.isSafeInteger(time)) return null;
  const query = { from: new Date(time).toISOString(), to: new Date(time + 1).toISOString(), page_size: 100 };
  const entries = await api.list(client, { query }).toArray({ limit: MAX_AT_ONCE });
  return entries.find((entry) => entry.id === id) ?? null;
}

function EntryFacts({ entry }: { readonly entry: ActivityLogEntry }) {
  const texts = usePageTexts(pageTexts);
  const { actor, record } = entry;
  const nameOfActor = useActorName();
  const code = (text: string | null) => (text === null ? null : <code>{text}</code>);
  return (
    <>
      <Facts
        facts={[
          [texts.time, <Time key="time" at={entry.occurred_at} seconds />],
          [texts.actor, `${nameOfActor(actor)} (${nameIn(texts.actorTypes, actor.type)})`],
          [texts.application, entry.application],
          [texts.channel, nameIn(texts.channels, entry.channel)],
          [texts.result, <Result key="result" result={entry.result} />],
          [texts.entry.error, code(entry.error_code)],
          [texts.entry.record, record && <RecordName key="record" record={record} />],
          [texts.entry.operation, code(entry.action)],
          [texts.entry.connection, code(entry.connection_id)],
          [texts.ip, entry.ip],
          [texts.entry.userAgent, entry.user_agent],
          [texts.entry.request, code(entry.request_id)],
          [texts.entry.duration, entry.duration_ms === null ? null : `${String(entry.duration_ms)} ms`],
          [texts.entry.reason, entry.reason],
          [texts.entry.argumentsHash, code(entry.arguments_hash)],
          [texts.entry.position, String(entry.seq)],
        ]}
      />
      <p className="quiet">{texts.entry.values}</p>
      <Related entry={entry} />
    </>
  );
}

function RecordName({ record: { type, id } }: { readonly record: NonNullable<ActivityLogEntry["record"]> }) {
  const { recordTypes } = usePageTexts(pageTexts);
  return (
    <>
      {nameIn(recordTypes, type)} {id !== null && <code>{id}</code>}
    </>
  );
}

/** Shows the log with one filter that this entry fulfills. */
function Related({ entry: { record, user_id, ip } }: { readonly entry: ActivityLogEntry }) {
  const { sameRecord, sameUser, sameIp } = usePageTexts(pageTexts).entry;
  const { change } = useUrlState(...FILTERS, "entry", "after");
  const none = Object.fromEntries([...FILTERS, "entry", "after"].map((name) => [name, ""]));
  const related = [
    { name: "record_id", value: record?.id ?? null, text: sameRecord },
    { name: "user_id", value: user_id, text: sameUser },
    { name: "ip", value: ip, text: sameIp },
  ].filter(({ value }) => value !== null);
  return (
    <div className="row-actions">
      {related.map(({ name, value, text }) => (
        <button key={name} type="button" onClick={() => change({ ...none, [name]: value ?? "" })}>
          {text}
        </button>
      ))}
    </div>
  );
}

/** The filters behind "More filters". */
const MORE_FILTERS = ["channel", "application", "record_type", "record_id", "ip"] as const;
/** The filters of the log, as they are called in the address. */
const FILTERS = ["from", "to", "user_id", "action", "result", ...MORE_FILTERS] as const;

export type LogQuery = NonNullable<api.ActivityLogExportInput["query"]>;

/** Returns the filters in the address as the API expects them; dates are days in the user's time zone. */
export function useLogQuery(): LogQuery {
  const { values } = useUrlState(...FILTERS);
  const { timezone } = useSession().user;
  const period = { from: dayOf(values.from, timezone), to: dayOf(values.to, timezone, 1) };
  const given = Object.entries({ ...values, ...period }).filter(([, value]) => value !== null && value !== "");
  // An unknown value in the address is rejected by the API, and the page shows the reason.
  return Object.fromEntries(given);
}

/** The names of actions, and of their groups in the filter. */
const actionTexts = pageTextsOfActionNames(
  {
    names: actionNamesEn,
    other: "Another action",
    accountEmail: "E-mail about an account not deliverable",
    all: "{group}: all",
    groups: {
      tools: "AI applications: records and appointments",
      connections: "AI applications: connections",
      aiPolicy: "AI applications: policy",
      apiKeys: "API keys",
      webhooks: "Webhooks",
      members: "Members",
      roles: "Roles",
      organization: "Organization",
      session: "Sign-in",
      signInMethods: "Authenticator apps and recovery codes",
      passkeys: "Passkeys",
      password: "Passwords",
      identityProvider: "Identity provider",
      emailDomains: "E-mail domains",
      scim: "SCIM",
      scimToken: "SCIM tokens",
      supportSessions: "Support sessions",
      files: "Files",
      suppressions: "Suppressions",
      account_email: "E-mails about accounts",
    },
  },
  {
    names: actionNamesFr,
    other: "Autre action",
    accountEmail: "E-mail relatif à un compte non remis",
    all: "{group} : tout",
    groups: {
      tools: "Applications d’IA : fiches et rendez-vous",
      connections: "Applications d’IA : connexions",
      aiPolicy: "Applications d’IA : règles",
      apiKeys: "Clés d’API",
      webhooks: "Webhooks",
      members: "Membres",
      roles: "Rôles",
      organization: "Organisation",
      session: "Connexion",
      signInMethods: "Applications d’authentification et codes de secours",
      passkeys: "Clés d’accès",
      password: "Mots de passe",
      identityProvider: "Fournisseur d’identité",
      emailDomains: "Domaines de messagerie",
      scim: "SCIM",
      scimToken: "Jetons SCIM",
      supportSessions: "Sessions d’assistance",
      files: "Fichiers",
      suppressions: "Adresses exclues",
      account_email: "E-mails relatifs aux comptes",
    },
  },
);

/** Returns the name of an action; details of an action of a later version name its operation. */
function nameOfAction(action: string, { names, accountEmail, other }: (typeof actionTexts)["en"]): string {
  if (action.startsWith("account_email.")) return accountEmail;
  const known: Readonly<Record<string, string>> = names;
  return known[action] ?? other;
}
