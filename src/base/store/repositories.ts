import { timelineRepository } from "../records/sql/timelines.ts";
import { aggregateRepository } from "../records/sql/aggregates.ts";
import { apiKeyRepository } from "../../features/accounts/sql/api-keys.ts";
import {
  authenticatorAppRepository,
  recoveryCodeRepository,
  secondFactorRepository,
} from "../../features/sign-in/sql/second-factors.ts";
import {
  failedSignInRepository,
  signInChallengeRepository,
  singleSignOnRepository,
} from "../../features/sign-in/sql/sign-ins.ts";
import { passkeyRepository } from "../../features/sign-in/sql/passkeys.ts";
import { availabilityRepository } from "../../features/booking/sql/availability.ts";
import { bearerRepository } from "../../features/accounts/sql/bearers.ts";
import { campaignAudienceRepository, campaignRepository } from "../../features/email/sql/campaigns.ts";
import {
  campaignRecipientRepository,
  campaignSendingRepository,
} from "../../features/email/sql/campaign-recipients.ts";
import { busyFeedRepository, busyTimeRepository } from "../../features/booking/sql/busy-times.ts";
import { changeRepository, changeFeedRepository } from "../records/sql/changes.ts";
import { connectionRepository } from "../../features/accounts/sql/connections.ts";
import { customFieldRepository, fieldIndexRepository } from "../records/sql/custom-fields.ts";
import { emailDomainRepository } from "../../features/sign-in/sql/email-domains.ts";
import { emailSendingRepository } from "../../features/email/sql/emails.ts";
import { encryptedValueRepository } from "./sql/encrypted-values.ts";
import { entityRepository } from "../../features/entities/sql/entities.ts";
import { erasureRepository } from "../../features/entities/sql/erasure.ts";
import { eventTypeRepository } from "../../features/booking/sql/event-types.ts";
import { eventRepository } from "../../features/booking/sql/events.ts";
import { exportRepository } from "../../features/imports/sql/exports.ts";
import { filterRepository } from "../records/sql/filter-sql.ts";
import { formRepository } from "../../features/forms/sql/forms.ts";
import { idempotencyRepository } from "../platform/sql/idempotency.ts";
import { fileRepository, storedObjectRepository } from "../../features/files/sql/files.ts";
import { publicMailCountRepository } from "../mail/sql/public-mail-counts.ts";
import { identityProviderRepository, userIdentityRepository } from "../../features/sign-in/sql/identity-providers.ts";
import { installationRepository } from "./sql/installation.ts";
import { importRepository, startedJobRepository } from "../../features/imports/sql/imports.ts";
import { organizationPurgeRepository } from "../../features/accounts/sql/organization-purge.ts";
import { organizationRepository } from "../../features/accounts/sql/organizations.ts";
import { relationRepository } from "../../features/relations/sql/relations.ts";
import { relatedRecordRepository } from "../records/sql/related-records.ts";
import { oauthClientRepository, oauthRecordRepository } from "../../features/accounts/sql/oauth-records.ts";
import { lineItemRepository, opportunityRepository } from "../../features/opportunities/sql/opportunities.ts";
import { pipelineRepository } from "../../features/opportunities/sql/pipelines.ts";
import { retentionRepository } from "../../features/retention/sql/retention.ts";
import { roleRepository } from "../../features/accounts/sql/roles.ts";
import { scheduleRepository } from "../../features/booking/sql/schedules.ts";
import { signedEndRepository } from "../../features/accounts/sql/audit-log.ts";
import { searchRepository } from "../../features/search/sql/search.ts";
import { segmentRepository } from "../../features/segments/sql/segments.ts";
import { scimGroupRepository } from "../../features/sign-in/sql/scim-groups.ts";
import { scimTokenRepository } from "../../features/sign-in/sql/scim-tokens.ts";
import { scimUserRepository } from "../../features/sign-in/sql/scim-users.ts";
import { sessionRepository } from "../../features/sign-in/sql/sessions.ts";
import { addressHashRepository } from "../../features/email/sql/suppressions.ts";
import { topicSubscriptionRepository } from "../../features/email/sql/subscriptions.ts";
import { tokenRepository } from "../../features/accounts/sql/tokens.ts";
import { viewRepository } from "../records/sql/views.ts";
import { userRepository } from "../../features/accounts/sql/users.ts";
import { webhookDeliveryRepository } from "../../features/webhooks/sql/deliveries.ts";
import { webhookDispatchRepository } from "../../features/webhooks/sql/dispatch.ts";
import { webhookRepository } from "../../features/webhooks/sql/webhooks.ts";
import type { Knex } from "knex";
import { resources, type ResourceRecords, type ResourceType } from "../../../generated/resources.js";
import { type OwnSqlOf, resourceTable, type ResourceTable } from "../records/sql/resource-table.ts";
import { noteSql, taskSql } from "../../features/tasks/sql/own.ts";

