/** Returns the name of a value; a value that a later version of the contract adds is its own name. */
export function nameOf(names: Readonly<Record<string, string>>, value: string): string {
  return names[value] ?? value;
}
