import { useState } from "react";
import { Link, useParams } from "wouter";
import * as api from "../../../../../generated/sdk/api-keys.ts";
import type { ApiKey, Permission } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { useSession } from "../../session/session.tsx";
import { useTexts } from "../../texts/texts.tsx";
import { ifMatch, useChange, useLoad } from "../../ui/data.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Form } from "../../ui/form.tsx";
import { Button, Loaded, Page, Section } from "../../ui/page.tsx";
import { useUrlState } from "../../ui/url-state.ts";
import { Facts, Time } from "../../ui/values.tsx";
import { API_KEYS, KeyActions, KeyFields, KeyStatus, LastUse, PreviousSecret, readKeyFields } from "./key.tsx";
import { usePageTexts } from "./texts.ts";

/** One API key: what it may do, and where and when it was used. `?do=edit` opens the dialog that changes it. */
export function ApiKeyPage() {
  const { id = "" } = useParams();
  const texts = usePageTexts();
  const { values, change } = useUrlState("do");
  const key = useLoad([...API_KEYS, id], () => api.get(client, { path: { id } }));
  const { data } = key;
  return (
    <Page
      title={data?.name ?? texts.key}
      actions={
        data &&
        data.status !== "revoked" && (
          <>
            <Button onClick={() => change({ do: "edit" })}>{texts.edit}</Button>
            <KeyActions apiKey={data} />
          </>
        )
      }
    >
      <p>
        <Link href="/settings/api-keys">{texts.back}</Link>
      </p>
      <Loaded query={key}>{(loaded) => <Details apiKey={loaded} />}</Loaded>
      {data && values.do === "edit" && <EditApiKey apiKey={data} onClose={() => change({ do: "" })} />}
    </Page>
  );
}

function Details({ apiKey: key }: { readonly apiKey: ApiKey }) {
  const texts = usePageTexts();
  return (
    <>
      <PreviousSecret apiKey={key} />
      <section>
        <Facts
          facts={[
            [texts.status, <KeyStatus key="status" apiKey={key} />],
            [texts.secret, <code key="secret">{`${key.prefix}…${key.last4}`}</code>],
            [texts.owner, key.user.name],
            [texts.createdAt, <Time key="created" at={key.created_at} />],
            [texts.lastUsed, <LastUse key="used" apiKey={key} />],
            [texts.expires, key.expires_at === null ? texts.noExpiry : <Time at={key.expires_at} />],
            [texts.revokedAt, key.revoked_at && <Time at={key.revoked_at} />],
            [texts.allowedIps, key.allowed_ips.length > 0 ? key.allowed_ips.join(", ") : texts.everywhere],
            [texts.mcp, key.mcp_access ? texts.yes : texts.no],
          ]}
        />
      </section>
      <Section title={texts.scopes} about={texts.scopesAbout}>
        <Scopes scopes={key.scopes} />
      </Section>
    </>
  );
}

/** The scopes by resource. */
function Scopes({ scopes }: Pick<ApiKey, "scopes">) {
  const { resources, rights } = useTexts();
  const [resourceNames, rightNames]: Readonly<Record<string, string>>[] = [resources, rights];
  const groups = Map.groupBy(scopes, (scope) => scope.split(":")[0] ?? "");
  const rightOf = (scope: string): string => scope.split(":")[1] ?? "";
  return (
    <Facts
      facts={[...groups].map(([resource, ofResource]) => [
        resourceNames?.[resource] ?? resource,
        ofResource.map((scope) => rightNames?.[rightOf(scope)] ?? rightOf(scope)).join(", "),
      ])}
    />
  );
}

/** Changes a key; its secret stays the same. */
function EditApiKey({ apiKey, onClose }: { readonly apiKey: ApiKey; readonly onClose: () => void }) {
  const texts = usePageTexts();
  const { forms } = useTexts();
  const { permissions } = useSession();
  // Only the user's own permissions can be given; the service rejects a key with others.
  const [scopes, setScopes] = useState<readonly Permission[]>(
    permissions.filter((one): one is Permission => apiKey.scopes.includes(one)),
  );
  const change = useChange(
    (body: api.ApiKeysUpdateInput["body"]) =>
      api.update(client, { path: { id: apiKey.id }, body, headers: ifMatch(apiKey) }),
    [API_KEYS],
    { done: forms.saved, onDone: onClose },
  );
  return (
    <Dialog title={texts.editTitle} onClose={onClose}>
      <Form mutation={change} read={(values) => readKeyFields(values, scopes, apiKey)} onCancel={onClose}>
        <KeyFields scopes={scopes} onScopes={setScopes} apiKey={apiKey} />
      </Form>
    </Dialog>
  );
}
