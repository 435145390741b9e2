import { useState } from "react";
import { Link } from "wouter";
import * as api from "../../../../../generated/sdk/api-keys.ts";
import type { ApiKey, Permission } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePermission } from "../../session/session.tsx";
import { CodeBlock, Secret } from "../../ui/copy-button.tsx";
import { useChange, useLoad } from "../../ui/data.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Filters, SelectFilter } from "../../ui/filters.tsx";
import { Form, Options } from "../../ui/form.tsx";
import { Button, Loaded, Page } from "../../ui/page.tsx";
import { type Column, Pager, Table, usePageNumber } from "../../ui/table.tsx";
import { oneOf, useUrlState } from "../../ui/url-state.ts";
import { Clipped } from "../../ui/values.tsx";
import { API_KEYS, KeyActions, KeyFields, KeyStatus, LastUse, readKeyFields } from "./key.tsx";
import { usePageTexts } from "./texts.ts";

const STATUSES = ["active", "expired", "revoked"] as const;

/** The API keys of the organization. `?do=create` opens the dialog for a new key. */
export function ApiKeys() {
  const texts = usePageTexts();
  const mayManage = usePermission("api_keys:manage");
  const page = usePageNumber();
  const { values, change } = useUrlState("status", "do");
  const status = oneOf(STATUSES, values.status);
  const query = { page, ...(status && { status }) };
  const keys = useLoad([...API_KEYS, query], () => api.list(client, { query }));
  return (
    <Page
      title={texts.title}
      about={texts.about}
      actions={
        mayManage && (
          <Button className="primary" onClick={() => change({ do: "create" })}>
            {texts.create}
          </Button>
        )
      }
    >
      <Filters names={["status"]}>
        <SelectFilter name="status" label={texts.status}>
          <Options names={texts.statuses} />
        </SelectFilter>
      </Filters>
      <Loaded query={keys}>
        {({ data, meta }) => (
          <>
            <KeyTable keys={data} empty={status === undefined ? texts.empty : texts.emptyFilter} />
            <Pager meta={meta} />
          </>
        )}
      </Loaded>
      {mayManage && values.do === "create" && <CreateApiKey onClose={() => change({ do: "" })} />}
    </Page>
  );
}

function KeyTable({ keys, empty }: { readonly keys: readonly ApiKey[]; readonly empty: string }) {
  const texts = usePageTexts();
  const columns: readonly Column<ApiKey>[] = [
    {
      title: texts.name,
      cell: ({ id, name }) => (
        <Clipped text={name}>
          <Link href={`/settings/api-keys/${id}`}>{name}</Link>
        </Clipped>
      ),
    },
    { title: texts.secret, cell: ({ prefix, last4 }) => <code>{`${prefix}…${last4}`}</code> },
    { title: texts.status, cell: (key) => <KeyStatus apiKey={key} /> },
    { title: texts.owner, cell: ({ user }) => user.name },
    { title: texts.lastUsed, cell: (key) => <LastUse apiKey={key} /> },
    { title: texts.actions, cell: (key) => <KeyActions apiKey={key} /> },
  ];
  return <Table caption={texts.title} columns={columns} rows={keys} rowKey={({ id }) => id} empty={<p>{empty}</p>} />;
}

/** Creates a key and shows its secret once. */
function CreateApiKey({ onClose }: { readonly onClose: () => void }) {
  const texts = usePageTexts();
  const [scopes, setScopes] = useState<readonly Permission[]>([]);
  const create = useChange((body: api.ApiKeysCreateInput["body"]) => api.create(client, { body }), [API_KEYS]);
  if (create.data) {
    const { secret } = create.data;
    return (
      <Dialog title={texts.created} onClose={onClose}>
        <Secret value={secret} onDone={onClose}>
          <CodeBlock
            caption={texts.example}
            code={`curl -sS ${window.location.origin}/v1/me \\\n  -H "X-API-Key: ${secret}"`}
          />
        </Secret>
      </Dialog>
    );
  }
  return (
    <Dialog title={texts.create} onClose={onClose}>
      <Form mutation={create} read={(values) => readKeyFields(values, scopes)} submit={texts.create} onCancel={onClose}>
        <KeyFields scopes={scopes} onScopes={setScopes} />
      </Form>
    </Dialog>
  );
}
