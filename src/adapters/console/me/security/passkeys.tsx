import { useState } from "react";
import * as api from "../../../../../generated/sdk/passkeys.ts";
import type { Passkey } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { canUsePasskeys, createPasskey, SIGN_IN_METHODS, usePasskeyTexts } from "../../session/sign-in-methods.ts";
import { fill, useTexts } from "../../texts/texts.tsx";
import { useChange, useLoad } from "../../ui/data.ts";
import { Confirm, Dialog } from "../../ui/dialog.tsx";
import { Form, TextField } from "../../ui/form.tsx";
import { Button, Loaded, Section } from "../../ui/page.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { Badge, Time } from "../../ui/values.tsx";
import { ShownCodes } from "./authenticator-app.tsx";
import { SESSIONS, useDeviceName } from "./sessions.tsx";
import { usePageTexts } from "./texts.ts";

type Action = { readonly kind: "add" } | { readonly kind: "rename" | "remove"; readonly passkey: Passkey };

/** The user's passkeys. */
export function Passkeys() {
  const { passkeys: texts } = usePageTexts();
  const passkeys = useLoad(PASSKEYS, () => api.list(client).toArray({ limit: 100 }));
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
  const remove = useChange(() => api.delete(client, { path: { id } }), [PASSKEYS, SIGN_IN_METHODS], {
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

interface CloseProps {
  readonly onClose: () => void;
}

/** Adds a passkey, and shows recovery codes if it is the first second factor. */
function AddPasskey({ onClose }: CloseProps) {
  const { passkeys: texts } = usePageTexts();
  const messages = usePasskeyTexts();
  const nameOf = useDeviceName();
  const add = useChange(
    async (name: string) => {
      const issued = await api.creationOptions(client);
      const response = await createPasskey(issued, messages);
      return await api.create(client, { body: { name, challenge: issued.challenge, response } });
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
  const rename = useChange((next: string) => api.update(client, { path: { id }, body: { name: next } }), [PASSKEYS], {
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
  const { name, nameHelp } = usePageTexts().passkeys;
  return (
    <TextField label={name} name="name" help={nameHelp} defaultValue={initial} maxLength={100} autoComplete="off" />
  );
}
