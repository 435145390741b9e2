import { type ComponentType, createContext, useContext } from "react";
import type { Permission } from "../../../generated/sdk/types.gen.ts";
import type { ConsolePath } from "../../base/contract/console-paths.ts";
import { useSession } from "./session/session.tsx";
import type { Texts } from "./texts/en.ts";

/** A page of the console. */
export interface ConsoleRoute {
  readonly path: ConsolePath;
  /** The name in the navigation; null for a page that another page opens. */
  readonly name: keyof Texts["navigation"] | null;
  readonly group: "work" | "profile" | "settings";
  /** The permission that the page needs; without it, the navigation does not show the page. */
  readonly permission: Permission | null;
  readonly page: ComponentType;
}

/** All pages. The frame and the pages read them here, because `routes.ts` imports the pages. */
export const RoutesContext = createContext<readonly ConsoleRoute[]>([]);

/** A page in the navigation. */
export interface VisibleRoute extends Pick<ConsoleRoute, "path" | "group"> {
  readonly name: keyof Texts["navigation"];
}

/** Returns the pages of the navigation that the user may open. */
export function useVisibleRoutes(): readonly VisibleRoute[] {
  const { permissions } = useSession();
  return useContext(RoutesContext).flatMap(({ path, name, group, permission }) =>
    name !== null && (permission === null || permissions.includes(permission)) ? [{ path, name, group }] : [],
  );
}

/** Returns the entry to which an address belongs, e.g. `/settings/webhooks` for one webhook. */
export function currentRoute(visible: readonly VisibleRoute[], address: string): VisibleRoute | undefined {
  return visible
    .filter(({ path }) => address === path || (path !== "/" && address.startsWith(`${path}/`)))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}
