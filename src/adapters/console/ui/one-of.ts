/** Returns the value that equals a text, e.g. a parameter of the address; undefined if there is none. */
export function oneOf<Value extends string>(values: readonly Value[], text: string): Value | undefined {
  return values.find((value) => value === text);
}
