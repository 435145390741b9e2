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
    ...{ path: "/settings/ai", name: "ai", group: "settings", permission: "ai:manage" },
    page: lazy(async () => ({ default: (await import("./settings/ai/ai.tsx")).AiSettings })),
  },
  {
    ...{ path: "/settings/api-keys", name: "apiKeys", group: "settings", permission: "api_keys:manage" },
    page: lazy(async () => ({ default: (await import("./settings/api-keys/api-keys.tsx")).ApiKeys })),
  },
  {
    ...{ path: "/settings/webhooks", name: "webhooks", group: "settings", permission: "webhooks:read" },
    page: lazy(async () => ({ default: (await import("./settings/webhooks/webhooks.tsx")).Webhooks })),
  },
  {
    ...{ path: "/settings/webhooks/:id", name: null, group: "settings", permission: "webhooks:read" },
    page: lazy(async () => ({ default: (await import("./settings/webhooks/webhook.tsx")).WebhookPage })),
  },
  {
    ...{ path: "/settings/suppressions", name: "suppressions", group: "settings", permission: "emails:read" },
    page: lazy(async () => ({ default: (await import("./settings/suppressions/suppressions.tsx")).Suppressions })),
  },
  {
    ...{ path: "/settings/activity", name: "activity", group: "settings", permission: "activity_log:read" },
    page: lazy(async () => ({ default: (await import("./settings/activity/activity.tsx")).Activity })),
  },
];
