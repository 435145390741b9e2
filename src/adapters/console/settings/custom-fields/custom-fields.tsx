import { useState } from "react";
import type {
  CustomField,
  CustomFieldRecordType as RecordType,
  CustomFieldRecordType,
  CustomFieldType,
  FilterCondition,
} from "../../../../../generated/sdk/types.gen.ts";
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
import { usePageTexts } from "./texts.ts";
import * as api from "../../../../../generated/sdk/custom-fields.ts";
import { CheckField, Form, type FormValues, Options, SelectField, TextAreaField, TextField } from "../../ui/form.tsx";
import { KeyedName } from "../keyed-name.tsx";
import * as entities from "../../../../../generated/sdk/entities.ts";
import * as opportunities from "../../../../../generated/sdk/opportunities.ts";
import * as products from "../../../../../generated/sdk/products.ts";
import * as tasks from "../../../../../generated/sdk/tasks.ts";

/** The custom fields of the organization, by record type. `?do=create` opens the dialog for a new field. */
export function CustomFields() {
  const texts = usePageTexts();
  const mayWrite = usePermission("custom_fields:write");
  const fields = useLoad(
    CUSTOM_FIELDS,
    () => api.list(client, { query: { sort: "position,created_at", page_size: 100 } }).toArray({ limit: 2_000 }),
    { refetchInterval: pollWhile((data) => data.some(({ index_status }) => index_status === "building")) },
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

const types: readonly CustomFieldType[] = [
  ...(["text", "number", "boolean", "date", "datetime"] as const),
  ...(["select", "multi_select", "url", "email", "phone"] as const),
];
/** The record types and value types that the service can index. */
const isIndexable = (recordType: string, type: string): boolean =>
  (recordType === "contact" || recordType === "company") && type !== "multi_select";
const hasOptions = (type: string): boolean => type === "select" || type === "multi_select";

interface CreateFieldProps {
  readonly type: CustomFieldRecordType;
  readonly typeName: string;
  /** The position after the last field. */
  readonly position: number;
  readonly onClose: () => void;
}

/** Creates a field for a record type. */
function CreateField({ type: entity_type, typeName, position, onClose }: CreateFieldProps) {
  const texts = usePageTexts();
  const { forms } = useTexts();
  const [type, setType] = useState<CustomFieldType>("text");
  const create = useChange(
    (body: api.CustomFieldsCreateInput["body"]) => api.create(client, { body }),
    [CUSTOM_FIELDS],
    { done: forms.saved, onDone: onClose },
  );
  const read = (values: FormValues) => ({
    entity_type,
    position,
    type,
    key: values.text("key"),
    ...commonOf(values),
    ...(hasOptions(type) && { options: linesOf(values.text("options")) }),
  });
  return (
    <Dialog title={fill(texts.createTitle, { type: typeName })} onClose={onClose}>
      <Form mutation={create} read={read} submit={texts.create} onCancel={onClose}>
        <KeyedName label={texts.label} keyLabel={texts.key} keyHelp={texts.keyHelp} maxKey={50} />
        <SelectField
          label={texts.type}
          name="type"
          help={texts.typeHelp}
          value={type}
          onChange={({ target }) => setType(types.find((one) => one === target.value) ?? "text")}
        >
          <Options names={texts.types} />
        </SelectField>
        {hasOptions(type) && <TextAreaField label={texts.options} name="options" help={texts.optionsHelp} />}
        <CommonFields isIndexable={isIndexable(entity_type, type)} />
      </Form>
    </Dialog>
  );
}

/** Changes the name, the options and the rules of a field. */
function ChangeField({ field, onClose }: { readonly field: CustomField; readonly onClose: () => void }) {
  const texts = usePageTexts();
  const { forms } = useTexts();
  const { id, label, options, entity_type, type } = field;
  const change = useChange(
    (body: api.CustomFieldsUpdateInput["body"]) => api.update(client, { path: { id }, body, headers: ifMatch(field) }),
    [CUSTOM_FIELDS],
    { done: forms.saved, onDone: onClose },
  );
  const read = (values: FormValues) => ({
    ...commonOf(values),
    ...(options && { options: linesOf(values.text("options")) }),
  });
  return (
    <Dialog title={fill(texts.changeTitle, { name: label })} onClose={onClose}>
      <Form mutation={change} read={read} onCancel={onClose}>
        <TextField label={texts.label} name="label" maxLength={100} autoComplete="off" defaultValue={label} />
        {options && (
          <TextAreaField
            label={texts.options}
            name="options"
            help={texts.optionsChange}
            rows={Math.min(options.length + 1, 10)}
            defaultValue={options.join("\n")}
          />
        )}
        <CommonFields field={field} isIndexable={isIndexable(entity_type, type)} />
      </Form>
    </Dialog>
  );
}

function CommonFields({ field, isIndexable }: { readonly field?: CustomField; readonly isIndexable: boolean }) {
  const texts = usePageTexts();
  return (
    <>
      <TextField
        label={texts.description}
        name="description"
        help={texts.descriptionHelp}
        optional
        maxLength={500}
        autoComplete="off"
        defaultValue={field?.description ?? ""}
      />
      <CheckField
        label={texts.required}
        help={texts.requiredHelp}
        name="required"
        defaultChecked={field?.required ?? false}
      />
      {isIndexable && (
        <CheckField
          label={texts.indexed}
          help={texts.indexedHelp}
          name="indexed"
          defaultChecked={field?.indexed ?? false}
        />
      )}
    </>
  );
}

const commonOf = (values: FormValues) => ({
  label: values.text("label"),
  description: values.textOrNull("description"),
  required: values.checked("required"),
  indexed: values.checked("indexed"),
});

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** The key of the list of custom fields. */
const CUSTOM_FIELDS = ["customFields"] as const;

/** The record types with custom fields that this version of the console knows. */
const KNOWN = ["contact", "company", "opportunity", "task", "product"] as const;

/** Returns all record types, also those that only the fields name. */
function recordTypesOf(fields: readonly CustomField[]): CustomFieldRecordType[] {
  const found = fields.map(({ entity_type }) => entity_type as CustomFieldRecordType);
  return [...new Set([...KNOWN, ...found])];
}

/** The number of records with a value, and the names of filters if all records were compared. */
interface CountMeta {
  readonly total: number;
  readonly narrow_by?: readonly string[] | undefined;
}

/** Counts the records that have a value for a field; null if the console cannot count records of this type. */
async function countValues({ entity_type: type, key }: CustomField): Promise<CountMeta | null> {
  const hasValue: FilterCondition = { field: `custom_fields.${key}`, operator: "is_not_empty" };
  const isOfType: FilterCondition = { field: "entity_type", operator: "eq", value: type };
  const search = {
    contact: () => entities.search(client, bodyWith(isOfType, hasValue)),
    company: () => entities.search(client, bodyWith(isOfType, hasValue)),
    opportunity: () => opportunities.search(client, bodyWith(hasValue)),
    task: () => tasks.search(client, bodyWith(hasValue)),
    product: () => products.search(client, bodyWith(hasValue)),
  };
  const known = KNOWN.find((one) => one === type);
  return known === undefined ? null : (await search[known]()).meta;
}

const bodyWith = (...conditions: FilterCondition[]) => ({
  body: { filter: { op: "and" as const, conditions }, page_size: 1 },
});
