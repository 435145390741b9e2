import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "wouter";
import type { ApiKey, Permission } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePageTexts, useTexts } from "../../texts/texts.tsx";
import { Facts, Time } from "../../ui/values.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Page } from "../../ui/page.tsx";
import { useUrlState } from "../../ui/url-state.ts";
import { KeyActions, KeyStatus, LastUse, PreviousSecret, API_KEYS, KeyFields, readKeyFields } from "./key.tsx";
import { texts as pageTexts } from "./texts.ts";
import { useState } from "react";
import * as api from "../../../../../generated/sdk/api-keys.ts";
import { useSession } from "../../session/session.tsx";
import { useChange, ifMatch } from "../../ui/changes.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Form } from "../../ui/form.tsx";

/** One API key: what it may do, and where and when it was used. `?do=edit` opens the dialog that changes it. */
export function ApiKeyPage() {
  const { id = "" } = useParams();
  const texts = usePageTexts(pageTexts);
  const { values, change } = useUrlState("do");
  const key = useQuery({
    queryKey: [...API_KEYS, id],
    queryFn: async () => await api.get(client, { path: { id } }),
  });
  const { data } = key;
  return (
    <Page
      title={data?.name ?? texts.key}
      actions={
        data &&
        data.status !== "revoked" && (
          <>
            <button type="button" onClick={() => change({ do: "edit" })}>
              {texts.edit}
            </button>
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
  const texts = usePageTexts(pageTexts);
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
      <section>
        <h2>{texts.scopes}</h2>
        <p className="quiet">{texts.scopesAbout}</p>
        <Scopes scopes={key.scopes} />
      </section>
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

interface EditApiKeyProps {
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
}

/** Changes a key; its secret stays the same. */
export function EditApiKey({ apiKey, onClose }: EditApiKeyProps) {
  const texts = usePageTexts(pageTexts);
  const { forms } = useTexts();
  const { permissions } = useSession();
  // Only the user's own permissions can be given; the service rejects a key with others.
  const [scopes, setScopes] = useState<readonly Permission[]>(
    permissions.filter((one): one is Permission => apiKey.scopes.includes(one)),
  );
  const change = useChange(
    (body: api.ApiKeysUpdateInput["body"]) =>
      api.update(client, { path: { id: apiKey.id }, body, headers: ifMatch(apiKey) }),
    { changes: [API_KEYS], done: forms.saved, onDone: onClose },
  );
  return (
    <Dialog title={texts.editTitle} onClose={onClose}>
      <Form mutation={change} read={(values) => readKeyFields(values, scopes, apiKey)} onCancel={onClose}>
        <KeyFields scopes={scopes} onScopes={setScopes} apiKey={apiKey} />
      </Form>
    </Dialog>
  );
}
