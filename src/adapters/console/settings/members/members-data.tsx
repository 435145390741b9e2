import { useQuery } from "@tanstack/react-query";
import * as api from "../../../../../generated/sdk/members.ts";
import type { Member, Role } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePermission, useSession } from "../../session/session.tsx";
import { usePageTexts } from "../../texts/texts.tsx";
import { Badge } from "../../ui/values.tsx";
import { texts as pageTexts } from "./texts.ts";

/** The key of everything about members. */
export const MEMBERS = ["members"] as const;

/** A member whom a part of the page shows. */
export interface MemberProps {
  readonly member: Member;
}

/** Returns the first and the last name, or the e-mail address without a name. */
export function nameOfMember({ first_name: first, last_name: last, email }: Member): string {
  return [first, last].filter((name) => name !== null && name !== "").join(" ") || email;
}

/** Why the user may not change a member; null if they may. */
type Obstacle = "permission" | "owner" | "exceeds" | null;

/** Returns why the user may not change a member: the page explains the service's rule before a refusal. */
export function useObstacle({ role }: Member, roles: readonly Role[]): Obstacle {
  const { user, permissions } = useSession();
  const manages = usePermission("members:manage");
  const rights = roles.find(({ name }) => name === role)?.permissions ?? [];
  if (!manages) return "permission";
  if (role === "owner" && user.role !== "owner") return "owner";
  return rights.every((permission) => permissions.includes(permission)) ? null : "exceeds";
}

/** Returns whether a member is the only active owner; undefined while this is unknown. */
export function useLastOwner({ role, status }: Member): boolean | undefined {
  const isOwner = role === "owner" && status === "active";
  const { data } = useQuery({
    queryKey: [...MEMBERS, "owners"],
    queryFn: async () =>
      (await api.list(client, { query: { role: "owner", status: "active", page_size: 1 } })).meta.total,
    enabled: isOwner,
  });
  if (!isOwner) return false;
  return data === undefined ? undefined : data === 1;
}

const toneOf = (status: string) => (status === "active" ? "good" : status === "suspended" ? "fault" : "neutral");

/** The status of a member, or that they were removed. */
export function MemberStatusBadge({ member: { status, deleted_at: deleted } }: MemberProps) {
  const { statuses } = usePageTexts(pageTexts);
  if (deleted !== null) return <Badge>{statuses.removed}</Badge>;
  const names: Readonly<Record<string, string>> = statuses;
  return <Badge tone={toneOf(status)}>{names[status] ?? status}</Badge>;
}
