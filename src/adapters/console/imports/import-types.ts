import type { ImportRecordType, Permission } from "../../../../generated/sdk/types.gen.ts";

/** The record types that the console imports, in the order of their choice. */
export const importTypes = ["contact", "company", "product"] as const satisfies readonly ImportRecordType[];

/** A record type that the console imports. */
export type ImportType = (typeof importTypes)[number];

/** The permission that an import of these records needs. */
export const permissionOf: Readonly<Record<ImportType, Permission>> = {
  contact: "entities:write",
  company: "entities:write",
  product: "products:write",
};

/** The key of the lists of imports and of their fields. */
export const IMPORTS = ["imports"] as const;
