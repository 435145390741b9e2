import type { HandWrittenServices, Schemas, Services } from "../../generated/services.js";
import type { Keyring } from "../base/platform/keyring.ts";
import type { Links } from "../base/platform/links.ts";
import type { Verp } from "../base/mail/verp.ts";
import { type Passwords, passwordService } from "../features/sign-in/password.ts";
import type { SignedTokens } from "../base/platform/signed-token.ts";
import type { Encryption } from "../base/platform/encryption.ts";
import type { RenderEventMessage } from "../features/booking/notifications/template.ts";
import type { WriteFooter } from "../base/mail/marketing-footer.ts";
import type { MailTransport } from "../base/mail/message.ts";
import type { ParseBounceReport } from "../features/email/bounce-report.ts";
import type { SendRate } from "../base/mail/send-rate.ts";
import type { Egress, TxtRecords } from "../base/net/egress.ts";
import type { ScanFile } from "../base/net/virus-scanner.ts";
import type { FurtherMistakes } from "../base/platform/mistakes.ts";
import type { Store } from "../base/store/store.ts";
import type { Summarize } from "../base/records/timeline.ts";
import type { RenderAccountEmail } from "../features/accounts/account-emails.ts";
import { aiPolicyService } from "../features/accounts/ai-policy.ts";
import { activityLogService } from "../features/accounts/activity-log.ts";
import { apiKeysService } from "../features/accounts/api-keys.ts";
import { activityService, withReports } from "../base/records/aggregate.ts";
import { bookingPageService, teamPageService } from "../features/booking/page/booking-page.ts";
import { hostDecisionsService } from "../features/booking/page/host-decisions.ts";
import { withBatches } from "../base/records/batch.ts";
import { changesService } from "../base/records/changes.ts";
import { connectionsService } from "../features/accounts/connections.ts";
import { customFieldsService } from "../base/records/custom-fields.ts";
import { busyFeedsService, busyTimesService } from "../features/booking/busy-times/busy-times.ts";
import { campaignsService } from "../features/email/campaigns/campaigns.ts";
import { emailDomainsService } from "../features/sign-in/single-sign-on/email-domains.ts";
import { emailsService } from "../features/email/emails.ts";
import { emailTemplatesService } from "../features/email/template-previews.ts";
import { filesService } from "../features/files/files.ts";
import type { FileStorage } from "../features/files/storage.ts";
import { entitiesService, type EntityDeps } from "./entities.ts";
import { createFurtherMistakes } from "./further-mistakes.ts";
import { eventTypesService } from "../features/booking/event-types.ts";
import { eventsService } from "../features/booking/events/events.ts";
import { handleReply } from "../features/booking/events/responses.ts";
import { formPageService } from "../features/forms/form-page.ts";
import { submissionsOf } from "../features/forms/forms.ts";
import {
  identityProviderService,
  memberIdentityService,
  signInSettingsService,
} from "../features/sign-in/single-sign-on/identity-provider.ts";
import { type Say, importsService } from "../features/imports/imports.ts";
import { exportsService } from "../features/imports/exports.ts";
import { invitationsService } from "../features/sign-in/invitations.ts";
import { jobsService } from "./jobs.ts";
import { meService } from "../features/accounts/me.ts";
import { membersService } from "../features/accounts/members.ts";
import { organizationService } from "../features/accounts/organization.ts";
import { opportunitiesService } from "../features/opportunities/opportunities.ts";
import { passkeysService } from "../features/sign-in/passkeys.ts";
import { pipelinesService } from "../features/opportunities/pipelines.ts";
import { resourceServices } from "./resources.ts";
import { rolesService } from "../features/accounts/roles.ts";
import { schedulesService } from "../features/booking/schedules.ts";
import { scimTokenService } from "../features/sign-in/scim/token.ts";
import { searchService } from "../features/search/search.ts";
import { segmentsService } from "../features/segments/segments.ts";
import { sessionService } from "../features/sign-in/session.ts";
import { signInMethodsService } from "../features/sign-in/sign-in-methods.ts";
import type { PublicMail } from "../base/mail/public-mail.ts";
import { preferencesService } from "../features/email/preferences.ts";
import { suppressionsService } from "../features/email/suppressions.ts";
import { subscriptionsService } from "../features/email/subscriptions.ts";
import { tasksService } from "../features/tasks/tasks.ts";
import { viewsService } from "../base/records/views.ts";
import { webhooksService } from "../features/webhooks/webhooks.ts";

