import { useState } from "react";
import * as api from "../../../../../generated/sdk/password.ts";
import type { SignInMethods } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { useSession } from "../../session/session.tsx";
import { SIGN_IN_METHODS } from "../../session/sign-in-methods.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { useChange } from "../../ui/changes.ts";
import { Confirm } from "../../ui/confirm.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/fields.tsx";
import type { FormValues } from "../../ui/form-values.ts";
import { Form } from "../../ui/form.tsx";
import { SESSIONS } from "./sessions.tsx";
import { texts as pageTexts } from "./texts.ts";

interface MethodsProps {
  readonly methods: SignInMethods;
}

/** Changes, sets or removes the password. */
export function Password({ methods }: MethodsProps) {
  const { password: texts } = usePageTexts(pageTexts);
  const [open, setOpen] = useState<"change" | "remove" | null>(null);
  const close = () => setOpen(null);
  return (
    <section>
      <h2>{texts.title}</h2>
      <p>{methods.password ? texts.set : texts.none}</p>
      <div className="row">
        <button type="button" onClick={() => setOpen("change")}>
          {methods.password ? texts.change : texts.first}
        </button>
        {methods.password && methods.passkeys > 0 && (
          <button type="button" onClick={() => setOpen("remove")}>
            {texts.remove}
          </button>
        )}
      </div>
      {open === "change" && <ChangePassword methods={methods} onClose={close} />}
      {open === "remove" && <RemovePassword onClose={close} />}
    </section>
  );
}

interface CloseProps {
  readonly onClose: () => void;
}

function ChangePassword({ methods, onClose }: MethodsProps & CloseProps) {
  const { password: texts } = usePageTexts(pageTexts);
  const { email } = useSession().user;
  const title = methods.password ? texts.change : texts.first;
  const change = useChange((body: api.PasswordChangeInput["body"]) => api.change(client, { body }), {
    changes: [SIGN_IN_METHODS, SESSIONS],
    done: texts.changed,
    onDone: onClose,
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{texts.ends}</p>
      <Form mutation={change} read={read} submit={title} onCancel={onClose}>
        {/* Password managers store the password for this account. */}
        <input name="username" autoComplete="username" defaultValue={email} readOnly hidden />
        {methods.password && (
          <TextField
            label={texts.current}
            name="current_password"
            type="password"
            autoComplete="current-password"
            maxLength={256}
          />
        )}
        <TextField
          label={texts.new}
          name="new_password"
          type="password"
          help={texts.newHelp}
          autoComplete="new-password"
          maxLength={256}
        />
      </Form>
    </Dialog>
  );
}

function read(values: FormValues): api.PasswordChangeInput["body"] {
  const current = values.exact("current_password");
  return { new_password: values.exact("new_password"), ...(current !== "" && { current_password: current }) };
}

function RemovePassword({ onClose }: CloseProps) {
  const { password: texts } = usePageTexts(pageTexts);
  const remove = useChange(() => api.remove(client), {
    changes: [SIGN_IN_METHODS, SESSIONS],
    done: texts.removed,
    onDone: onClose,
  });
  return (
    <Confirm title={texts.remove} action={texts.remove} mutation={remove} onClose={onClose}>
      <p>{texts.removeText}</p>
    </Confirm>
  );
}
