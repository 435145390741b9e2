import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as api from "../../../../generated/sdk/api-keys.ts";
import type { ApiKey } from "../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { nameOf } from "../../texts/name-of.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { useChange } from "../../ui/changes.ts";
import { Confirm } from "../../ui/confirm.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Page } from "../../ui/page.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { Time } from "../../ui/time.tsx";
import { CreateApiKey } from "./create-api-key.tsx";
import { RotateApiKey } from "./rotate-api-key.tsx";
import { texts as pageTexts } from "./texts.ts";

/** The key of the list of API keys. */
export const API_KEYS = ["apiKeys"] as const;

type Action = { readonly kind: "create" } | { readonly kind: "rotate" | "revoke"; readonly key: ApiKey };

/** The API keys of the organization. */
export function ApiKeys() {
  const texts = usePageTexts(pageTexts);
  const keys = useQuery({
    queryKey: API_KEYS,
    queryFn: async () => await api.list(client, { query: { page_size: 100 } }).toArray({ limit: 1_000 }),
  });
  const [action, setAction] = useState<Action | null>(null);
  const close = () => setAction(null);
  return (
    <Page
      title={texts.title}
      about={texts.about}
      actions={
        <button type="button" className="primary" onClick={() => setAction({ kind: "create" })}>
          {texts.create}
        </button>
      }
    >
      <Loaded query={keys}>{(loaded) => <KeyTable keys={loaded} onAction={setAction} />}</Loaded>
      {action?.kind === "create" && <CreateApiKey onClose={close} />}
      {action?.kind === "rotate" && <RotateApiKey apiKey={action.key} onClose={close} />}
      {action?.kind === "revoke" && <RevokeApiKey apiKey={action.key} onClose={close} />}
    </Page>
  );
}

function KeyTable({
  keys,
  onAction,
}: {
  readonly keys: readonly ApiKey[];
  readonly onAction: (action: Action) => void;
}) {
  const texts = usePageTexts(pageTexts);
  const columns: readonly Column<ApiKey>[] = [
    { title: texts.name, cell: ({ name }) => name },
    { title: texts.secret, cell: ({ prefix, last4 }) => <code>{`${prefix}…${last4}`}</code> },
    { title: texts.status, cell: ({ status }) => <Badge>{nameOf(texts.statuses, status)}</Badge> },
    { title: texts.lastUsed, cell: ({ last_used_at: at }) => (at === null ? texts.never : <Time at={at} />) },
    {
      title: texts.actions,
      cell: (key) =>
        key.status !== "revoked" && (
          <div className="row-actions">
            <button type="button" onClick={() => onAction({ kind: "rotate", key })}>
              {texts.rotate}
            </button>
            <button type="button" onClick={() => onAction({ kind: "revoke", key })}>
              {texts.revoke}
            </button>
          </div>
        ),
    },
  ];
  return (
    <Table caption={texts.title} columns={columns} rows={keys} rowKey={({ id }) => id} empty={<p>{texts.empty}</p>} />
  );
}

interface ActionProps {
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
}

function RevokeApiKey({ apiKey: { id, name }, onClose }: ActionProps) {
  const texts = usePageTexts(pageTexts);
  const revoke = useChange(() => api.revoke(client, { path: { id } }), { changes: [API_KEYS], onDone: onClose });
  return (
    <Confirm title={fill(texts.revokeTitle, { name })} action={texts.revoke} mutation={revoke} onClose={onClose}>
      <p>{texts.revokeText}</p>
    </Confirm>
  );
}
