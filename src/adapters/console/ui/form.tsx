import {
  createContext,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type SyntheticEvent,
  type TextareaHTMLAttributes,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { CrmError, type ErrorDetail } from "../../sdk/errors.ts";
import type { Texts } from "../texts/en.ts";
import { fill, useTexts } from "../texts/texts.tsx";
import { Button, ErrorNotice } from "./page.tsx";
import { useUnsavedWork } from "./unsaved.ts";

type Faults = ReadonlyMap<string, string>;

const NO_FAULTS: Faults = new Map();

/** Errors that were found before the form was sent, by the id of the control. */
const FaultsContext = createContext<Faults>(NO_FAULTS);

/** The parts of the request whose messages fields show. */
const PathsContext = createContext(new Set<string>());

const isShownIn = (paths: ReadonlySet<string>, path: string): boolean =>
  [...paths].some((shown) => path === shown || path.startsWith(`${shown}/`));

const DetailsContext = createContext<readonly ErrorDetail[]>([]);

interface FormProps<Body> {
  readonly mutation: {
    readonly isPending: boolean;
    readonly error: unknown;
    readonly mutate: (body: Body) => void;
  };
  /** Makes the body of the request from the fields of the form. */
  readonly read: (values: FormValues) => Body;
  /** The name of the button that submits the form; "Save" without it. */
  readonly submit?: string;
  readonly onCancel?: () => void;
  /** Whether the entries are not worth a question before they are lost, such as a password that is asked for. */
  readonly passing?: boolean;
  readonly children: ReactNode;
}

/**
 * A form: sends its values and shows each error of the response at its field. Entries that are missing or wrong are
 * shown there before, in the language of the page. Nobody leaves the page without a question while it has other entries
 * than at its start.
 */
export function Form<Body>({ mutation, read, submit, onCancel, passing = false, children }: FormProps<Body>) {
  const { forms, entries } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const { error, isPending, mutate } = mutation;
  const [faults, setFaults] = useState(NO_FAULTS);
  const [paths] = useState(() => new Set<string>());
  useEffect(() => {
    if (error != null || faults.size > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    // A corrected entry leaves the focus where it is.
  }, [error, faults.size > 0]); // oxlint-disable-line react/exhaustive-deps
  const start = useUnsavedEntries(form, { isPending, failed: error != null, passing });
  const send = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const invalid = invalidEntries(event.currentTarget, entries);
    setFaults(invalid?.faults ?? NO_FAULTS);
    if (invalid?.other && invalid.faults.size === 0) report(invalid.other);
    if (invalid === null && !isPending) mutate(read(new FormValues(event.currentTarget)));
  };
  const correct = ({ target }: SyntheticEvent): void => {
    if (!(target instanceof HTMLElement) || !faults.has(target.id)) return;
    setFaults(new Map([...faults].filter(([id]) => id !== target.id)));
  };
  return (
    <form ref={form} noValidate onSubmit={send} onFocus={start} onInput={correct}>
      <PathsContext value={paths}>
        <DetailsContext value={error instanceof CrmError ? error.details : []}>
          <FaultsContext value={faults}>{children}</FaultsContext>
        </DetailsContext>
      </PathsContext>
      {error != null && <ErrorNotice error={error} isAtField={(path) => isShownIn(paths, path)} />}
      <div className="actions">
        {onCancel && <Button onClick={onCancel}>{forms.cancel}</Button>}
        <button className="primary" disabled={isPending}>
          {submit ?? forms.save}
        </button>
      </div>
    </form>
  );
}

/** The browser shows the text at the control, until its entry changes. */
function report({ control, text }: NonNullable<NonNullable<ReturnType<typeof invalidEntries>>["other"]>): void {
  control.setCustomValidity(text);
  control.reportValidity();
  control.addEventListener("input", () => control.setCustomValidity(""), { once: true });
  control.addEventListener("change", () => control.setCustomValidity(""), { once: true });
}

interface Sending {
  readonly isPending: boolean;
  readonly failed: boolean;
  readonly passing: boolean;
}

/**
 * Registers the entries of a form as unsaved while they differ from those at its first focus, or after it was sent.
 * Returns a function that notes the entries at the first focus: what was filled in before was not the user.
 */
function useUnsavedEntries(
  form: { readonly current: HTMLFormElement | null },
  { isPending, failed, passing }: Sending,
) {
  const start = useRef<string>(null);
  const sending = useRef(false);
  useEffect(() => {
    if (sending.current && !isPending && !failed && form.current && start.current !== null)
      start.current = entriesOf(form.current);
    sending.current = isPending;
  }, [isPending, failed, form]);
  useUnsavedWork({
    isUnsaved: () =>
      !passing &&
      !sending.current &&
      start.current !== null &&
      form.current !== null &&
      entriesOf(form.current) !== start.current,
    element: () => form.current,
  });
  return (): void => {
    if (form.current) start.current ??= entriesOf(form.current);
  };
}

/** Returns what is wrong with the entry of a control, found before the form was sent. */
function useEntryFault(id: string): string | undefined {
  return useContext(FaultsContext).get(id);
}

/** Returns the message about a field of the form, e.g. `/name`; also about its parts, e.g. `/scopes/1`. */
export function useFault(path: string): string | undefined {
  const details = useContext(DetailsContext);
  const paths = useContext(PathsContext);
  useEffect(() => {
    paths.add(path);
    return () => {
      paths.delete(path);
    };
  }, [paths, path]);
  return details.find((detail) => detail.path === path || detail.path.startsWith(`${path}/`))?.message;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement): Control[] => [...form.elements].filter(isControl);

/** Returns everything that is entered in a form as one text, to compare it later. */
function entriesOf(form: HTMLFormElement): string {
  return JSON.stringify(controlsOf(form).map((control) => [control.name, entryOf(control)]));
}

function entryOf(control: Control): unknown {
  if (control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type)) return control.checked;
  return control.value;
}

