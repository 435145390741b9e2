import type {
  CampaignsListInput,
  CampaignsRecipientsInput,
  CampaignsService,
  Schemas,
} from "../../../generated/services.js";
import { requirePermissions } from "../../base/platform/rights.ts";
import type { SignedTokens } from "../../base/platform/signed-token.ts";
import type { Caller } from "../../base/contract/caller.ts";
import type { Page } from "../../base/contract/page.ts";
import type { CampaignRow } from "./sql/campaigns.ts";
import type { Store } from "../../base/store/store.ts";
import { type CampaignWriteDeps, listedCampaign, shownCampaign } from "./record.ts";
import { previewCampaign } from "./preview.ts";
import type { PreviewDeps } from "../emails/templates/preview.ts";
import { testCampaign } from "./test-send.ts";
import { archiveCampaign, cancelCampaign, scheduleCampaign, sendCampaign, unscheduleCampaign } from "./transitions.ts";
import type { WriteFooter } from "../../base/mail/marketing-footer.ts";
import { createCampaign, deleteCampaign, restoreCampaign, updateCampaign } from "./writes.ts";
import { readList } from "../../base/records/record-list.ts";
import { searchRecords } from "../../base/records/record-search.ts";
import { requireRecord } from "../../base/records/record-state.ts";

interface CampaignDeps {
  readonly store: Store;
  readonly signedTokens: SignedTokens;
  readonly clock: () => number;
  readonly newId: () => string;
  readonly baseUrl: string;
  readonly writeFooter: WriteFooter;
  readonly say: PreviewDeps["say"];
}

/** Creates the service for campaigns. */
export function campaignsService(deps: CampaignDeps): CampaignsService {
  const { store } = deps;
  const write =
    <Input>(work: Write<Input>) =>
    async (caller: Caller, input: Input): Promise<Schemas["Campaign"]> =>
      shownCampaign(await store.transaction((tx) => work({ ...deps, tx }, caller, input)));

  return {
    list: (caller, input) => listCampaigns(deps, caller, input),
    async search(caller, input) {
      const found = await searchRecords(deps, caller, input, { type: "campaign", page: store.campaigns.page });
      return { ...found, items: found.items.map(listedCampaign) };
    },
    get: async ({ organization }, { id }) =>
      shownCampaign(requireRecord(await store.campaigns.get(organization.id, id))),
    create: write(createCampaign),
    update: write(updateCampaign),
    async delete(caller, target) {
      const { id, deleted_at } = await store.transaction((tx) => deleteCampaign({ ...deps, tx }, caller, target));
      return { id, deleted_at: deleted_at ?? "" };
    },
    restore: write(restoreCampaign),
    schedule: write(scheduleCampaign),
    unschedule: write(unscheduleCampaign),
    send: write(sendCampaign),
    cancel: write(cancelCampaign),
    archive: write(archiveCampaign),
    test: (caller, input) => store.transaction((tx) => testCampaign({ ...deps, tx }, caller, input)),
    preview: (caller, input) => previewCampaign({ ...deps, tx: store }, caller, input),
    recipients: (caller, input) => listRecipients(deps, caller, input),
  };
}

type Write<Input> = (deps: CampaignWriteDeps, caller: Caller, input: Input) => Promise<CampaignRow>;

async function listCampaigns(
  { store, signedTokens }: CampaignDeps,
  { organization: { id: orgId } }: Caller,
  { page, page_size, sort, cursor, ...filters }: CampaignsListInput,
): Promise<Page<Schemas["Campaign"]>> {
  const identity = { operation: "campaigns.list", orgId, filters };
  const list = { page, page_size, sort, ...(cursor === undefined ? {} : { cursor }) };
  const found = await readList(signedTokens, identity, list, (request) =>
    store.campaigns.list(orgId, filters, request),
  );
  return { ...found, items: found.items.map(listedCampaign) };
}

async function listRecipients(
  { store, signedTokens }: CampaignDeps,
  caller: Caller,
  { id, page, page_size, sort, cursor, ...wanted }: CampaignsRecipientsInput,
): Promise<Page<Schemas["CampaignRecipient"]>> {
  // Recipients contain names and addresses of contacts.
  requirePermissions(caller, ["entities:read"]);
  const orgId = caller.organization.id;
  const campaign = requireRecord(await store.campaigns.get(orgId, id));
  const over = campaign.status === "cancelled" || campaign.status === "archived";
  const filters = { campaign_id: id, ...wanted };
  const identity = { operation: "campaigns.recipients", orgId, filters };
  const list = { page, page_size, sort, ...(cursor === undefined ? {} : { cursor }) };
  const found = await readList(signedTokens, identity, list, (request) =>
    store.campaignRecipients.page(orgId, { ...filters, over }, request),
  );
  const items = found.items.map((one) =>
    over && one.status === "queued" ? { ...one, status: "cancelled" as const } : one,
  );
  return { ...found, items };
}
