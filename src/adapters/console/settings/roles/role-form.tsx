import { useState } from "react";
import { Link } from "wouter";
import * as membersApi from "../../../../../generated/sdk/members.ts";
import * as api from "../../../../../generated/sdk/roles.ts";
import type { Permission, Role } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { ME, useSession } from "../../session/session.tsx";
import { fill } from "../../texts/texts.tsx";
import { ifMatch, useChange, useLoad } from "../../ui/data.ts";
import { Confirm, Dialog } from "../../ui/dialog.tsx";
import { EditRecord } from "../../ui/edit-record.tsx";
import { Field, Form, type FormValues, TextField } from "../../ui/form.tsx";
import { PermissionChoice, useRightsByResource } from "../permissions.tsx";
import { ROLES, useMayAssign, useRoleTexts } from "../role-names.tsx";
import { usePageTexts } from "./texts.ts";

/** Creates a custom role. */
export function CreateRole({ roles, onClose }: { readonly roles: readonly Role[]; readonly onClose: () => void }) {
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
export function ChangeRole({ role, onClose }: { readonly role: Role; readonly onClose: () => void }) {
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
export function DeleteRole({ role, onClose }: { readonly role: Role; readonly onClose: () => void }) {
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
