import { type ComponentType, lazy } from "react";
import type { Permission } from "../../../generated/sdk/types.gen.ts";
import type { ConsolePath } from "../../base/contract/console-paths.ts";
import type { ConsoleRoute } from "./route.ts";

/** All pages, in the order of the navigation. Each is loaded when it is opened. */
export const routes: readonly ConsoleRoute[] = [
  page("/", "home", null, async () => (await import("./home/home.tsx")).Home),
  page("/imports", "imports", "entities:write", async () => (await import("./imports/imports.tsx")).Imports),
  page("/imports/new", null, "entities:write", async () => (await import("./imports/new/new-import.tsx")).NewImport),
  page("/imports/:id", null, "entities:write", async () => (await import("./imports/import.tsx")).ImportPage),
  page("/me", "me", null, async () => (await import("./me/profile.tsx")).Profile),
  page("/me/security", "security", null, async () => (await import("./me/security/security.tsx")).Security),
  page(
    "/me/connections",
    "connections",
    null,
    async () => (await import("./me/connections/connections.tsx")).OwnConnections,
  ),
  page("/me/hours", "hours", "booking:write", async () => (await import("./me/hours/hours.tsx")).Hours),
  page(
    "/me/calendars",
    "calendars",
    "booking:write",
    async () => (await import("./me/calendars/calendars.tsx")).Calendars,
  ),
  page("/me/notifications", "notifications", null, async () => (await import("./me/notifications.tsx")).Notifications),
  page(
    "/settings/organization",
    "organization",
    "organization:manage",
    async () => (await import("./settings/organization/organization.tsx")).OrganizationSettings,
  ),
  page(
    "/settings/members",
    "members",
    "members:manage",
    async () => (await import("./settings/members/members.tsx")).Members,
  ),
  page(
    "/settings/members/:id",
    null,
    "members:read",
    async () => (await import("./settings/members/member.tsx")).MemberPage,
  ),
  page("/settings/roles", "roles", "members:manage", async () => (await import("./settings/roles/roles.tsx")).Roles),
  page(
    "/settings/sign-in",
    "signIn",
    "identity:manage",
    async () => (await import("./settings/sign-in/sign-in.tsx")).SignInSettings,
  ),
  page("/settings/ai", "ai", "ai:manage", async () => (await import("./settings/ai/ai.tsx")).AiSettings),
  page(
    "/settings/api-keys",
    "apiKeys",
    "api_keys:manage",
    async () => (await import("./settings/api-keys/api-keys.tsx")).ApiKeys,
  ),
  page(
    "/settings/api-keys/:id",
    null,
    "api_keys:manage",
    async () => (await import("./settings/api-keys/api-key.tsx")).ApiKeyPage,
  ),
  page(
    "/settings/webhooks",
    "webhooks",
    "webhooks:read",
    async () => (await import("./settings/webhooks/webhooks.tsx")).Webhooks,
  ),
  page(
    "/settings/webhooks/:id",
    null,
    "webhooks:read",
    async () => (await import("./settings/webhooks/webhook.tsx")).WebhookPage,
  ),
  page(
    "/settings/activity",
    "activity",
    "activity_log:read",
    async () => (await import("./settings/activity/activity.tsx")).Activity,
  ),
  page(
    "/settings/custom-fields",
    "customFields",
    "custom_fields:write",
    async () => (await import("./settings/custom-fields/custom-fields.tsx")).CustomFields,
  ),
  page(
    "/settings/pipelines",
    "pipelines",
    "organization:manage",
    async () => (await import("./settings/pipelines/pipelines.tsx")).Pipelines,
  ),
  page(
    "/settings/suppressions",
    "suppressions",
    "emails:read",
    async () => (await import("./settings/suppressions.tsx")).Suppressions,
  ),
  page(
    "/settings/exports",
    "exports",
    "records:export",
    async () => (await import("./settings/exports/exports.tsx")).Exports,
  ),
  page("/settings/jobs", "jobs", null, async () => (await import("./settings/jobs.tsx")).Jobs),
];

function page(
  path: ConsolePath,
  name: ConsoleRoute["name"],
  permission: Permission | null,
  load: () => Promise<ComponentType>,
): ConsoleRoute {
  const group = path.startsWith("/settings/") ? "settings" : path.startsWith("/me") ? "profile" : "work";
  return { path, name, group, permission, page: lazy(async () => ({ default: await load() })) };
}
