import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import * as api from "../../../../../generated/sdk/jobs.ts";
import type { Job } from "../../../../../generated/sdk/types.gen.ts";
import { CancelJob, isUnfinished, pollWhile, Progress, StatusBadge } from "../../background/jobs.tsx";
import { useNumbers } from "../../background/numbers.ts";
import { texts as backgroundTexts } from "../../background/texts.ts";
import { client } from "../../session/client.ts";
import { usePermission } from "../../session/session.tsx";
import { usePageTexts } from "../../texts/texts.tsx";
import { Badge, Time } from "../../ui/values.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { oneOf, useUrlState } from "../../ui/url-state.ts";
import { Page } from "../../ui/page.tsx";
import { Filters, Options, SelectFilter } from "../../ui/filters.tsx";
import { Pager, usePageNumber } from "../../ui/pager.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { texts as pageTexts } from "./texts.ts";

const JOBS = ["jobs"] as const;
const STATUSES = ["queued", "running", "completed", "failed", "cancelled"] as const;

/** The jobs that users started, with their progress and errors. */
export function Jobs() {
  const texts = usePageTexts(pageTexts);
  const { statuses } = usePageTexts(backgroundTexts);
  const everybody = usePermission("organization:manage");
  const page = usePageNumber();
  const status = oneOf(STATUSES, useUrlState("status").values.status);
  const query = { page, ...(status && { status }) };
  const jobs = useQuery({
    queryKey: [...JOBS, query],
    queryFn: async () => await api.list(client, { query }),
    refetchInterval: pollWhile(({ data }) => data.some((job) => isUnfinished(job.status))),
  });
  return (
    <Page title={texts.title} about={everybody ? texts.about : texts.aboutOwn}>
      <Filters names={["status"]}>
        <SelectFilter name="status" label={texts.status}>
          <Options names={statuses} />
        </SelectFilter>
      </Filters>
      <Loaded query={jobs}>
        {({ data, meta }) => (
          <>
            <JobTable jobs={data} empty={status === undefined ? texts.empty : texts.emptyFilter} />
            <Pager meta={meta} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function JobTable({ jobs, empty }: { readonly jobs: readonly Job[]; readonly empty: string }) {
  const texts = usePageTexts(pageTexts);
  const columns: readonly Column<Job>[] = [
    { title: texts.job, cell: (job) => <Name job={job} /> },
    { title: texts.status, cell: (job) => <Status job={job} /> },
    { title: texts.progress, cell: (job) => <JobProgress job={job} /> },
    { title: texts.started, cell: ({ started_at, created_at }) => <Time at={started_at ?? created_at} /> },
    { title: texts.finished, cell: ({ finished_at: at }) => at !== null && <Time at={at} /> },
    {
      title: texts.actions,
      cell: ({ id, status, cancelling }) =>
        isUnfinished(status) && !cancelling && <CancelJob jobId={id} changes={[JOBS]} />,
    },
  ];
  return <Table caption={texts.title} columns={columns} rows={jobs} rowKey={({ id }) => id} empty={<p>{empty}</p>} />;
}

/** A job leads to its import or to the list of exports. */
function Name({ job: { kind, result } }: { readonly job: Job }) {
  const texts = usePageTexts(pageTexts);
  const kinds: Readonly<Record<string, string>> = texts.kinds;
  const name = kinds[kind] ?? kind;
  if (result === null) return name;
  return <Link href={result.type === "import" ? `/imports/${result.id}` : "/settings/exports"}>{name}</Link>;
}

function Status({ job: { status, cancelling, error_message } }: { readonly job: Job }) {
  const texts = usePageTexts(pageTexts);
  return (
    <>
      {cancelling ? <Badge>{texts.stopping}</Badge> : <StatusBadge status={status} />}{" "}
      {error_message !== null && <p>{error_message}</p>}
    </>
  );
}

function JobProgress({ job: { status, done, total, seconds_left: secondsLeft } }: { readonly job: Job }) {
  const texts = usePageTexts(pageTexts);
  const number = useNumbers();
  if (isUnfinished(status))
    return <Progress label={texts.progress} done={done} total={total} secondsLeft={secondsLeft} />;
  return number(done);
}
