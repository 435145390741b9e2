/** Names under which keys and tokens are sent by mistake. */
const CREDENTIAL =
  /^(?:x-)?(?:api[-_]?key|access[-_]?token|auth(?:orization)?|bearer|(?:crs[-_])?session|password|secret)$/i;

/** Whether a name is one that somebody sends a key or token under. */
export function isCredentialName(name: string): boolean {
  return CREDENTIAL.test(name);
}
