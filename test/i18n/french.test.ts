import { globSync } from "node:fs";
import { expect } from "chai";
import { accountTexts } from "../../src/features/sign-in/texts/account-texts.ts";
import { formGuardTexts, layoutTexts, publicNotices } from "../../src/base/i18n/page-texts.ts";
import { appointmentTexts } from "../../src/features/booking/texts/appointment-texts.ts";
import { hostPageTexts } from "../../src/features/booking/texts/host-page-texts.ts";
import { bookingPageTexts } from "../../src/features/booking/texts/booking-page-texts.ts";
import { docsTexts } from "../../src/adapters/docs/texts/docs-texts.ts";
import { personalDataTexts } from "../../src/adapters/docs/texts/personal-data.ts";
import { eventTexts } from "../../src/features/booking/texts/event-texts.ts";
import { sampleValues } from "../../src/features/email/texts/sample-values.ts";
import { fieldLabel } from "../../src/base/i18n/field-labels.ts";
import { formTexts } from "../../src/features/forms/texts/form-texts.ts";
import { footerTexts, writeFooter } from "../../src/base/mail/marketing-footer.ts";
import { pageTexts } from "../../src/adapters/oauth/texts/page-texts.ts";
import { explain, sentences, spoken } from "../../src/base/i18n/sentences.ts";
import { supportTexts } from "../../src/features/sign-in/texts/support-page.ts";
import { toolSentences } from "../../src/base/i18n/tools.ts";
import { signInTexts } from "../../src/features/sign-in/texts/single-sign-on.ts";
import { preferencesTexts } from "../../src/features/email/texts/preferences-texts.ts";
import { fields } from "../../generated/fields.js";
import { renderAccountEmail } from "../../src/features/accounts/account-emails.ts";
import type { AccountEmailContent } from "../../src/features/accounts/texts/account-emails.ts";
import { root } from "../server/identity.ts";
import { plainSpaces } from "../support/french.ts";

/** Every catalog, by its file in src. */
const CATALOGS: Readonly<Record<string, () => unknown>> = {
  "adapters/docs/texts/docs-texts.ts": () => docsTexts("fr"),
  "adapters/docs/texts/personal-data.ts": () => personalDataTexts("fr"),
  "adapters/oauth/texts/page-texts.ts": () => pageTexts("fr"),
  "base/i18n/field-labels.ts": () => Object.keys(fields.contact).map((field) => fieldLabel(field, "fr")),
  "base/i18n/fr.ts": () => [sentences("fr"), sentences("fr").details, sentences("fr").forms],
  "base/i18n/page-texts.ts": () => [formGuardTexts("fr"), publicNotices("fr"), layoutTexts("fr")],
  "base/i18n/sentences.ts": () => spoken("cancelled, sent", "fr"),
  "base/i18n/tools.ts": () => toolSentences("fr"),
  "base/mail/marketing-footer.ts": () => footerTexts("fr"),
  "features/accounts/texts/account-emails.ts": accountEmails,
  "features/booking/texts/appointment-texts.ts": () => appointmentTexts("fr"),
  "features/booking/texts/booking-page-texts.ts": () => bookingPageTexts("fr"),
  "features/booking/texts/event-texts.ts": () => eventTexts("fr"),
  "features/booking/texts/host-page-texts.ts": () => hostPageTexts("fr"),
  "features/email/texts/preferences-texts.ts": () => preferencesTexts("fr"),
  "features/email/texts/sample-values.ts": () => sampleValues("fr"),
  "features/forms/texts/form-texts.ts": () => formTexts("fr"),
  "features/sign-in/texts/account-texts.ts": () => accountTexts("fr"),
  "features/sign-in/texts/single-sign-on.ts": () => signInTexts("fr"),
  "features/sign-in/texts/support-page.ts": () => supportTexts("fr"),
};

