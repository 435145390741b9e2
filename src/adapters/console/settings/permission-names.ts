import type { Permission } from "../../../../generated/sdk/types.gen.ts";
import { useTexts } from "../texts/texts.tsx";

/** A resource without a text is shown by its name: `price_lists` becomes "Price lists". */
export function nameIn(names: Readonly<Record<string, string>>, name: string): string {
  const words = name.replaceAll("_", " ");
  return names[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** A permission, or one that a later version of the service adds. */
type AnyPermission = Permission | (string & {});

/** A resource with some of its rights, by name. */
export interface ResourceRights {
  readonly resource: string;
  readonly rights: readonly string[];
}

/** Returns a function that groups permissions by resource and names both. */
export function useRightsByResource(): (permissions: readonly AnyPermission[]) => readonly ResourceRights[] {
  const texts = useTexts();
  return (permissions) =>
    [...Map.groupBy(permissions, (permission) => permission.split(":")[0] ?? "")].map(([resource, held]) => ({
      resource: nameIn(texts.resources, resource),
      rights: held.map((permission) => nameIn(texts.rights, permission.split(":")[1] ?? "")),
    }));
}
