import type { Permission } from "../../../generated/sdk/types.gen.ts";
import { useSession } from "../session/session.tsx";
import { useTexts } from "../texts/texts.tsx";

interface ScopeChoiceProps {
  readonly chosen: readonly Permission[];
  readonly onChange: (scopes: readonly Permission[]) => void;
  readonly fault: string | undefined;
}

/** Checkboxes for the permissions that the user has, by resource. */
export function ScopeChoice({ chosen, onChange, fault }: ScopeChoiceProps) {
  const { apiKeys: texts, resources, rights } = useTexts();
  const { permissions } = useSession();
  // A key can have only permissions that this version of the contract knows.
  const groups = Map.groupBy(permissions as readonly Permission[], (permission) => permission.split(":")[0] ?? "");
  const toggle = (scope: Permission): void =>
    onChange(chosen.includes(scope) ? chosen.filter((one) => one !== scope) : [...chosen, scope]);
  return (
    <fieldset aria-describedby={fault === undefined ? undefined : "scopes-fault"}>
      <legend>{texts.scopes}</legend>
      <p className="help">{texts.scopesHelp}</p>
      {fault !== undefined && (
        <p className="error" id="scopes-fault">
          {fault}
        </p>
      )}
      <div className="scopes">
        {[...groups].map(([resource, scopes]) => (
          <fieldset key={resource}>
            <legend>{nameIn(resources, resource)}</legend>
            {scopes.map((scope) => (
              <label key={scope} className="choice">
                <input type="checkbox" checked={chosen.includes(scope)} onChange={() => toggle(scope)} />
                {nameIn(rights, scope.split(":")[1] ?? "")}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </fieldset>
  );
}

/** A resource without a text is shown by its name: `price_lists` becomes "Price lists". */
function nameIn(names: Readonly<Record<string, string>>, name: string): string {
  const words = name.replaceAll("_", " ");
  return names[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
