/**
 * Changes the code of Ajv so that it finds own properties only. Ajv looks a property up in a plain object of those that
 * are evaluated, where it finds `constructor`, which `unevaluatedProperties: false` must reject.
 */
export function ownProperties(code: string): string {
  return code
    .replaceAll(/\b(props\d+ = (?:props\d+ \|\| )?)\{\}/g, "$1{ __proto__: null }")
    .replaceAll('{"props":{', '{"props":{"__proto__":null,');
}
