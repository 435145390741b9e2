import type { Import, ImportProblem } from "../../../../generated/sdk/types.gen.ts";
import * as api from "../../../../generated/sdk/imports.ts";
import { DownloadButton } from "../background/download-button.tsx";
import { useNumbers } from "../background/numbers.ts";
import { client } from "../session/client.ts";
import { usePageTexts } from "../texts/page-texts.ts";
import { fill } from "../texts/texts.tsx";
import { type Column, Table } from "../ui/table.tsx";
import "./imports.css";
import { texts as importTexts } from "./texts.ts";

/** Why rows failed or cells were ignored, with examples and a file of the failed rows. */
export function Problems({ import: one }: { readonly import: Import }) {
  const texts = usePageTexts(importTexts);
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
    <section className="imports-problems">
      <header className="row">
        <h2>{texts.problems}</h2>
        {one.failed > 0 && (
          <DownloadButton
            label={texts.downloadFailures}
            fileName={texts.failuresFile}
            load={() => api.failures(client, { path: { id: one.id } })}
          />
        )}
      </header>
      {one.failed > 0 && <p>{one.dry_run ? texts.trialFailuresHelp : texts.failuresHelp}</p>}
      <Table
        caption={texts.problems}
        columns={columns}
        rows={one.problems}
        rowKey={({ field, code, message }) => `${field ?? ""} ${code} ${message}`}
        empty={null}
      />
    </section>
  );
}

function Examples({ examples }: Pick<ImportProblem, "examples">) {
  const { line: lineText } = usePageTexts(importTexts);
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
