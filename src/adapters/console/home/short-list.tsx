import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { type FoundRecord, recordAddress, RecordContent } from "../shell/palette/record-detail.tsx";
import { usePaletteTexts } from "../shell/palette/texts.ts";
import { fill } from "../texts/texts.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Button, Loaded, Section } from "../ui/page.tsx";
import { Clipped, nameIn } from "../ui/values.tsx";
import { usePageTexts } from "./texts.ts";

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
  const { further } = usePageTexts();
  return (
    <Section title={title}>
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
    </Section>
  );
}

interface RecordTitleProps {
  readonly type: FoundRecord["record_type"];
  readonly id: string;
  readonly title: string;
}

/** The name of a record, which opens its page; without a page for its type, a dialog with its data. */
export function RecordTitle({ type, id, title }: RecordTitleProps) {
  const [open, setOpen] = useState(false);
  const address = recordAddress(type, id);
  if (address !== null)
    return (
      <Clipped text={title}>
        <Link href={address}>{title}</Link>
      </Clipped>
    );
  return (
    <>
      <Clipped text={title}>
        <Button className="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {title}
        </Button>
      </Clipped>
      {open && (
        <RecordDialog
          record={{ record_type: type, record_id: id, title, subtitle: null }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function RecordDialog({ record, onClose }: { readonly record: FoundRecord; readonly onClose: () => void }) {
  const { types } = usePaletteTexts();
  return (
    <Dialog title={record.title} onClose={onClose}>
      <p>
        <span className="badge">{nameIn(types, record.record_type)}</span>
      </p>
      <RecordContent record={record} />
    </Dialog>
  );
}
