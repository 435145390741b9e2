import { expect } from "chai";
import { operations, type OperationDocument } from "../../support/contract/document.ts";
import { prepare } from "../../support/contract/prepare.ts";
import type { Prepared } from "../../support/contract/preparations/preparation.ts";
import { sendPrepared } from "../../support/contract/requests.ts";
import { startService } from "../../support/service.ts";
import { createTenant } from "../../support/tenant.ts";
import type { Answer } from "../../support/wire.ts";
import { use } from "../../support/fixture.ts";

const UNKNOWN = "019cb4e2-5a10-7c4b-9d2e-3f4a5b6c7d8e";
const PAST = "2020-01-01T00:00:00Z";
const FILTER = { filter: { op: "and", conditions: [{ field: "no_such_field", operator: "eq", value: "x" }] } };
const METADATA = "https://169.254.169.254/latest";

/** Values that have the right shape and break rules of different steps of the service, by the path of their errors. */
type Wrong = Readonly<Record<string, object>>;

const one = (path: string, values: object): Wrong => ({ [path]: values });
const owner = one("/owner_id", { owner_id: UNKNOWN });

const CAMPAIGN: Wrong = { ...owner, "/html_body": { html_body: '<a href="javascript:alert(1)">x</a>' } };
const QUESTIONS = [
  { key: "topic", label: "Topic", type: "text" },
  { key: "topic", label: "Topic", type: "text" },
];
const EVENT_TYPE: Wrong = {
  "/schedule_id": { schedule_id: UNKNOWN },
  "/booking_window/end_date": {
    booking_window: { type: "date_range", start_date: "2027-02-01", end_date: "2027-01-01" },
  },
  "/questions/1/key": { questions: QUESTIONS },
};
const ONE_STAGE = [{ key: "won", label: "Won", type: "won", probability: 20 }];
const PIPELINE: Wrong = { "/stages": { stages: ONE_STAGE }, "/stages/0/probability": { stages: ONE_STAGE } };
const REVERSED = { day: "monday", intervals: [{ start: "10:00", end: "09:00" }] };
const SCHEDULE: Wrong = {
  "/weekly_hours/0/intervals/0/end": { weekly_hours: [REVERSED] },
  "/overrides/0/intervals/0/end": { overrides: [{ ...REVERSED, day: undefined, date: "2027-01-01" }] },
};
const RECORD: Wrong = { ...owner, "/custom_fields/nope": { custom_fields: { nope: 1 } } };
const VIEW: Wrong = { "/columns/0": { columns: ["nope"] }, "/filter/conditions/0/field": FILTER };
const FORM: Wrong = { ...owner, "/notify_user_ids/0": { notify_user_ids: [UNKNOWN] } };
const TASK: Wrong = {
  "/assignee_id": { assignee_id: UNKNOWN },
  "/custom_fields/nope": { custom_fields: { nope: 1 } },
  "/reminder_at": { due_at: "2027-01-01T00:00:00Z", reminder_at: "2027-01-02T00:00:00Z" },
};
const TRANSLATIONS = { en: { subject: "{{no_such_variable}}", html: "<p>x</p>" } };

const ROLES = [
  { group: "sales", role: "nope" },
  { group: "support", role: "nope" },
];
const TWICE = { record_type: "contact", record_id: UNKNOWN };
const NOTE: Wrong = {
  "/related_to/0/record_id": { related_to: [TWICE, TWICE] },
  "/related_to/1": { related_to: [TWICE, TWICE] },
};

