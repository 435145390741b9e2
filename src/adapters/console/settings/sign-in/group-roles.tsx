import { useState } from "react";
import type { GroupRole, Role } from "../../../../../generated/sdk/types.gen.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { SelectField, TextField } from "../../ui/fields.tsx";
import type { FormValues } from "../../ui/form-values.ts";
import { RoleOptions } from "../role-options.tsx";
import { texts as pageTexts } from "./texts.ts";

interface GroupRolesProps {
  readonly start: readonly GroupRole[];
  readonly roles: readonly Role[];
}

/** A row of the form with its own key, so that its fields keep their values when it moves. */
interface Row extends GroupRole {
  readonly key: number;
}

/** The roles by group, in the order in which they are applied. */
export function GroupRoles({ start, roles }: GroupRolesProps) {
  const { provider: texts } = usePageTexts(pageTexts);
  const [rows, setRows] = useState<readonly Row[]>(() => start.map((row, key) => ({ ...row, key })));
  const add = () =>
    setRows([...rows, { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, group: "", role: "member" }]);
  const up = (index: number): void => {
    const [row, above] = [rows[index], rows[index - 1]];
    if (row && above) setRows(rows.with(index - 1, row).with(index, above));
  };
  return (
    <fieldset>
      <legend>{texts.groups}</legend>
      <p className="help">{texts.groupsHelp}</p>
      {rows.map(({ key, group, role }, index) => {
        const number = index + 1;
        return (
          <div key={key} className="sign-in-group">
            <TextField
              label={fill(texts.group, { number })}
              name="group"
              path={`/group_roles/${index}/group`}
              maxLength={255}
              spellCheck={false}
              autoComplete="off"
              defaultValue={group}
            />
            <SelectField
              label={fill(texts.groupRole, { number })}
              name="group_role"
              path={`/group_roles/${index}/role`}
              defaultValue={role}
            >
              <RoleOptions roles={roles} except="owner" current={role} />
            </SelectField>
            <div className="row-actions">
              <button
                type="button"
                aria-label={fill(texts.upGroup, { number })}
                disabled={index === 0}
                onClick={() => up(index)}
              >
                ↑
              </button>
              <button
                type="button"
                aria-label={fill(texts.removeGroup, { number })}
                onClick={() => setRows(rows.filter((row) => row.key !== key))}
              >
                ✕
              </button>
            </div>
          </div>
        );
      })}
      <button type="button" onClick={add}>
        {texts.addGroup}
      </button>
    </fieldset>
  );
}

/** Returns the roles by group in a form. */
export function readGroupRoles(values: FormValues): GroupRole[] {
  const roles = values.all("group_role");
  return values.all("group").map((group, index) => ({ group: group.trim(), role: roles[index] ?? "" }));
}
