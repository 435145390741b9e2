import { useQuery } from "@tanstack/react-query";
import * as api from "../../../../../generated/sdk/activity-log.ts";
import type { ActivityLogEntry } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { useActorName } from "../../ui/actor-name.tsx";
import { usePageTexts } from "../../texts/page-texts.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Facts } from "../../ui/facts.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { nameIn } from "../../ui/name-in.ts";
import { Time } from "../../ui/time.tsx";
import { useUrlState } from "../../ui/url-state.ts";
import { actionTexts, nameOfAction } from "./action-names.ts";
import { FILTERS } from "./log-query.ts";
import { Result } from "./log-table.tsx";
import { texts as pageTexts } from "./texts.ts";

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
