import type { Permission } from "../../../../generated/sdk/types.gen.ts";
import { consolePaths } from "../../../base/contract/console-paths.ts";
import type { Texts } from "../texts/en.ts";
import { useSession } from "../session/session.tsx";

/** An action of a page that the command palette offers. */
interface PageAction {
  readonly name: keyof Texts["actions"];
  /** The page, which opens the dialog of the action because of the query. */
  readonly path: string;
  readonly search: string;
  readonly permission: Permission | null;
}

/** The actions of pages: `do` in the address opens a dialog of the page. */
const actions: readonly PageAction[] = [
  { name: "importContacts", path: "/imports/new", search: "", permission: "entities:write" },
  { name: "inviteMember", path: "/settings/members", search: "do=invite", permission: "members:manage" },
  { name: "createApiKey", path: "/settings/api-keys", search: "do=create", permission: "api_keys:manage" },
  { name: "createWebhook", path: "/settings/webhooks", search: "do=create", permission: "webhooks:write" },
  {
    name: "createCustomField",
    path: "/settings/custom-fields",
    search: "do=create",
    permission: "custom_fields:write",
  },
];

/** Returns the actions that the user may do on pages that exist. */
export function usePageActions(): readonly PageAction[] {
  const { permissions } = useSession();
  return actions.filter(
    ({ path, permission }) =>
      consolePaths.some((known) => known === path) && (permission === null || permissions.includes(permission)),
  );
}
