import { useState } from "react";
import * as api from "../../../../../generated/sdk/password.ts";
import * as methodsApi from "../../../../../generated/sdk/sign-in-methods.ts";
import type { SignInMethods, Passkey } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { useSession } from "../../session/session.tsx";
import { SIGN_IN_METHODS, canUsePasskeys, createPasskey, usePasskeyTexts } from "../../session/sign-in-methods.ts";
import { fill, useTexts } from "../../texts/texts.tsx";
import { useChange, useLoad } from "../../ui/data.ts";
import { Confirm, Dialog } from "../../ui/dialog.tsx";
import { Form, type FormValues, TextField } from "../../ui/form.tsx";
import { Button, Loaded, Page, Section } from "../../ui/page.tsx";
import { useDateFormat, Badge, Time } from "../../ui/values.tsx";
import { AuthenticatorApp, RecoveryCodes, ShownCodes } from "./authenticator-app.tsx";
import { Sessions, SESSIONS, useDeviceName } from "./sessions.tsx";
import { usePageTexts } from "./texts.ts";
import "../me.css";
import * as passkeysApi from "../../../../../generated/sdk/passkeys.ts";
import { type Column, Table } from "../../ui/table.tsx";

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

type Action = { readonly kind: "add" } | { readonly kind: "rename" | "remove"; readonly passkey: Passkey };

/** The user's passkeys. */
export function Passkeys() {
  const { passkeys: texts } = usePageTexts();
  const passkeys = useLoad(PASSKEYS, () => passkeysApi.list(client).toArray({ limit: 100 }));
  const [action, setAction] = useState<Action | null>(null);
  const close = () => setAction(null);
  return (
    <Section
      title={texts.title}
      actions={canUsePasskeys() && <Button onClick={() => setAction({ kind: "add" })}>{texts.add}</Button>}
    >
      <p>{canUsePasskeys() ? texts.about : `${texts.about} ${texts.unsupported}`}</p>
      <Loaded query={passkeys}>{(loaded) => <PasskeyTable passkeys={loaded} onAction={setAction} />}</Loaded>
      {action?.kind === "add" && <AddPasskey onClose={close} />}
      {action?.kind === "rename" && <RenamePasskey passkey={action.passkey} onClose={close} />}
      {action?.kind === "remove" && <RemovePasskey passkey={action.passkey} onClose={close} />}
    </Section>
  );
}

interface PasskeyTableProps {
  readonly passkeys: readonly Passkey[];
  readonly onAction: (action: Action) => void;
}

function PasskeyTable({ passkeys, onAction }: PasskeyTableProps) {
  const { passkeys: texts } = usePageTexts();
  const columns: readonly Column<Passkey>[] = [
    {
      title: texts.name,
      cell: ({ name, backed_up }) => (
        <>
          {name} {backed_up && <Badge>{texts.synced}</Badge>}
        </>
      ),
    },
    { title: texts.added, cell: ({ created_at: at }) => <Time at={at} /> },
    { title: texts.lastUsed, cell: ({ last_used_at: at }) => (at === null ? texts.never : <Time at={at} />) },
    {
      title: texts.actions,
      cell: (passkey) => (
        <div className="row-actions">
          <Button onClick={() => onAction({ kind: "rename", passkey })}>{texts.rename}</Button>
          <Button onClick={() => onAction({ kind: "remove", passkey })}>{texts.remove}</Button>
        </div>
      ),
    },
  ];
  return (
    <Table
      caption={texts.title}
      columns={columns}
      rows={passkeys}
      rowKey={({ id }) => id}
      empty={<p>{texts.empty}</p>}
    />
  );
}

interface RemovePasskeyProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

function RemovePasskey({ passkey: { id, name }, onClose }: RemovePasskeyProps) {
  const { passkeys: texts } = usePageTexts();
  const remove = useChange(() => passkeysApi.delete(client, { path: { id } }), [PASSKEYS, SIGN_IN_METHODS], {
    done: texts.removed,
    onDone: onClose,
  });
  return (
    <Confirm title={fill(texts.removeTitle, { name })} action={texts.remove} mutation={remove} onClose={onClose}>
      <p>{texts.removeText}</p>
    </Confirm>
  );
}

/** The key of the user's passkeys. */
const PASSKEYS = ["passkeys"] as const;

/** Adds a passkey, and shows recovery codes if it is the first second factor. */
function AddPasskey({ onClose }: CloseProps) {
  const { passkeys: texts } = usePageTexts();
  const messages = usePasskeyTexts();
  const nameOf = useDeviceName();
  const add = useChange(
    async (name: string) => {
      const issued = await passkeysApi.creationOptions(client);
      const response = await createPasskey(issued, messages);
      return await passkeysApi.create(client, { body: { name, challenge: issued.challenge, response } });
    },
    [PASSKEYS, SIGN_IN_METHODS, SESSIONS],
    { done: texts.addedDone, onDone: ({ recovery_codes }) => recovery_codes.length === 0 && onClose() },
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
function RenamePasskey({ passkey: { id, name }, onClose }: CloseProps & { readonly passkey: Passkey }) {
  const { passkeys: texts } = usePageTexts();
  const { saved } = useTexts().forms;
  const rename = useChange(
    (next: string) => passkeysApi.update(client, { path: { id }, body: { name: next } }),
    [PASSKEYS],
    {
      done: saved,
      onDone: onClose,
    },
  );
  return (
    <Dialog title={fill(texts.renameTitle, { name })} onClose={onClose}>
      <Form mutation={rename} read={(values) => values.text("name")} onCancel={onClose}>
        <NameField initial={name} />
      </Form>
    </Dialog>
  );
}

function NameField({ initial }: { readonly initial: string }) {
  const { name, nameHelp } = usePageTexts().passkeys;
  return (
    <TextField label={name} name="name" help={nameHelp} defaultValue={initial} maxLength={100} autoComplete="off" />
  );
}
