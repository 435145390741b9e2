import { isObject } from "../contract/document.ts";

/** The width to which JSON is readable next to code. */
const WIDTH = 200;

/** Formats a value as JSON: an object or list that fits is on one line, as a person would write it. */
export function wideJson(value: unknown): string {
  return format(value, "", 0);
}

/** `before` is the number of characters in front of the value on its line. */
function format(value: unknown, indent: string, before: number): string {
  const line = oneLine(value, WIDTH - before);
  if (line !== undefined) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => inner + format(item, inner, inner.length));
    return `[\n${items.join(",\n")}\n${indent}]`;
  }
  const members = Object.entries(value as object).map(([key, member]) => {
    const name = `${inner}${JSON.stringify(key)}: `;
    return name + format(member, inner, name.length);
  });
  return `{\n${members.join(",\n")}\n${indent}}`;
}

/** Returns undefined if the value is longer than `room`; simple values are always on one line. */
function oneLine(value: unknown, room: number): string | undefined {
  if (!Array.isArray(value) && !isObject(value)) return JSON.stringify(value);
  const parts: string[] = [];
  let length = 0;
  for (const [key, inner] of Object.entries(value)) {
    const text = oneLine(inner, room - length);
    if (text === undefined) return undefined;
    const part = Array.isArray(value) ? text : `${JSON.stringify(key)}: ${text}`;
    length += part.length + 2;
    if (length > room) return undefined;
    parts.push(part);
  }
  if (Array.isArray(value)) return `[${parts.join(", ")}]`;
  return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
}
