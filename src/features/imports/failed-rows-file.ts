import type { Download } from "../../base/contract/download.ts";
import { csvLine } from "../../base/platform/rules/csv-cells.ts";
import type { Detail } from "../../base/platform/rules/errors.ts";
import { failureColumns } from "./rules/columns.ts";
import type { ImportRecord } from "./sql/imports.ts";
import type { Repositories } from "../../base/store/store.ts";

interface FileOptions {
  readonly orgId: string;
  readonly say: (problem: Pick<Detail, "code" | "values">) => string;
}

const BATCH = 500;

/** Returns the failed rows as a file that can be corrected and imported again. */
export function failedRowsFile(
  store: Pick<Repositories, "imports">,
  record: ImportRecord,
  reading: FileOptions,
): Download {
  return {
    content_type: "text/csv; charset=utf-8",
    file_name: `import-${record.id}-failures.csv`,
    content: lines(store, record, reading),
  };
}

async function* lines(
  { imports }: Pick<Repositories, "imports">,
  { id, header }: ImportRecord,
  { orgId, say }: FileOptions,
): AsyncGenerator<string, void, undefined> {
  yield rowLine([...failureColumns, ...header]);
  for (let after = 0; ;) {
    const rows = await imports.failures(orgId, id, after, BATCH);
    const text = rows.map(({ line, reasons, cells }) => {
      const places = reasons.map(({ path }) => path.slice(1).replaceAll("/", ".")).filter((place) => place !== "");
      const sentences = reasons.map((reason) => say(reason));
      return rowLine([String(line), places.join("; "), sentences.join(" "), ...cells]);
    });
    if (text.length > 0) yield text.join("");
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.line ?? after;
  }
}

/** Cells are not escaped twice: an export would put a second quote in front of the first. */
function rowLine(cells: readonly string[]): string {
  return csvLine(cells.map((text) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)));
}
