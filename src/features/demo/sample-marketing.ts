import type {
  CampaignsCreateInput,
  CustomFieldsCreateInput,
  SegmentsCreateInput,
} from "../../../generated/services.js";
import { at, contactOf, type SampleDesk } from "./sample-desk.ts";
import type { Visitor } from "../../base/contract/caller.ts";

const FIELDS: readonly CustomFieldsCreateInput[] = [
  {
    entity_type: "contact",
    key: "newsletter_topic",
    label: "Newsletter topic",
    type: "select",
    options: ["Products", "Events", "Service"],
  },
  { entity_type: "company", key: "renewal_date", label: "Contract renewal", type: "date" },
  { entity_type: "opportunity", key: "budget_confirmed", label: "Budget confirmed", type: "boolean" },
];
const TOPICS = ["Products", "Events", "Service"] as const;
const WITH_FIELDS = 12;

type Filter = NonNullable<SegmentsCreateInput["filter"]>;
const all = (...conditions: Filter["conditions"]): Filter => ({ op: "and", conditions });

const SEGMENTS = {
  subscribers: {
    name: "Newsletter",
    entity_type: "contact",
    kind: "dynamic",
    description: "Opted in, and tagged newsletter.",
    filter: all(
      { field: "email_consent", operator: "eq", value: "opted_in" },
      { field: "tags", operator: "has_any", value: ["newsletter"] },
    ),
  },
  hot: {
    name: "Hot leads",
    entity_type: "contact",
    kind: "dynamic",
    description: "Not customers yet, score 80 or more.",
    filter: all(
      { field: "lead_score", operator: "gte", value: 80 },
      { field: "lifecycle_stage", operator: "neq", value: "customer" },
    ),
  },
  french: {
    name: "Clients francophones",
    entity_type: "contact",
    kind: "dynamic",
    description: null,
    filter: all(
      { field: "locale", operator: "eq", value: "fr" },
      { field: "lifecycle_stage", operator: "eq", value: "customer" },
    ),
  },
  pilot: {
    name: "Pilot group",
    entity_type: "contact",
    kind: "dynamic",
    description: "The members at the start of the pilot.",
    filter: all(
      { field: "tags", operator: "has_any", value: ["vip"] },
      { field: "lead_score", operator: "gte", value: 85 },
    ),
  },
} as const satisfies Record<string, SegmentsCreateInput>;

const FROM = { email: "news@northwind.example", name: "Northwind" };
const SIGNATURE = "<p>Amélie Brücke<br>Northwind</p>";

/** Creates custom fields with values, segments of both kinds, campaigns in several states, and single messages. */
export async function loadMarketing(desk: SampleDesk, { mail }: { readonly mail: "kept" | "sent" }): Promise<void> {
  await loadCustomFields(desk);
  const segments = await loadSegments(desk);
  await loadDrafts(desk, segments);
  if (mail === "sent") return;
  await loadSentCampaigns(desk, segments);
  await loadMessages(desk);
}

async function loadCustomFields(desk: SampleDesk): Promise<void> {
  const { services } = desk.on(-120);
  for (const field of FIELDS) await services.customFields.create(desk.caller, field);
  for (let index = 0; index < WITH_FIELDS; index += 1) {
    const custom_fields = { newsletter_topic: TOPICS[index % TOPICS.length] ?? null };
    await services.entities.update(desk.caller, { id: contactOf(desk, index).id, custom_fields });
  }
}

async function loadSegments(desk: SampleDesk): Promise<Segments> {
  const { services } = desk.on(-60);
  const make = async (segment: SegmentsCreateInput): Promise<string> =>
    (await services.segments.create(desk.caller, segment)).id;
  const { subscribers, hot, french, pilot } = SEGMENTS;
  const ids = {
    subscribers: await make(subscribers),
    hot: await make(hot),
    french: await make(french),
    pilot: await make(pilot),
  };
  await services.segments.freeze(desk.caller, { id: ids.pilot });
  return ids;
}

type Segments = Readonly<Record<keyof typeof SEGMENTS, string>>;

async function createCampaign(desk: SampleDesk, days: number, campaign: CampaignsCreateInput): Promise<string> {
  return (await desk.on(days).services.campaigns.create(desk.caller, { from: FROM, ...campaign })).id;
}

async function loadDrafts(desk: SampleDesk, { hot, french }: Segments): Promise<void> {
  await createCampaign(desk, -2, {
    name: "Summer offers",
    subject: "Our summer offers",
    segment_ids: [hot],
    tags: ["offers"],
    html_body: `<p>Dear {{first_name|friend}},</p><p>Ten per cent on all spare parts until August.</p>${SIGNATURE}`,
  });
  await createCampaign(desk, -1, {
    name: "Invitation au salon",
    subject: "{{first_name|Bonjour}}, retrouvons-nous au salon",
    tags: ["salon"],
    html_body: `<p>Bonjour {{first_name|}},</p><p>Nous vous attendons au stand 12.</p>${SIGNATURE}`,
    segment_ids: [french],
  });
}

/** Sends one campaign now and schedules one in a week. Only called without a mail server, because these people do not exist. */
async function loadSentCampaigns(desk: SampleDesk, { subscribers, pilot }: Segments): Promise<void> {
  const { services } = desk.on(0);
  const text = "<p>New this month: spare parts within 24 hours, and training at your site.</p>";
  const newsletter = await createCampaign(desk, -6, {
    name: "Monthly newsletter",
    subject: "{{first_name|Hello}}, news from Northwind",
    tags: ["newsletter"],
    preview_text: "Spare parts, training",
    html_body: `<p>Dear {{first_name|friend}},</p>${text}${SIGNATURE}`,
    segment_ids: [subscribers],
  });
  await services.campaigns.schedule(desk.caller, { id: newsletter, scheduled_at: at(desk, 7, 8) });
  const results = await createCampaign(desk, -5, {
    name: "Pilot: what we learned",
    subject: "Results of the pilot",
    segment_ids: [pilot],
    html_body: `<p>Dear {{first_name|friend}},</p><p>Thank you for taking part.</p>${SIGNATURE}`,
  });
  await services.campaigns.send(desk.caller, { id: results });
}

async function loadMessages(desk: SampleDesk): Promise<void> {
  const messages = [
    { subject: "Your quote", text: "Please find our quote below.\n\nAmélie Brücke", send_at: null },
    { subject: "Votre documentation", text: "Voici la documentation demandée.\n\nAmélie Brücke", send_at: null },
    { subject: "Reminder: training", text: "Your training is next week.\n\nAmélie Brücke", send_at: at(desk, 3, 8) },
  ];
  for (const [index, message] of messages.entries()) {
    const { id, email, full_name } = contactOf(desk, index);
    const to = [{ email: String(email), name: String(full_name), contact_id: id }];
    const related_to = [{ record_type: "contact", record_id: id }] as const;
    await desk.on(0).services.emails.create(desk.caller, { ...message, to, related_to: [...related_to] });
  }
}

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