/** By operation. */
const WRONG: Readonly<Record<string, Wrong>> = {
  "apiKeys.create": one("/expires_at", { expires_at: PAST }),
  "apiKeys.update": one("/expires_at", { expires_at: PAST }),
  "aiPolicy.update": one("/allowed_applications/0/value", { allowed_applications: [{ type: "host", value: "*" }] }),
  "busyFeeds.create": { "/url": { url: METADATA }, "/user_id": { user_id: UNKNOWN } },
  "busyFeeds.update": one("/url", { url: METADATA }),
  "busyTimes.create": {
    "/user_id": { user_id: UNKNOWN },
    "/end_at": { start_at: "2027-01-02T00:00:00Z", end_at: "2027-01-01T00:00:00Z" },
  },
  "campaigns.create": CAMPAIGN,
  "campaigns.update": CAMPAIGN,
  "campaigns.schedule": one("/scheduled_at", { scheduled_at: PAST }),
  "campaigns.test": one("/to/1", { to: ["a@b.example", "A@b.example"] }),
  "customFields.create": {
    "/options/1": { type: "select", options: ["a", " a"] },
    "/indexed": { entity_type: "task", indexed: true },
  },
  "campaigns.preview": one("/contact_id", { contact_id: UNKNOWN }),
  "emailTemplates.preview": one("/contact_id", { contact_id: UNKNOWN }),
  "emailTemplates.previewSaved": one("/contact_id", { contact_id: UNKNOWN }),
  "emails.create": {
    "/send_at": { send_at: PAST },
    "/topic_id": { category: "marketing", topic_id: UNKNOWN },
    "/related_to/0/record_id": { related_to: [{ record_type: "contact", record_id: UNKNOWN }] },
    "/to/0/contact_id": { to: [{ email: "a@b.example", contact_id: UNKNOWN }] },
  },
  "entities.create": RECORD,
  "entities.update": RECORD,
  "entities.findDuplicates": one("/candidate/domain", { candidate: { entity_type: "contact", domain: "a.example" } }),
  "entities.linkCompany": one("/company_id", { company_id: UNKNOWN }),
  "entities.merge": one("/duplicate_ids/0", { duplicate_ids: [UNKNOWN] }),
  "entities.upsert": one("/record/owner_id", {
    match_by: "email",
    record: { entity_type: "contact", email: "a@b.example", owner_id: UNKNOWN },
  }),
  "eventTypes.create": EVENT_TYPE,
  "eventTypes.update": EVENT_TYPE,
  "events.create": { "/contact_id": { contact_id: UNKNOWN }, "/answers/nope": { answers: { nope: "x" } } },
  "events.update": { "/opportunity_id": { opportunity_id: UNKNOWN }, "/host_user_id": { host_user_id: UNKNOWN } },
  "events.noShow": one("/invitee_ids/0", { invitee_ids: [UNKNOWN] }),
  "events.addInvitee": one("/phone", { phone: "12" }),
  "exports.create": { "/fields/0": { fields: ["nope"] }, "/filter/conditions/0/field": FILTER },
  "files.create": one("/record_id", { record_id: UNKNOWN }),
  "identityProvider.update": {
    "/default_role": { default_role: "nope" },
    "/issuer": { issuer: METADATA },
    "/group_roles/0/role": { group_roles: ROLES },
    "/group_roles/1/role": { group_roles: ROLES },
  },
  "imports.create": one("/mapping/Name", { mapping: { Name: "nope" } }),
  "imports.start": one("/mapping/Name", { mapping: { Name: "nope" } }),
  "members.invite": one("/role", { role: "nope" }),
  "members.update": one("/role", { role: "nope" }),
  "opportunities.create": { ...RECORD, "/stage": { stage: "nope" }, "/amount": { amount: 1.234, currency: "EUR" } },
  "opportunities.update": { ...RECORD, "/stage": { stage: "nope" }, "/amount": { amount: 1.234, currency: "EUR" } },
  "organization.update": {
    "/branding/logo": { branding: { logo: "data:image/png;base64,AAAA" } },
    "/embed_origins/0": { embed_origins: ["https://example.com:99999"] },
  },
  "pipelines.create": PIPELINE,
  "pipelines.update": PIPELINE,
  "schedules.create": { ...SCHEDULE, "/user_id": { user_id: UNKNOWN } },
  "schedules.update": SCHEDULE,
  "segments.create": one("/filter/conditions/0/field", { kind: "dynamic", ...FILTER }),
  "segments.update": one("/filter/conditions/0/field", FILTER),
  "segments.preview": one("/filter/conditions/0/field", FILTER),
  "segments.addMembers": one("/entity_ids/0", { entity_ids: [UNKNOWN] }),
  "subscriptions.update": one("/topics/0/topic_id", { topics: [{ topic_id: UNKNOWN, status: "subscribed" }] }),
  "views.create": VIEW,
  "views.update": VIEW,
  "webhooks.create": one("/url", { url: METADATA }),
  "webhooks.update": one("/url", { url: METADATA }),
  "webhooks.redeliver": one("/since", { since: PAST }),
  "emailTemplates.create": one("/translations/en/subject", { translations: TRANSLATIONS }),
  "emailTemplates.update": one("/translations/en/subject", { translations: TRANSLATIONS }),
  "forms.create": FORM,
  "forms.update": FORM,
  "lineItems.create": one("/product_id", { product_id: UNKNOWN }),
  "lineItems.update": one("/product_id", { product_id: UNKNOWN }),
  "notes.create": NOTE,
  "notes.update": NOTE,
  "products.create": { ...RECORD, "/unit_price": { unit_price: 1.234, currency: "EUR" } },
  "products.update": { ...RECORD, "/unit_price": { unit_price: 1.234, currency: "EUR" } },
  "tasks.create": TASK,
  "tasks.update": TASK,
};

