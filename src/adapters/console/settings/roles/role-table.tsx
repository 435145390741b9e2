import { Link } from "wouter";
import type { Role } from "../../../../../generated/sdk/types.gen.ts";
import { usePermission, useSession } from "../../session/session.tsx";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { useRightsByResource } from "../permission-names.ts";
import { useRoleTexts } from "../role-names.ts";
import { texts as pageTexts } from "./texts.ts";

/** What the user is doing, and the id of the role. */
export interface RoleAction {
  readonly kind: "create" | "change" | "delete";
  readonly id: string | null;
}

interface RoleTableProps {
  readonly roles: readonly Role[];
  readonly onAction: (action: RoleAction) => void;
}

/** All roles with their purpose. */
export function RoleTable({ roles, onAction }: RoleTableProps) {
  const texts = usePageTexts(pageTexts);
  const { nameOf } = useRoleTexts();
  const columns: readonly Column<Role>[] = [
    {
      title: texts.name,
      cell: ({ name, built_in: builtIn }) => (
        <>
          {nameOf(name)}
          <span className="help">{builtIn ? texts.builtIn : texts.custom}</span>
        </>
      ),
    },
    { title: texts.description, cell: (role) => <Purpose role={role} /> },
    {
      title: texts.members,
      cell: ({ name }) => (
        <Link
          href={`/settings/members?role=${encodeURIComponent(name)}`}
          aria-label={fill(texts.showMembers, { role: nameOf(name) })}
        >
          {texts.show}
        </Link>
      ),
    },
    { title: texts.actions, cell: (role) => !role.built_in && <Actions role={role} onAction={onAction} /> },
  ];
  return (
    <Table caption={texts.list} columns={columns} rows={roles} rowKey={({ id }) => id} empty={<p>{texts.about}</p>} />
  );
}

/** The description of a role; for a custom one, also its permissions. */
function Purpose({ role }: { readonly role: Role }) {
  const { descriptionOf } = useRoleTexts();
  const rightsOf = useRightsByResource();
  const rights = rightsOf(role.permissions).map(({ resource, rights: names }) => `${resource} (${names.join(", ")})`);
  return (
    <>
      {descriptionOf(role)}
      {!role.built_in && <span className="help">{rights.join("; ") || "–"}</span>}
    </>
  );
}

function Actions({ role, onAction }: { readonly role: Role } & Pick<RoleTableProps, "onAction">) {
  const texts = usePageTexts(pageTexts);
  const { permissions } = useSession();
  const manages = usePermission("members:manage");
  if (!manages) return null;
  const exceeds = !role.permissions.every((permission) => permissions.includes(permission));
  return (
    <>
      <div className="row-actions">
        <button type="button" disabled={exceeds} onClick={() => onAction({ kind: "change", id: role.id })}>
          {texts.change}
        </button>
        <button type="button" onClick={() => onAction({ kind: "delete", id: role.id })}>
          {texts.remove}
        </button>
      </div>
      {exceeds && <span className="help">{texts.exceeds}</span>}
    </>
  );
}
