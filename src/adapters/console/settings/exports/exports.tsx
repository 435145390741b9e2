import { useState } from "react";
import type {
  Export,
  ExportRecordType,
  FilterCondition,
  Permission,
  RecordField,
} from "../../../../../generated/sdk/types.gen.ts";
import { DownloadButton } from "../../background/download.tsx";
import { CancelJob, isUnfinished, pollWhile, Progress, StatusBadge, useRecordTypes } from "../../background/jobs.tsx";
import { client } from "../../session/client.ts";
import { useSession } from "../../session/session.tsx";
import { fill } from "../../texts/texts.tsx";
import { useChange, useLoad } from "../../ui/data.ts";
import { Confirm, Dialog } from "../../ui/dialog.tsx";
import { Button, Loaded, Page } from "../../ui/page.tsx";
import { type Column, Pager, Table, usePageNumber } from "../../ui/table.tsx";
import { useUrlState, oneOf } from "../../ui/url-state.ts";
import { ActorName, Time, useByteSizes, useNumbers } from "../../ui/values.tsx";
import { usePageTexts } from "./texts.ts";
import * as api from "../../../../../generated/sdk/exports.ts";
import { CheckField, Form, SelectField, useFault } from "../../ui/form.tsx";
import { Filter } from "./filter.tsx";

/** The exports whose files are kept. */
export function Exports() {
  const texts = usePageTexts();
  const page = usePageNumber();
  const { permissions } = useSession();
  const mayExport =
    permissions.includes("records:export") && exportTypes.some((type) => permissions.includes(permissionOf[type]));
  const { values, change } = useUrlState("do");
  const exports = useLoad([...EXPORTS, page], () => api.list(client, { query: { page } }), {
    refetchInterval: pollWhile(({ data }) => data.some(({ status }) => isUnfinished(status))),
  });
  return (
    <Page
      title={texts.title}
      about={texts.about}
      actions={
        mayExport && (
          <Button className="primary" onClick={() => change({ do: "create" })}>
            {texts.create}
          </Button>
        )
      }
    >
      <Loaded query={exports}>
        {({ data, meta }) => (
          <>
            <ExportTable exports={data} />
            <Pager meta={meta} />
          </>
        )}
      </Loaded>
      {mayExport && values.do === "create" && <CreateExport onClose={() => change({ do: "" })} />}
    </Page>
  );
}

function ExportTable({ exports }: { readonly exports: readonly Export[] }) {
  const texts = usePageTexts();
  const nameOf = useRecordTypes();
  const columns: readonly Column<Export>[] = [
    { title: texts.records, cell: ({ entity_type }) => nameOf(entity_type) },
    { title: texts.content, cell: (one) => <Content export={one} /> },
    { title: texts.status, cell: (one) => <Status export={one} /> },
    {
      title: texts.created,
      cell: ({ created_at, created_by }) => (
        <>
          <Time at={created_at} />{" "}
          <span className="quiet">
            <ActorName actor={created_by} />
          </span>
        </>
      ),
    },
    { title: texts.expires, cell: ({ expires_at }) => <Time at={expires_at} /> },
    { title: texts.actions, cell: (one) => <Actions export={one} /> },
  ];
  return (
    <Table
      caption={texts.title}
      columns={columns}
      rows={exports}
      rowKey={({ id }) => id}
      empty={<p>{texts.empty}</p>}
    />
  );
}

function Content({ export: { fields, filter } }: { readonly export: Export }) {
  const texts = usePageTexts();
  const columns = fields === null ? texts.allFields : fill(texts.someFields, { count: fields.length });
  return filter === null ? columns : `${columns}, ${texts.filtered}`;
}

function Status({ export: { entity_type, status, rows, bytes } }: { readonly export: Export }) {
  const texts = usePageTexts();
  const nameOf = useRecordTypes();
  const [number, size] = [useNumbers(), useByteSizes()];
  if (isUnfinished(status)) return <Progress label={nameOf(entity_type)} done={rows} total={null} />;
  return (
    <>
      <StatusBadge status={status} />{" "}
      {status === "completed" && (
        <span className="quiet">{fill(texts.size, { count: rows, number: number(rows), size: size(bytes) })}</span>
      )}
    </>
  );
}

function Actions({ export: one }: { readonly export: Export }) {
  const texts = usePageTexts();
  const { id, status, job_id, entity_type, created_at } = one;
  if (isUnfinished(status)) return <CancelJob jobId={job_id} changes={[EXPORTS]} />;
  return (
    <>
      {status === "completed" && (
        <DownloadButton
          label={texts.download}
          fileName={`${entity_type}-${created_at.slice(0, 10)}.csv`}
          load={() => api.file(client, { path: { id } })}
        />
      )}{" "}
      <DeleteExport id={id} />
    </>
  );
}

