import { useContext } from "react";
import type { Texts } from "../texts/en.ts";
import { type ConsoleRoute, RoutesContext } from "../route.ts";
import { useSession } from "../session/session.tsx";

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
