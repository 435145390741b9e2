import type { ReactNode } from "react";
import { fill, useTexts } from "../texts/texts.tsx";
import { Button } from "./page.tsx";
import { useUrlState } from "./url-state.ts";
import { Clipped } from "./values.tsx";

/** A column of a table. */
export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  /** Names the table for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Shown instead of a table without rows. */
  readonly empty: ReactNode;
}

/** A table; in narrow windows, each row becomes a list of titled values. */
export function Table<Row>({ caption, columns, rows, rowKey, empty }: TableProps<Row>) {
  if (rows.length === 0) return <div className="empty">{empty}</div>;
  return (
    <table>
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ title, cell }) => (
              <td key={title} data-title={title}>
                {shown(cell(row))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A name can have hundreds of letters. */
const shown = (content: ReactNode): ReactNode =>
  typeof content === "string" && content.length > SHORT ? <Clipped text={content} /> : content;

const SHORT = 30;

interface PagerProps {
  readonly meta: { readonly total: number; readonly page: number; readonly page_size: number };
}

/** The buttons to the previous and the next page of a list. The page is in the address as `?page=2`. */
export function Pager({ meta: { total, page, page_size } }: PagerProps) {
  const { pager } = useTexts();
  const { change } = useUrlState("page");
  const pages = Math.ceil(total / page_size);
  if (pages <= 1) return null;
  const to = (next: number) => () => change({ page: next === 1 ? "" : String(next) });
  return (
    <nav className="pager" aria-label={pager.label}>
      <Button disabled={page <= 1} onClick={to(page - 1)}>
        {pager.previous}
      </Button>
      <span role="status">{fill(pager.position, { page, pages, total })}</span>
      <Button disabled={page >= pages} onClick={to(page + 1)}>
        {pager.next}
      </Button>
    </nav>
  );
}

/** Returns the number of the page in the address, from 1. */
export function usePageNumber(): number {
  const page = Number(useUrlState("page").values.page);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

interface CursorPagerProps {
  /** The meta of the page; undefined while it is loaded. */
  readonly meta: { readonly total?: number; readonly next_cursor?: string | null } | undefined;
}

/**
 * The buttons to newer and older entries of a list with cursors. The position is in the address as `?after=`. A cursor
 * leads only to older entries, so the session remembers from which position each one was reached.
 */
export function CursorPager({ meta }: CursorPagerProps) {
  const { pager } = useTexts();
  const { values, change } = useUrlState("after");
  const { after } = values;
  const next = meta?.next_cursor ?? null;
  if (after === "" && next === null) return null;
  const older = (): void => {
    if (next === null) return;
    sessionStorage.setItem(newerOf(next), after);
    change({ after: next });
  };
  return (
    <nav className="pager" aria-label={pager.label}>
      <Button disabled={after === ""} onClick={() => change({ after: sessionStorage.getItem(newerOf(after)) ?? "" })}>
        {pager.newer}
      </Button>
      {meta?.total !== undefined && <span role="status">{fill(pager.total, { total: meta.total })}</span>}
      <Button disabled={next === null} onClick={older}>
        {pager.older}
      </Button>
    </nav>
  );
}

const newerOf = (cursor: string): string => `newer:${cursor}`;
