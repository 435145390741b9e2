import type { ReactNode } from "react";
import { usePageTexts } from "../texts/page-texts.ts";
import { fill } from "../texts/texts.tsx";
import { Loaded } from "../ui/loaded.tsx";
import { texts as pageTexts } from "./texts.ts";

interface ShortListProps<Row> {
  readonly title: string;
  /** Shown with at least one row. */
  readonly about?: string;
  readonly query: {
    readonly data: { readonly data: readonly Row[]; readonly meta: { readonly total: number } } | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  readonly row: (row: Row) => ReactNode;
  readonly empty: string;
}

/** A section with the first rows of a list, and the number of the others. */
export function ShortList<Row extends { readonly id: string }>({
  title,
  about,
  row,
  empty,
  query,
}: ShortListProps<Row>) {
  const { further } = usePageTexts(pageTexts);
  return (
    <section>
      <h2>{title}</h2>
      <Loaded query={query}>
        {({ data, meta }) =>
          data.length === 0 ? (
            <p className="quiet">{empty}</p>
          ) : (
            <>
              {about !== undefined && <p className="quiet">{about}</p>}
              <ul className="short-list">
                {data.map((one) => (
                  <li key={one.id}>{row(one)}</li>
                ))}
              </ul>
              {meta.total > data.length && (
                <p className="quiet">{fill(further, { count: meta.total - data.length })}</p>
              )}
            </>
          )
        }
      </Loaded>
    </section>
  );
}
