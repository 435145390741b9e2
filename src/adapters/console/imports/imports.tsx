import { Link } from "wouter";
import * as api from "../../../../generated/sdk/imports.ts";
import type { Import } from "../../../../generated/sdk/types.gen.ts";
import { pollWhile, Progress, StatusBadge, useRecordTypes } from "../background/jobs.tsx";
import { useBackgroundTexts } from "../background/texts.ts";
import { client } from "../session/client.ts";
import { usePermission } from "../session/session.tsx";
import { fill } from "../texts/texts.tsx";
import { useLoad } from "../ui/data.ts";
import { Filters, SelectFilter } from "../ui/filters.tsx";
import { Options } from "../ui/form.tsx";
import { Loaded, Page } from "../ui/page.tsx";
import { type Column, Pager, Table, usePageNumber } from "../ui/table.tsx";
import { oneOf, useUrlState } from "../ui/url-state.ts";
import { ActorName, Time, useNumbers } from "../ui/values.tsx";
import { IMPORTS, importTypes } from "./import-types.ts";
import { usePageTexts } from "./texts.ts";

const STATUSES = ["waiting_for_file", "ready", "running", "completed", "failed", "cancelled"] as const;

/** The imports of the organization with their progress. */
export function Imports() {
  const texts = usePageTexts();
  const page = usePageNumber();
  const { values } = useUrlState("status", "entity_type");
  const status = oneOf(STATUSES, values.status);
  const entity_type = oneOf(importTypes, values.entity_type);
  const query = { page, ...(status && { status }), ...(entity_type && { entity_type }) };
  const imports = useLoad([...IMPORTS, query], () => api.list(client, { query }), {
    refetchInterval: pollWhile(({ data }) => data.some((one) => one.status === "running")),
  });
  const mayWrite = usePermission("entities:write");
  const filtered = status !== undefined || entity_type !== undefined;
  return (
    <Page
      title={texts.title}
      about={texts.about}
      actions={
        mayWrite && (
          <Link href="/imports/new" className="button primary">
            {texts.create}
          </Link>
        )
      }
    >
      <ImportFilters />
      <Loaded query={imports}>
        {({ data, meta }) => (
          <>
            <ImportTable imports={data} empty={filtered ? texts.emptyFilter : texts.empty} />
            <Pager meta={meta} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function ImportFilters() {
  const { status, kind, statuses } = useBackgroundTexts();
  const nameOf = useRecordTypes();
  return (
    <Filters names={["status", "entity_type"]}>
      <SelectFilter name="status" label={status}>
        <Options names={statuses} />
      </SelectFilter>
      <SelectFilter name="entity_type" label={kind}>
        <Options names={Object.fromEntries(importTypes.map((type) => [type, nameOf(type)]))} />
      </SelectFilter>
    </Filters>
  );
}

function ImportTable({ imports, empty }: { readonly imports: readonly Import[]; readonly empty: string }) {
  const texts = usePageTexts();
  const nameOf = useRecordTypes();
  const columns: readonly Column<Import>[] = [
    {
      title: texts.records,
      cell: (one) => (
        <Link href={addressOf(one)}>
          {nameOf(one.entity_type)} {one.dry_run && texts.trial}
        </Link>
      ),
    },
    { title: texts.status, cell: (one) => <StatusBadge status={one.status} /> },
    { title: texts.result, cell: (one) => <Result import={one} /> },
    { title: texts.author, cell: (one) => <ActorName actor={one.created_by} /> },
    { title: texts.createdAt, cell: (one) => <Time at={one.created_at} /> },
  ];
  return (
    <Table caption={texts.title} columns={columns} rows={imports} rowKey={({ id }) => id} empty={<p>{empty}</p>} />
  );
}

/** An import that has not been started continues with its steps. */
function addressOf({ id, status }: Import): string {
  return status === "waiting_for_file" || status === "ready" ? `/imports/new?import=${id}` : `/imports/${id}`;
}

function Result({ import: one }: { readonly import: Import }) {
  const nameOf = useRecordTypes();
  if (one.status !== "running") return <Outcome import={one} />;
  const { processed_rows: done, rows: total, seconds_left: secondsLeft } = one;
  return <Progress label={nameOf(one.entity_type)} done={done} total={total} secondsLeft={secondsLeft} />;
}

const COUNTS = ["created", "updated", "unchanged", "skipped", "failed"] as const;

/** What an import did with its rows in one line, e.g. "12 created, 3 failed". */
function Outcome({ import: one }: { readonly import: Import }) {
  const texts = usePageTexts();
  const number = useNumbers();
  const counts = COUNTS.filter((name) => one[name] > 0).map((name) =>
    fill(texts.counted[name], { count: one[name], number: number(one[name]) }),
  );
  if (counts.length > 0) return counts.join(", ");
  return one.rows === null ? "" : fill(texts.rowsInFile, { count: one.rows, number: number(one.rows) });
}
