/** Part of pg without its own types. */
declare module "pg/lib/utils.js" {
  /** Returns a value as pg sends it: as text, or binary for a Buffer. */
  export function prepareValue(value: unknown): string | Buffer | null;
}