/** Dependencies of services. */
export interface ServiceDeps {
  readonly store: Store;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Returns a new UUID version 7. */
  readonly newId: () => string;
  /** Signs cursors. */
  readonly signedTokens: SignedTokens;
  readonly keyring: Keyring;
  /** Encrypts secrets that must be readable again. */
  readonly encryption: Encryption;
  readonly passwords: Passwords;
  /** Sends single messages. */
  readonly mailTransport: MailTransport;
  /** Sends campaign messages, so that other messages do not wait behind a thousand of them. */
  readonly campaignTransport: MailTransport;
  /** The send rate of campaigns in this process. */
  readonly campaignSendRate: SendRate;
  /** Encodes the recipient in the return address, for bounces. */
  readonly returnPaths: Verp;
  readonly replyAddresses: Verp | null;
  /** Limits what people without an account cause. */
  readonly publicMail: PublicMail;
  readonly parseBounceReport: ParseBounceReport;
  readonly renderEmail: RenderAccountEmail;
  /** Outbound requests to URLs that users choose. */
  readonly egress: Egress;
  /** The bytes of files on records. */
  readonly fileStorage: FileStorage;
  /** Scans uploaded files for viruses; null without a scanner. */
  readonly scanFile: ScanFile | null;
  /** Reads TXT records, which prove who controls a domain. */
  readonly txtRecords: TxtRecords;
  /** The sender of messages: `CRM <crm@example.com>`. */
  readonly mailFrom: string;
  /** Signs links in e-mails. */
  readonly links: Links;
  /** The public URL of this service, without a trailing slash. */
  readonly baseUrl: string;
  readonly renderEventMessage: RenderEventMessage;
  readonly writeFooter: WriteFooter;
  /** The region whose organizations this deployment serves. */
  readonly dataRegion: string;
  /** Returns the localized message of a problem. */
  readonly say: Say;
  /** Renders a timeline entry as one sentence. */
  readonly summarize: Summarize;
  /** generated/openapi.json. */
  readonly document: () => Schemas["OpenApiDocument"];
}

/** Creates all services for one store. It is cheap: an idempotent call creates its own for its transaction. */
export function createServices(deps: ServiceDeps): Services {
  const furtherMistakes: FurtherMistakes = (caller, written) => further(caller, written);
  const services = withReports(handWrittenServices({ ...deps, furtherMistakes }), deps);
  const further = createFurtherMistakes({ ...deps, services });
  return withBatches(services, further);
}

/** The services of what an organization adds to the lists of records. */
function listSettingServices(deps: ServiceDeps): Pick<HandWrittenServices, "customFields" | "views"> {
  return { customFields: customFieldsService(deps), views: viewsService(deps) };
}

function handWrittenServices(deps: ServiceDeps & Pick<EntityDeps, "furtherMistakes">): HandWrittenServices {
  const resources = resourceServices(deps);
  return {
    ...resources,
    ...listSettingServices(deps),
    ...accountServices(deps),
    tasks: tasksService(resources.tasks),
    entities: entitiesService(deps),
    changes: changesService(deps),
    activity: activityService(deps),
    files: filesService(deps),
    search: searchService(deps),
    segments: segmentsService(deps),
    imports: importsService(deps),
    jobs: jobsService(deps),
    events: eventsService(deps),
    bookingPage: bookingPageService(deps),
    teamPage: teamPageService(deps),
    hostDecisions: hostDecisionsService(deps),
    forms: { ...resources.forms, submissions: (caller, input) => submissionsOf(deps, caller, input) },
    formPage: formPageService(deps),
    exports: exportsService(deps),
    pipelines: pipelinesService(deps),
    opportunities: opportunitiesService(deps),
    emailTemplates: emailTemplatesService(deps, resources.emailTemplates),
    emails: emailsService(deps),
    suppressions: suppressionsService({
      ...deps,
      handleReply: (caller, reply) => handleReply(deps, caller, reply),
    }),
    subscriptions: subscriptionsService(deps),
    preferences: preferencesService(deps),
    campaigns: campaignsService(deps),
    busyTimes: busyTimesService(deps),
    busyFeeds: busyFeedsService(deps),
    schedules: schedulesService(deps),
    eventTypes: eventTypesService(deps),
    webhooks: webhooksService(deps),
    system: systemService(deps),
  };
}

/** The document is the same object for all requests, so that it is encoded once. */
function systemService({ document, baseUrl }: ServiceDeps): HandWrittenServices["system"] {
  let published: Schemas["OpenApiDocument"] | undefined;
  return { openapi: () => Promise.resolve((published ??= { ...document(), servers: [{ url: baseUrl }] })) };
}

/** The services of users, their credentials and their organization. */
function accountServices(deps: ServiceDeps) {
  return {
    organization: organizationService(deps),
    members: membersService(deps),
    roles: rolesService(deps),
    session: sessionService(deps),
    signInMethods: signInMethodsService(deps),
    passkeys: passkeysService(deps),
    me: meService(deps),
    password: passwordService(deps),
    invitations: invitationsService(deps),
    ...accessServices(deps),
  };
}

/** The services for settings that decide who can sign in and connect. */
function accessServices(deps: ServiceDeps) {
  return {
    apiKeys: apiKeysService(deps),
    aiPolicy: aiPolicyService(deps),
    connections: connectionsService(deps),
    activityLog: activityLogService(deps),
    identityProvider: identityProviderService(deps),
    emailDomains: emailDomainsService(deps),
    memberIdentity: memberIdentityService(deps),
    scimToken: scimTokenService(deps),
    signInSettings: signInSettingsService(deps),
  };
}
