/** Parameter names under which keys and tokens are sent by mistake. */
const CREDENTIAL =
  /^(?:x-)?(?:api[-_]?key|access[-_]?token|auth(?:orization)?|bearer|(?:crs[-_])?session|password|secret)$/i;

/** Returns whether a parameter name suggests a key or token. */
export function isCredentialName(name: string): boolean {
  return CREDENTIAL.test(name);
}
