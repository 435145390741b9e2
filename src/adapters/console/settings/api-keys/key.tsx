import { useState } from "react";
import * as api from "../../../../../generated/sdk/api-keys.ts";
import type { ApiKey, Permission } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { useSession } from "../../session/session.tsx";
import { fill, useTexts } from "../../texts/texts.tsx";
import { Secret } from "../../ui/copy-button.tsx";
import { useChange } from "../../ui/data.ts";
import { Confirm, Dialog } from "../../ui/dialog.tsx";
import { CheckField, type FormValues, TextAreaField, TextField } from "../../ui/form.tsx";
import { Button, ChangeButton, ErrorNotice } from "../../ui/page.tsx";
import { Badge, nameIn, Time } from "../../ui/values.tsx";
import { PermissionChoice } from "../permissions.tsx";
import { usePageTexts } from "./texts.ts";

const SOON_DAYS = 14;
const DAY_MS = 86_400_000;

/** The status of a key, and when it expires if that is soon. */
export function KeyStatus({ apiKey: { status, expires_at } }: { readonly apiKey: ApiKey }) {
  const texts = usePageTexts();
  const days = expires_at === null ? null : daysUntil(expires_at);
  return (
    <>
      <Badge tone={status === "active" ? "good" : "neutral"}>{nameIn(texts.statuses, status)}</Badge>{" "}
      {status === "active" && days !== null && days <= SOON_DAYS && (
        <Badge tone="fault">{fill(texts.expiresSoon, { count: days })}</Badge>
      )}
    </>
  );
}

const daysUntil = (at: string): number => Math.max(0, Math.ceil((Date.parse(at) - Date.now()) / DAY_MS));

/** When and from which address a key was last used. */
export function LastUse({ apiKey: { last_used_at: at, last_used_ip: address } }: { readonly apiKey: ApiKey }) {
  const texts = usePageTexts();
  if (at === null) return texts.never;
  return (
    <>
      <Time at={at} /> {address !== null && <code>{address}</code>}
    </>
  );
}

/** Says until when the secret before the last rotation is accepted. */
export function PreviousSecret({ apiKey: { previous_secret_expires_at: until } }: { readonly apiKey: ApiKey }) {
  const { previousUntil } = usePageTexts();
  if (until === null) return null;
  return (
    <p className="notice">
      {previousUntil} <Time at={until} />
    </p>
  );
}

interface KeyFieldsProps {
  readonly scopes: readonly Permission[];
  readonly onScopes: (scopes: readonly Permission[]) => void;
  /** The key to be changed; none for a new one. */
  readonly apiKey?: ApiKey;
}

/** The fields of a key in a form. */
export function KeyFields({ scopes, onScopes, apiKey }: KeyFieldsProps) {
  const texts = usePageTexts();
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

/** The buttons that rotate or revoke a key. */
export function KeyActions({ apiKey }: { readonly apiKey: ApiKey }) {
  const texts = usePageTexts();
  const [action, setAction] = useState<"rotate" | "revoke" | null>(null);
  const close = () => setAction(null);
  if (apiKey.status === "revoked") return null;
  return (
    <div className="row-actions">
      <Button onClick={() => setAction("rotate")}>{texts.rotate}</Button>
      <Button onClick={() => setAction("revoke")}>{texts.revoke}</Button>
      {action === "rotate" && <RotateApiKey apiKey={apiKey} onClose={close} />}
      {action === "revoke" && <RevokeApiKey apiKey={apiKey} onClose={close} />}
    </div>
  );
}

function RevokeApiKey({ apiKey: { id, name }, onClose }: { readonly apiKey: ApiKey; readonly onClose: () => void }) {
  const texts = usePageTexts();
  const revoke = useChange(() => api.revoke(client, { path: { id } }), [API_KEYS], {
    done: texts.revoked,
    onDone: onClose,
  });
  return (
    <Confirm title={fill(texts.revokeTitle, { name })} action={texts.revoke} mutation={revoke} onClose={onClose}>
      <p>{texts.revokeText}</p>
    </Confirm>
  );
}

/** For how long the previous secret remains valid, in seconds. */
const GRACES = ["0", "3600", "86400"] as const;

/** Replaces the secret of a key and shows the new one. */
function RotateApiKey({ apiKey: { id, name }, onClose }: { readonly apiKey: ApiKey; readonly onClose: () => void }) {
  const texts = usePageTexts();
  const { forms } = useTexts();
  const [grace, setGrace] = useState<(typeof GRACES)[number]>("3600");
  const rotate = useChange(
    () => api.rotate(client, { path: { id }, body: { grace_seconds: Number(grace) } }),
    [API_KEYS],
  );
  return (
    <Dialog title={fill(texts.rotateTitle, { name })} onClose={onClose}>
      {rotate.data ? (
        <Secret value={rotate.data.secret} onDone={onClose}>
          <PreviousSecret apiKey={rotate.data} />
        </Secret>
      ) : (
        <>
          <fieldset>
            <legend>{texts.rotateText}</legend>
            {GRACES.map((seconds) => (
              <label key={seconds} className="choice">
                <input type="radio" name="grace" checked={seconds === grace} onChange={() => setGrace(seconds)} />
                {texts.graces[seconds]}
              </label>
            ))}
          </fieldset>
          {rotate.error && <ErrorNotice error={rotate.error} />}
          <div className="actions">
            <Button onClick={onClose}>{forms.cancel}</Button>
            <ChangeButton change={rotate} className="primary">
              {texts.rotate}
            </ChangeButton>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** The key of the lists of API keys. */
export const API_KEYS = ["apiKeys"] as const;