/** Files without French texts of their own, and those of the console, which test/console checks. */
const OTHERS = new Set([
  "adapters/console/texts/en.ts",
  "adapters/console/texts/fr.ts",
  "base/i18n/catalog.ts",
  "base/i18n/details.ts",
  "base/i18n/en.ts",
  "base/i18n/event-times.ts",
  "base/i18n/language-rules.ts",
  "features/booking/texts/page-dates.ts",
]);

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Renders every account e-mail in French. */
function accountEmails(): unknown {
  const host = "hooks.example";
  const { organization, inviter } = { organization: "Acme", inviter: "Zoé" };
  const contents: Readonly<Record<AccountEmailContent["kind"], AccountEmailContent>> = {
    invitation: { kind: "invitation", organization, inviter, token: "t" },
    password_reset: { kind: "password_reset", token: "t" },
    password_changed: { kind: "password_changed" },
    member_removed: { kind: "member_removed", organization },
    organization_deletion_requested: {
      kind: "organization_deletion_requested",
      organization,
      by: inviter,
      date: "2026-03-15",
    },
    organization_deletion_cancelled: { kind: "organization_deletion_cancelled", organization, by: inviter },
    password_removed: { kind: "password_removed" },
    passkey_added: { kind: "passkey_added", name: "MacBook" },
    passkey_removed: { kind: "passkey_removed", name: "MacBook" },
    authenticator_app_enabled: { kind: "authenticator_app_enabled" },
    authenticator_app_removed: { kind: "authenticator_app_removed" },
    recovery_codes_created: { kind: "recovery_codes_created" },
    recovery_code_used: { kind: "recovery_code_used", left: 9 },
    second_factor_reset: { kind: "second_factor_reset" },
    api_key_created: { kind: "api_key_created", organization, id: "1", name: "Import", last4: "9f3a" },
    identity_provider_changed: { kind: "identity_provider_changed", organization, editor: inviter },
    identity_linked: { kind: "identity_linked", organization, host },
    identity_unlinked: { kind: "identity_unlinked", organization, editor: inviter },
    scim_token_created: { kind: "scim_token_created", organization, creator: inviter, last4: "9f3a" },
    scim_token_ended: { kind: "scim_token_ended", organization, creator: inviter },
    application_connected: { kind: "application_connected", organization, application: "Assistant", host },
    administrator_added: {
      kind: "administrator_added",
      organization,
      by: inviter,
      role: "admin",
      members: ["Ada (ada@acme.example)"],
      more: 1,
    },
    sign_in_policy_changed: {
      kind: "sign_in_policy_changed",
      organization,
      editor: inviter,
      change: { kind: "domain_verified", domain: "acme.example" },
    },
    email_changed: { kind: "email_changed", organization, email: "b@c.example" },
    form_submitted: {
      kind: "form_submitted",
      organization,
      form: "Contact",
      entries: [{ label: "Nom", value: "Ada" }],
    },
    webhook_failing: { kind: "webhook_failing", id: "1", host },
    webhook_disabled: { kind: "webhook_disabled", id: "1", host },
    webhook_suspended: { kind: "webhook_suspended", id: "1", host },
  };
  return Object.values(contents).map((content) =>
    renderAccountEmail({ to: "a@b.example", locale: "fr", content }, "https://crm.example"),
  );
}

describe("French texts", () => {
  it("use non-breaking spaces before : ; ? ! » and after « in all catalogs", () => {
    for (const [file, catalog] of Object.entries(CATALOGS)) {
      const texts = textsOf(catalog());
      expect(texts, file).not.to.have.length(0);
      expect(texts.flatMap(plainSpaces), file).to.deep.equal([]);
    }
  });

  it("are all in a catalog covered by this test", () => {
    const folders = globSync("{base/i18n,*/*/texts}/*.ts", { cwd: `${root}/src` });
    const files = [...folders, "base/mail/marketing-footer.ts"];
    const known = (file: string): boolean => Object.hasOwn(CATALOGS, file) || OTHERS.has(file);
    expect(files).to.include.members(Object.keys(CATALOGS));
    expect(files.filter((file) => !known(file))).to.deep.equal([]);
  });

  it("use non-breaking spaces in footers", () => {
    const footer = writeFooter({
      locale: "fr",
      organization: "Acme",
      postalAddress: "Paris",
      email: "a@b.example",
      link: "https://crm.example/u",
    });
    expect(textsOf(footer).flatMap(plainSpaces)).to.deep.equal([]);
  });

  it("use the singular for 0 and 1 and the plural otherwise, while English uses the singular for 1 only", () => {
    const say = (locale: "en" | "fr", days: number): string => explain(sentences(locale), "range_too_long", { days });
    expect([0, 1, 2, 31].map((days) => say("fr", days))).to.deep.equal(
      ["0\u00a0jour", "1\u00a0jour", "2\u00a0jours", "31\u00a0jours"].map(
        (count) => `Cette période est trop longue\u00a0: ${count} au plus.`,
      ),
    );
    expect([0, 1, 2].map((days) => say("en", days))).to.deep.equal(
      ["0 days", "1 day", "2 days"].map((count) => `This range is too long: at most ${count}.`),
    );
  });

  it("format numbers and times the French way", () => {
    const fr = sentences("fr");
    expect(explain(fr, "maximum", { limit: 1_000_000 })).to.contain("1\u202f000\u202f000");
    expect(explain(fr, "event_over", { end_at: "2026-03-05T16:30:00.000Z" })).to.equal(
      "Ce rendez-vous s’est terminé le 5 mars 2026 à 16:30 UTC\u202f; prenez-en un autre.",
    );
  });

  it("use the names of states and fields", () => {
    const fr = sentences("fr");
    expect(explain(fr, "event_status", { status: "pending", allowed: "confirm, decline" })).to.equal(
      "Le statut de ce rendez-vous est «\u00a0en attente\u00a0»\u202f; actions possibles\u00a0: confirmer, refuser.",
    );
    expect(explain(fr, "required", { choice: "first_name, email" })).to.equal(
      "L’un de ces champs est obligatoire\u00a0: le prénom (first_name), l’adresse e-mail (email).",
    );
  });

  it("exist for every field that a timeline can show, as in English", () => {
    for (const kind of ["contact", "company", "opportunity"] as const) {
      const settable = Object.entries(fields[kind]).filter(([, { read_only }]) => !read_only);
      for (const [field] of settable) {
        expect(fieldLabel(field, "en"), field).not.to.match(/[_“]/);
        expect(fieldLabel(field, "fr"), field).not.to.match(/[_«]/);
      }
    }
  });
});
