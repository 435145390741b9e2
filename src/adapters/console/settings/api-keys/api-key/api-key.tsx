import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "wouter";
import * as api from "../../../../../../generated/sdk/api-keys.ts";
import type { ApiKey } from "../../../../../../generated/sdk/types.gen.ts";
import { client } from "../../../session/client.ts";
import { usePageTexts } from "../../../texts/page-texts.ts";
import { useTexts } from "../../../texts/texts.tsx";
import { Facts } from "../../../ui/facts.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { Page } from "../../../ui/page.tsx";
import { Time } from "../../../ui/time.tsx";
import { useUrlState } from "../../../ui/url-state.ts";
import { KeyActions } from "../key-actions.tsx";
import { KeyStatus, LastUse, PreviousSecret } from "../key-facts.tsx";
import { API_KEYS } from "../queries.ts";
import { texts as pageTexts } from "../texts.ts";
import { EditApiKey } from "./edit-api-key.tsx";

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
