import * as policyApi from "../../../../../generated/sdk/ai-policy.ts";
import { ConnectApplications } from "../../connect/connect-applications.tsx";
import { client } from "../../session/client.ts";
import { useLoad } from "../../ui/data.ts";
import { Loaded, Page } from "../../ui/page.tsx";
import { Applications } from "./applications.tsx";
import { Connections } from "./connections.tsx";
import { Limits, Policy, POLICY } from "./policy.tsx";
import { usePageTexts } from "./texts.ts";

/** The policy for AI applications, the connections of all members, and how to connect. */
export function AiSettings() {
  const texts = usePageTexts();
  const policy = useLoad(POLICY, () => policyApi.get(client));
  return (
    <Page title={texts.title} about={texts.about}>
      <Loaded query={policy}>
        {(loaded) => (
          <>
            <Policy policy={loaded} />
            <Applications policy={loaded} />
            <Limits policy={loaded} />
          </>
        )}
      </Loaded>
      <Connections />
      <ConnectApplications />
    </Page>
  );
}
