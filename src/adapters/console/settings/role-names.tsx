import { useState } from "react";
import * as api from "../../../../generated/sdk/roles.ts";
import type { Role } from "../../../../generated/sdk/types.gen.ts";
import { client } from "../session/client.ts";
import { usePermission, useSession } from "../session/session.tsx";
import { pageTexts } from "../texts/texts.tsx";
import { useLoad } from "../ui/data.ts";
import { SelectField } from "../ui/form.tsx";

const useTextsOfRoles = pageTexts({
  names: {
    owner: ["Owner", "Propriétaire"],
    admin: ["Administrator", "Administrateur"],
    manager: ["Manager", "Responsable"],
    member: ["Member", "Membre"],
    read_only: ["Read only", "Lecture seule"],
  },
  descriptions: {
    owner: [
      "Everything, including owners and the deletion of the organization.",
      "Tout, y compris les propriétaires et la suppression de l’organisation.",
    ],
    admin: ["Everything, except what concerns owners.", "Tout, sauf ce qui concerne les propriétaires."],
    manager: [
      "All records, campaigns, forms and custom fields.",
      "Toutes les fiches, les campagnes, les formulaires et les champs personnalisés.",
    ],
    member: [
      "Works with records, and deletes only their own.",
      "Travaille avec les fiches et ne supprime que les siennes.",
    ],
    read_only: ["Sees records, but changes nothing.", "Consulte les fiches, sans rien modifier."],
  },
});

/** The key of the list of roles. */
export const ROLES = ["roles"] as const;

/** Loads all roles, the most powerful built-in role first, then the custom ones. */
export function useRoles() {
  return useLoad(ROLES, async () => {
    const roles = await api.list(client, { query: { page_size: 100, sort: "created_at" } }).toArray({ limit: 1_000 });
    return [...roles.filter((role) => role.built_in), ...roles.filter((role) => !role.built_in)];
  });
}

/** Returns functions that give the name and the description of a role in the language of the user. */
export function useRoleTexts() {
  const { names, descriptions } = useTextsOfRoles();
  const entry = (texts: Readonly<Record<string, string>>, name: string): string | undefined =>
    Object.hasOwn(texts, name) ? texts[name] : undefined;
  return {
    nameOf: (role: string): string => entry(names, role) ?? role,
    descriptionOf: ({ name, description }: Pick<Role, "name" | "description">): string =>
      entry(descriptions, name) ?? description ?? "",
  };
}

/** Returns whether the user may give somebody a role: only owners appoint owners, and nobody gives more than they have. */
export function useMayAssign(): (role: Pick<Role, "name" | "permissions">) => boolean {
  const { user, permissions } = useSession();
  const manages = usePermission("members:manage");
  return (role) =>
    manages &&
    (role.name !== "owner" || user.role === "owner") &&
    role.permissions.every((permission) => permissions.includes(permission));
}

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
