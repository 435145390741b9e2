import { type ComponentType, lazy } from "react";
import type { Permission } from "../../generated/sdk/types.gen.ts";
import type { ConsolePath } from "../contract/console-paths.ts";
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

/** All pages, in the order of the navigation. Each is loaded when it is opened. */
export const routes: readonly ConsoleRoute[] = [
  {
    ...{ path: "/", name: "home", group: "work", permission: null },
    page: lazy(async () => ({ default: (await import("./home/home.tsx")).Home })),
  },
  {
    ...{ path: "/me", name: "me", group: "profile", permission: null },
    page: lazy(async () => ({ default: (await import("./me/profile/profile.tsx")).Profile })),
  },
  {
    ...{ path: "/me/security", name: "security", group: "profile", permission: null },
    page: lazy(async () => ({ default: (await import("./me/security/security.tsx")).Security })),
  },
  {
    ...{ path: "/me/connections", name: "connections", group: "profile", permission: null },
    page: lazy(async () => ({ default: (await import("./me/connections/connections.tsx")).OwnConnections })),
  },
  {
    ...{ path: "/me/notifications", name: "notifications", group: "profile", permission: null },
    page: lazy(async () => ({ default: (await import("./me/notifications/notifications.tsx")).Notifications })),
  },
  {
    ...{ path: "/settings/ai", name: "ai", group: "settings", permission: "ai:manage" },
    page: lazy(async () => ({ default: (await import("./settings/ai/ai.tsx")).AiSettings })),
  },
  {
    ...{ path: "/settings/api-keys", name: "apiKeys", group: "settings", permission: "api_keys:manage" },
    page: lazy(async () => ({ default: (await import("./settings/api-keys/api-keys.tsx")).ApiKeys })),
  },
];
