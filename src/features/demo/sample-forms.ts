import type { Visitor } from "../../base/contract/caller.ts";
import { contactOf, type SampleDesk } from "./sample-desk.ts";

const VISITOR: Visitor = {
  address: "203.0.113.7",
  userAgent: null,
  requestId: "00000000-0000-7000-8000-000000000000",
  locale: "en",
};

/** Creates a web form, `/f/{slug}/{formSlug}`, and submissions of some contacts. */
export async function loadForms(
  desk: SampleDesk,
  { slug, formSlug }: { readonly slug: string; readonly formSlug: string },
): Promise<void> {
  await desk.on(-20).services.forms.create(desk.caller, {
    slug: formSlug,
    title: "Contact us",
    description: "We answer within one working day.",
    locale: "en",
    contact_fields: [{ field: "first_name" }, { field: "last_name", required: true }, { field: "phone" }],
    questions: [
      { key: "topic", label: "What is it about?", type: "select", required: true, options: ["Products", "Service"] },
      { key: "message", label: "Your message", type: "textarea" },
    ],
    consent_text: {
      en: "I agree that Northwind processes my details to answer my request.",
      fr: "J’accepte que Northwind traite mes données pour répondre à ma demande.",
    },
    tags: ["website"],
  });
  for (const [index, message] of ["Please send me your price list.", "When is the next training?"].entries()) {
    const { email, last_name } = contactOf(desk, index + 3);
    const { formPage } = desk.on(-3 + index).services;
    const form = { organization_slug: slug, form_slug: formSlug };
    const { page_token } = await formPage.get(VISITOR, form);
    await formPage.submit(VISITOR, {
      ...form,
      page_token,
      email: String(email),
      consent: true,
      locale: "en",
      fields: { last_name: String(last_name) },
      answers: { topic: "Products", message },
    });
  }
}
