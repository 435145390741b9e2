import * as api from "../../../../../generated/sdk/identity-provider.ts";
import type { IdentityProviderTest } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { useChange } from "../../ui/changes.ts";
import { ErrorNotice } from "../../ui/error-notice.tsx";
import { Facts } from "../../ui/facts.tsx";
import { texts as pageTexts } from "./texts.ts";

/** Tests the connection to the identity provider. */
export function ProviderTest() {
  const { test: texts } = usePageTexts(pageTexts);
  const test = useChange(() => api.test(client), { changes: [] });
  return (
    <div className="sign-in-part">
      <h3>{texts.title}</h3>
      <p className="quiet">{texts.about}</p>
      <button type="button" disabled={test.isPending} onClick={() => test.mutate(undefined)}>
        {texts.run}
      </button>
      {test.error && <ErrorNotice error={test.error} />}
      <div role="status">{test.data && <Result result={test.data} />}</div>
    </div>
  );
}

function Result({ result }: { readonly result: IdentityProviderTest }) {
  const { test: texts } = usePageTexts(pageTexts);
  const { problems } = result;
  const sentences: Readonly<Record<string, string>> = texts.problems;
  return (
    <>
      {problems.length === 0 ? (
        <p className="sign-in-result">{texts.good}</p>
      ) : (
        <div className="notice fault sign-in-result">
          <p>{fill(texts.bad, { count: problems.length })}</p>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{sentences[problem] ?? problem}</li>
            ))}
          </ul>
        </div>
      )}
      <Facts
        facts={[
          [texts.facts.issuer, result.issuer],
          [texts.facts.authorization, result.authorization_endpoint],
          [texts.facts.token, result.token_endpoint],
          [texts.facts.keys, result.jwks_uri],
          [texts.facts.userinfo, result.userinfo_endpoint],
        ]}
      />
    </>
  );
}
