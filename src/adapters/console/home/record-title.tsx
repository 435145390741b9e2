import { useState } from "react";
import { Link } from "wouter";
import { recordAddress } from "../shell/record-address.ts";
import { RecordContent, typeName } from "../shell/palette/record-detail.tsx";
import type { FoundRecord } from "../shell/palette/recent.ts";
import { texts as recordTexts } from "../shell/palette/texts.ts";
import { usePageTexts } from "../texts/page-texts.ts";
import { Clipped } from "../ui/clipped.tsx";
import { Dialog } from "../ui/dialog.tsx";

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
        <button type="button" className="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {title}
        </button>
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
  const { types } = usePageTexts(recordTexts);
  return (
    <Dialog title={record.title} onClose={onClose}>
      <p>
        <span className="badge">{typeName(record, types)}</span>
      </p>
      <RecordContent record={record} />
    </Dialog>
  );
}
