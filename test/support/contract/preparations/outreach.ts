import type { Tenant } from "../../tenant.ts";
import { emailBody, email } from "./access.ts";
import { bounce } from "../../email/bounces.ts";
import { contact } from "./entities.ts";
import {
  withBody,
  withId,
  canaryOf,
  inAnHour,
  type Preparations,
  needing,
  created,
  deleted,
  unique,
} from "./preparation.ts";

const warm = { op: "and", conditions: [{ field: "lead_score", operator: "gte", value: 50 }] };
const suppressionBody = (tenant: Tenant): object => ({
  email: `${canaryOf(tenant)}.${tenant.next()}@suppressed.example`,
  reason: "unsubscribed",
});
const suppression = created("/v1/notifications/suppressions", suppressionBody);
const bounceOf = (id: string): string => bounce({ messageId: `<${id}@localhost>`, recipient: "a@canary.example" });
const segmentBody = (tenant: Tenant): object => ({
  name: unique(tenant),
  entity_type: "contact",
  kind: "dynamic",
  filter: warm,
});
const segment = created("/v1/segments", segmentBody);
const staticSegment = async (tenant: Tenant): Promise<string> => {
  const body = { ...segmentBody(tenant), kind: "static", filter: null };
  return (await tenant.owner.post("/v1/segments", body)).string("data.id");
};
const deletedSegment = deleted("/v1/segments", segment);
const campaignBody = async (tenant: Tenant): Promise<object> => ({
  name: unique(tenant),
  subject: "Hello {{first_name|there}}",
  from: { email: "news@canary.example" },
  text_body: "Hello",
  segment_ids: [await segment(tenant)],
});
const campaign = created("/v1/campaigns", campaignBody);
const campaignAfter =
  (...actions: readonly string[]): ((tenant: Tenant) => Promise<string>) =>
  async (tenant) => {
    const id = await campaign(tenant);
    for (const action of actions) {
      const body = action === "schedule" ? { scheduled_at: inAnHour() } : undefined;
      await tenant.owner.post(`/v1/campaigns/${id}/${action}`, body);
    }
    return id;
  };
const deletedCampaign = deleted("/v1/campaigns", campaign);
const templateBody = (tenant: Tenant): object => ({
  name: unique(tenant),
  translations: { en: { subject: "Hello {{first_name|there}}", html: `<p>${canaryOf(tenant)}</p>` } },
});
const template = created("/v1/email-templates", templateBody);

/** Prepared requests for segments, campaigns and e-mail. */
export const outreach: Preparations = {
  "campaigns.create": async (tenant) => ({
    body: await campaignBody(tenant),
    needs: ["segments:read", "entities:read"],
  }),
  "campaigns.get": withId(campaign),
  "campaigns.update": withId(campaign, { subject: "Changed" }),
  "campaigns.restore": withId(deletedCampaign),
  "campaigns.schedule": async (tenant) => ({
    parameters: { id: await campaign(tenant) },
    body: { scheduled_at: inAnHour() },
  }),
  "campaigns.unschedule": withId(campaignAfter("schedule")),
  "campaigns.cancel": withId(campaignAfter("schedule")),
  "campaigns.archive": withId(campaignAfter("schedule", "cancel")),
  "campaigns.test": withId(campaign, { to: ["trial@canary.example"] }),
  "campaigns.preview": withId(campaign, { locale: "en" }),
  "emailTemplates.create": withBody(templateBody),
  "emailTemplates.preview": withBody(() => ({ translations: { en: { subject: "Hello", html: "<p>Hello</p>" } } })),
  "emailTemplates.previewSaved": withId(template, { locale: "en" }),
  "campaigns.recipients": needing(["entities:read"], withId(campaign)),
  "suppressions.create": withBody(suppressionBody),
  "suppressions.delete": withId(suppression),
  "suppressions.takeReturned": async (tenant) => ({ parameters: {}, body: { message: bounceOf(await email(tenant)) } }),
  "emails.create": withBody(emailBody),
  "emails.get": withId(email),
  "segments.create": needing(["entities:read"], withBody(segmentBody)),
  "segments.preview": withBody(() => ({ entity_type: "contact", filter: warm })),
  "segments.get": withId(segment),
  "segments.update": withId(segment, { description: "Changed" }),
  "segments.restore": withId(deletedSegment),
  "segments.freeze": needing(["segments:read", "entities:read"], withId(segment)),
  "segments.members": needing(["segments:read"], withId(segment)),
  "segments.addMembers": async (tenant) => ({
    parameters: { id: await staticSegment(tenant) },
    body: { entity_ids: [await contact(tenant)] },
  }),
  "segments.removeMember": async (tenant) => {
    const [id, entity_id] = [await staticSegment(tenant), await contact(tenant)];
    await tenant.owner.post(`/v1/segments/${id}/members`, { entity_ids: [entity_id] });
    return { parameters: { id, entity_id } };
  },
};
