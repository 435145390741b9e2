import { useQuery } from "@tanstack/react-query";
import * as api from "../../../../../generated/sdk/organization.ts";
import { client } from "../../session/client.ts";
import { usePermission } from "../../session/session.tsx";
import { usePageTexts } from "../../texts/texts.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Page } from "../../ui/page.tsx";
import { Branding } from "./branding.tsx";
import { Deletion, Retention } from "./retention.tsx";
import { General, PlanAndLimits, Publishing, ORGANIZATION } from "./general.tsx";
import "./organization.css";
import { texts as pageTexts } from "./texts.ts";

/** The settings of the organization. */
export function OrganizationSettings() {
  const texts = usePageTexts(pageTexts);
  const organization = useQuery({ queryKey: ORGANIZATION, queryFn: async () => await api.get(client) });
  const manages = usePermission("organization:manage");
  return (
    <Page title={texts.title} about={texts.about}>
      <Loaded query={organization}>
        {(loaded) => (
          <>
            {!manages && <p className="notice">{texts.readOnly}</p>}
            <fieldset className="organization-forms" disabled={!manages}>
              <General organization={loaded} />
              <Branding organization={loaded} />
              <Publishing organization={loaded} />
              <Retention key={JSON.stringify(loaded.retention)} organization={loaded} />
            </fieldset>
            <PlanAndLimits organization={loaded} />
            {manages && <Deletion organization={loaded} />}
          </>
        )}
      </Loaded>
    </Page>
  );
}
