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
