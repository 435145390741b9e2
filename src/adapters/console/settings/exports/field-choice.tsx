import type { RecordField } from "../../../../../generated/sdk/types.gen.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { CheckField } from "../../ui/fields.tsx";
import { useFault } from "../../ui/form.tsx";
import { texts as pageTexts } from "./texts.ts";

interface FieldChoiceProps {
  readonly fields: readonly RecordField[];
  /** The names in the order of the file; null for all fields. */
  readonly chosen: readonly string[] | null;
  readonly onChange: (chosen: readonly string[] | null) => void;
}

/** All fields of the records, or some of them. */
export function FieldChoice({ fields, chosen, onChange }: FieldChoiceProps) {
  const texts = usePageTexts(pageTexts);
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
