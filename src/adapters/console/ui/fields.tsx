import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from "react";
import { useFault, useEntryFault } from "./form.tsx";
import { useTexts } from "../texts/texts.tsx";

interface Common {
  readonly label: string;
  /** The name of the value in the form. */
  readonly name: string;
  /** The field of the body that errors name, e.g. `/name`; follows from the name without it. */
  readonly path?: string;
  readonly help?: ReactNode;
  readonly optional?: boolean;
}

/** A labeled text field in a form. */
export function TextField({ label, name, path, help, optional, ...input }: Common & Attributes<"input">) {
  const fault = useFault(path ?? `/${name}`);
  return (
    <Field label={label} help={help} fault={fault} optional={optional}>
      {(control) => <input {...control} {...input} name={name} />}
    </Field>
  );
}

/** A labeled field for text with several lines in a form. */
export function TextAreaField({ label, name, path, help, optional, ...area }: Common & Attributes<"textarea">) {
  const fault = useFault(path ?? `/${name}`);
  return (
    <Field label={label} help={help} fault={fault} optional={optional}>
      {(control) => <textarea rows={3} {...control} {...area} name={name} />}
    </Field>
  );
}

/** A labeled choice in a form; the children are its options. */
export function SelectField({ label, name, path, help, optional, ...select }: Common & Attributes<"select">) {
  const fault = useFault(path ?? `/${name}`);
  return (
    <Field label={label} help={help} fault={fault} optional={optional}>
      {(control) => <select {...control} {...select} name={name} />}
    </Field>
  );
}

interface CheckFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  readonly label: ReactNode;
  readonly help?: ReactNode;
}

/** A checkbox with its label; with `type="radio"`, one choice of several of the same name. */
export function CheckField({
  label,
  help,
  type = "checkbox",
  ...input
}: CheckFieldProps & { readonly type?: "checkbox" | "radio" }) {
  return (
    <label className="choice">
      <input type={type} {...input} />
      <span>
        {label} {help !== undefined && <span className="help">{help}</span>}
      </span>
    </label>
  );
}

type Elements = {
  input: InputHTMLAttributes<HTMLInputElement>;
  textarea: TextareaHTMLAttributes<HTMLTextAreaElement>;
  select: SelectHTMLAttributes<HTMLSelectElement>;
};
type Attributes<Element extends keyof Elements> = Omit<Elements[Element], "name" | "id" | "required">;

interface FieldProps {
  readonly label: string;
  readonly help?: ReactNode;
  /** Why the value was rejected. */
  readonly fault?: string | undefined;
  readonly optional?: boolean | undefined;
  /** Renders the control with these attributes. */
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

/** The attributes that connect a control with its label, help and error. */
interface ControlAttributes {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": boolean;
  readonly required: boolean;
}

/** A labeled control with its help and its error. */
export function Field({ label, help, fault: rejected, optional = false, children }: FieldProps) {
  const id = useId();
  const fault = useEntryFault(id) ?? rejected;
  const { optional: optionalText } = useTexts().forms;
  const notes = [help !== undefined && `${id}-help`, fault !== undefined && `${id}-fault`].filter(
    (note) => note !== false,
  );
  return (
    <div className="field" data-field={id}>
      <label htmlFor={id}>
        {label} {optional && <span className="quiet">{optionalText}</span>}
      </label>
      {children({
        id,
        "aria-describedby": notes.length > 0 ? notes.join(" ") : undefined,
        "aria-invalid": fault !== undefined,
        required: !optional,
      })}
      {help !== undefined && (
        <span className="help" id={`${id}-help`}>
          {help}
        </span>
      )}
      {fault !== undefined && (
        <span className="error" id={`${id}-fault`}>
          {fault}
        </span>
      )}
    </div>
  );
}
