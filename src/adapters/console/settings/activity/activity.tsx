import { keepPreviousData, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import * as api from "../../../../../generated/sdk/activity-log.ts";
import type { ActivityLogVerification } from "../../../../../generated/sdk/types.gen.ts";
import { saveFile } from "../../background/download.tsx";
import { client } from "../../session/client.ts";
import { usePermission } from "../../session/session.tsx";
import { fill } from "../../texts/texts.tsx";
import { useChange, useLoad } from "../../ui/data.ts";
import { Button, ChangeButton, ErrorNotice, Loaded, Page, Section } from "../../ui/page.tsx";
import { CursorPager } from "../../ui/table.tsx";
import { useUrlState } from "../../ui/url-state.ts";
import { nameIn, useTimeFormat } from "../../ui/values.tsx";
import { LogEntry, LogFilters, type LogQuery, LogTable, useLogQuery } from "./log.tsx";
import { usePageTexts } from "./texts.ts";
import "../settings.css";

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
