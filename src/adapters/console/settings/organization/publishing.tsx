import type { EmailTracking } from "../../../../../generated/sdk/types.gen.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { EditRecord } from "../../ui/edit-record.tsx";
import { CheckField, TextAreaField } from "../../ui/fields.tsx";
import type { FormValues } from "../../ui/form-values.ts";
import { ORGANIZATION_CHANGES, type OrganizationProps, updateOrganization } from "./query.ts";
import { texts as pageTexts } from "./texts.ts";

/** The websites that may embed pages, and the content of marketing e-mails. */
export function Publishing({ organization }: OrganizationProps) {
  const { publishing: texts } = usePageTexts(pageTexts);
  const tracking = ({ opens, clicks }: EmailTracking): string =>
    texts.trackingValue[opens && clicks ? "both" : opens ? "opens" : clicks ? "clicks" : "none"];
  return (
    <section>
      <h2>{texts.title}</h2>
      <p className="quiet">{texts.about}</p>
      <EditRecord
        record={organization}
        update={updateOrganization}
        changes={ORGANIZATION_CHANGES}
        read={read}
        names={{
          embed_origins: texts.origins,
          postal_address: texts.address,
          email_tracking: [texts.tracking, tracking],
        }}
      >
        {(start) => (
          <>
            <TextAreaField
              label={texts.origins}
              name="embed_origins"
              help={texts.originsHelp}
              optional
              spellCheck={false}
              defaultValue={start.embed_origins.join("\n")}
            />
            <TextAreaField
              label={texts.address}
              name="postal_address"
              help={texts.addressHelp}
              optional
              maxLength={500}
              autoComplete="street-address"
              defaultValue={start.postal_address ?? ""}
            />
            <fieldset>
              <legend>{texts.tracking}</legend>
              <CheckField
                label={texts.opens}
                help={texts.opensHelp}
                name="opens"
                defaultChecked={start.email_tracking.opens}
              />
              <CheckField
                label={texts.clicks}
                help={texts.clicksHelp}
                name="clicks"
                defaultChecked={start.email_tracking.clicks}
              />
            </fieldset>
          </>
        )}
      </EditRecord>
    </section>
  );
}

const read = (values: FormValues) => ({
  embed_origins: values.entries("embed_origins"),
  // Browsers send line breaks as CR LF.
  postal_address: values.text("postal_address").replaceAll("\r\n", "\n") || null,
  email_tracking: { opens: values.checked("opens"), clicks: values.checked("clicks") },
});
