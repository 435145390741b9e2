import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";
import { Field } from "./field.tsx";
import { useFault } from "./form.tsx";

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