/** Their services have one kind of mistake, or none that can be known if the shape is wrong. */
const ONE_KIND: Readonly<Record<string, string>> = {
  "activity.aggregate": "It has no filter.",
  "apiKeys.rotate": "It has one member.",
  "customFields.update": "The type of the field decides about its options.",
  "emailDomains.create": "It has one member.",
  "entities.purge": "The record decides.",
  "entities.unmerge": "The merge decides.",
  "events.cancel": "The state of the event decides.",
  "events.confirm": "The state of the event decides.",
  "events.decline": "The state of the event decides.",
  "events.reschedule": "The calendar decides.",
  "organization.requestDeletion": "It has one member.",
  "passkeys.create": "Secrets are tried only by a request without mistakes.",
  "password.change": "Secrets are tried only by a request without mistakes.",
  "roles.create": "An owner has every permission.",
  "roles.update": "An owner has every permission.",
  "session.confirm": "Secrets are tried only by a request without mistakes.",
  "signInMethods.confirmAuthenticatorApp": "Secrets are tried only by a request without mistakes.",
  "suppressions.create": "It has no rules.",
  "suppressions.takeReturned": "It has one member.",
  "topics.batch": "The number of topics decides.",
  "topics.create": "The number of topics decides.",
  "topics.update": "It has no rules.",
};

const documented = operations.filter(
  ({ method, access, body, responses }) => method !== "get" && access !== "public" && body && responses.has("422"),
);

function wrongOf({ id }: OperationDocument): Wrong | undefined {
  if (id in ONE_KIND) return undefined;
  if (/\.(search|aggregate)$/.test(id)) return one("/filter/conditions/0/field", FILTER);
  const batched = /^(\w+)\.batch$/.exec(id)?.[1];
  if (batched === undefined) return WRONG[id];
  const ofCreate = WRONG[`${batched}.create`];
  return (
    ofCreate &&
    Object.fromEntries(Object.entries(ofCreate).map(([path, values]) => [`/operations/0/record${path}`, values]))
  );
}

/** Values by which a record is recognized: another one would be another kind of record. */
const KINDS = ["entity_type", "record_type", "type", "kind", "currency", "event_type_id"];

/** Returns the place and value of a mistake in the shape: in a member that was sent, or an unknown one. */
function wrongShape(body: Readonly<Record<string, unknown>>, kept: readonly string[]): readonly [string, unknown] {
  const member = Object.keys(body).find((name) => !KINDS.includes(name) && !kept.includes(name));
  return member === undefined ? ["no_such_field", 1] : [member, typeof body[member] === "string" ? 7 : "wrong"];
}

const pathsOf = (answer: Answer): unknown[] => answer.list("details").map(({ path }) => path);

describe("All operations: mistakes of the shape and of rules", () => {
  const service = use(() => startService());
  const tenant = use(() => createTenant(service));

  it("knows the mistakes of every operation, or why it has one kind only", () => {
    const unknown = documented.filter((operation) => !wrongOf(operation) && !(operation.id in ONE_KIND));
    expect(unknown.map(({ id }) => id)).to.deep.equal([]);
  });

  for (const operation of documented) {
    const wrong = wrongOf(operation);
    if (!wrong) continue;
    const isBatch = operation.id.endsWith(".batch");
    const paths = Object.keys(wrong).sort();

    it(`returns all mistakes of ${operation.id} in one 400`, async () => {
      const prepared = await prepare(operation.id, tenant);
      const values = Object.assign({}, ...Object.values(wrong)) as Readonly<Record<string, unknown>>;
      const sent = recordOf(prepared, isBatch);
      const [member, value] = wrongShape(sent, Object.keys(values));
      const record = { ...sent, ...values, [member]: value };
      const body = isBatch ? { operations: [{ method: "create", record }] } : record;
      const answer = await sendPrepared(operation, prepared, { body });
      expect([answer.status, answer.at("code")], JSON.stringify(answer.json)).to.deep.equal([400, "validation_failed"]);
      const shape = `${isBatch ? "/operations/0/record" : ""}/${member}`;
      expect(pathsOf(answer), shape).to.satisfy((all: string[]) => all.some((path) => path.startsWith(shape)));
      expect(pathsOf(answer)).to.include.members(paths);
    });

    if (paths.length > 1 && !isBatch)
      it(`returns all mistakes of ${operation.id} in one 422`, async () => {
        const prepared = await prepare(operation.id, tenant);
        const body = Object.assign({ ...recordOf(prepared, false) }, ...Object.values(wrong)) as object;
        const answer = await sendPrepared(operation, prepared, { body });
        expect([answer.status, answer.at("code")], JSON.stringify(answer.json)).to.deep.equal([422, "unprocessable"]);
        expect(pathsOf(answer)).to.include.members(paths);
      });
  }
});

function recordOf({ body }: Prepared, isBatch: boolean): Readonly<Record<string, unknown>> {
  const sent = (body ?? {}) as Readonly<Record<string, unknown>>;
  if (!isBatch) return sent;
  const [first] = sent["operations"] as readonly { readonly record: Readonly<Record<string, unknown>> }[];
  return first?.record ?? {};
}
