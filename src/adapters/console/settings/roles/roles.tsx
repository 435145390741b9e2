import { useState } from "react";
import { usePermission } from "../../session/session.tsx";
import { usePageTexts } from "../../texts/page-texts.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { Page } from "../../ui/page.tsx";
import { useRoles } from "../role-names.ts";
import { DeleteRole } from "./delete-role.tsx";
import { ChangeRole, CreateRole } from "./role-form.tsx";
import { RoleMatrix } from "./role-matrix.tsx";
import { type RoleAction, RoleTable } from "./role-table.tsx";
import "./roles.css";
import { texts as pageTexts } from "./texts.ts";

/** The roles of the organization and their permissions. */
export function Roles() {
  const texts = usePageTexts(pageTexts);
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
          <button type="button" className="primary" onClick={() => setAction({ kind: "create", id: null })}>
            {texts.create}
          </button>
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
