import { timelineRepository } from "../records/sql/timelines.ts";
import { aggregateRepository } from "../records/sql/aggregates.ts";
import { apiKeyRepository } from "../../features/accounts/sql/api-keys.ts";
import { authenticatorAppRepository } from "../../features/accounts/sql/authenticator-apps.ts";
import { failedSignInRepository } from "../../features/accounts/sql/failed-sign-ins.ts";
import { passkeyRepository } from "../../features/accounts/sql/passkeys.ts";
import { recoveryCodeRepository } from "../../features/accounts/sql/recovery-codes.ts";
import { secondFactorRepository } from "../../features/accounts/sql/second-factors.ts";
import { signInChallengeRepository } from "../../features/accounts/sql/sign-in-challenges.ts";
import { availabilityRepository } from "../../features/booking/sql/availability.ts";
import { bearerRepository } from "../../features/accounts/sql/bearers.ts";
import { campaignAudienceRepository } from "../../features/campaigns/sql/audience.ts";
import { campaignRecipientRepository } from "../../features/campaigns/sql/recipients.ts";
import { busyFeedRepository } from "../../features/booking/sql/busy-feeds.ts";
import { busyTimeRepository } from "../../features/booking/sql/busy-times.ts";
import { campaignRepository } from "../../features/campaigns/sql/campaigns.ts";
import { campaignSendingRepository } from "../../features/campaigns/sql/sending.ts";
import { changeRepository } from "../records/sql/changes.ts";
import { changeFeedRepository } from "../records/sql/change-feed.ts";
import { connectionRepository } from "../../features/accounts/sql/connections.ts";
import { customFieldRepository } from "../records/sql/custom-fields.ts";
import { emailDomainRepository } from "../../features/identity/sql/email-domains.ts";
import { emailSendingRepository } from "../../features/emails/sql/sending.ts";
import { encryptedValueRepository } from "./sql/encrypted-values.ts";
import { entityRepository } from "../../features/entities/sql/entities.ts";
import { erasureRepository } from "../../features/duplicates/sql/erasure.ts";
import { eventTypeRepository } from "../../features/booking/sql/event-types.ts";
import { eventRepository } from "../../features/booking/sql/events.ts";
import { exportRepository } from "../../features/imports/sql/exports.ts";
import { fieldIndexRepository } from "../records/sql/field-indexes.ts";
import { filterRepository } from "../records/sql/filter-sql.ts";
import { formRepository } from "../../features/forms/sql/forms.ts";
import { idempotencyRepository } from "../platform/sql/idempotency.ts";
import { fileRepository } from "../../features/files/sql/files.ts";
import { publicMailCountRepository } from "../mail/sql/public-mail-counts.ts";
import { storedObjectRepository } from "../../features/files/sql/stored-objects.ts";
import { identityProviderRepository } from "../../features/identity/sql/identity-providers.ts";
import { installationRepository } from "./sql/installation.ts";
import { importRepository } from "../../features/imports/sql/imports.ts";
import { organizationPurgeRepository } from "../../features/accounts/sql/organization-purge.ts";
import { organizationRepository } from "../../features/accounts/sql/organizations.ts";
import { relationRepository } from "../../features/relations/sql/relations.ts";
import { relatedRecordRepository } from "../records/sql/related-records.ts";
import { oauthClientRepository } from "../../features/accounts/sql/oauth-clients.ts";
import { oauthRecordRepository } from "../../features/accounts/sql/oauth-records.ts";
import { lineItemRepository } from "../../features/opportunities/sql/line-items.ts";
import { opportunityRepository } from "../../features/opportunities/sql/opportunities.ts";
import { pipelineRepository } from "../../features/opportunities/sql/pipelines.ts";
import { retentionRepository } from "../../features/retention/sql/retention.ts";
import { roleRepository } from "../../features/accounts/sql/roles.ts";
import { scheduleRepository } from "../../features/booking/sql/schedules.ts";
import { signedEndRepository } from "../../features/accounts/sql/audit-log-ends.ts";
import { searchRepository } from "../../features/search/sql/search.ts";
import { segmentRepository } from "../../features/segments/sql/segments.ts";
import { scimGroupRepository } from "../../features/scim/sql/scim-groups.ts";
import { scimTokenRepository } from "../../features/scim/sql/scim-tokens.ts";
import { scimUserRepository } from "../../features/scim/sql/scim-users.ts";
import { sessionRepository } from "../../features/accounts/sql/sessions.ts";
import { singleSignOnRepository } from "../../features/identity/sql/single-sign-ons.ts";
import { startedJobRepository } from "../../features/imports/sql/started-jobs.ts";
import { addressHashRepository } from "../../features/emails/sql/address-hashes.ts";
import { topicSubscriptionRepository } from "../../features/topics/sql/subscriptions.ts";
import { tokenRepository } from "../../features/accounts/sql/tokens.ts";
import { viewRepository } from "../records/sql/views.ts";
import { userIdentityRepository } from "../../features/identity/sql/user-identities.ts";
import { userRepository } from "../../features/accounts/sql/users.ts";
import { webhookDeliveryRepository } from "../records/sql/webhook-deliveries.ts";
import { webhookDispatchRepository } from "../records/sql/webhook-dispatch.ts";
import { webhookRepository } from "../../features/webhooks/sql/webhooks.ts";

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
