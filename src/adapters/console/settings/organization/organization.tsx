import * as api from "../../../../../generated/sdk/organization.ts";
import { client } from "../../session/client.ts";
import { usePermission } from "../../session/session.tsx";
import { useLoad } from "../../ui/data.ts";
import { Loaded, Page } from "../../ui/page.tsx";
import { Branding } from "./branding.tsx";
import { General, ORGANIZATION, PlanAndLimits, Publishing } from "./general.tsx";
import { Deletion, Retention } from "./retention.tsx";
import { usePageTexts } from "./texts.ts";
import "../settings.css";

/** The settings of the organization. */
export function OrganizationSettings() {
  const texts = usePageTexts();
  const organization = useLoad(ORGANIZATION, () => api.get(client));
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
