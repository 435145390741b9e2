import { lazy } from "react";
import type { ConsoleRoute } from "./route.ts";

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
];
