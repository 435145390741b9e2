/** HTML markup in which all values have been escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A value in an HTML template: text is escaped, markup is not, lists are joined; null and false become empty. */
export type Piece = string | number | Html | readonly Piece[] | null | false;

/** Template tag for HTML that escapes values. Attribute values must be in double quotes. */
export function html(fixed: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  // Three times as fast as String.raw.
  const start = fixed[0] ?? "";
  return new Html(
    pieces.reduce<string>((text, piece, index) => text + render(piece) + (fixed[index + 1] ?? ""), start),
  );
}

function render(piece: Piece): string {
  if (piece === null || piece === false) return "";
  if (piece instanceof Html) return piece.text;
  if (typeof piece === "object") return piece.map(render).join("");
  return String(piece).replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Bidirectional controls and invisible characters (Unicode TR 36 §2.5, §3.1). */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Returns the text without invisible characters. */
export const visible = (text: string): string => text.replace(INVISIBLE, "");

/**
 * Renders untrusted text: without invisible characters, and isolated so that it cannot change the text direction around
 * it.
 */
export function untrusted(text: string): Html {
  return html`<bdi>${visible(text)}</bdi>`;
}

/** Fills the `{name}` placeholders of a catalog message with markup. */
export function fillTemplate(sentence: string, values: Readonly<Record<string, Piece>>): Html {
  const parts = sentence.split(/\{(\w+)\}/);
  return html`${parts.map((part, index) => (index % 2 === 0 ? part : (values[part] ?? null)))}`;
}
