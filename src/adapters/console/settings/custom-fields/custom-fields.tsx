import { useState } from "react";
import * as api from "../../../../../generated/sdk/custom-fields.ts";
import type { CustomField, CustomFieldRecordType as RecordType } from "../../../../../generated/sdk/types.gen.ts";
import { pollWhile } from "../../background/jobs.tsx";
import { client } from "../../session/client.ts";
import { usePermission } from "../../session/session.tsx";
import { fill, useTexts } from "../../texts/texts.tsx";
import { ifMatch, requireSuccess, useChange, useLoad } from "../../ui/data.ts";
import { Confirm, Dialog } from "../../ui/dialog.tsx";
import { Button, ChangeButton, ErrorNotice, Loaded, Page, Section } from "../../ui/page.tsx";
import { OrderNotice, Sortable, useOrder } from "../../ui/sortable.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { useUrlState } from "../../ui/url-state.ts";
import { Badge, nameIn } from "../../ui/values.tsx";
import { ChangeField, CreateField } from "./field-form.tsx";
import { countValues, CUSTOM_FIELDS, recordTypesOf } from "./record-types.ts";
import { usePageTexts } from "./texts.ts";

const isBeingIndexed = ({ index_status: index }: CustomField): boolean => index === "building";

/** The custom fields of the organization, by record type. `?do=create` opens the dialog for a new field. */
export function CustomFields() {
  const texts = usePageTexts();
  const mayWrite = usePermission("custom_fields:write");
  const fields = useLoad(
    CUSTOM_FIELDS,
    () => api.list(client, { query: { sort: "position,created_at", page_size: 100 } }).toArray({ limit: 2_000 }),
    { refetchInterval: pollWhile((data) => data.some(isBeingIndexed)) },
  );
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
          <Button className="primary" onClick={() => change({ do: "create" })}>
            {texts.create}
          </Button>
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
  const texts = usePageTexts();
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
  const texts = usePageTexts();
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

/** An action on the page or on a field. */
type FieldAction =
  { readonly kind: "create" } | { readonly kind: "change" | "archive" | "delete"; readonly id: string };

interface FieldListProps {
  readonly fields: readonly CustomField[];
  /** Null if the user may not change fields. */
  readonly onAction: ((action: FieldAction) => void) | null;
}

/** The fields of one record type: those in use in their order, then the archived ones. */
function FieldList({ fields, onAction }: FieldListProps) {
  const texts = usePageTexts();
  const { forms } = useTexts();
  const archived = fields.filter((field) => field.archived);
  const order = useOrder(
    fields.filter((field) => !field.archived),
    ({ id }) => id,
  );
  const save = useChange(() => saveOrder(order.items), [CUSTOM_FIELDS], { done: forms.saved });
  if (fields.length === 0)
    return (
      <div className="empty">
        <p>{texts.empty}</p>
      </div>
    );
  return (
    <>
      {order.items.length > 0 && (
        <Sortable
          label={texts.title}
          items={order.items}
          itemKey={({ id }) => id}
          itemName={({ label }) => label}
          onMove={onAction && order.move}
        >
          {(field) => <FieldItem field={field} onAction={onAction} />}
        </Sortable>
      )}
      <OrderNotice order={order} save={save} />
      {archived.length > 0 && (
        <Section title={texts.archived}>
          <ul className="sortable">
            {archived.map((field) => (
              <li key={field.id}>
                <div className="sortable-content">
                  <FieldItem field={field} onAction={onAction} />
                </div>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** Saves the positions of the fields that are not at their place, in one request. */
async function saveOrder(fields: readonly CustomField[]): Promise<void> {
  const operations = fields.flatMap(({ id, version, position: before }, position) =>
    before === position ? [] : [{ method: "update" as const, id, expected_version: version, changes: { position } }],
  );
  if (operations.length > 0) requireSuccess(await api.batch(client, { body: { operations } }));
}

interface FieldItemProps {
  readonly field: CustomField;
  readonly onAction: ((action: FieldAction) => void) | null;
}

function FieldItem({ field, onAction }: FieldItemProps) {
  const texts = usePageTexts();
  const { id, label, key, type, options, required, archived, description, index_status: index } = field;
  const reactivate = useChange(
    () => api.update(client, { path: { id }, body: { archived: false }, headers: ifMatch(field) }),
    [CUSTOM_FIELDS],
    { done: texts.reactivated },
  );
  return (
    <>
      <div>
        <strong>{label}</strong> <code>{key}</code> {required && <Badge>{texts.required}</Badge>}{" "}
        {index && <Badge>{nameIn(texts.indexStates, index)}</Badge>}
        <span className="help">
          {nameIn(texts.types, type)}
          {options && ` – ${options.join(", ")}`}
        </span>
        {description !== null && <span className="help">{description}</span>}
        {reactivate.error && <ErrorNotice error={reactivate.error} />}
      </div>
      {onAction && (
        <div className="row-actions">
          <Button onClick={() => onAction({ kind: "change", id })}>{texts.change}</Button>
          {archived ? (
            <ChangeButton change={reactivate}>{texts.reactivate}</ChangeButton>
          ) : (
            <Button onClick={() => onAction({ kind: "archive", id })}>{texts.archive}</Button>
          )}
          <Button onClick={() => onAction({ kind: "delete", id })}>{texts.delete}</Button>
        </div>
      )}
    </>
  );
}

interface EndFieldProps {
  readonly field: CustomField;
  readonly onClose: () => void;
}

/** Archives a field after saying what happens to its values. */
function ArchiveField({ field, onClose }: EndFieldProps) {
  const texts = usePageTexts();
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
  const { archivedDone: done } = usePageTexts();
  const { id } = field;
  return useChange(
    () => api.update(client, { path: { id }, body: { archived: true }, headers: ifMatch(field) }),
    [CUSTOM_FIELDS],
    { done, onDone },
  );
}

/** Deletes a field without values; for a field with values, it offers to archive it. */
function DeleteField({ field, onClose }: EndFieldProps) {
  const texts = usePageTexts();
  const { id, label } = field;
  const count = useLoad([...CUSTOM_FIELDS, id, "values"], () => countValues(field), { gcTime: 0 });
  const remove = useChange(() => api.delete(client, { path: { id }, headers: ifMatch(field) }), [CUSTOM_FIELDS], {
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

interface NarrowNoticeProps {
  /** The meta of a list or search. */
  readonly meta: { readonly narrow_by?: readonly string[] | undefined };
  /** What the user can do instead, as a sentence. */
  readonly remedy: string;
}

/** Explains why a list is slow, if the answer says that all contacts and companies were compared. */
function NarrowNotice({ meta, remedy }: NarrowNoticeProps) {
  const { narrow } = useTexts();
  if (meta.narrow_by === undefined) return null;
  return (
    <p className="notice" role="note">
      {narrow} {remedy}
    </p>
  );
}
