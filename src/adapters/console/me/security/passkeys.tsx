import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as api from "../../../../../generated/sdk/passkeys.ts";
import type { Passkey } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { canUsePasskeys } from "../../session/passkeys.ts";
import { SIGN_IN_METHODS } from "../../session/sign-in-methods.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { Badge } from "../../ui/badge.tsx";
import { useChange } from "../../ui/changes.ts";
import { Confirm } from "../../ui/confirm.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { Time } from "../../ui/time.tsx";
import { AddPasskey, PASSKEYS, RenamePasskey } from "./passkey-forms.tsx";
import { texts as pageTexts } from "./texts.ts";

type Action = { readonly kind: "add" } | { readonly kind: "rename" | "remove"; readonly passkey: Passkey };

/** The user's passkeys. */
export function Passkeys() {
  const { passkeys: texts } = usePageTexts(pageTexts);
  const passkeys = useQuery({
    queryKey: PASSKEYS,
    queryFn: async () => await api.list(client).toArray({ limit: 100 }),
  });
  const [action, setAction] = useState<Action | null>(null);
  const close = () => setAction(null);
  return (
    <section>
      <header className="row">
        <h2>{texts.title}</h2>
        {canUsePasskeys() && (
          <button type="button" onClick={() => setAction({ kind: "add" })}>
            {texts.add}
          </button>
        )}
      </header>
      <p>{canUsePasskeys() ? texts.about : `${texts.about} ${texts.unsupported}`}</p>
      <Loaded query={passkeys}>{(loaded) => <PasskeyTable passkeys={loaded} onAction={setAction} />}</Loaded>
      {action?.kind === "add" && <AddPasskey onClose={close} />}
      {action?.kind === "rename" && <RenamePasskey passkey={action.passkey} onClose={close} />}
      {action?.kind === "remove" && <RemovePasskey passkey={action.passkey} onClose={close} />}
    </section>
  );
}

interface PasskeyTableProps {
  readonly passkeys: readonly Passkey[];
  readonly onAction: (action: Action) => void;
}

function PasskeyTable({ passkeys, onAction }: PasskeyTableProps) {
  const { passkeys: texts } = usePageTexts(pageTexts);
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
          <button type="button" onClick={() => onAction({ kind: "rename", passkey })}>
            {texts.rename}
          </button>
          <button type="button" onClick={() => onAction({ kind: "remove", passkey })}>
            {texts.remove}
          </button>
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
  const { passkeys: texts } = usePageTexts(pageTexts);
  const remove = useChange(() => api.delete(client, { path: { id } }), {
    changes: [PASSKEYS, SIGN_IN_METHODS],
    done: texts.removed,
    onDone: onClose,
  });
  return (
    <Confirm title={fill(texts.removeTitle, { name })} action={texts.remove} mutation={remove} onClose={onClose}>
      <p>{texts.removeText}</p>
    </Confirm>
  );
}
