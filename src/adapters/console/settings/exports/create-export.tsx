import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as api from "../../../../../generated/sdk/exports.ts";
import type { ExportRecordType, FilterCondition, RecordField } from "../../../../../generated/sdk/types.gen.ts";
import { useRecordTypes } from "../../background/record-types.ts";
import { client } from "../../session/client.ts";
import { useSession } from "../../session/session.tsx";
import { usePageTexts } from "../../texts/page-texts.ts";
import { useChange } from "../../ui/changes.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { SelectField } from "../../ui/fields.tsx";
import { Form } from "../../ui/form.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { oneOf } from "../../ui/one-of.ts";
import { exportTypes, permissionOf } from "./export-types.ts";
import { FieldChoice } from "./field-choice.tsx";
import { Filter } from "./filter.tsx";
import { EXPORTS } from "./queries.ts";
import { texts as pageTexts } from "./texts.ts";

/** Starts an export: the records, a filter and the fields. */
export function CreateExport({ onClose }: { readonly onClose: () => void }) {
  const texts = usePageTexts(pageTexts);
  const { permissions } = useSession();
  const offered = exportTypes.filter((type) => permissions.includes(permissionOf[type]));
  const [type, setType] = useState<ExportRecordType>(offered[0] ?? "contact");
  const fields = useQuery({
    queryKey: [...EXPORTS, "fields", type],
    queryFn: async () => (await api.fields(client, { query: { entity_type: type } })).fields,
  });
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
  const texts = usePageTexts(pageTexts);
  const nameOf = useRecordTypes();
  const [conditions, setConditions] = useState<readonly FilterCondition[]>([]);
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const create = useChange((body: api.ExportsCreateInput["body"]) => api.create(client, { body }), {
    changes: [EXPORTS],
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
