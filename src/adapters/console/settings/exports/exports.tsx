import { useState } from "react";
import * as api from "../../../../../generated/sdk/exports.ts";
import type { Export } from "../../../../../generated/sdk/types.gen.ts";
import { DownloadButton } from "../../background/download.tsx";
import { CancelJob, isUnfinished, pollWhile, Progress, StatusBadge, useRecordTypes } from "../../background/jobs.tsx";
import { client } from "../../session/client.ts";
import { useSession } from "../../session/session.tsx";
import { fill } from "../../texts/texts.tsx";
import { useChange, useLoad } from "../../ui/data.ts";
import { Confirm } from "../../ui/dialog.tsx";
import { Button, Loaded, Page } from "../../ui/page.tsx";
import { type Column, Pager, Table, usePageNumber } from "../../ui/table.tsx";
import { useUrlState } from "../../ui/url-state.ts";
import { ActorName, Time, useByteSizes, useNumbers } from "../../ui/values.tsx";
import { CreateExport, EXPORTS, exportTypes, permissionOf } from "./create-export.tsx";
import { usePageTexts } from "./texts.ts";

/** The exports whose files are kept. */
export function Exports() {
  const texts = usePageTexts();
  const page = usePageNumber();
  const { permissions } = useSession();
  const mayExport =
    permissions.includes("records:export") && exportTypes.some((type) => permissions.includes(permissionOf[type]));
  const { values, change } = useUrlState("do");
  const exports = useLoad([...EXPORTS, page], () => api.list(client, { query: { page } }), {
    refetchInterval: pollWhile(({ data }) => data.some(({ status }) => isUnfinished(status))),
  });
  return (
    <Page
      title={texts.title}
      about={texts.about}
      actions={
        mayExport && (
          <Button className="primary" onClick={() => change({ do: "create" })}>
            {texts.create}
          </Button>
        )
      }
    >
      <Loaded query={exports}>
        {({ data, meta }) => (
          <>
            <ExportTable exports={data} />
            <Pager meta={meta} />
          </>
        )}
      </Loaded>
      {mayExport && values.do === "create" && <CreateExport onClose={() => change({ do: "" })} />}
    </Page>
  );
}

function ExportTable({ exports }: { readonly exports: readonly Export[] }) {
  const texts = usePageTexts();
  const nameOf = useRecordTypes();
  const columns: readonly Column<Export>[] = [
    { title: texts.records, cell: ({ entity_type }) => nameOf(entity_type) },
    { title: texts.content, cell: (one) => <Content export={one} /> },
    { title: texts.status, cell: (one) => <Status export={one} /> },
    {
      title: texts.created,
      cell: ({ created_at, created_by }) => (
        <>
          <Time at={created_at} />{" "}
          <span className="quiet">
            <ActorName actor={created_by} />
          </span>
        </>
      ),
    },
    { title: texts.expires, cell: ({ expires_at }) => <Time at={expires_at} /> },
    { title: texts.actions, cell: (one) => <Actions export={one} /> },
  ];
  return (
    <Table
      caption={texts.title}
      columns={columns}
      rows={exports}
      rowKey={({ id }) => id}
      empty={<p>{texts.empty}</p>}
    />
  );
}

function Content({ export: { fields, filter } }: { readonly export: Export }) {
  const texts = usePageTexts();
  const columns = fields === null ? texts.allFields : fill(texts.someFields, { count: fields.length });
  return filter === null ? columns : `${columns}, ${texts.filtered}`;
}

function Status({ export: { entity_type, status, rows, bytes } }: { readonly export: Export }) {
  const texts = usePageTexts();
  const nameOf = useRecordTypes();
  const [number, size] = [useNumbers(), useByteSizes()];
  if (isUnfinished(status)) return <Progress label={nameOf(entity_type)} done={rows} total={null} />;
  return (
    <>
      <StatusBadge status={status} />{" "}
      {status === "completed" && (
        <span className="quiet">{fill(texts.size, { count: rows, number: number(rows), size: size(bytes) })}</span>
      )}
    </>
  );
}

function Actions({ export: one }: { readonly export: Export }) {
  const texts = usePageTexts();
  const { id, status, job_id, entity_type, created_at } = one;
  if (isUnfinished(status)) return <CancelJob jobId={job_id} changes={[EXPORTS]} />;
  return (
    <>
      {status === "completed" && (
        <DownloadButton
          label={texts.download}
          fileName={`${entity_type}-${created_at.slice(0, 10)}.csv`}
          load={() => api.file(client, { path: { id } })}
        />
      )}{" "}
      <DeleteExport id={id} />
    </>
  );
}

/** Deletes an export with its file, which then no longer counts towards the quota. */
function DeleteExport({ id }: Pick<Export, "id">) {
  const texts = usePageTexts();
  const [asking, setAsking] = useState(false);
  const remove = useChange(() => api.delete(client, { path: { id } }), [EXPORTS], {
    done: texts.deleted,
    onDone: () => setAsking(false),
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{texts.delete}</Button>
      {asking && (
        <Confirm title={texts.deleteTitle} action={texts.delete} mutation={remove} onClose={() => setAsking(false)}>
          <p>{texts.deleteText}</p>
        </Confirm>
      )}
    </>
  );
}
