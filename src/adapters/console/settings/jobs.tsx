import { Link } from "wouter";
import * as api from "../../../../generated/sdk/jobs.ts";
import type { Job } from "../../../../generated/sdk/types.gen.ts";
import { CancelJob, isUnfinished, pollWhile, Progress, StatusBadge } from "../background/jobs.tsx";
import { useBackgroundTexts } from "../background/texts.ts";
import { client } from "../session/client.ts";
import { usePermission } from "../session/session.tsx";
import { pageTexts } from "../texts/texts.tsx";
import { useLoad } from "../ui/data.ts";
import { Filters, SelectFilter } from "../ui/filters.tsx";
import { Options } from "../ui/form.tsx";
import { Loaded, Page } from "../ui/page.tsx";
import { type Column, Pager, Table, usePageNumber } from "../ui/table.tsx";
import { oneOf, useUrlState } from "../ui/url-state.ts";
import { Badge, nameIn, Time, useNumbers } from "../ui/values.tsx";

const JOBS = ["jobs"] as const;
const STATUSES = ["queued", "running", "completed", "failed", "cancelled"] as const;

/** The jobs that users started, with their progress and errors. */
export function Jobs() {
  const texts = usePageTexts();
  const { statuses } = useBackgroundTexts();
  const everybody = usePermission("organization:manage");
  const page = usePageNumber();
  const status = oneOf(STATUSES, useUrlState("status").values.status);
  const query = { page, ...(status && { status }) };
  const jobs = useLoad([...JOBS, query], () => api.list(client, { query }), {
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
  const texts = usePageTexts();
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
  const texts = usePageTexts();
  const name = nameIn(texts.kinds, kind);
  if (result === null) return name;
  return <Link href={result.type === "import" ? `/imports/${result.id}` : "/settings/exports"}>{name}</Link>;
}

function Status({ job: { status, cancelling, error_message } }: { readonly job: Job }) {
  const texts = usePageTexts();
  return (
    <>
      {cancelling ? <Badge>{texts.stopping}</Badge> : <StatusBadge status={status} />}{" "}
      {error_message !== null && <p>{error_message}</p>}
    </>
  );
}

function JobProgress({ job: { status, done, total, seconds_left: secondsLeft } }: { readonly job: Job }) {
  const texts = usePageTexts();
  const number = useNumbers();
  if (isUnfinished(status))
    return <Progress label={texts.progress} done={done} total={total} secondsLeft={secondsLeft} />;
  return number(done);
}

/** The texts of the page. */
export const usePageTexts = pageTexts({
  title: ["Jobs", "Tâches de fond"],
  about: [
    "Imports and exports continue in the background, also when the browser is closed. The page shows the jobs of all members, until 30 days after their end.",
    "Les importations et les exportations continuent en arrière-plan, même si le navigateur est fermé. La page montre les tâches de tous les membres, jusqu’à 30 jours après leur fin.",
  ],
  aboutOwn: [
    "Imports and exports continue in the background, also when the browser is closed. The page shows the jobs that you started, until 30 days after their end.",
    "Les importations et les exportations continuent en arrière-plan, même si le navigateur est fermé. La page montre les tâches que vous avez lancées, jusqu’à 30 jours après leur fin.",
  ],
  empty: [
    "There are no jobs. Imports and exports appear here as soon as they are started.",
    "Il n’y a pas de tâche. Les importations et les exportations apparaissent ici dès qu’elles sont lancées.",
  ],
  emptyFilter: ["No job has this status.", "Aucune tâche n’est dans cet état."],
  job: ["Job", "Tâche"],
  kinds: {
    "import.run": ["Import", "Importation"],
    "export.run": ["Export", "Exportation"],
  },
  status: ["Status", "État"],
  stopping: ["Stopping", "En cours d’arrêt"],
  progress: ["Rows", "Lignes"],
  started: ["Started", "Début"],
  finished: ["Finished", "Fin"],
  actions: ["Actions", "Actions"],
});
