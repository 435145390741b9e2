import { lazy } from "react";
import type { ConsoleRoute } from "./route.ts";

/** All pages, in the order of the navigation. Each is loaded when it is opened. */
export const routes: readonly ConsoleRoute[] = [
  {
    ...{ path: "/", name: "home", group: "work", permission: null },
    page: lazy(async () => ({ default: (await import("./home/home.tsx")).Home })),
  },
  {
    ...{ path: "/imports", name: "imports", group: "work", permission: "entities:write" },
    page: lazy(async () => ({ default: (await import("./imports/imports.tsx")).Imports })),
  },
  {
    ...{ path: "/imports/new", name: null, group: "work", permission: "entities:write" },
    page: lazy(async () => ({ default: (await import("./imports/new/new-import.tsx")).NewImport })),
  },
  {
    ...{ path: "/imports/:id", name: null, group: "work", permission: "entities:write" },
    page: lazy(async () => ({ default: (await import("./imports/import/import.tsx")).ImportPage })),
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
    ...{ path: "/me/hours", name: "hours", group: "profile", permission: "booking:write" },
    page: lazy(async () => ({ default: (await import("./me/hours/hours.tsx")).Hours })),
  },
  {
    ...{ path: "/me/calendars", name: "calendars", group: "profile", permission: "booking:write" },
    page: lazy(async () => ({ default: (await import("./me/calendars/calendars.tsx")).Calendars })),
  },
  {
    ...{ path: "/me/notifications", name: "notifications", group: "profile", permission: null },
    page: lazy(async () => ({ default: (await import("./me/notifications/notifications.tsx")).Notifications })),
  },
  {
    ...{ path: "/settings/organization", name: "organization", group: "settings", permission: "organization:manage" },
    page: lazy(async () => ({
      default: (await import("./settings/organization/organization.tsx")).OrganizationSettings,
    })),
  },
  {
    ...{ path: "/settings/members", name: "members", group: "settings", permission: "members:manage" },
    page: lazy(async () => ({ default: (await import("./settings/members/members.tsx")).Members })),
  },
  {
    ...{ path: "/settings/members/:id", name: null, group: "settings", permission: "members:read" },
    page: lazy(async () => ({ default: (await import("./settings/members/member.tsx")).MemberPage })),
  },
  {
    ...{ path: "/settings/roles", name: "roles", group: "settings", permission: "members:manage" },
    page: lazy(async () => ({ default: (await import("./settings/roles/roles.tsx")).Roles })),
  },
  {
    ...{ path: "/settings/sign-in", name: "signIn", group: "settings", permission: "identity:manage" },
    page: lazy(async () => ({ default: (await import("./settings/sign-in/sign-in.tsx")).SignInSettings })),
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
    ...{ path: "/settings/api-keys/:id", name: null, group: "settings", permission: "api_keys:manage" },
    page: lazy(async () => ({ default: (await import("./settings/api-keys/api-key/api-key.tsx")).ApiKeyPage })),
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
    ...{ path: "/settings/activity", name: "activity", group: "settings", permission: "activity_log:read" },
    page: lazy(async () => ({ default: (await import("./settings/activity/activity.tsx")).Activity })),
  },
  {
    ...{ path: "/settings/custom-fields", name: "customFields", group: "settings", permission: "custom_fields:write" },
    page: lazy(async () => ({ default: (await import("./settings/custom-fields/custom-fields.tsx")).CustomFields })),
  },
  {
    ...{ path: "/settings/pipelines", name: "pipelines", group: "settings", permission: "organization:manage" },
    page: lazy(async () => ({ default: (await import("./settings/pipelines/pipelines.tsx")).Pipelines })),
  },
  {
    ...{ path: "/settings/suppressions", name: "suppressions", group: "settings", permission: "emails:read" },
    page: lazy(async () => ({ default: (await import("./settings/suppressions/suppressions.tsx")).Suppressions })),
  },
  {
    path: "/settings/exports",
    name: "exports",
    group: "settings",
    permission: "records:export",
    page: lazy(async () => ({ default: (await import("./settings/exports/exports.tsx")).Exports })),
  },
  {
    ...{ path: "/settings/jobs", name: "jobs", group: "settings", permission: null },
    page: lazy(async () => ({ default: (await import("./settings/jobs/jobs.tsx")).Jobs })),
  },
];
