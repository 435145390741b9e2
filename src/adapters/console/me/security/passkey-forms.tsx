import * as api from "../../../../../generated/sdk/passkeys.ts";
import type { Passkey } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { createPasskey } from "../../session/passkeys.ts";
import { passkeyTexts } from "../../session/passkey-texts.ts";
import { SIGN_IN_METHODS } from "../../session/sign-in-methods.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill, useTexts } from "../../texts/texts.tsx";
import { useChange } from "../../ui/changes.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/fields.tsx";
import { Form } from "../../ui/form.tsx";
import { useDeviceName } from "./device-name.ts";
import { ShownCodes } from "./recovery-codes.tsx";
import { SESSIONS } from "./sessions.tsx";
import { texts as pageTexts } from "./texts.ts";

/** The key of the user's passkeys. */
export const PASSKEYS = ["passkeys"] as const;

interface CloseProps {
  readonly onClose: () => void;
}

/** Adds a passkey, and shows recovery codes if it is the first second factor. */
export function AddPasskey({ onClose }: CloseProps) {
  const { passkeys: texts } = usePageTexts(pageTexts);
  const messages = usePageTexts(passkeyTexts);
  const nameOf = useDeviceName();
  const add = useChange(
    async (name: string) => {
      const issued = await api.creationOptions(client);
      const response = await createPasskey(issued, messages);
      return await api.create(client, { body: { name, challenge: issued.challenge, response } });
    },
    {
      changes: [PASSKEYS, SIGN_IN_METHODS, SESSIONS],
      done: texts.addedDone,
      onDone: ({ recovery_codes }) => recovery_codes.length === 0 && onClose(),
    },
  );
  const codes = add.data?.recovery_codes ?? [];
  if (codes.length > 0) return <ShownCodes codes={codes} onClose={onClose} />;
  return (
    <Dialog title={texts.add} onClose={onClose}>
      <p>{texts.addText}</p>
      <Form mutation={add} read={(values) => values.text("name")} submit={texts.add} onCancel={onClose}>
        <NameField initial={nameOf(navigator.userAgent)} />
      </Form>
    </Dialog>
  );
}

/** Renames a passkey. */
export function RenamePasskey({ passkey: { id, name }, onClose }: CloseProps & { readonly passkey: Passkey }) {
  const { passkeys: texts } = usePageTexts(pageTexts);
  const { saved } = useTexts().forms;
  const rename = useChange((next: string) => api.update(client, { path: { id }, body: { name: next } }), {
    changes: [PASSKEYS],
    done: saved,
    onDone: onClose,
  });
  return (
    <Dialog title={fill(texts.renameTitle, { name })} onClose={onClose}>
      <Form mutation={rename} read={(values) => values.text("name")} onCancel={onClose}>
        <NameField initial={name} />
      </Form>
    </Dialog>
  );
}

function NameField({ initial }: { readonly initial: string }) {
  const { name, nameHelp } = usePageTexts(pageTexts).passkeys;
  return (
    <TextField label={name} name="name" help={nameHelp} defaultValue={initial} maxLength={100} autoComplete="off" />
  );
}
