/** Returns the name if no component has it, otherwise the name with the first free number. */
export function unusedName(taken: Readonly<Record<string, unknown>>, name: string): string {
  for (let number = 2, free = name; ; number++) {
    if (!(free in taken)) return free;
    free = `${name}${number}`;
  }
}