/** The entries that the browser rejects before a form is sent. */
interface InvalidEntries {
  /** Texts by the id of the control, for controls that show their error. */
  readonly faults: ReadonlyMap<string, string>;
  /** The first control that shows no error itself, with its text. */
  readonly other: { readonly control: Control; readonly text: string } | null;
}

/** Finds all entries that do not fulfill the constraints of their controls; null if there are none. */
function invalidEntries(form: HTMLFormElement, texts: Texts["entries"]): InvalidEntries | null {
  const wrong = controlsOf(form)
    .filter((control) => control.willValidate && !control.validity.valid)
    .map((control) => ({ control, text: textOf(control, texts) }));
  if (wrong.length === 0) return null;
  const [shown, others] = [
    wrong.filter(({ control }) => isShown(control)),
    wrong.filter(({ control }) => !isShown(control)),
  ];
  return { faults: new Map(shown.map(({ control, text }) => [control.id, text])), other: others[0] ?? null };
}

/** The component Field shows the error of its control. */
const isShown = (control: Control): boolean =>
  control.id !== "" && control.closest("[data-field]")?.getAttribute("data-field") === control.id;

/** Browsers say this in their own language, which need not be that of the page. */
function textOf(control: Control, texts: Texts["entries"]): string {
  const { validity, type } = control;
  const { min = "", max = "", minLength = 0, maxLength = 0 } = control as Partial<HTMLInputElement>;
  if (validity.badInput) return type === "number" ? texts.number : texts.incomplete;
  if (validity.valueMissing)
    return type === "checkbox" || type === "radio"
      ? texts.check
      : type.startsWith("select")
        ? texts.choose
        : type === "file"
          ? texts.file
          : texts.missing;
  if (validity.typeMismatch) return type === "email" ? texts.email : texts.url;
  if (validity.tooShort) return fill(texts.tooShort, { count: minLength });
  if (validity.tooLong) return fill(texts.tooLong, { count: maxLength });
  if (validity.rangeUnderflow) return fill(texts.min, { min });
  if (validity.rangeOverflow) return fill(texts.max, { max });
  return validity.stepMismatch ? texts.step : validity.customError ? control.validationMessage : texts.other;
}

/** The values of a form by the names of its controls. */
export class FormValues {
  readonly #data: FormData;

  constructor(form: HTMLFormElement) {
    this.#data = new FormData(form);
  }

  /** Returns the text without spaces at both ends; empty without a value. */
  text(name: string): string {
    return this.exact(name).trim();
  }

  /** Returns the text exactly as it was entered, e.g. a password; empty without a value. */
  exact(name: string): string {
    const value = this.#data.get(name);
    return typeof value === "string" ? value : "";
  }

  /** Returns the text, or null if it is empty. */
  textOrNull(name: string): string | null {
    return this.text(name) || null;
  }

  /** Returns the number, or null if the field is empty. */
  numberOrNull(name: string): number | null {
    const text = this.text(name);
    return text === "" ? null : Number(text);
  }

  /** Returns the entries of a text with one entry per line, or separated by commas or spaces. */
  entries(name: string): string[] {
    return this.text(name)
      .split(/[\s,]+/)
      .filter((entry) => entry !== "");
  }

  /** Returns whether a checkbox is checked. */
  checked(name: string): boolean {
    return this.#data.has(name);
  }

  /** Returns the values of all checked boxes of this name. */
  all(name: string): string[] {
    return this.#data.getAll(name).filter((value) => typeof value === "string");
  }

  /** Returns the chosen file, or null. */
  file(name: string): File | null {
    const value = this.#data.get(name);
    return value instanceof File && value.name !== "" ? value : null;
  }
}

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

/** Options of a choice: their values and their names. */
export function Options({ names }: { readonly names: Readonly<Record<string, string>> }) {
  return Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}
