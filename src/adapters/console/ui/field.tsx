import { type ReactNode, useId } from "react";
import { useTexts } from "../texts/texts.tsx";
import { useEntryFault } from "./form.tsx";

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
