import * as api from "../../../../generated/sdk/imports.ts";
import type { Import, ImportProblem } from "../../../../generated/sdk/types.gen.ts";
import { DownloadButton } from "../background/download.tsx";
import { Progress } from "../background/jobs.tsx";
import { client } from "../session/client.ts";
import { fill } from "../texts/texts.tsx";
import { Section } from "../ui/page.tsx";
import { type Column, Table } from "../ui/table.tsx";
import { Facts, nameIn, useByteSizes, useNumbers } from "../ui/values.tsx";
import { usePageTexts } from "./texts.ts";
import "./imports.css";

/** The progress of an import, how it ended, and why it ended early. */
export function RunningImport({ import: one }: { readonly import: Import }) {
  const texts = usePageTexts();
  const { status, processed_rows: done, rows: total, seconds_left: secondsLeft, failure } = one;
  return (
    <>
      {status === "running" && (
        <Progress label={texts.progress} done={done} total={total} secondsLeft={secondsLeft} announced />
      )}
      <p role="status">{status === "completed" && (one.dry_run ? texts.trialDone : texts.done)}</p>
      {status === "cancelled" && <p className="notice">{texts.cancelled}</p>}
      {failure !== null && (
        <p className="notice fault" role="alert">
          {failure.message}
        </p>
      )}
    </>
  );
}

const COUNTS = ["created", "updated", "unchanged", "skipped", "failed"] as const;
const OTHERS = ["companies_created", "skipped_cells"] as const;

/** The numbers of rows by result. A trial says what an import would do. */
export function Counts({ import: one }: { readonly import: Import }) {
  const texts = usePageTexts();
  const names = one.dry_run ? texts.trialCounts : texts.counts;
  const number = useNumbers();
  return (
    <dl className="imports-counts">
      {[...COUNTS, ...OTHERS.filter((name) => one[name] > 0)].map((name) => (
        <div key={name} className={name === "failed" && one.failed > 0 ? "failed" : undefined}>
          <dt>{names[name]}</dt>
          <dd>{number(one[name])}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Why rows failed or cells were ignored, with examples and a file of the failed rows. */
export function Problems({ import: one }: { readonly import: Import }) {
  const texts = usePageTexts();
  const number = useNumbers();
  if (one.problems.length === 0) return null;
  const columnOf = (field: string): string => one.columns.find((column) => column.field === field)?.name ?? field;
  const columns: readonly Column<ImportProblem>[] = [
    { title: texts.column, cell: ({ field }) => (field === null ? texts.wholeRow : columnOf(field)) },
    { title: texts.reason, cell: ({ message }) => message },
    { title: texts.rows, cell: ({ count }) => number(count) },
    { title: texts.examples, cell: ({ examples }) => <Examples examples={examples} /> },
  ];
  return (
    <Section
      title={texts.problems}
      actions={
        one.failed > 0 && (
          <DownloadButton
            label={texts.downloadFailures}
            fileName={texts.failuresFile}
            load={() => api.failures(client, { path: { id: one.id } })}
          />
        )
      }
      className="imports-problems"
    >
      {one.failed > 0 && <p>{one.dry_run ? texts.trialFailuresHelp : texts.failuresHelp}</p>}
      <Table
        caption={texts.problems}
        columns={columns}
        rows={one.problems}
        rowKey={({ field, code, message }) => `${field ?? ""} ${code} ${message}`}
        empty={null}
      />
    </Section>
  );
}

function Examples({ examples }: Pick<ImportProblem, "examples">) {
  const { line: lineText } = usePageTexts();
  return (
    <ul className="imports-examples">
      {examples.map(({ line, cell }) => (
        <li key={line}>
          {fill(lineText, { line })}
          {cell !== null && cell !== "" && (
            <>
              {" "}
              <code>{cell}</code>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** How the file was read: rows, columns, encoding and separator. */
export function FileFacts({ import: one }: { readonly import: Import }) {
  const texts = usePageTexts();
  const [number, size] = [useNumbers(), useByteSizes()];
  const { rows, columns, size_bytes, encoding, delimiter } = one;
  if (rows === null) return null;
  return (
    <Facts
      facts={[
        [texts.rows, number(rows)],
        [texts.columns, number(columns.length)],
        [texts.size, size_bytes === null ? null : size(size_bytes)],
        [texts.encoding, encoding && nameIn(texts.encodings, encoding)],
        [texts.delimiter, delimiter && nameIn(texts.delimiters, delimiter)],
      ]}
    />
  );
}
