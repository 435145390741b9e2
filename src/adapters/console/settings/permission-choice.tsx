import { useId } from "react";
import type { Permission } from "../../../../generated/sdk/types.gen.ts";
import { usePageTexts } from "../texts/page-texts.ts";
import { useTexts } from "../texts/texts.tsx";
import { useFault } from "../ui/form.tsx";
import { permissionHelp } from "./permission-help.ts";
import { nameIn } from "./permission-names.ts";

interface PermissionChoiceProps {
  readonly legend: string;
  readonly help: string;
  readonly offered: readonly Permission[];
  readonly chosen: readonly Permission[];
  readonly onChange: (permissions: readonly Permission[]) => void;
  /** The field of the body that errors name, e.g. `/scopes`. */
  readonly path: string;
}

/** Checkboxes for permissions, by resource, in a form. */
export function PermissionChoice({ legend, help, offered, chosen, onChange, path }: PermissionChoiceProps) {
  const { resources, rights } = useTexts();
  const helps = usePageTexts(permissionHelp);
  const id = useId();
  const fault = useFault(path);
  const groups = Map.groupBy(offered, (permission) => permission.split(":")[0] ?? "");
  const toggle = (permission: Permission): void =>
    onChange(chosen.includes(permission) ? chosen.filter((one) => one !== permission) : [...chosen, permission]);
  return (
    <fieldset aria-describedby={fault === undefined ? undefined : id}>
      <legend>{legend}</legend>
      <p className="help">{help}</p>
      {fault !== undefined && (
        <p className="error" id={id}>
          {fault}
        </p>
      )}
      <div className="scopes">
        {[...groups].map(([resource, permissions]) => (
          <fieldset key={resource}>
            <legend>{nameIn(resources, resource)}</legend>
            {helps[resource] !== undefined && <p className="help">{helps[resource]}</p>}
            {permissions.map((permission) => (
              <label key={permission} className="choice">
                <input type="checkbox" checked={chosen.includes(permission)} onChange={() => toggle(permission)} />
                {nameIn(rights, permission.split(":")[1] ?? "")}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </fieldset>
  );
}