/** The functions that create the repositories that need only a connection: the pool, or that of a transaction. */
export const databaseRepositories = {
  entities: entityRepository,
  erasures: erasureRepository,
  forms: formRepository,
  changes: changeRepository,
  startedJobs: startedJobRepository,
  changeFeed: changeFeedRepository,
  imports: importRepository,
  exports: exportRepository,
  activities: timelineRepository,
  search: searchRepository,
  segments: segmentRepository,
  filters: () => filterRepository,
  aggregates: aggregateRepository,
  idempotency: idempotencyRepository,
  // Users and their credentials.
  users: userRepository,
  roles: roleRepository,
  sessions: sessionRepository,
  apiKeys: apiKeyRepository,
  bearers: bearerRepository,
  connections: connectionRepository,
  tokens: tokenRepository,
  oauthClients: oauthClientRepository,
  oauthRecords: oauthRecordRepository,
  webhooks: webhookRepository,
  webhookDeliveries: webhookDeliveryRepository,
  webhookDispatch: webhookDispatchRepository,
  // The secret key and the data that it protects.
  installation: installationRepository,
  encryptedValues: encryptedValueRepository,
  signedEnds: signedEndRepository,
  // Single sign-on.
  identityProviders: identityProviderRepository,
  emailDomains: emailDomainRepository,
  userIdentities: userIdentityRepository,
  singleSignOns: singleSignOnRepository,
  // The members and groups that an identity provider manages.
  scimTokens: scimTokenRepository,
  scimUsers: scimUserRepository,
  scimGroups: scimGroupRepository,
  // Second factors, and sign-ins that are not complete.
  authenticatorApps: authenticatorAppRepository,
  failedSignIns: failedSignInRepository,
  passkeys: passkeyRepository,
  recoveryCodes: recoveryCodeRepository,
  secondFactors: secondFactorRepository,
  signInChallenges: signInChallengeRepository,
  // The relations between records of several types.
  relatedRecords: relatedRecordRepository,
  relations: relationRepository,
  // E-mails and campaigns.
  emailSending: emailSendingRepository,
  addressHashes: addressHashRepository,
  topicSubscriptions: topicSubscriptionRepository,
  campaigns: campaignRepository,
  campaignAudience: campaignAudienceRepository,
  campaignRecipients: campaignRecipientRepository,
  campaignSending: campaignSendingRepository,
  // Opportunities.
  pipelines: pipelineRepository,
  opportunities: opportunityRepository,
  lineItems: lineItemRepository,
  // Organizations and their settings of lists.
  organizations: organizationRepository,
  organizationPurge: organizationPurgeRepository,
  retention: retentionRepository,
  customFields: customFieldRepository,
  fieldIndexes: fieldIndexRepository,
  views: viewRepository,
  // Events, and the times at which they can be booked.
  events: eventRepository,
  eventTypes: eventTypeRepository,
  schedules: scheduleRepository,
  availability: availabilityRepository,
  busyTimes: busyTimeRepository,
  busyFeeds: busyFeedRepository,
  // Files and their bytes.
  files: fileRepository,
  storedObjects: storedObjectRepository,
  publicMailCounts: publicMailCountRepository,
};

const GIVEN = Symbol("given");
const MADE = Symbol("made");

/** Functions that create the members of an object. */
type Factories<Connection> = Readonly<Record<string, (db: Knex, connection: Connection) => unknown>>;

/** The object with the members that these functions create. */
type MembersOf<Made> = {
  readonly [Name in keyof Made]: Made[Name] extends (...given: never[]) => infer Member ? Member : never;
};

/**
 * Returns a function that creates objects, each member of which is created when it is first used: a transaction uses few
 * of its repositories. Members are no own properties, so a spread loses them; extend such an object by Object.create().
 */
export function membersOnUse<Connection, Made extends Factories<Connection>>(
  factories: Made,
): (db: Knex, connection: Connection) => MembersOf<Made> {
  const prototype = {};
  for (const [name, create] of Object.entries(factories)) {
    Object.defineProperty(prototype, name, {
      get(this: OnUse<Connection>) {
        return (this[MADE][name] ??= create(...this[GIVEN]));
      },
    });
  }
  return (db, connection) => {
    const own: OnUse<Connection> = { [GIVEN]: [db, connection], [MADE]: {} };
    return Object.assign(Object.create(prototype) as MembersOf<Made>, own);
  };
}

interface OnUse<Connection> {
  readonly [GIVEN]: readonly [Knex, Connection];
  readonly [MADE]: Record<string, unknown>;
}

/** The tables of all resources by record type. */
type ResourceTables = { readonly [Type in ResourceType]: ResourceTable<ResourceRecords[Type]> };

/** SQL of resources that does not follow from the contract; the compiler requires it for filters and computed fields. */
const OWN: {
  readonly [Type in ResourceType as object extends OwnSqlOf<Type> ? never : Type]: OwnSqlOf<Type>;
} = { task: taskSql, note: noteSql };

const ownSql: { readonly [Type in ResourceType]?: OwnSqlOf<Type> } = OWN;

const types = Object.keys(resources) as ResourceType[];
const tables = types.map((type) => [type, (db: Knex) => resourceTable(db, type, ownSql[type])] as const);

/** Creates the statements on the tables of all resources; each is created when it is first used. */
export const resourceTables = membersOnUse(Object.fromEntries(tables)) as (db: Knex) => ResourceTables;
