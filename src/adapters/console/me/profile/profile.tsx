import { usePageTexts, useTexts, fill } from "../../texts/texts.tsx";
import { Page } from "../../ui/page.tsx";
import { texts as pageTexts } from "./texts.ts";
import { client } from "../../session/client.ts";
import { ME, useSession } from "../../session/session.tsx";
import { useChange } from "../../ui/changes.ts";
import { Facts } from "../../ui/values.tsx";
import { SelectField, TextField } from "../../ui/fields.tsx";
import { type FormValues, Form } from "../../ui/form.tsx";
import { TimeZoneField } from "../../ui/time-zone-field.tsx";
import { useState } from "react";
import * as api from "../../../../../generated/sdk/me.ts";
import { CopyButton } from "../../ui/copy-button.tsx";

/** The user's name, preferences and booking page. */
export function Profile() {
  const texts = usePageTexts(pageTexts);
  return (
    <Page title={texts.title} about={texts.about}>
      <Personal />
      <BookingName />
    </Page>
  );
}

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

/** The address of the user's booking page, and the form that changes it. */
export function BookingName() {
  const texts = usePageTexts(pageTexts);
  const { saved } = useTexts().forms;
  const { booking_slug: slug } = useSession().user;
  const [entered, setEntered] = useState(slug ?? "");
  const change = useChange((booking_slug: string | null) => api.update(client, { body: { booking_slug } }), {
    changes: [ME],
    done: saved,
    onDone: ({ user }) => setEntered(user.booking_slug ?? ""),
  });
  return (
    <section>
      <h2>{texts.booking}</h2>
      {slug === null ? <p>{texts.bookingNone}</p> : <Address slug={slug} />}
      <Form mutation={change} read={(values) => values.textOrNull("booking_slug")}>
        <TextField
          label={texts.bookingName}
          name="booking_slug"
          help={texts.bookingHelp}
          optional
          value={entered}
          onChange={(event) => setEntered(event.target.value)}
          maxLength={63}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {entered !== "" && entered !== slug && (
          <p className="quiet">{fill(texts.address, { address: addressOf(entered) })}</p>
        )}
        {slug !== null && entered !== slug && (
          <p className="notice" role="status">
            {entered === "" ? texts.removing : texts.changing}
          </p>
        )}
      </Form>
    </section>
  );
}

function Address({ slug }: { readonly slug: string }) {
  const texts = usePageTexts(pageTexts);
  const address = addressOf(slug);
  return (
    <>
      <p>{texts.bookingAbout}</p>
      <p className="row">
        <code>{address}</code>
        <CopyButton text={address} />
        <a href={address} target="_blank" rel="noreferrer">
          {texts.open}
        </a>
      </p>
    </>
  );
}

const addressOf = (slug: string): string => `${window.location.origin}/book/${slug}`;
