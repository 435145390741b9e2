import { createContext, type ReactNode, type SyntheticEvent, useContext, useEffect, useRef, useState } from "react";
import { CrmError, type ErrorDetail } from "../../sdk/errors.ts";
import { useTexts, fill } from "../texts/texts.tsx";
import { ErrorNotice } from "./loaded.tsx";
import { useUnsavedWork } from "./unsaved.ts";
import type { Texts } from "../texts/en.ts";

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
  }, [error, faults.size > 0]); // eslint-disable-line react-hooks/exhaustive-deps
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
        {onCancel && (
          <button type="button" onClick={onCancel}>
            {forms.cancel}
          </button>
        )}
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
export function useEntryFault(id: string): string | undefined {
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
