import { useQuery } from "@tanstack/react-query";
import * as sessionApi from "../../../generated/sdk/session.ts";
import * as methodsApi from "../../../generated/sdk/sign-in-methods.ts";
import type { SessionConfirmData } from "../../../generated/sdk/types.gen.ts";
import { pageTexts, usePageTexts } from "../texts/page-texts.ts";
import { useChange } from "../ui/changes.ts";
import { Dialog } from "../ui/dialog.tsx";
import { ErrorNotice } from "../ui/error-notice.tsx";
import { TextField } from "../ui/fields.tsx";
import { Form } from "../ui/form.tsx";
import { Loaded } from "../ui/loaded.tsx";
import { client } from "./client.ts";

const identityTexts = pageTexts(
  {
    title: "Confirm your identity",
    text: "You are about to change a security setting. Please confirm that it’s you.",
    password: "Password",
    code: "Code from your authenticator app, or a recovery code",
    submit: "Confirm",
    otherwise: "Use a code instead",
    passkey: "Confirm with a passkey",
    none: "You have nothing to confirm with. Sign out and in again with your identity provider.",
  },
  {
    title: "Confirmez votre identité",
    text: "Vous allez modifier un réglage de sécurité. Confirmez d’abord que c’est bien vous.",
    password: "Mot de passe",
    code: "Code de votre application d’authentification, ou code de secours",
    submit: "Confirmer",
    otherwise: "Utiliser plutôt un code",
    passkey: "Confirmer avec une clé d’accès",
    none: "Vous n’avez aucun moyen de confirmation. Déconnectez-vous, puis reconnectez-vous avec votre fournisseur d’identité.",
  },
);

type Proof = SessionConfirmData["body"];

interface ConfirmIdentityProps {
  readonly onDone: (confirmed: boolean) => void;
}

/** Asks for the password, a code or a passkey. */
export function ConfirmIdentity({ onDone }: ConfirmIdentityProps) {
  const texts = usePageTexts(identityTexts);
  const methods = useQuery({ queryKey: ["signInMethods"], queryFn: async () => await methodsApi.get(client) });
  return (
    <Dialog title={texts.title} onClose={() => onDone(false)}>
      <p>{texts.text}</p>
      <Loaded query={methods}>
        {({ password, passkeys, authenticator_app: app, recovery_codes_left: codes }) => {
          const hasCode = app !== null || codes > 0;
          return (
            <>
              {password && <ProofForm name="password" onDone={onDone} />}
              {hasCode && password && (
                <details>
                  <summary>{texts.otherwise}</summary>
                  <ProofForm name="code" onDone={onDone} />
                </details>
              )}
              {hasCode && !password && <ProofForm name="code" onDone={onDone} />}
              {passkeys > 0 && "PublicKeyCredential" in window && <PasskeyButton onDone={onDone} />}
              {!password && !hasCode && passkeys === 0 && <p>{texts.none}</p>}
            </>
          );
        }}
      </Loaded>
    </Dialog>
  );
}

const fields = {
  password: { type: "password", autoComplete: "current-password" },
  code: { autoComplete: "one-time-code", spellCheck: false },
} as const;

function ProofForm({ name, onDone }: ConfirmIdentityProps & { readonly name: "password" | "code" }) {
  const texts = usePageTexts(identityTexts);
  const confirm = useChange((body: Proof) => sessionApi.confirm(client, { body }), {
    changes: [],
    onDone: () => onDone(true),
  });
  return (
    <Form
      mutation={confirm}
      read={(values): Proof => (name === "code" ? { code: values.text(name) } : { password: values.secret(name) })}
      submit={texts.submit}
      onCancel={() => onDone(false)}
    >
      <TextField label={texts[name]} name={name} {...fields[name]} />
    </Form>
  );
}

function PasskeyButton({ onDone }: ConfirmIdentityProps) {
  const texts = usePageTexts(identityTexts);
  const confirm = useChange(async () => await sessionApi.confirm(client, { body: { passkey: await usedPasskey() } }), {
    changes: [],
    onDone: () => onDone(true),
  });
  return (
    <>
      {confirm.error && <ErrorNotice error={confirm.error} />}
      <div className="actions">
        <button type="button" disabled={confirm.isPending} onClick={() => confirm.mutate(undefined)}>
          {texts.passkey}
        </button>
      </div>
    </>
  );
}

/** Asks the browser for the response of a passkey. */
async function usedPasskey(): Promise<NonNullable<Proof["passkey"]>> {
  const { challenge, options } = await sessionApi.passkeyOptions(client, { body: {} });
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({ ...options, challenge });
  const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  return { challenge, response: credential.toJSON() as NonNullable<Proof["passkey"]>["response"] };
}
