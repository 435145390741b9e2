import { uniqueValuesOf, type UniqueValues, type EntityRecord, type EntityType } from "../../records/rules/entity.ts";
import { toSearchText } from "../../platform/rules/text.ts";

/** What a record is found by while an import runs, each as one text: `email:ada@a.example`. */
export function keysOf(record: EntityRecord): string[] {
  const name = record.entity_type === "company" ? [nameKey(String(record["name"]))] : [];
  return [...claimKeys(record.entity_type, uniqueValuesOf(record)), ...name];
}

/** The keys of claims. */
export function claimKeys(type: EntityType, { emails, domains, externalIds }: UniqueValues): string[] {
  return [
    ...emails.map((email) => `email:${email}`),
    ...domains.map((domain) => `domain:${domain}`),
    ...externalIds.map(([namespace, id]) => externalKey(type, namespace, id)),
  ];
}

/** The key of an external id: each kind of record has its own. */
export const externalKey = (type: EntityType, namespace: string, id: string): string =>
  `external:${type}:${namespace}:${id}`;

/** The key of a company's name: case and accents do not count. */
export const nameKey = (name: string): string => `name:${toSearchText(name)}`;
