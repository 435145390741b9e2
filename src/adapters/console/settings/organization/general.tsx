import { usePageTexts } from "../../texts/page-texts.ts";
import { EditRecord } from "../../ui/edit-record.tsx";
import { SelectField, TextField } from "../../ui/fields.tsx";
import type { FormValues } from "../../ui/form-values.ts";
import { TimeZoneField } from "../../ui/time-zone-field.tsx";
import { CountryOptions, CurrencyOptions, LanguageOptions, localeOf } from "../regional-choices.tsx";
import { ORGANIZATION_CHANGES, type OrganizationProps, updateOrganization } from "./query.ts";
import { texts as pageTexts } from "./texts.ts";

/** The name and the defaults of the organization. */
export function General({ organization }: OrganizationProps) {
  const texts = usePageTexts(pageTexts);
  const { name, locale, timezone, country, currency, maxFile } = texts;
  return (
    <section>
      <h2>{texts.general}</h2>
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
    </section>
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
