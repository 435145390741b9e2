import * as api from "../../../../../generated/sdk/members.ts";
import type { Member, Role } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePermission, useSession } from "../../session/session.tsx";
import { useLoad } from "../../ui/data.ts";
import { Badge, nameIn } from "../../ui/values.tsx";
import { usePageTexts } from "./texts.ts";

/** The key of everything about members. */
export const MEMBERS = ["members"] as const;

/** A member whom a part of the page shows. */
export interface MemberProps {
  readonly member: Member;
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
  const { data } = useLoad(
    [...MEMBERS, "owners"],
    async () => (await api.list(client, { query: { role: "owner", status: "active", page_size: 1 } })).meta.total,
    { enabled: isOwner },
  );
  if (!isOwner) return false;
  return data === undefined ? undefined : data === 1;
}

const toneOf = (status: string) => (status === "active" ? "good" : status === "suspended" ? "fault" : "neutral");

/** The status of a member, or that they were removed. */
export function MemberStatusBadge({ member: { status, deleted_at: deleted } }: MemberProps) {
  const { statuses } = usePageTexts();
  if (deleted !== null) return <Badge>{statuses.removed}</Badge>;
  return <Badge tone={toneOf(status)}>{nameIn(statuses, status)}</Badge>;
}
