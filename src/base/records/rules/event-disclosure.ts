import { readableTypes } from "./record-types.ts";

/**
 * Returns the data of an event about a file for a recipient with these permissions: only its id and version if they
 * cannot read the record that it belongs to. The data of other events stays unchanged.
 */
export function disclosedData(type: string, data: object, permissions: ReadonlySet<string>): object {
  if (!type.startsWith("file.") || !("record_type" in data && "id" in data && "version" in data)) return data;
  const isReadable = readableTypes(permissions).some((one) => one === data.record_type);
  return isReadable ? data : { id: data.id, version: data.version, thin: true };
}
