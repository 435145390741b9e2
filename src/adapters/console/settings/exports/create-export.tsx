import { useState } from "react";
import * as api from "../../../../../generated/sdk/exports.ts";
import type {
  ExportRecordType,
  FilterCondition,
  Permission,
  RecordField,
} from "../../../../../generated/sdk/types.gen.ts";
import { useRecordTypes } from "../../background/jobs.tsx";
import { client } from "../../session/client.ts";
import { useSession } from "../../session/session.tsx";
import { useChange, useLoad } from "../../ui/data.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { CheckField, Form, SelectField, useFault } from "../../ui/form.tsx";
import { Loaded } from "../../ui/page.tsx";
import { oneOf } from "../../ui/url-state.ts";
import { Filter } from "./filter.tsx";
import { usePageTexts } from "./texts.ts";

/** Starts an export: the records, a filter and the fields. */
export function CreateExport({ onClose }: { readonly onClose: () => void }) {
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
export const exportTypes = [
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
