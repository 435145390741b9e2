import * as api from "../../../../../generated/sdk/organization.ts";
import type { EmailTracking, Organization } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { ME } from "../../session/session.tsx";
import { useLanguage } from "../../texts/texts.tsx";
import { EditRecord, type RecordChange } from "../../ui/edit-record.tsx";
import { CheckField, type FormValues, SelectField, TextAreaField, TextField } from "../../ui/form.tsx";
import { Section } from "../../ui/page.tsx";
import { TimeZoneField } from "../../ui/time-zone-field.tsx";
import { Facts, nameIn, Time } from "../../ui/values.tsx";
import { CountryOptions, CurrencyOptions, LanguageOptions, localeOf } from "../regional-choices.tsx";
import { usePageTexts } from "./texts.ts";

/** The name and the defaults of the organization. */
export function General({ organization }: OrganizationProps) {
  const texts = usePageTexts();
  const { name, locale, timezone, country, currency, maxFile } = texts;
  return (
    <Section title={texts.general}>
      <EditRecord
        record={{ ...organization, default_locale: localeOf(organization.default_locale) }}
        update={updateOrganization}
        changes={ORGANIZATION_CHANGES}
        read={read}
        names={{
          name,
          default_locale: locale,
          timezone,
          default_country: country,
          currency,
          max_file_size_mb: maxFile,
        }}
      >
        {(start) => (
          <div className="columns">
            <TextField label={name} name="name" help={texts.nameHelp} defaultValue={start.name} maxLength={200} />
            <SelectField
              label={locale}
              name="default_locale"
              help={texts.localeHelp}
              defaultValue={start.default_locale}
            >
              <LanguageOptions />
            </SelectField>
            <div>
              <TimeZoneField label={timezone} name="timezone" initial={start.timezone} />
            </div>
            <SelectField
              label={country}
              name="default_country"
              help={texts.countryHelp}
              optional
              defaultValue={start.default_country ?? ""}
            >
              <option value="">{texts.noCountry}</option>
              <CountryOptions />
            </SelectField>
            <SelectField label={currency} name="currency" help={texts.currencyHelp} defaultValue={start.currency}>
              <CurrencyOptions />
            </SelectField>
            <TextField
              label={maxFile}
              name="max_file_size_mb"
              help={texts.maxFileHelp}
              type="number"
              min={1}
              max={100}
              defaultValue={start.max_file_size_mb}
            />
          </div>
        )}
      </EditRecord>
    </Section>
  );
}

const read = (values: FormValues) => ({
  name: values.text("name"),
  default_locale: localeOf(values.text("default_locale")),
  timezone: values.text("timezone"),
  default_country: values.textOrNull("default_country"),
  currency: values.text("currency"),
  max_file_size_mb: Number(values.text("max_file_size_mb")),
});

/** The websites that may embed pages, and the content of marketing e-mails. */
export function Publishing({ organization }: OrganizationProps) {
  const { publishing: texts } = usePageTexts();
  const tracking = ({ opens, clicks }: EmailTracking): string =>
    texts.trackingValue[opens && clicks ? "both" : opens ? "opens" : clicks ? "clicks" : "none"];
  return (
    <Section title={texts.title} about={texts.about}>
      <EditRecord
        record={organization}
        update={updateOrganization}
        changes={ORGANIZATION_CHANGES}
        read={readPublishing}
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
    </Section>
  );
}

const readPublishing = (values: FormValues) => ({
  embed_origins: values.entries("embed_origins"),
  // Browsers send line breaks as CR LF.
  postal_address: values.text("postal_address").replaceAll("\r\n", "\n") || null,
  email_tracking: { opens: values.checked("opens"), clicks: values.checked("clicks") },
});

const GIB = 1_073_741_824;

/** The values that only the operator of the service can change. */
export function PlanAndLimits({ organization }: OrganizationProps) {
  const { facts: texts } = usePageTexts();
  const { plan, data_region: region, slug, created_at: created, quotas } = organization;
  return (
    <Section title={texts.title} about={texts.about}>
      <Facts
        facts={[
          [texts.plan, nameIn(texts.plans, plan)],
          [texts.region, `${region.toUpperCase()} – ${texts.regionHelp}`],
          [texts.slug, <code key="slug">{slug}</code>],
          [texts.created, <Time key="created" at={created} />],
        ]}
      />
      <details>
        <summary>{texts.quotas}</summary>
        <Quotas quotas={quotas} />
      </details>
    </Section>
  );
}

function Quotas({ quotas }: Pick<Organization, "quotas">) {
  const { quotaNames } = usePageTexts().facts;
  const { locale } = useLanguage();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const bytes = new Intl.NumberFormat(locale, { style: "unit", unit: "gigabyte", maximumFractionDigits: 1 });
  return (
    <Facts
      facts={Object.entries(quotas).map(([name, value]) => [
        nameIn(quotaNames, name),
        name.endsWith("_bytes") ? bytes.format(value / GIB) : number.format(value),
      ])}
    />
  );
}

/** The key of the organization. */
export const ORGANIZATION = ["organization"] as const;

/** The queries that a change of the organization makes obsolete; the frame shows its name. */
export const ORGANIZATION_CHANGES = [ORGANIZATION, ME] as const;

/** The organization that a form shows. */
export interface OrganizationProps {
  readonly organization: Organization;
}

/** Changes fields of the organization. */
export function updateOrganization({ body, headers }: RecordChange<api.OrganizationUpdateInput["body"]>) {
  return api.update(client, { body, headers });
}
