import { useState } from "react";
import * as api from "../../../../../generated/sdk/custom-fields.ts";
import type { CustomField, CustomFieldRecordType, CustomFieldType } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { fill, useTexts } from "../../texts/texts.tsx";
import { ifMatch, useChange } from "../../ui/data.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { CheckField, Form, type FormValues, Options, SelectField, TextAreaField, TextField } from "../../ui/form.tsx";
import { KeyedName } from "../keyed-name.tsx";
import { CUSTOM_FIELDS } from "./record-types.ts";
import { usePageTexts } from "./texts.ts";

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
export function CreateField({ type: entity_type, typeName, position, onClose }: CreateFieldProps) {
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
export function ChangeField({ field, onClose }: { readonly field: CustomField; readonly onClose: () => void }) {
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
