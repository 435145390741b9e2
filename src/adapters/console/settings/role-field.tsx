import { useState } from "react";
import type { Role } from "../../../../generated/sdk/types.gen.ts";
import { SelectField } from "../ui/fields.tsx";
import { useRoleTexts } from "./role-names.ts";
import { RoleOptions } from "./role-options.tsx";

interface RoleFieldProps {
  readonly label: string;
  readonly roles: readonly Role[];
  readonly start: string;
  /** The role that the member has; it stays possible. */
  readonly current?: string;
  /** A remark below the description of the chosen role. */
  readonly note: string;
  readonly disabled?: boolean;
}

/** The choice of a member's role, with the description of the chosen role. */
export function RoleField({ label, roles, start, current, note, disabled = false }: RoleFieldProps) {
  const { descriptionOf } = useRoleTexts();
  const [chosen, setChosen] = useState(start);
  const role = roles.find(({ name }) => name === chosen);
  return (
    <SelectField
      label={label}
      name="role"
      help={[role && descriptionOf(role), note].filter((text) => text !== undefined && text !== "").join(" ")}
      value={chosen}
      onChange={({ target }) => setChosen(target.value)}
      disabled={disabled}
    >
      <RoleOptions roles={roles} {...(current !== undefined && { current })} />
    </SelectField>
  );
}