/** Deletes an export with its file, which then no longer counts towards the quota. */
function DeleteExport({ id }: Pick<Export, "id">) {
  const texts = usePageTexts();
  const [asking, setAsking] = useState(false);
  const remove = useChange(() => api.delete(client, { path: { id } }), [EXPORTS], {
    done: texts.deleted,
    onDone: () => setAsking(false),
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{texts.delete}</Button>
      {asking && (
        <Confirm title={texts.deleteTitle} action={texts.delete} mutation={remove} onClose={() => setAsking(false)}>
          <p>{texts.deleteText}</p>
        </Confirm>
      )}
    </>
  );
}

/** Starts an export: the records, a filter and the fields. */
function CreateExport({ onClose }: { readonly onClose: () => void }) {
  const texts = usePageTexts();
  const { permissions } = useSession();
  const offered = exportTypes.filter((type) => permissions.includes(permissionOf[type]));
  const [type, setType] = useState<ExportRecordType>(offered[0] ?? "contact");
  const fields = useLoad(
    [...EXPORTS, "fields", type],
    async () => (await api.fields(client, { query: { entity_type: type } })).fields,
  );
  return (
    <Dialog title={texts.create} onClose={onClose}>
      <Loaded query={fields}>
        {(loaded) => (
          <ExportForm key={type} fields={loaded} type={type} offered={offered} setType={setType} onClose={onClose} />
        )}
      </Loaded>
    </Dialog>
  );
}

interface ExportFormProps {
  readonly type: ExportRecordType;
  readonly offered: readonly ExportRecordType[];
  readonly setType: (type: ExportRecordType) => void;
  readonly fields: readonly RecordField[];
  readonly onClose: () => void;
}

function ExportForm({ type, offered, setType, fields, onClose }: ExportFormProps) {
  const texts = usePageTexts();
  const nameOf = useRecordTypes();
  const [conditions, setConditions] = useState<readonly FilterCondition[]>([]);
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const create = useChange((body: api.ExportsCreateInput["body"]) => api.create(client, { body }), [EXPORTS], {
    done: texts.started,
    onDone: onClose,
  });
  const body = (): api.ExportsCreateInput["body"] => ({
    entity_type: type,
    ...(conditions.length > 0 && { filter: { op: "and", conditions: [...conditions] } }),
    ...(chosen !== null && { fields: [...chosen] }),
  });
  return (
    <Form mutation={create} read={body} submit={texts.create} onCancel={onClose}>
      <SelectField
        label={texts.records}
        name="entity_type"
        value={type}
        onChange={({ target }) => setType(oneOf(offered, target.value) ?? type)}
      >
        {offered.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </SelectField>
      <Filter fields={fields} conditions={conditions} onChange={setConditions} />
      <FieldChoice fields={fields} chosen={chosen} onChange={setChosen} />
    </Form>
  );
}

interface FieldChoiceProps {
  readonly fields: readonly RecordField[];
  /** The names in the order of the file; null for all fields. */
  readonly chosen: readonly string[] | null;
  readonly onChange: (chosen: readonly string[] | null) => void;
}

/** All fields of the records, or some of them. */
function FieldChoice({ fields, chosen, onChange }: FieldChoiceProps) {
  const texts = usePageTexts();
  const fault = useFault("/fields");
  const names = fields.map(({ name }) => name);
  const toggle = (name: string): void =>
    onChange(names.filter((one) => (one === name ? !chosen?.includes(one) : chosen?.includes(one))));
  return (
    <fieldset>
      <legend>{texts.columns}</legend>
      <CheckField
        label={texts.allFields}
        help={texts.allFieldsHelp}
        checked={chosen === null}
        onChange={({ target }) => onChange(target.checked ? null : names)}
      />
      {fault !== undefined && <p className="error">{fault}</p>}
      {chosen !== null && (
        <div className="scopes">
          {fields.map(({ name, label }) => (
            <CheckField key={name} label={label} checked={chosen.includes(name)} onChange={() => toggle(name)} />
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** The record types that the console exports, in the order of their choice. */
const exportTypes = [
  "contact",
  "company",
  "product",
  "line_item",
  "task",
  "note",
  "form",
  "form_submission",
  "topic",
] as const satisfies readonly ExportRecordType[];

/** The permission that an export of these records needs. */
export const permissionOf: Readonly<Record<(typeof exportTypes)[number], Permission>> = {
  contact: "entities:read",
  company: "entities:read",
  product: "products:read",
  line_item: "opportunities:read",
  task: "tasks:read",
  note: "notes:read",
  form: "forms:read",
  form_submission: "forms:read",
  topic: "campaigns:read",
};

/** The key of the lists of exports and of their fields. */
export const EXPORTS = ["exports"] as const;
