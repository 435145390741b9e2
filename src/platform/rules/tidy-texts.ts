import { type Detail, unprocessable } from "./errors.ts";
import { tidy } from "./text.ts";

/** The texts of an input that people read, by whether they may be empty. */
interface Texts {
  readonly required?: readonly string[];
  readonly optional?: readonly string[];
}

/** An input with its texts as they are stored. An empty one is null where it may be, and is refused as too short elsewhere. */
export function tidyTexts<Input extends object>(input: Input, { required = [], optional = [] }: Texts): Input {
  const stored: Record<string, string | null> = {};
  const details: Detail[] = [];
  for (const [name, value] of Object.entries(input) as [string, unknown][]) {
    if (typeof value !== "string" || !(required.includes(name) || optional.includes(name))) continue;
    const text = tidy(value);
    if (text === "" && required.includes(name)) {
      details.push({ path: `/${name}`, code: "too_short", values: { limit: 1 }, extra: { limit: 1 } });
    }
    stored[name] = text === "" ? null : text;
  }
  if (details.length > 0) throw unprocessable(details);
  return { ...input, ...stored };
}
