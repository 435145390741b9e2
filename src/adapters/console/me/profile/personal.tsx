import * as api from "../../../../../generated/sdk/me.ts";
import { client } from "../../session/client.ts";
import { ME, useSession } from "../../session/session.tsx";
import { usePageTexts } from "../../texts/page-texts.ts";
import { useTexts } from "../../texts/texts.tsx";
import { useChange } from "../../ui/changes.ts";
import { Facts } from "../../ui/facts.tsx";
import { SelectField, TextField } from "../../ui/fields.tsx";
import type { FormValues } from "../../ui/form-values.ts";
import { Form } from "../../ui/form.tsx";
import { TimeZoneField } from "../../ui/time-zone-field.tsx";
import { texts as pageTexts } from "./texts.ts";

type Changes = api.MeUpdateInput["body"];

const LANGUAGES = { en: "English", fr: "Français" } as const;
const THEMES = ["system", "light", "dark"] as const;

/** The form with the user's name, language, time zone and theme. */
export function Personal() {
  const texts = usePageTexts(pageTexts);
  const { saved } = useTexts().forms;
  const { user, organization } = useSession();
  const change = useChange((body: Changes) => api.update(client, { body }), { changes: [ME], done: saved });
  return (
    <section>
      <h2>{texts.personal}</h2>
      <Facts
        facts={[
          [
            texts.email,
            <>
              {user.email} <span className="help">{texts.emailHelp}</span>
            </>,
          ],
          [texts.organization, organization.name],
          [texts.role, roleName(user.role, texts.roles)],
        ]}
      />
      <Form mutation={change} read={read}>
        <div className="columns">
          <TextField
            label={texts.firstName}
            name="first_name"
            optional
            defaultValue={user.first_name ?? ""}
            maxLength={100}
            autoComplete="given-name"
          />
          <TextField
            label={texts.lastName}
            name="last_name"
            optional
            defaultValue={user.last_name ?? ""}
            maxLength={100}
            autoComplete="family-name"
          />
          {/* The button of the frame also changes the language. */}
          <SelectField
            key={user.locale}
            label={texts.language}
            name="locale"
            help={texts.languageHelp}
            defaultValue={user.locale}
          >
            {Object.entries(LANGUAGES).map(([locale, name]) => (
              <option key={locale} value={locale} lang={locale}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField label={texts.theme} name="theme" defaultValue={user.theme}>
            {THEMES.map((theme) => (
              <option key={theme} value={theme}>
                {texts.themes[theme]}
              </option>
            ))}
          </SelectField>
        </div>
        <TimeZoneField label={texts.timezone} name="timezone" initial={user.timezone} />
      </Form>
    </section>
  );
}

/** A role of the organization has its own name. */
const roleName = (role: string, builtIn: Readonly<Record<string, string>>): string => builtIn[role] ?? role;

function read(values: FormValues): Changes {
  return {
    first_name: values.textOrNull("first_name"),
    last_name: values.textOrNull("last_name"),
    locale: values.text("locale") === "fr" ? "fr" : "en",
    timezone: values.text("timezone"),
    theme: THEMES.find((theme) => theme === values.text("theme")) ?? "system",
  };
}
