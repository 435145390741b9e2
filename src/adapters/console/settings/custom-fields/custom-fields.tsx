import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as api from "../../../../../generated/sdk/custom-fields.ts";
import type { CustomField, CustomFieldRecordType as RecordType } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePermission } from "../../session/session.tsx";
import { pollWhile } from "../../background/polling.ts";
import { nameIn } from "../../ui/name-in.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { Page } from "../../ui/page.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { useUrlState } from "../../ui/url-state.ts";
import { ArchiveField, DeleteField } from "./end-field.tsx";
import { ChangeField, CreateField } from "./field-form.tsx";
import { type FieldAction, FieldList } from "./field-list.tsx";
import { CUSTOM_FIELDS, recordTypesOf } from "./record-types.ts";
import { texts as pageTexts } from "./texts.ts";

const isBeingIndexed = ({ index_status: index }: CustomField): boolean => index === "building";

/** The custom fields of the organization, by record type. `?do=create` opens the dialog for a new field. */
export function CustomFields() {
  const texts = usePageTexts(pageTexts);
  const mayWrite = usePermission("custom_fields:write");
  const fields = useQuery({
    queryKey: CUSTOM_FIELDS,
    queryFn: async () =>
      await api.list(client, { query: { sort: "position,created_at", page_size: 100 } }).toArray({ limit: 2_000 }),
    refetchInterval: pollWhile((data) => data.some(isBeingIndexed)),
  });
  const { values, change } = useUrlState("type", "do");
  const type = values.type || "contact";
  const [chosen, setChosen] = useState<FieldAction | null>(null);
  const action = mayWrite && values.do === "create" ? ({ kind: "create" } as const) : chosen;
  const close = (): void => {
    setChosen(null);
    change({ do: "" });
  };
  return (
    <Page
      title={texts.title}
      about={mayWrite ? texts.about : `${texts.about} ${texts.readOnly}`}
      actions={
        mayWrite && (
          <button type="button" className="primary" onClick={() => change({ do: "create" })}>
            {texts.create}
          </button>
        )
      }
    >
      <Loaded query={fields}>
        {(loaded) => {
          const types = recordTypesOf(loaded);
          const shown = types.find((one) => one === type) ?? "contact";
          const own = loaded.filter(({ entity_type }) => entity_type === shown);
          return (
            <>
              <TypeTabs types={types} shown={shown} />
              <FieldList key={shown} fields={own} onAction={mayWrite ? setChosen : null} />
              {action && <ActionDialog action={action} type={shown} fields={own} onClose={close} />}
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

function TypeTabs({ types, shown }: { readonly types: readonly RecordType[]; readonly shown: RecordType }) {
  const texts = usePageTexts(pageTexts);
  const tabs = types.map((type) => ({
    name: nameIn(texts.typeNames, type),
    href: `/settings/custom-fields?type=${type}`,
    current: type === shown,
  }));
  return <Tabs label={texts.recordTypes} tabs={tabs} />;
}

interface ActionDialogProps {
  readonly action: FieldAction;
  readonly type: RecordType;
  readonly fields: readonly CustomField[];
  readonly onClose: () => void;
}

/** The dialog of an action. It shows the field as it is now, also after somebody else changed it. */
function ActionDialog({ action, type, fields, onClose }: ActionDialogProps) {
  const texts = usePageTexts(pageTexts);
  if (action.kind === "create") {
    const position = Math.max(-1, ...fields.map((field) => field.position)) + 1;
    const name = nameIn(texts.typeNames, type);
    return <CreateField type={type} typeName={name} position={Math.min(position, 10_000)} onClose={onClose} />;
  }
  const field = fields.find(({ id }) => id === action.id);
  if (!field) return null;
  if (action.kind === "change") return <ChangeField field={field} onClose={onClose} />;
  if (action.kind === "archive") return <ArchiveField field={field} onClose={onClose} />;
  return <DeleteField field={field} onClose={onClose} />;
}
