import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import * as sessionApi from "../../../../generated/sdk/session.ts";
import * as methodsApi from "../../../../generated/sdk/sign-in-methods.ts";
import type { SignInMethods } from "../../../../generated/sdk/types.gen.ts";
import { pageTexts } from "../texts/texts.tsx";
import { useLoad } from "../ui/data.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Form, TextField } from "../ui/form.tsx";
import { Button, ChangeButton, ErrorNotice, Loaded } from "../ui/page.tsx";
import { client } from "./client.ts";
import { canUsePasskeys, SIGN_IN_METHODS, signWithPasskey, usePasskeyTexts } from "./sign-in-methods.ts";

type Proof = sessionApi.SessionConfirmInput["body"];

interface ConfirmIdentityProps {
  /** Called with true after the confirmation. */
  readonly onClose: (confirmed: boolean) => void;
}

/** Asks for the password, a code or a passkey before an action that needs the user's identity. */
export function ConfirmIdentity({ onClose }: ConfirmIdentityProps) {
  const texts = usePageTexts();
  const methods = useLoad(SIGN_IN_METHODS, () => methodsApi.get(client));
  return (
    <Dialog title={texts.title} onClose={() => onClose(false)}>
      <p>{texts.about}</p>
      <Loaded query={methods}>{(loaded) => <Proofs methods={loaded} onClose={onClose} />}</Loaded>
    </Dialog>
  );
}

function Proofs({ methods, onClose }: ConfirmIdentityProps & { readonly methods: SignInMethods }) {
  const texts = usePageTexts();
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
          <Button className="link" onClick={choose(!byCode)}>
            {byCode ? texts.withPassword : texts.withCode}
          </Button>
        </p>
      )}
      {withPasskey && <PasskeyProof onConfirmed={() => onClose(true)} />}
    </>
  );
}

function PasswordField() {
  const { password } = usePageTexts();
  return <TextField label={password} name="password" type="password" autoComplete="current-password" autoFocus />;
}

function CodeField() {
  const { code, codeHelp } = usePageTexts();
  return (
    <TextField label={code} name="code" help={codeHelp} autoComplete="one-time-code" spellCheck={false} autoFocus />
  );
}

function PasskeyProof({ onConfirmed }: { readonly onConfirmed: () => void }) {
  const texts = usePageTexts();
  const messages = usePasskeyTexts();
  const confirm = useMutation({
    mutationFn: async () => await sessionApi.confirm(client, { body: { passkey: await signWithPasskey(messages) } }),
    onSuccess: onConfirmed,
  });
  return (
    <>
      {confirm.error && <ErrorNotice error={confirm.error} />}
      <ChangeButton change={confirm}>{texts.withPasskey}</ChangeButton>
    </>
  );
}

/** An account without a password and second factors: its owner signs in at the identity provider. */
function NoProof() {
  const texts = usePageTexts();
  return (
    <>
      <p>{texts.none}</p>
      <p>
        <a href="/sign-out">{texts.signOut}</a>
      </p>
    </>
  );
}

/** The texts of the dialog. */
export const usePageTexts = pageTexts({
  title: ["Confirm your identity", "Confirmez votre identité"],
  about: [
    "This concerns the security of your account or your organization’s data. Please confirm that it’s you.",
    "Cette action touche à la sécurité du compte ou aux données de l’organisation. Confirmez d’abord que c’est bien vous.",
  ],
  password: ["Password", "Mot de passe"],
  code: ["Code", "Code"],
  codeHelp: [
    "Enter the six digits from your authenticator app, or a recovery code.",
    "Saisissez les six chiffres de votre application d’authentification, ou un code de secours.",
  ],
  submit: ["Confirm", "Confirmer"],
  withPasskey: ["Confirm with a passkey", "Confirmer avec une clé d’accès"],
  withCode: ["Use a code instead", "Utiliser plutôt un code"],
  withPassword: ["Use the password instead", "Utiliser plutôt le mot de passe"],
  none: [
    "You have nothing to confirm with. Sign in again with your identity provider.",
    "Vous n’avez aucun moyen de confirmation. Reconnectez-vous avec votre fournisseur d’identité.",
  ],
  signOut: ["Sign out", "Se déconnecter"],
});
