import { useQuery } from "@tanstack/react-query";
import * as api from "../../../../../generated/sdk/custom-fields.ts";
import type { CustomField } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { useChange } from "../../ui/changes.ts";
import { Confirm } from "../../ui/confirm.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ifMatch } from "../../ui/if-match.ts";
import { NarrowNotice } from "../../ui/narrow-notice.tsx";
import { countValues, CUSTOM_FIELDS } from "./record-types.ts";
import { texts as pageTexts } from "./texts.ts";

interface EndFieldProps {
  readonly field: CustomField;
  readonly onClose: () => void;
}

/** Archives a field after saying what happens to its values. */
export function ArchiveField({ field, onClose }: EndFieldProps) {
  const texts = usePageTexts(pageTexts);
  const archive = useArchive(field, onClose);
  return (
    <Confirm
      title={fill(texts.archiveTitle, { name: field.label })}
      action={texts.archive}
      mutation={archive}
      onClose={onClose}
    >
      <p>{texts.archiveText}</p>
    </Confirm>
  );
}

function useArchive(field: CustomField, onDone: () => void) {
  const { archivedDone: done } = usePageTexts(pageTexts);
  const { id } = field;
  return useChange(() => api.update(client, { path: { id }, body: { archived: true }, headers: ifMatch(field) }), {
    changes: [CUSTOM_FIELDS],
    done,
    onDone,
  });
}

/** Deletes a field without values; for a field with values, it offers to archive it. */
export function DeleteField({ field, onClose }: EndFieldProps) {
  const texts = usePageTexts(pageTexts);
  const { id, label } = field;
  const count = useQuery({ queryKey: [...CUSTOM_FIELDS, id, "values"], queryFn: () => countValues(field), gcTime: 0 });
  const remove = useChange(() => api.delete(client, { path: { id }, headers: ifMatch(field) }), {
    changes: [CUSTOM_FIELDS],
    done: texts.deleted,
    onDone: onClose,
  });
  const archive = useArchive(field, onClose);
  const title = fill(texts.deleteTitle, { name: label });
  const total = count.data?.total ?? 0;
  const isUsed = total > 0;
  const used = fill(texts.deleteUsed, { count: total });
  const slow = <NarrowNotice meta={count.data ?? {}} remedy={fill(texts.narrow, { option: texts.indexed })} />;
  if (isUsed && field.archived)
    return (
      <Dialog title={title} onClose={onClose}>
        <p>{used}</p>
        {slow}
      </Dialog>
    );
  if (isUsed)
    return (
      <Confirm title={title} action={texts.archive} mutation={archive} onClose={onClose}>
        <p>
          {used} {texts.archiveInstead}
        </p>
        {slow}
      </Confirm>
    );
  const deletion = { ...remove, isPending: remove.isPending || count.isPending };
  return (
    <Confirm title={title} action={texts.delete} mutation={deletion} onClose={onClose}>
      <p>{count.isPending ? texts.counting : count.data?.total === 0 ? texts.deleteNone : texts.deleteUnknown}</p>
      {slow}
    </Confirm>
  );
}
