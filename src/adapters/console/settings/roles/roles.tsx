import { useState } from "react";
import { Link } from "wouter";
import type { Role } from "../../../../../generated/sdk/types.gen.ts";
import { usePermission, useSession } from "../../session/session.tsx";
import { fill } from "../../texts/texts.tsx";
import { Button, Loaded, Page } from "../../ui/page.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { type ResourceRights, useRightsByResource } from "../permissions.tsx";
import { useRoles, useRoleTexts } from "../role-names.tsx";
import { ChangeRole, CreateRole, DeleteRole } from "./role-form.tsx";
import { usePageTexts } from "./texts.ts";
import "../settings.css";

/** The roles of the organization and their permissions. */
export function Roles() {
  const texts = usePageTexts();
  const roles = useRoles();
  const manages = usePermission("members:manage");
  const [action, setAction] = useState<RoleAction | null>(null);
  const close = () => setAction(null);
  return (
    <Page
      title={texts.title}
      about={texts.about}
      actions={
        manages && (
          <Button className="primary" onClick={() => setAction({ kind: "create", id: null })}>
            {texts.create}
          </Button>
        )
      }
    >
      <Loaded query={roles}>
        {(loaded) => (
          <div className="roles">
            <RoleTable roles={loaded} onAction={setAction} />
            <RoleMatrix roles={loaded.filter((role) => role.built_in)} />
            {action?.kind === "create" && <CreateRole roles={loaded} onClose={close} />}
            {/* The list has the current version of the role, also after a conflict. */}
            {loaded
              .filter(({ id }) => action?.id === id)
              .map((role) =>
                action?.kind === "change" ? (
                  <ChangeRole key={role.id} role={role} onClose={close} />
                ) : (
                  <DeleteRole key={role.id} role={role} onClose={close} />
                ),
              )}
          </div>
        )}
      </Loaded>
    </Page>
  );
}

/** What the user is doing, and the id of the role. */
interface RoleAction {
  readonly kind: "create" | "change" | "delete";
  readonly id: string | null;
}

interface RoleTableProps {
  readonly roles: readonly Role[];
  readonly onAction: (action: RoleAction) => void;
}

/** All roles with their purpose. */
function RoleTable({ roles, onAction }: RoleTableProps) {
  const texts = usePageTexts();
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
  const texts = usePageTexts();
  const { permissions } = useSession();
  const manages = usePermission("members:manage");
  if (!manages) return null;
  const exceeds = !role.permissions.every((permission) => permissions.includes(permission));
  return (
    <>
      <div className="row-actions">
        <Button disabled={exceeds} onClick={() => onAction({ kind: "change", id: role.id })}>
          {texts.change}
        </Button>
        <Button onClick={() => onAction({ kind: "delete", id: role.id })}>{texts.remove}</Button>
      </div>
      {exceeds && <span className="help">{texts.exceeds}</span>}
    </>
  );
}

/** The permissions of the built-in roles by area. */
function RoleMatrix({ roles }: { readonly roles: readonly Role[] }) {
  const texts = usePageTexts();
  const { nameOf } = useRoleTexts();
  const rightsOf = useRightsByResource();
  // An owner has all permissions.
  const rows = rightsOf(roles.find(({ name }) => name === "owner")?.permissions ?? []);
  const cell = (role: Role, { resource, rights }: ResourceRights): string => {
    const held = rightsOf(role.permissions).find((one) => one.resource === resource)?.rights ?? [];
    if (held.length === 0) return texts.none;
    return held.length === rights.length && rights.length > 1 ? texts.all : held.join(", ");
  };
  const columns: readonly Column<ResourceRights>[] = [
    { title: texts.resource, cell: ({ resource }) => <strong>{resource}</strong> },
    ...roles.map((role) => ({ title: nameOf(role.name), cell: (row: ResourceRights) => cell(role, row) })),
  ];
  return (
    <>
      <h2 className="roles-matrix">{texts.matrix}</h2>
      <p className="quiet">{`${texts.matrixAbout} ${texts.ownRecords}`}</p>
      <Table caption={texts.matrix} columns={columns} rows={rows} rowKey={({ resource }) => resource} empty={null} />
    </>
  );
}
