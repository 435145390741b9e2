import { useState } from "react";
import * as api from "../../../../generated/sdk/me.ts";
import { client } from "../session/client.ts";
import { ME, useSession } from "../session/session.tsx";
import { LanguageOptions, localeOf } from "../settings/regional-choices.tsx";
import { themes } from "../shell/user-menu.tsx";
import { fill, pageTexts, useTexts } from "../texts/texts.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { useChange } from "../ui/data.ts";
import { Form, type FormValues, Options, SelectField, TextField } from "../ui/form.tsx";
import { Page, Section } from "../ui/page.tsx";
import { TimeZoneField } from "../ui/time-zone-field.tsx";
import { oneOf } from "../ui/url-state.ts";
import { Facts, nameIn } from "../ui/values.tsx";

/** The user's name, preferences and booking page. */
export function Profile() {
  const texts = usePageTexts();
  return (
    <Page title={texts.title} about={texts.about}>
      <Personal />
      <BookingName />
    </Page>
  );
}

type Changes = api.MeUpdateInput["body"];

/** The form with the user's name, language, time zone and theme. */
function Personal() {
  const texts = usePageTexts();
  const { saved } = useTexts().forms;
  const { user, organization } = useSession();
  const change = useChange((body: Changes) => api.update(client, { body }), [ME], { done: saved });
  return (
    <Section title={texts.personal}>
      <Facts
        facts={[
          [
            texts.email,
            <>
              {user.email} <span className="help">{texts.emailHelp}</span>
            </>,
          ],
          [texts.organization, organization.name],
          [texts.role, nameIn(texts.roles, user.role)],
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
            <LanguageOptions />
          </SelectField>
          <SelectField label={texts.theme} name="theme" defaultValue={user.theme}>
            <Options names={texts.themes} />
          </SelectField>
        </div>
        <TimeZoneField label={texts.timezone} name="timezone" initial={user.timezone} />
      </Form>
    </Section>
  );
}

function read(values: FormValues): Changes {
  return {
    first_name: values.textOrNull("first_name"),
    last_name: values.textOrNull("last_name"),
    locale: localeOf(values.text("locale")),
    timezone: values.text("timezone"),
    theme: oneOf(themes, values.text("theme")) ?? "system",
  };
}

/** The address of the user's booking page, and the form that changes it. */
function BookingName() {
  const texts = usePageTexts();
  const { saved } = useTexts().forms;
  const { booking_slug: slug } = useSession().user;
  const [entered, setEntered] = useState(slug ?? "");
  const change = useChange((booking_slug: string | null) => api.update(client, { body: { booking_slug } }), [ME], {
    done: saved,
    onDone: ({ user }) => setEntered(user.booking_slug ?? ""),
  });
  return (
    <Section title={texts.booking}>
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
    </Section>
  );
}

function Address({ slug }: { readonly slug: string }) {
  const texts = usePageTexts();
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

/** The texts of the page. */
export const usePageTexts = pageTexts({
  title: ["Profile", "Profil"],
  about: [
    "Your name, your language and your booking page. Colleagues and guests see your name.",
    "Votre nom, votre langue et votre page de réservation. Vos collègues et vos invités voient votre nom.",
  ],
  personal: ["About you", "Vous"],
  email: ["E-mail address", "Adresse e-mail"],
  emailHelp: [
    "You sign in with this address. It cannot be changed here.",
    "Elle sert à vous connecter. Vous ne pouvez pas la modifier ici.",
  ],
  role: ["Role", "Rôle"],
  roles: {
    owner: ["Owner", "Propriétaire"],
    admin: ["Administrator", "Administrateur"],
    manager: ["Manager", "Responsable"],
    member: ["Member", "Membre"],
    read_only: ["Read only", "Lecture seule"],
  },
  organization: ["Organization", "Organisation"],
  firstName: ["First name", "Prénom"],
  lastName: ["Last name", "Nom"],
  language: ["Language", "Langue"],
  languageHelp: [
    "Also for your e-mails. Dates and numbers follow the language.",
    "Aussi pour vos e-mails. Les dates et les nombres suivent la langue.",
  ],
  timezone: ["Time zone", "Fuseau horaire"],
  theme: ["Appearance", "Apparence"],
  themes: {
    system: ["Like this device", "Comme cet appareil"],
    light: ["Light", "Claire"],
    dark: ["Dark", "Sombre"],
  },
  booking: ["Booking page", "Page de réservation"],
  bookingAbout: [
    "Guests book appointments with you at this address.",
    "Vos invités prennent rendez-vous avec vous à cette adresse.",
  ],
  bookingNone: [
    "You have no booking page yet. Choose a name for its address.",
    "Vous n’avez pas encore de page de réservation. Choisissez un nom pour son adresse.",
  ],
  bookingName: ["Booking name", "Nom de réservation"],
  bookingHelp: [
    "Lowercase letters, digits and hyphens; at least two characters. Leave it empty for no booking page.",
    "Lettres minuscules sans accent, chiffres et traits d’union ; au moins deux caractères. Laissez vide pour ne pas avoir de page.",
  ],
  address: ["Address: {address}", "Adresse : {address}"],
  open: ["Open the booking page", "Ouvrir la page de réservation"],
  changing: [
    "Links with the old name stop working immediately. Change it where you have published it.",
    "Les liens avec l’ancien nom cessent aussitôt de fonctionner. Remplacez-les là où vous les avez publiés.",
  ],
  removing: [
    "Your booking page and all links to it stop working immediately.",
    "Votre page de réservation et tous les liens vers elle cessent aussitôt de fonctionner.",
  ],
});
