/** Returns the name of a value; a value that this version does not know is shown unchanged. */
export function nameIn(names: Readonly<Record<string, string>>, value: string): string {
  return names[value] ?? value;
}
