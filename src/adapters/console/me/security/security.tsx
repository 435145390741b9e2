import { useState } from "react";
import * as api from "../../../../../generated/sdk/password.ts";
import * as methodsApi from "../../../../../generated/sdk/sign-in-methods.ts";
import type { SignInMethods } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { useSession } from "../../session/session.tsx";
import { SIGN_IN_METHODS } from "../../session/sign-in-methods.ts";
import { fill } from "../../texts/texts.tsx";
import { useChange, useLoad } from "../../ui/data.ts";
import { Confirm, Dialog } from "../../ui/dialog.tsx";
import { Form, type FormValues, TextField } from "../../ui/form.tsx";
import { Button, Loaded, Page, Section } from "../../ui/page.tsx";
import { useDateFormat } from "../../ui/values.tsx";
import { AuthenticatorApp, RecoveryCodes } from "./authenticator-app.tsx";
import { Passkeys } from "./passkeys.tsx";
import { Sessions, SESSIONS } from "./sessions.tsx";
import { usePageTexts } from "./texts.ts";
import "../me.css";

/** How the user signs in, and their sessions. */
export function Security() {
  const texts = usePageTexts();
  const methods = useLoad(SIGN_IN_METHODS, () => methodsApi.get(client));
  const support = useSession().session?.support ?? false;
  return (
    <Page title={texts.title} about={texts.about}>
      {support ? (
        <p className="notice">{texts.support}</p>
      ) : (
        <>
          <Loaded query={methods}>{(loaded) => <Methods methods={loaded} />}</Loaded>
          <Sessions />
        </>
      )}
    </Page>
  );
}

function Methods({ methods }: { readonly methods: SignInMethods }) {
  const { app } = usePageTexts();
  return (
    <>
      <Password methods={methods} />
      <Section title={app.title} className="security-factors">
        <p>{app.about}</p>
        <Policy methods={methods} />
        <AuthenticatorApp methods={methods} />
        <RecoveryCodes methods={methods} />
      </Section>
      <Passkeys />
    </>
  );
}

/** What the organization requires. */
function Policy({ methods: { second_factor_required, enroll_by } }: { readonly methods: SignInMethods }) {
  const texts = usePageTexts();
  const format = useDateFormat({ dateStyle: "long", timeStyle: "short" });
  if (!second_factor_required) return null;
  if (enroll_by === null) return <p className="notice">{texts.required}</p>;
  return <p className="notice">{fill(texts.enrollBy, { date: format(enroll_by) })}</p>;
}

interface MethodsProps {
  readonly methods: SignInMethods;
}

/** Changes, sets or removes the password. */
function Password({ methods }: MethodsProps) {
  const { password: texts } = usePageTexts();
  const [open, setOpen] = useState<"change" | "remove" | null>(null);
  const close = () => setOpen(null);
  return (
    <Section title={texts.title}>
      <p>{methods.password ? texts.set : texts.none}</p>
      <div className="row">
        <Button onClick={() => setOpen("change")}>{methods.password ? texts.change : texts.first}</Button>
        {methods.password && methods.passkeys > 0 && <Button onClick={() => setOpen("remove")}>{texts.remove}</Button>}
      </div>
      {open === "change" && <ChangePassword methods={methods} onClose={close} />}
      {open === "remove" && <RemovePassword onClose={close} />}
    </Section>
  );
}

interface CloseProps {
  readonly onClose: () => void;
}

function ChangePassword({ methods, onClose }: MethodsProps & CloseProps) {
  const { password: texts } = usePageTexts();
  const { email } = useSession().user;
  const title = methods.password ? texts.change : texts.first;
  const change = useChange(
    (body: api.PasswordChangeInput["body"]) => api.change(client, { body }),
    [SIGN_IN_METHODS, SESSIONS],
    { done: texts.changed, onDone: onClose },
  );
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
  const { password: texts } = usePageTexts();
  const remove = useChange(() => api.remove(client), [SIGN_IN_METHODS, SESSIONS], {
    done: texts.removed,
    onDone: onClose,
  });
  return (
    <Confirm title={texts.remove} action={texts.remove} mutation={remove} onClose={onClose}>
      <p>{texts.removeText}</p>
    </Confirm>
  );
}
