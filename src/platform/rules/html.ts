/** Markup: what stands in it has been escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What a template may hold: text is escaped, markup is not, lists are joined; null and false are nothing. */
export type Piece = string | number | Html | readonly Piece[] | null | false;

/** A template of HTML in which nothing gets out of its place: attribute values have to stand in double quotes. */
export function html(fixed: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(String.raw({ raw: fixed }, ...pieces.map(written)));
}

function written(piece: Piece): string {
  if (piece === null || piece === false) return "";
  if (piece instanceof Html) return piece.text;
  if (typeof piece === "object") return piece.map(written).join("");
  return String(piece).replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Marks that turn the direction of writing, and characters that nobody sees (Unicode TR 36 §2.5, §3.1). */
const DECEITFUL = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A text that strangers chose: without deceitful characters, and kept from changing how its surroundings are written. */
export function strange(text: string): Html {
  return html`<bdi>${text.replace(DECEITFUL, "")}</bdi>`;
}

/** A sentence of a catalog with markup in the place of `{name}`. */
export function filled(sentence: string, values: Readonly<Record<string, Piece>>): Html {
  const parts = sentence.split(/\{(\w+)\}/);
  return html`${parts.map((part, index) => (index % 2 === 0 ? part : (values[part] ?? null)))}`;
}
