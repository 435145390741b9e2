import { useState } from "react";
import * as api from "../../../../../generated/sdk/sign-in-methods.ts";
import type { AuthenticatorSecret, SignInMethods } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { SIGN_IN_METHODS } from "../../session/sign-in-methods.ts";
import { fill } from "../../texts/texts.tsx";
import { CopyButton, Secret } from "../../ui/copy-button.tsx";
import { useChange } from "../../ui/data.ts";
import { Confirm, Dialog } from "../../ui/dialog.tsx";
import { Form, TextField } from "../../ui/form.tsx";
import { Button, ErrorNotice } from "../../ui/page.tsx";
import { Badge, Time } from "../../ui/values.tsx";
import { SESSIONS } from "./sessions.tsx";
import { usePageTexts } from "./texts.ts";

/** Sets the authenticator app up, replaces it or turns it off. */
export function AuthenticatorApp({ methods: { authenticator_app: app } }: { readonly methods: SignInMethods }) {
  const { app: texts } = usePageTexts();
  const [removing, setRemoving] = useState(false);
  const start = useChange(() => api.startAuthenticatorApp(client), []);
  return (
    <>
      <h3>
        {texts.name} <Badge tone={app === null ? "neutral" : "good"}>{app === null ? texts.off : texts.on}</Badge>
      </h3>
      <p>
        {app === null ? (
          texts.none
        ) : (
          <>
            {texts.since} <Time at={app.enabled_at} />
          </>
        )}
      </p>
      {start.error && <ErrorNotice error={start.error} />}
      <div className="row">
        {/* Not disabled meanwhile: the focus returns here after the dialogs. */}
        <Button onClick={() => start.isPending || start.mutate(undefined)}>
          {app === null ? texts.setUp : texts.replace}
        </Button>
        {app !== null && <Button onClick={() => setRemoving(true)}>{texts.remove}</Button>}
      </div>
      {start.data && <SetUp secret={start.data} onClose={start.reset} />}
      {removing && <TurnOff onClose={() => setRemoving(false)} />}
    </>
  );
}

interface SetUpProps {
  readonly secret: AuthenticatorSecret;
  readonly onClose: () => void;
}

function SetUp({ secret: { secret, qr_code }, onClose }: SetUpProps) {
  const texts = usePageTexts();
  const confirm = useChange(
    (code: string) => api.confirmAuthenticatorApp(client, { body: { code } }),
    [SIGN_IN_METHODS, SESSIONS],
    { done: texts.app.turnedOn, onDone: ({ recovery_codes }) => recovery_codes.length === 0 && onClose() },
  );
  const codes = confirm.data?.recovery_codes ?? [];
  if (codes.length > 0) return <ShownCodes codes={codes} onClose={onClose} />;
  const key = (secret.match(/.{1,4}/g) ?? []).join(" ");
  return (
    <Dialog title={texts.app.setUpTitle} onClose={onClose}>
      <p>{texts.app.scan}</p>
      <p>
        <img
          className="security-qr"
          src={`data:image/svg+xml;base64,${btoa(qr_code)}`}
          alt={texts.app.qr}
          width="208"
          height="208"
        />
      </p>
      <p>{texts.app.manual}</p>
      <p className="row">
        <code>{key}</code> <CopyButton text={secret} />
      </p>
      <Form mutation={confirm} read={(values) => values.text("code")} submit={texts.app.turnOn} onCancel={onClose}>
        <TextField
          label={texts.app.code}
          name="code"
          help={texts.app.ends}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
        />
      </Form>
    </Dialog>
  );
}

function TurnOff({ onClose }: Pick<SetUpProps, "onClose">) {
  const { app: texts } = usePageTexts();
  const remove = useChange(() => api.removeAuthenticatorApp(client), [SIGN_IN_METHODS], {
    done: texts.removed,
    onDone: onClose,
  });
  return (
    <Confirm title={texts.removeTitle} action={texts.remove} mutation={remove} onClose={onClose}>
      <p>{texts.removeText}</p>
    </Confirm>
  );
}

/** The number of recovery codes, and new ones. */
export function RecoveryCodes({ methods }: { readonly methods: SignInMethods }) {
  const { codes: texts } = usePageTexts();
  const [open, setOpen] = useState(false);
  const create = useChange(() => api.createRecoveryCodes(client), [SIGN_IN_METHODS]);
  const close = (): void => {
    create.reset();
    setOpen(false);
  };
  if (methods.authenticator_app === null && methods.passkeys === 0) return null;
  return (
    <>
      <h3>{texts.title}</h3>
      <p>{fill(texts.left, { count: methods.recovery_codes_left })}</p>
      <div className="row">
        <Button onClick={() => setOpen(true)}>{texts.create}</Button>
      </div>
      {open && !create.data && (
        <Confirm title={texts.create} action={texts.create} mutation={create} onClose={close}>
          <p>{texts.createText}</p>
        </Confirm>
      )}
      {create.data && <ShownCodes codes={create.data.recovery_codes} onClose={close} />}
    </>
  );
}

/** Shows new recovery codes once. */
export function ShownCodes({ codes, onClose }: { readonly codes: readonly string[]; readonly onClose: () => void }) {
  const { codes: texts } = usePageTexts();
  return (
    <Dialog title={texts.save} onClose={onClose}>
      <Secret value={codes.join("\n")} about={texts.about} onDone={onClose} />
    </Dialog>
  );
}
