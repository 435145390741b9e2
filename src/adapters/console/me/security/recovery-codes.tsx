import { useState } from "react";
import * as api from "../../../../../generated/sdk/sign-in-methods.ts";
import type { SignInMethods } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { SIGN_IN_METHODS } from "../../session/sign-in-methods.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { useChange } from "../../ui/changes.ts";
import { Confirm } from "../../ui/confirm.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Secret } from "../../ui/secret.tsx";
import { texts as pageTexts } from "./texts.ts";

/** The number of recovery codes, and new ones. */
export function RecoveryCodes({ methods }: { readonly methods: SignInMethods }) {
  const { codes: texts } = usePageTexts(pageTexts);
  const [open, setOpen] = useState(false);
  const create = useChange(() => api.createRecoveryCodes(client), { changes: [SIGN_IN_METHODS] });
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
        <button type="button" onClick={() => setOpen(true)}>
          {texts.create}
        </button>
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

interface ShownCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows new recovery codes once. */
export function ShownCodes({ codes, onClose }: ShownCodesProps) {
  const { codes: texts } = usePageTexts(pageTexts);
  return (
    <Dialog title={texts.save} onClose={onClose}>
      <Secret value={codes.join("\n")} about={texts.about} onDone={onClose} />
    </Dialog>
  );
}
