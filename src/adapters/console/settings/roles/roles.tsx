import { useState } from "react";
import { Link } from "wouter";
import type { Role, Permission } from "../../../../../generated/sdk/types.gen.ts";
import { usePermission, useSession, ME } from "../../session/session.tsx";
import { fill } from "../../texts/texts.tsx";
import { Button, Loaded, Page } from "../../ui/page.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { type ResourceRights, useRightsByResource, PermissionChoice } from "../permissions.tsx";
import { useRoles, useRoleTexts, ROLES, useMayAssign } from "../role-names.tsx";
import { usePageTexts } from "./texts.ts";
import "../settings.css";
import * as membersApi from "../../../../../generated/sdk/members.ts";
import * as api from "../../../../../generated/sdk/roles.ts";
import { client } from "../../session/client.ts";
import { ifMatch, useChange, useLoad } from "../../ui/data.ts";
import { Confirm, Dialog } from "../../ui/dialog.tsx";
import { EditRecord } from "../../ui/edit-record.tsx";
import { Field, Form, type FormValues, TextField } from "../../ui/form.tsx";

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

/** Creates a custom role. */
function CreateRole({ roles, onClose }: { readonly roles: readonly Role[]; readonly onClose: () => void }) {
  const texts = usePageTexts();
  const create = useChange((body: api.RolesCreateInput["body"]) => api.create(client, { body }), [ROLES], {
    done: texts.created,
    onDone: onClose,
  });
  return (
    <Dialog title={texts.create} onClose={onClose}>
      <Form mutation={create} read={read} submit={texts.create} onCancel={onClose}>
        <NameFields />
        <Permissions start={[]} offer={roles} />
      </Form>
    </Dialog>
  );
}

/** Changes a custom role. */
function ChangeRole({ role, onClose }: { readonly role: Role; readonly onClose: () => void }) {
  const texts = usePageTexts();
  const rightsOf = useRightsByResource();
  const count = useMemberCount(role);
  const named = (permissions: readonly string[]): string =>
    rightsOf(permissions)
      .map(({ resource, rights }) => `${resource} (${rights.join(", ")})`)
      .join("; ");
  return (
    <Dialog title={fill(texts.changeTitle, { role: role.name })} onClose={onClose}>
      {count !== undefined && count > 0 && <p className="notice">{fill(texts.changeNote, { count })}</p>}
      <EditRecord
        record={{ ...role, permissions: known(role.permissions) }}
        update={({ body, headers }) => api.update(client, { path: { id: role.id }, body, headers })}
        changes={[ROLES, ME, ["members"]]}
        read={read}
        names={{ name: texts.name, description: texts.description, permissions: [texts.permissions, named] }}
        onDone={onClose}
        onCancel={onClose}
      >
        {(start) => (
          <>
            <NameFields start={start} />
            <Permissions start={start.permissions} />
          </>
        )}
      </EditRecord>
    </Dialog>
  );
}

function NameFields({ start }: { readonly start?: Pick<Role, "name" | "description"> }) {
  const texts = usePageTexts();
  return (
    <>
      <TextField
        label={texts.name}
        name="name"
        help={texts.nameHelp}
        maxLength={100}
        autoComplete="off"
        defaultValue={start?.name}
      />
      <TextField
        label={texts.description}
        name="description"
        optional
        maxLength={500}
        autoComplete="off"
        defaultValue={start?.description ?? ""}
      />
    </>
  );
}

interface PermissionsProps {
  readonly start: readonly Permission[];
  /** Roles whose permissions can be taken over. */
  readonly offer?: readonly Role[];
}

/** The permissions of a role; the form value `permissions` contains them. */
function Permissions({ start, offer = [] }: PermissionsProps) {
  const texts = usePageTexts();
  const { permissions: own } = useSession();
  const { nameOf } = useRoleTexts();
  const mayAssign = useMayAssign();
  const [chosen, setChosen] = useState(start);
  const take = (name: string): void => setChosen(known(offer.find((role) => role.name === name)?.permissions ?? []));
  return (
    <>
      {offer.length > 0 && (
        <Field label={texts.start} optional>
          {(control) => (
            <select {...control} onChange={({ target }) => take(target.value)}>
              <option value="">{texts.startNothing}</option>
              {offer.filter(mayAssign).map(({ id, name }) => (
                <option key={id} value={name}>
                  {nameOf(name)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <PermissionChoice
        legend={texts.permissions}
        help={texts.permissionsHelp}
        offered={known(own)}
        chosen={chosen}
        onChange={setChosen}
        path="/permissions"
      />
      <input type="hidden" name="permissions" value={chosen.join(" ")} />
    </>
  );
}

/** A role can have only permissions that this version of the contract knows. */
const known = (permissions: readonly string[]): Permission[] => permissions as Permission[];

const read = (values: FormValues) => ({
  name: values.text("name"),
  description: values.textOrNull("description"),
  permissions: known(values.entries("permissions")),
});

/** Returns how many members have a role; undefined while this is unknown. */
function useMemberCount({ name }: Pick<Role, "name">): number | undefined {
  const query = { role: name, page_size: 1 } as const;
  return useLoad(["members", "count", name], async () => (await membersApi.list(client, { query })).meta.total).data;
}

/** Deletes a custom role that no member has. */
function DeleteRole({ role, onClose }: { readonly role: Role; readonly onClose: () => void }) {
  const texts = usePageTexts();
  const count = useMemberCount(role);
  const title = fill(texts.removeTitle, { role: role.name });
  const remove = useChange(() => api.delete(client, { path: { id: role.id }, headers: ifMatch(role) }), [ROLES], {
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
