import type { Texts } from "../texts/en.ts";
import { fill } from "../texts/texts.tsx";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement): Control[] => [...form.elements].filter(isControl);

/** Returns everything that is entered in a form as one text, to compare it later. */
export function entriesOf(form: HTMLFormElement): string {
  return JSON.stringify(controlsOf(form).map((control) => [control.name, entryOf(control)]));
}

function entryOf(control: Control): unknown {
  if (control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type)) return control.checked;
  return control.value;
}

/** The entries that the browser rejects before a form is sent. */
export interface InvalidEntries {
  /** Texts by the id of the control, for controls that show their error. */
  readonly faults: ReadonlyMap<string, string>;
  /** The first control that shows no error itself, with its text. */
  readonly other: { readonly control: Control; readonly text: string } | null;
}

/** Finds all entries that do not fulfill the constraints of their controls; null if there are none. */
export function invalidEntries(form: HTMLFormElement, texts: Texts["entries"]): InvalidEntries | null {
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
