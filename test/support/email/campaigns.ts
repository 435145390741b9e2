import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import type { Caller } from "../caller.ts";
import { startMailServer, type MailServer, type ReceivedMail } from "./mail-server.ts";
import { callerByKey, createOrganization, type Organization } from "../accounts/people.ts";
import { startService, type Service, type ServiceOptions } from "../service.ts";
import type { Answer } from "../wire.ts";

const PATH = "/v1/campaigns";
const COMPLETE = { subject: "News", from: { email: "news@crm.example" }, html_body: "<p>News</p>" };

/** Counter for unique names. */
let names = 0;

/** Returns an unused address; later ones sort after earlier ones. */
export const freshAddress = (): string => `reader.${String(++names).padStart(6, "0")}@campaign.example`;

/** Campaign calls of one organization. */
export interface CampaignTools {
  readonly organization: Organization;
  readonly crm: Caller;
  /** Returns the ID of the contact with this address; creates the contact if necessary. */
  contact(email: string, body?: object): Promise<string>;
  segment(ids: readonly string[]): Promise<string>;
  segmentOf(emails: readonly string[]): Promise<string>;
  /** Creates and sends a campaign; returns its ID. */
  begin(body: object): Promise<string>;
  get(id: string): Promise<Answer>;
  /** Waits until the campaign meets a condition. */
  becomes(id: string, is: (campaign: Answer) => boolean): Promise<Answer>;
  ends(id: string): Promise<Answer>;
  stats(id: string): Promise<Record<string, unknown>>;
}

/** A service that sends to a local mail server, with one organization. */
export interface CampaignFixture extends CampaignTools {
  readonly service: Service;
  readonly server: MailServer;
  readonly mailsTo: (email: string) => ReceivedMail[];
}

/** Creates another organization in the service. */
export async function createCampaignTools(service: Service): Promise<CampaignTools> {
  const organization = await createOrganization(service);
  const crm = await callerByKey(service, { user: organization.owner });
  const contact: CampaignTools["contact"] = async (email, body = {}) => {
    const answer = await crm.post("/v1/entities", { entity_type: "contact", email, ...body });
    return answer.string(answer.status === 409 ? "details.0.existing_id" : "data.id");
  };
  const segment: CampaignTools["segment"] = async (ids) => {
    const given = { name: `Segment ${++names}`, entity_type: "contact", kind: "static" };
    const id = (await crm.post("/v1/segments", given)).string("data.id");
    for (let at = 0; at < ids.length; at += 100) {
      await crm.post(`/v1/segments/${id}/members`, { entity_ids: ids.slice(at, at + 100) });
    }
    return id;
  };
  const get = (id: string): Promise<Answer> => crm.get(`${PATH}/${id}`);
  const becomes: CampaignTools["becomes"] = async (id, is) => {
    for (let attempts = 1_500; attempts > 0; attempts -= 1) {
      const answer = await get(id);
      if (is(answer)) return answer;
      await pause(20);
    }
    throw new Error(`The campaign did not change: ${(await get(id)).text}`);
  };
  return {
    organization,
    crm,
    contact,
    segment,
    get,
    becomes,
    async segmentOf(emails) {
      const ids: string[] = [];
      for (const email of emails) ids.push(await contact(email));
      return await segment(ids);
    },
    async begin(body) {
      const id = (await crm.post(PATH, { name: `Campaign ${++names}`, ...COMPLETE, ...body })).string("data.id");
      expect((await crm.post(`${PATH}/${id}/send`)).status).to.equal(200);
      return id;
    },
    ends: (id) => becomes(id, (answer) => answer.at("data.status") === "sent"),
    stats: async (id) => (await get(id)).at("data.stats") as Record<string, unknown>,
  };
}

/** Creates the stage before the tests of this block and removes it afterwards. */
export function useCampaigns({ env = {}, ...options }: ServiceOptions = {}): CampaignFixture {
  const stage: Partial<CampaignFixture> = {};
  before(async () => {
    const server = await startMailServer();
    const rate = { SMTP_URL: server.url, CAMPAIGN_RATE: "1000" };
    const service = await startService({ ...options, env: { ...rate, ...env }, atOwnUrl: true });
    const mailsTo = (email: string): ReceivedMail[] => server.received.filter(({ to }) => to.includes(email));
    Object.assign(stage, { server, service, mailsTo, ...(await createCampaignTools(service)) });
  });
  afterEach(() => {
    if (stage.server) stage.server.answers = {};
  });
  after(async () => {
    await stage.service?.close();
    await stage.server?.close();
  });
  // Filled before the first test runs; the body of a describe block cannot read it earlier.
  return stage as CampaignFixture;
}

/** Returns the value of a header, or an empty string. */
export function headerOf(received: ReceivedMail | undefined, name: string): string {
  return received?.mail.headers.find(({ key }) => key === name)?.value ?? "";
}

/** Returns the unsubscribe link of a message. */
export function unsubscribeLinkOf(received: ReceivedMail | undefined): string {
  return /<(http[^>]+)>/.exec(headerOf(received, "list-unsubscribe"))?.[1] ?? "";
}
