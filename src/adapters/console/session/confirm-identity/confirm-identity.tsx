import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as sessionApi from "../../../../../generated/sdk/session.ts";
import * as methodsApi from "../../../../../generated/sdk/sign-in-methods.ts";
import type { SignInMethods } from "../../../../../generated/sdk/types.gen.ts";
import { usePageTexts } from "../../texts/texts.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorNotice, Loaded } from "../../ui/loaded.tsx";
import { TextField } from "../../ui/fields.tsx";
import { Form } from "../../ui/form.tsx";
import { client } from "../client.ts";
import { canUsePasskeys, signWithPasskey, passkeyTexts, SIGN_IN_METHODS } from "../sign-in-methods.ts";
import { texts as dialogTexts } from "./texts.ts";

type Proof = sessionApi.SessionConfirmInput["body"];

interface ConfirmIdentityProps {
  /** Called with true after the confirmation. */
  readonly onClose: (confirmed: boolean) => void;
}

/** Asks for the password, a code or a passkey before an action that needs the user's identity. */
export function ConfirmIdentity({ onClose }: ConfirmIdentityProps) {
  const texts = usePageTexts(dialogTexts);
  const methods = useQuery({ queryKey: SIGN_IN_METHODS, queryFn: async () => await methodsApi.get(client) });
  return (
    <Dialog title={texts.title} onClose={() => onClose(false)}>
      <p>{texts.about}</p>
      <Loaded query={methods}>{(loaded) => <Proofs methods={loaded} onClose={onClose} />}</Loaded>
    </Dialog>
  );
}

function Proofs({ methods, onClose }: ConfirmIdentityProps & { readonly methods: SignInMethods }) {
  const texts = usePageTexts(dialogTexts);
  const hasCodes = methods.authenticator_app !== null || methods.recovery_codes_left > 0;
  const [byCode, setByCode] = useState(!methods.password);
  const confirm = useMutation({
    mutationFn: async (proof: Proof) => await sessionApi.confirm(client, { body: proof }),
    onSuccess: () => onClose(true),
  });
  const withPasskey = methods.passkeys > 0 && canUsePasskeys();
  const choose = (code: boolean) => () => {
    confirm.reset();
    setByCode(code);
  };
  if (!methods.password && !hasCodes && !withPasskey) return <NoProof />;
  return (
    <>
      {(methods.password || hasCodes) && (
        <Form
          key={String(byCode)}
          mutation={confirm}
          read={(values) => (byCode ? { code: values.text("code") } : { password: values.exact("password") })}
          submit={texts.submit}
          onCancel={() => onClose(false)}
          passing
        >
          {byCode ? <CodeField /> : <PasswordField />}
        </Form>
      )}
      {methods.password && hasCodes && (
        <p>
          <button type="button" className="link" onClick={choose(!byCode)}>
            {byCode ? texts.withPassword : texts.withCode}
          </button>
        </p>
      )}
      {withPasskey && <PasskeyProof onConfirmed={() => onClose(true)} />}
    </>
  );
}

function PasswordField() {
  const { password } = usePageTexts(dialogTexts);
  return <TextField label={password} name="password" type="password" autoComplete="current-password" autoFocus />;
}

function CodeField() {
  const { code, codeHelp } = usePageTexts(dialogTexts);
  return (
    <TextField label={code} name="code" help={codeHelp} autoComplete="one-time-code" spellCheck={false} autoFocus />
  );
}

function PasskeyProof({ onConfirmed }: { readonly onConfirmed: () => void }) {
  const texts = usePageTexts(dialogTexts);
  const messages = usePageTexts(passkeyTexts);
  const confirm = useMutation({
    mutationFn: async () => await sessionApi.confirm(client, { body: { passkey: await signWithPasskey(messages) } }),
    onSuccess: onConfirmed,
  });
  return (
    <>
      {confirm.error && <ErrorNotice error={confirm.error} />}
      <button type="button" disabled={confirm.isPending} onClick={() => confirm.mutate()}>
        {texts.withPasskey}
      </button>
    </>
  );
}

/** An account without a password and second factors: its owner signs in at the identity provider. */
function NoProof() {
  const texts = usePageTexts(dialogTexts);
  return (
    <>
      <p>{texts.none}</p>
      <p>
        <a href="/sign-out">{texts.signOut}</a>
      </p>
    </>
  );
}
