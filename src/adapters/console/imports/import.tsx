import { Link, useParams } from "wouter";
import * as api from "../../../../generated/sdk/imports.ts";
import type { Import } from "../../../../generated/sdk/types.gen.ts";
import { CancelJob, pollWhile, StatusBadge, useRecordTypes } from "../background/jobs.tsx";
import { client } from "../session/client.ts";
import { fill } from "../texts/texts.tsx";
import { useLoad } from "../ui/data.ts";
import { Loaded, Page, Section } from "../ui/page.tsx";
import { ActorName, Facts, Time } from "../ui/values.tsx";
import { IMPORTS } from "./import-types.ts";
import { Counts, FileFacts, Problems, RunningImport } from "./report.tsx";
import { usePageTexts } from "./texts.ts";

/** One import: its progress, its results and the rows that failed. */
export function ImportPage() {
  const { id = "" } = useParams();
  const texts = usePageTexts();
  const nameOf = useRecordTypes();
  const one = useLoad([...IMPORTS, id], () => api.get(client, { path: { id } }), {
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
  const texts = usePageTexts();
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
  const texts = usePageTexts();
  return (
    <>
      <Section title={texts.result} actions={<StatusBadge status={one.status} />}>
        <RunningImport import={one} />
        <Counts import={one} />
      </Section>
      <Problems import={one} />
      <Section title={texts.details}>
        <Facts
          facts={[
            [texts.author, <ActorName key="by" actor={one.created_by} />],
            [texts.startedAt, one.started_at !== null && <Time at={one.started_at} />],
            [texts.finishedAt, one.finished_at !== null && <Time at={one.finished_at} />],
          ]}
        />
        <FileFacts import={one} />
      </Section>
    </>
  );
}
