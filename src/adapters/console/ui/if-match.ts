/** The header that makes a change fail with 412 if the record was changed in the meantime. */
export function ifMatch({ version }: { readonly version: number }) {
  return { "If-Match": `"${version}"` };
}
