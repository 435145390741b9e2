import type { Role } from "../../../../generated/sdk/types.gen.ts";
import { useMayAssign, useRoleTexts } from "./role-names.ts";

interface RoleOptionsProps {
  readonly roles: readonly Role[];
  /** The current role, which stays possible. */
  readonly current?: string;
  /** A role that is not offered. */
  readonly except?: string;
}

/** The options of a choice of roles; those that the user may not give to anybody are disabled. */
export function RoleOptions({ roles, current, except }: RoleOptionsProps) {
  const { nameOf } = useRoleTexts();
  const mayAssign = useMayAssign();
  return roles
    .filter(({ name }) => name !== except)
    .map((role) => (
      <option key={role.id} value={role.name} disabled={role.name !== current && !mayAssign(role)}>
        {nameOf(role.name)}
      </option>
    ));
}
