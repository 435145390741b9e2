import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "wouter";
import * as api from "../../../../generated/sdk/imports.ts";
import type { Import } from "../../../../generated/sdk/types.gen.ts";
import { CancelJob, pollWhile, useRecordTypes, StatusBadge } from "../background/jobs.tsx";
import { client } from "../session/client.ts";
import { ActorName, Facts, Time } from "../ui/values.tsx";
import { usePageTexts, fill } from "../texts/texts.tsx";
import { Loaded } from "../ui/loaded.tsx";
import { Page } from "../ui/page.tsx";
import { Counts, FileFacts, Problems, RunningImport } from "./report.tsx";
import { IMPORTS } from "./import-types.ts";
import { texts as importTexts } from "./texts.ts";

/** One import: its progress, its results and the rows that failed. */
export function ImportPage() {
  const { id = "" } = useParams();
  const texts = usePageTexts(importTexts);
  const nameOf = useRecordTypes();
  const one = useQuery({
    queryKey: [...IMPORTS, id],
    queryFn: async () => await api.get(client, { path: { id } }),
    refetchInterval: pollWhile(({ status }) => status === "running"),
  });
  const { data } = one;
  const title = data ? fill(texts.importOf, { records: nameOf(data.entity_type) }) : texts.import;
  return (
    <Page title={title} actions={data && <Actions import={data} />}>
      <p>
        <Link href="/imports">{texts.back}</Link>
      </p>
      <Loaded query={one}>{(loaded) => <Details import={loaded} />}</Loaded>
    </Page>
  );
}

function Actions({ import: { id, status, dry_run, job_id } }: { readonly import: Import }) {
  const texts = usePageTexts(importTexts);
  if (status === "running") return job_id !== null && <CancelJob jobId={job_id} changes={[IMPORTS]} />;
  const unfinished = status === "ready" || status === "waiting_for_file" || dry_run;
  return unfinished ? (
    <Link href={`/imports/new?import=${id}&step=check`} className="button primary">
      {texts.continue}
    </Link>
  ) : (
    <Link href="/imports/new" className="button">
      {texts.create}
    </Link>
  );
}

function Details({ import: one }: { readonly import: Import }) {
  const texts = usePageTexts(importTexts);
  return (
    <>
      <section>
        <header className="row">
          <h2>{texts.result}</h2>
          <StatusBadge status={one.status} />
        </header>
        <RunningImport import={one} />
        <Counts import={one} />
      </section>
      <Problems import={one} />
      <section>
        <h2>{texts.details}</h2>
        <Facts
          facts={[
            [texts.author, <ActorName key="by" actor={one.created_by} />],
            [texts.startedAt, one.started_at !== null && <Time at={one.started_at} />],
            [texts.finishedAt, one.finished_at !== null && <Time at={one.finished_at} />],
          ]}
        />
        <FileFacts import={one} />
      </section>
    </>
  );
}
