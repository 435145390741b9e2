import {
  uniqueValuesOf,
  type UniqueValues,
  type EntityRecord,
  type EntityType,
} from "../../../base/records/rules/entity.ts";
import { toSearchText } from "../../../base/platform/rules/text.ts";

/** Returns the keys by which an import finds a record: `email:ada@a.example`. */
export function keysOf(record: EntityRecord): string[] {
  const name = record.entity_type === "company" ? [nameKey(String(record["name"]))] : [];
  return [...claimKeys(record.entity_type, uniqueValuesOf(record)), ...name];
}

/** Returns the keys of a record's unique values. */
export function claimKeys(type: EntityType, { emails, domains, externalIds }: UniqueValues): string[] {
  return [
    ...emails.map((email) => `email:${email}`),
    ...domains.map((domain) => `domain:${domain}`),
    ...externalIds.map(([namespace, id]) => externalKey(type, namespace, id)),
  ];
}

/** Returns the key of an external id; contacts and companies have separate ones. */
export const externalKey = (type: EntityType, namespace: string, id: string): string =>
  `external:${type}:${namespace}:${id}`;

/** Returns the key of a company's name, without regard to case and accents. */
export const nameKey = (name: string): string => `name:${toSearchText(name)}`;
