import { keepPreviousData, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { ActivityLogVerification, ActivityLogEntry } from "../../../../../generated/sdk/types.gen.ts";
import { saveFile } from "../../background/download.tsx";
import { client } from "../../session/client.ts";
import { usePermission, personName, useSession } from "../../session/session.tsx";
import { fill, pageTexts } from "../../texts/texts.tsx";
import { useChange, useLoad } from "../../ui/data.ts";
import { Button, ChangeButton, ErrorNotice, Loaded, Page, Section } from "../../ui/page.tsx";
import { CursorPager, type Column, Table } from "../../ui/table.tsx";
import { useUrlState } from "../../ui/url-state.ts";
import { nameIn, useTimeFormat, Badge, dayOf, Facts, Time, useActorName } from "../../ui/values.tsx";
import { usePageTexts } from "./texts.ts";
import "../settings.css";
import * as api from "../../../../../generated/sdk/activity-log.ts";
import * as membersApi from "../../../../../generated/sdk/members.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { DateFilter, Filters, SelectFilter, TextFilter } from "../../ui/filters.tsx";
import { Options } from "../../ui/form.tsx";
import { actionNames } from "./action-names.ts";

/** The activity log with its filters, its verification and its download. */
export function Activity() {
  const texts = usePageTexts();
  const { values, change } = useUrlState("entry", "after");
  const { entry, after } = values;
  const query = useLogQuery();
  const mayRead = usePermission("activity_log:read");
  const log = useLoad(
    ["activityLog", query, after],
    () => api.list(client, { query: { ...query, cursor: after, page_size: 25 } }),
    { placeholderData: keepPreviousData },
  );
  const open = (id: string): void => change({ entry: id });
  return (
    <Page title={texts.title} about={texts.about} actions={mayRead && <Download query={query} />}>
      <LogFilters />
      <div className="log-list">
        <Loaded query={log}>
          {({ data }) => (
            <LogTable entries={data} isFiltered={Object.keys(query).length > 0} onOpen={({ id }) => open(id)} />
          )}
        </Loaded>
        <CursorPager meta={log.data?.meta} />
      </div>
      <Verification onOpen={open} />
      {entry !== "" && <LogEntry id={entry} onClose={() => change({ entry: "" })} />}
    </Page>
  );
}

/** Saves the filtered log as a CSV file. */
function Download({ query }: { readonly query: LogQuery }) {
  const texts = usePageTexts();
  const download = useChange(() => api.export(client, { query }).blob(), [], {
    onDone: (file) => saveFile(`activity-log-${new Date().toISOString().slice(0, 10)}.csv`, file),
  });
  return (
    <>
      <ChangeButton change={download}>{texts.export}</ChangeButton>
      {download.error && <ErrorNotice error={download.error} />}
    </>
  );
}

/** Verifies the hash chain part by part and shows the progress, then the result. */
function Verification({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const texts = usePageTexts().verification;
  const [verified, setVerified] = useState(0);
  const verify = useMutation({ mutationFn: () => verifyAll(setVerified) });
  return (
    <Section
      title={texts.title}
      about={texts.about}
      actions={<ChangeButton change={verify}>{texts.verify}</ChangeButton>}
    >
      {verify.error && <ErrorNotice error={verify.error} />}
      <div role="status">
        {verify.isPending && <p>{fill(texts.running, { count: verified })}</p>}
        {verify.data && <Outcome outcome={verify.data} onOpen={onOpen} />}
      </div>
    </Section>
  );
}

type Outcome = Pick<ActivityLogVerification, "entries" | "from" | "to" | "first_break">;

async function verifyAll(onProgress: (entries: number) => void): Promise<Outcome> {
  onProgress(0);
  let all: Outcome = { entries: 0, from: null, to: null, first_break: null };
  for (let after: string | null | undefined; after !== null;) {
    const part: ActivityLogVerification = await api.verify(client, after === undefined ? {} : { query: { after } });
    const { entries, from, to, first_break } = part;
    all = { entries: all.entries + entries, from: all.from ?? from, to: to ?? all.to, first_break };
    onProgress(all.entries);
    after = part.continue_after;
  }
  return all;
}

interface OutcomeProps {
  readonly outcome: Outcome;
  readonly onOpen: (id: string) => void;
}

function Outcome({ outcome: { entries: count, from, to, first_break }, onOpen }: OutcomeProps) {
  const texts = usePageTexts().verification;
  const timeOf = useTimeFormat();
  if (first_break === null) {
    if (from === null || to === null) return <p>{texts.intactEmpty}</p>;
    return <p className="log-intact">{fill(texts.intact, { count, from: timeOf(from), to: timeOf(to) })}</p>;
  }
  const { seq, kind, entry_id: id, occurred_at: at } = first_break;
  return (
    <div className="notice fault">
      <p>
        <strong>{fill(texts.at, { seq, kind: nameIn(texts.kinds, kind) })}</strong> {at !== null && timeOf(at)}
      </p>
      <p>{fill(texts.broken, { count })}</p>
      {id !== null && <Button onClick={() => onOpen(id)}>{texts.open}</Button>}
    </div>
  );
}

/** The filters of the log; rarely used ones are behind "More filters". */
export function LogFilters() {
  const texts = usePageTexts();
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
  const texts = usePageTexts();
  const allowed = usePermission("members:read");
  const { values } = useUrlState("user_id");
  const { data } = useLoad(
    ["members", "names"],
    () => membersApi.list(client, { query: { page_size: 100 } }).toArray({ limit: 1_000 }),
    { enabled: allowed },
  );
  if (!allowed && values.user_id === "") return null;
  const names = Object.fromEntries((data ?? []).map((member) => [member.id, personName(member)]));
  const chosen = values.user_id === "" ? {} : { [values.user_id]: values.user_id };
  return (
    <SelectFilter label={texts.member} name="user_id">
      <Options names={{ ...chosen, ...names }} />
    </SelectFilter>
  );
}

/** The actions by group; `webhooks.*` are all actions of a group. */
function ActionFilter() {
  const texts = usePageTexts();
  const { names, groups, all } = useActionTexts();
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
function LogTable({ entries, isFiltered, onOpen }: LogTableProps) {
  const texts = usePageTexts();
  const actions = useActionTexts();
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
  const { results } = usePageTexts();
  return <Badge tone={result === "success" ? "good" : "fault"}>{nameIn(results, result)}</Badge>;
}

const MAX_AT_ONCE = 1_000;

/** The entry in the address (`?entry=`). Ids contain the time, so it is found on any page and with any filter. */
export function LogEntry({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const texts = usePageTexts();
  const actions = useActionTexts();
  const entry = useLoad(["activityLog", "entry", id], () => entryOf(id));
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
  const texts = usePageTexts();
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
  const { recordTypes } = usePageTexts();
  return (
    <>
      {nameIn(recordTypes, type)} {id !== null && <code>{id}</code>}
    </>
  );
}

/** Shows the log with one filter that this entry fulfills. */
function Related({ entry: { record, user_id, ip } }: { readonly entry: ActivityLogEntry }) {
  const { sameRecord, sameUser, sameIp } = usePageTexts().entry;
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

type LogQuery = NonNullable<api.ActivityLogExportInput["query"]>;

/** Returns the filters in the address as the API expects them; dates are days in the user's time zone. */
function useLogQuery(): LogQuery {
  const { values } = useUrlState(...FILTERS);
  const { timezone } = useSession().user;
  const period = { from: dayOf(values.from, timezone), to: dayOf(values.to, timezone, 1) };
  const given = Object.entries({ ...values, ...period }).filter(([, value]) => value !== null && value !== "");
  // An unknown value in the address is rejected by the API, and the page shows the reason.
  return Object.fromEntries(given);
}

/** The names of actions, and of their groups in the filter. */
const useActionTexts = pageTexts({
  names: actionNames,
  other: ["Another action", "Autre action"],
  accountEmail: ["E-mail about an account not deliverable", "E-mail relatif à un compte non remis"],
  all: ["{group}: all", "{group} : tout"],
  groups: {
    tools: ["AI applications: records and appointments", "Applications d’IA : fiches et rendez-vous"],
    connections: ["AI applications: connections", "Applications d’IA : connexions"],
    aiPolicy: ["AI applications: policy", "Applications d’IA : règles"],
    apiKeys: ["API keys", "Clés d’API"],
    webhooks: ["Webhooks", "Webhooks"],
    members: ["Members", "Membres"],
    roles: ["Roles", "Rôles"],
    organization: ["Organization", "Organisation"],
    session: ["Sign-in", "Connexion"],
    signInMethods: ["Authenticator apps and recovery codes", "Applications d’authentification et codes de secours"],
    passkeys: ["Passkeys", "Clés d’accès"],
    password: ["Passwords", "Mots de passe"],
    identityProvider: ["Identity provider", "Fournisseur d’identité"],
    emailDomains: ["E-mail domains", "Domaines de messagerie"],
    scim: ["SCIM", "SCIM"],
    scimToken: ["SCIM tokens", "Jetons SCIM"],
    supportSessions: ["Support sessions", "Sessions d’assistance"],
    files: ["Files", "Fichiers"],
    suppressions: ["Suppressions", "Adresses exclues"],
    account_email: ["E-mails about accounts", "E-mails relatifs aux comptes"],
  },
});

/** Returns the name of an action; details of an action of a later version name its operation. */
function nameOfAction(action: string, { names, accountEmail, other }: ReturnType<typeof useActionTexts>): string {
  if (action.startsWith("account_email.")) return accountEmail;
  const known: Readonly<Record<string, string>> = names;
  return known[action] ?? other;
}
