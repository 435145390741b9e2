import type { World } from "../../world.ts";
import { emailBody, email } from "./access.ts";
import { bounce } from "../../mail/returned-mail.ts";
import { contact } from "./entities.ts";
import { nothing, withBody, withId, canaryOf, inAnHour, type Preparations, needing } from "./preparation.ts";

const warm = { op: "and", conditions: [{ field: "lead_score", operator: "gte", value: 50 }] };
const suppressionBody = (world: World): object => ({
  email: `${canaryOf(world)}.${world.next()}@suppressed.example`,
  reason: "unsubscribed",
});
const suppression = async (world: World): Promise<string> =>
  (await world.owner.post("/v1/notifications/suppressions", suppressionBody(world))).string("data.id");
const bounceOf = (id: string): string => bounce({ messageId: `<${id}@localhost>`, recipient: "a@canary.example" });
const segmentBody = (world: World): object => ({
  name: `${canaryOf(world)} ${world.next()}`,
  entity_type: "contact",
  kind: "dynamic",
  filter: warm,
});
const segment = async (world: World): Promise<string> =>
  (await world.owner.post("/v1/segments", segmentBody(world))).string("data.id");
const staticSegment = async (world: World): Promise<string> => {
  const body = { ...segmentBody(world), kind: "static", filter: null };
  return (await world.owner.post("/v1/segments", body)).string("data.id");
};
const deletedSegment = async (world: World): Promise<string> => {
  const id = await segment(world);
  await world.owner.delete(`/v1/segments/${id}`);
  return id;
};
const campaignBody = async (world: World): Promise<object> => ({
  name: `${canaryOf(world)} ${world.next()}`,
  subject: "Hello {{first_name|there}}",
  from: { email: "news@canary.example" },
  text_body: "Hello",
  segment_ids: [await segment(world)],
});
const campaign = async (world: World): Promise<string> =>
  (await world.owner.post("/v1/campaigns", await campaignBody(world))).string("data.id");
const campaignAfter =
  (...actions: readonly string[]): ((world: World) => Promise<string>) =>
  async (world) => {
    const id = await campaign(world);
    for (const action of actions) {
      const body = action === "schedule" ? { scheduled_at: inAnHour() } : undefined;
      await world.owner.post(`/v1/campaigns/${id}/${action}`, body);
    }
    return id;
  };
const deletedCampaign = async (world: World): Promise<string> => {
  const id = await campaign(world);
  await world.owner.delete(`/v1/campaigns/${id}`);
  return id;
};

/** Prepared requests for segments, campaigns and e-mail. */
export const outreach: Preparations = {
  "campaigns.list": nothing,
  "campaigns.create": async (world) => ({ body: await campaignBody(world), needs: ["segments:read", "entities:read"] }),
  "campaigns.search": withBody(() => ({ page_size: 5 })),
  "campaigns.get": withId(campaign),
  "campaigns.update": withId(campaign, { subject: "Changed" }),
  "campaigns.delete": withId(campaign),
  "campaigns.restore": withId(deletedCampaign),
  "campaigns.schedule": async (world) => ({
    parameters: { id: await campaign(world) },
    body: { scheduled_at: inAnHour() },
  }),
  "campaigns.unschedule": withId(campaignAfter("schedule")),
  "campaigns.send": withId(campaign),
  "campaigns.cancel": withId(campaignAfter("schedule")),
  "campaigns.archive": withId(campaignAfter("schedule", "cancel")),
  "campaigns.test": withId(campaign, { to: ["trial@canary.example"] }),
  "campaigns.recipients": needing(["entities:read"], withId(campaign)),
  "suppressions.list": nothing,
  "suppressions.create": withBody(suppressionBody),
  "suppressions.delete": withId(suppression),
  "suppressions.takeReturned": async (world) => ({ parameters: {}, body: { message: bounceOf(await email(world)) } }),
  "emails.list": nothing,
  "emails.create": withBody(emailBody),
  "emails.get": withId(email),
  "emails.cancel": withId(email),
  "segments.list": nothing,
  "segments.create": needing(["entities:read"], withBody(segmentBody)),
  "segments.search": withBody(() => ({ page_size: 5 })),
  "segments.preview": withBody(() => ({ entity_type: "contact", filter: warm })),
  "segments.get": withId(segment),
  "segments.update": withId(segment, { description: "Changed" }),
  "segments.delete": withId(segment),
  "segments.restore": withId(deletedSegment),
  "segments.freeze": needing(["segments:read", "entities:read"], withId(segment)),
  "segments.members": needing(["segments:read"], withId(segment)),
  "segments.addMembers": async (world) => ({
    parameters: { id: await staticSegment(world) },
    body: { entity_ids: [await contact(world)] },
  }),
  "segments.removeMember": async (world) => {
    const [id, entity_id] = [await staticSegment(world), await contact(world)];
    await world.owner.post(`/v1/segments/${id}/members`, { entity_ids: [entity_id] });
    return { parameters: { id, entity_id } };
  },
};
