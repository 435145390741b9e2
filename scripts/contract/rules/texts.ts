import { isObject, toPointer } from "../document.ts";
import type { Toolbox } from "../tools.ts";
import type { Contract } from "../load.ts";
import type { Violation } from "../source.ts";

const WRITTEN = new Set(["title", "summary", "description"]);
/** Objects whose keys are names, so that `description` is a field and not a text. */
const NAMED = new Set(["properties", "patternProperties", "schemas", "parameters", "headers", "responses"]);
const VALUES = new Set(["example", "examples", "default", "const", "enum", "x-examples"]);
/** The text of stubs, and other usual placeholders. */
const PLACEHOLDERS = [
  /^\s*(\.{2,}|…|-+|\?+)?\s*$/,
  /^\s*(to be (written|done|defined|described)|lorem ipsum)\b/i,
  /\(say what it does\)|\b(TODO|FIXME|TBD)\b/,
];

/** Titles, summaries and descriptions must be written: an empty text or a placeholder says nothing. */
export function placeholders({ sources }: Contract, toolbox: Toolbox): Violation[] {
  const { tools, prompts, templates, server } = toolbox;
  const ofTools = [...tools.map(({ source }) => source), ...prompts, ...templates];
  const files = [...sources, ...ofTools, ...(server ? [server] : [])];
  return files.flatMap((source) =>
    [...textsIn(source.value, [])]
      .filter(([, text]) => PLACEHOLDERS.some((one) => one.test(text)))
      .map(([path, text]) => ({
        file: source.file,
        ...source.position(toPointer(path)),
        message: `${String(path.at(-1))} is ${text.trim() === "" ? "empty" : JSON.stringify(shortened(text))}: write a ${String(path.at(-1))}`,
      })),
  );
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}

type Path = readonly (string | number)[];

function* textsIn(value: unknown, path: Path): Generator<[Path, string]> {
  if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* textsIn(item, [...path, index]);
  if (!isObject(value)) return;
  const isNamed = NAMED.has(String(path.at(-1))) && path.at(-2) !== "properties";
  for (const [key, inner] of Object.entries(value)) {
    if (!isNamed && WRITTEN.has(key) && typeof inner === "string") yield [[...path, key], inner];
    else if (isNamed || !VALUES.has(key)) yield* textsIn(inner, [...path, key]);
  }
}
