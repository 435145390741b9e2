import { type ComponentType, createContext } from "react";
import type { Permission } from "../../../generated/sdk/types.gen.ts";
import type { ConsolePath } from "../../base/contract/console-paths.ts";
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
