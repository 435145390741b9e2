import type { Schemas, Services } from "../../generated/services.js";
import type { Keyring } from "../access/keyring.ts";
import type { Links } from "../access/links.ts";
import type { ReturnPaths } from "../access/return-paths.ts";
import type { Passwords } from "../access/passwords.ts";
import type { Sealer } from "../access/sealer.ts";
import type { Vault } from "../access/vault.ts";
import type { WriteEventLetter } from "../mail/event-letter.ts";
import type { Way } from "../mail/message.ts";
import type { ReadReturned } from "../mail/returned-mail.ts";
import type { Pace } from "../mail/pace.ts";
import type { Egress } from "../net/egress.ts";
import type { Store } from "../repositories/store.ts";
import type { Summarise } from "./activity.ts";
import type { WriteLetter } from "./account-letters.ts";
import { aiPolicyService } from "./ai-policy.ts";
import { activityLogService } from "./activity-log.ts";
import { apiKeysService } from "./api-keys.ts";
import { bookingPageService } from "./booking-page.ts";
import { changesService } from "./changes.ts";
import { connectionsService } from "./connections.ts";
import { customFieldsService } from "./custom-fields.ts";
import { busyFeedsService } from "./busy-feeds.ts";
import { busyTimesService } from "./busy-times.ts";
import { campaignsService } from "./campaigns.ts";
import { emailsService } from "./emails.ts";
import { entitiesService } from "./entities.ts";
import { eventTypesService } from "./event-types.ts";
import { eventsService } from "./events.ts";
import type { Say } from "./import-view.ts";
import { importsService } from "./imports.ts";
import { exportsService } from "./exports.ts";
import { invitationsService } from "./invitations.ts";
import { jobsService } from "./jobs.ts";
import { meService } from "./me.ts";
import { membersService } from "./members.ts";
import { notesService } from "./notes.ts";
import { organizationService } from "./organization.ts";
import { opportunitiesService } from "./opportunities.ts";
import { passwordService } from "./password.ts";
import { pipelinesService } from "./pipelines.ts";
import { rolesService } from "./roles.ts";
import { schedulesService } from "./schedules.ts";
import { searchService } from "./search.ts";
import { segmentsService } from "./segments.ts";
import { sessionService } from "./session.ts";
import { suppressionsService } from "./suppressions.ts";
import { tasksService } from "./tasks.ts";
import { webhooksService } from "./webhooks.ts";

/** What services are made of. */
export interface ServiceParts {
  readonly store: Store;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** A UUID version 7 of now. */
  readonly newId: () => string;
  /** Seals cursors. */
  readonly sealer: Sealer;
  readonly keyring: Keyring;
  /** Keeps secrets that have to be read again. */
  readonly vault: Vault;
  readonly passwords: Passwords;
  /** How messages leave. */
  readonly postOffice: Way;
  /** How those of campaigns leave, so that no other message waits behind a thousand. */
  readonly campaignOffice: Way;
  /** How fast campaigns leave this process. */
  readonly campaignPace: Pace;
  /** Where what comes back of a message goes. */
  readonly returnPaths: ReturnPaths;
  readonly readReturned: ReadReturned;
  readonly writeLetter: WriteLetter;
  /** The way out to addresses that others name. */
  readonly egress: Egress;
  /** Whom messages are from: `CRM <crm@example.com>`. */
  readonly mailFrom: string;
  /** Signs what stands in links of mails. */
  readonly links: Links;
  /** Where this service is reached; without a slash at its end. */
  readonly baseUrl: string;
  readonly writeEventLetter: WriteEventLetter;
  /** The region whose organizations this deployment serves. */
  readonly dataRegion: string;
  /** What a problem is, in words. */
  readonly say: Say;
  /** An entry of a timeline in one sentence. */
  readonly summarise: Summarise;
  /** generated/openapi.json. */
  readonly document: Schemas["OpenApiDocument"];
}

/** All services over one store; cheap, so that an idempotent call builds its own over its transaction. */
export function createServices(parts: ServiceParts): Services {
  return {
    entities: entitiesService(parts),
    customFields: customFieldsService(parts),
    changes: changesService(parts),
    tasks: tasksService(parts),
    notes: notesService(parts),
    organization: organizationService(parts),
    members: membersService(parts),
    roles: rolesService(parts),
    search: searchService(parts),
    segments: segmentsService(parts),
    session: sessionService(parts),
    me: meService(parts),
    password: passwordService(parts),
    invitations: invitationsService(parts),
    imports: importsService(parts),
    apiKeys: apiKeysService(parts),
    aiPolicy: aiPolicyService(parts),
    connections: connectionsService(parts),
    activityLog: activityLogService(parts),
    jobs: jobsService(parts),
    events: eventsService(parts),
    bookingPage: bookingPageService(parts),
    exports: exportsService(parts),
    pipelines: pipelinesService(parts),
    opportunities: opportunitiesService(parts),
    emails: emailsService(parts),
    suppressions: suppressionsService(parts),
    campaigns: campaignsService(parts),
    busyTimes: busyTimesService(parts),
    busyFeeds: busyFeedsService(parts),
    schedules: schedulesService(parts),
    eventTypes: eventTypesService(parts),
    webhooks: webhooksService(parts),
    system: { openapi: () => Promise.resolve(parts.document) },
  };
}
