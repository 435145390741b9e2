import { useQuery } from "@tanstack/react-query";
import * as policyApi from "../../../../../generated/sdk/ai-policy.ts";
import { ConnectApplications } from "../../connect/connect-applications.tsx";
import { client } from "../../session/client.ts";
import { usePageTexts } from "../../texts/texts.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Page } from "../../ui/page.tsx";
import { Applications } from "./applications.tsx";
import { Connections } from "./connections.tsx";
import { Limits, Policy, POLICY } from "./policy.tsx";
import { texts as pageTexts } from "./texts.ts";

/** The policy for AI applications, the connections of all members, and how to connect. */
export function AiSettings() {
  const texts = usePageTexts(pageTexts);
  const policy = useQuery({ queryKey: POLICY, queryFn: async () => await policyApi.get(client) });
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
