import type { CampaignsTestInput, Schemas } from "../../generated/services.js";
import type { Caller } from "../contract/caller.ts";
import { campaignMessage } from "../domain/campaign-message.ts";
import { missingContent } from "../domain/campaign-state.ts";
import { type Detail, unprocessable, validationFailed } from "../domain/errors.ts";
import type { TemplateValues } from "../domain/template.ts";
import type { CampaignRow } from "../repositories/campaigns.ts";
import type { CampaignWriteParts } from "./campaign-record.ts";
import { acceptEmail, type Message } from "./email-acceptance.ts";
import { expectRecord, plainEmail } from "./record-state.ts";

/** Accepts one transactional message per address, with the values of the contact who has it. */
export async function testCampaign(
  { tx, newId }: CampaignWriteParts,
  caller: Caller,
  { id, expected_version, to }: CampaignsTestInput,
): Promise<Schemas["CampaignTestSent"]> {
  const emails = to.map(plainEmail);
  requireDistinct(emails);
  const campaign = expectRecord(await tx.campaigns.get(caller.organization.id, id), expected_version);
  const missing = missingContent(campaign);
  if (missing.length > 0) throw unprocessable(missing);
  const known = await tx.campaignRecipients.valuesOf(caller.organization.id, emails);
  const messages: Schemas["CampaignTestSent"]["messages"] = [];
  for (const [index, email] of emails.entries()) {
    const contact = known.find((one) => one.email === email);
    const values = { ...ownValues(caller), ...contact, email, organization_name: caller.organization.name };
    const message = messageOf(campaign, values, { email, path: `/to/${index}` });
    const accepted = await acceptEmail({ tx, newId }, caller, message);
    messages.push({ id: accepted.id, email, status: accepted.status });
  }
  return { campaign_id: id, messages };
}

function requireDistinct(emails: readonly string[]): void {
  const details = emails.flatMap((email, index): Detail[] =>
    emails.indexOf(email) < index ? [{ path: `/to/${index}`, code: "not_unique" }] : [],
  );
  if (details.length > 0) throw validationFailed(details);
}

function ownValues({ user }: Caller): TemplateValues {
  const full_name = [user.first_name, user.last_name].filter((name) => name !== null).join(" ");
  return { first_name: user.first_name, last_name: user.last_name, full_name };
}

function messageOf(
  campaign: CampaignRow,
  values: TemplateValues,
  { email, path }: { readonly email: string; readonly path: string },
): Message {
  const { id, from, reply_to } = campaign;
  if (from === null) throw new TypeError("Checked before.");
  return {
    ...campaignMessage(campaign, values),
    addressees: [{ kind: "to", path, email, name: null, contact_id: null }],
    from,
    reply_to,
    attachments: [],
    category: "transactional",
    send_at: null,
    related_to: [],
    metadata: { campaign_id: id },
  };
}
