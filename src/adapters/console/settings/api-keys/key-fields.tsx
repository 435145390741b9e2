import type { ApiKey, Permission } from "../../../../../generated/sdk/types.gen.ts";
import { useSession } from "../../session/session.tsx";
import { usePageTexts } from "../../texts/page-texts.ts";
import { CheckField, TextAreaField, TextField } from "../../ui/fields.tsx";
import type { FormValues } from "../../ui/form-values.ts";
import { PermissionChoice } from "../permission-choice.tsx";
import { texts as pageTexts } from "./texts.ts";

interface KeyFieldsProps {
  readonly scopes: readonly Permission[];
  readonly onScopes: (scopes: readonly Permission[]) => void;
  /** The key to be changed; none for a new one. */
  readonly apiKey?: ApiKey;
}

/** The fields of a key in a form. */
export function KeyFields({ scopes, onScopes, apiKey }: KeyFieldsProps) {
  const texts = usePageTexts(pageTexts);
  const { permissions } = useSession();
  return (
    <>
      <TextField
        label={texts.name}
        name="name"
        help={texts.nameHelp}
        maxLength={100}
        autoComplete="off"
        defaultValue={apiKey?.name}
      />
      <PermissionChoice
        legend={texts.scopes}
        help={texts.scopesHelp}
        // A key can have only permissions that this version of the contract knows.
        offered={permissions as readonly Permission[]}
        chosen={scopes}
        onChange={onScopes}
        path="/scopes"
      />
      <TextField
        label={texts.expires}
        name="expires_at"
        help={texts.expiresHelp}
        optional
        type="date"
        defaultValue={dayOf(apiKey?.expires_at ?? null)}
      />
      <TextAreaField
        label={texts.allowedIps}
        name="allowed_ips"
        help={texts.allowedIpsHelp}
        optional
        spellCheck={false}
        defaultValue={apiKey?.allowed_ips.join("\n")}
      />
      <CheckField label={texts.mcp} help={texts.mcpHelp} name="mcp_access" defaultChecked={apiKey?.mcp_access} />
    </>
  );
}

/** Reads the fields. A key expires at the end of the day, unless the day of an existing key stays the same. */
export function readKeyFields(values: FormValues, scopes: readonly Permission[], apiKey?: ApiKey) {
  const day = values.text("expires_at");
  const before = apiKey?.expires_at ?? null;
  const expires_at = day === "" ? null : day === dayOf(before) ? before : new Date(`${day}T23:59:59`).toISOString();
  return {
    name: values.text("name"),
    scopes: [...scopes],
    expires_at,
    allowed_ips: values.entries("allowed_ips"),
    mcp_access: values.checked("mcp_access"),
  };
}

/** Returns the day of a time for a control, in the time zone of the browser. */
function dayOf(at: string | null): string {
  if (at === null) return "";
  const date = new Date(at);
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
