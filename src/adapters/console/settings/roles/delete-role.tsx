import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import * as membersApi from "../../../../../generated/sdk/members.ts";
import * as api from "../../../../../generated/sdk/roles.ts";
import type { Role } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { useChange } from "../../ui/changes.ts";
import { Confirm } from "../../ui/confirm.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ifMatch } from "../../ui/if-match.ts";
import { ROLES } from "../role-names.ts";
import { texts as pageTexts } from "./texts.ts";

interface DeleteRoleProps {
  readonly role: Role;
  readonly onClose: () => void;
}

/** Returns how many members have a role; undefined while this is unknown. */
export function useMemberCount({ name }: Pick<Role, "name">): number | undefined {
  const query = { role: name, page_size: 1 } as const;
  return useQuery({
    queryKey: ["members", "count", name],
    queryFn: async () => (await membersApi.list(client, { query })).meta.total,
  }).data;
}

/** Deletes a custom role that no member has. */
export function DeleteRole({ role, onClose }: DeleteRoleProps) {
  const texts = usePageTexts(pageTexts);
  const count = useMemberCount(role);
  const title = fill(texts.removeTitle, { role: role.name });
  const remove = useChange(() => api.delete(client, { path: { id: role.id }, headers: ifMatch(role) }), {
    changes: [ROLES],
    done: texts.removed,
    onDone: onClose,
  });
  if (count !== undefined && count > 0)
    return (
      <Dialog title={title} onClose={onClose}>
        <p>{fill(texts.inUse, { count })}</p>
        <p>
          <Link href={`/settings/members?role=${encodeURIComponent(role.name)}`}>
            {fill(texts.showMembers, { role: role.name })}
          </Link>
        </p>
      </Dialog>
    );
  return (
    <Confirm title={title} action={texts.remove} mutation={remove} onClose={onClose}>
      <p>{texts.removeText}</p>
    </Confirm>
  );
}
