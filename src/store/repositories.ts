import type { Knex } from "knex";
import { timelineRepository } from "../records/sql/timelines.ts";
import { aggregateRepository } from "../records/sql/aggregates.ts";
import { apiKeyRepository } from "../accounts/sql/api-keys.ts";
import { authenticatorAppRepository } from "../accounts/sql/authenticator-apps.ts";
import { failedSignInRepository } from "../accounts/sql/failed-sign-ins.ts";
import { passkeyRepository } from "../accounts/sql/passkeys.ts";
import { recoveryCodeRepository } from "../accounts/sql/recovery-codes.ts";
import { secondFactorRepository } from "../accounts/sql/second-factors.ts";
import { signInChallengeRepository } from "../accounts/sql/sign-in-challenges.ts";
import { availabilityRepository } from "../booking/sql/availability.ts";
import { bearerRepository } from "../accounts/sql/bearers.ts";
import { campaignAudienceRepository } from "../campaigns/sql/audience.ts";
import { campaignRecipientRepository } from "../campaigns/sql/recipients.ts";
import { busyFeedRepository } from "../booking/sql/busy-feeds.ts";
import { busyTimeRepository } from "../booking/sql/busy-times.ts";
import { campaignRepository } from "../campaigns/sql/campaigns.ts";
import { campaignSendingRepository } from "../campaigns/sql/sending.ts";
import { changeRepository } from "../records/sql/changes.ts";
import { changeFeedRepository } from "../records/sql/change-feed.ts";
import { connectionRepository } from "../accounts/sql/connections.ts";
import { customFieldRepository } from "../records/sql/custom-fields.ts";
import { emailDomainRepository } from "../identity/sql/email-domains.ts";
import { emailRepository } from "../emails/sql/emails.ts";
import { emailSendingRepository } from "../emails/sql/sending.ts";
import { encryptedValueRepository } from "./sql/encrypted-values.ts";
import { entityRepository } from "../entities/sql/entities.ts";
import { eventTypeRepository } from "../booking/sql/event-types.ts";
import { eventRepository } from "../booking/sql/events.ts";
import { exportRepository } from "../imports/sql/exports.ts";
import { fieldIndexRepository } from "../records/sql/field-indexes.ts";
import { filterRepository } from "../records/sql/filter-sql.ts";
import { formRepository } from "../forms/sql/forms.ts";
import { idempotencyRepository } from "../platform/sql/idempotency.ts";
import { fileRepository } from "../files/sql/files.ts";
import { storedObjectRepository } from "../files/sql/stored-objects.ts";
import { identityProviderRepository } from "../identity/sql/identity-providers.ts";
import { installationRepository } from "./sql/installation.ts";
import { importRepository } from "../imports/sql/imports.ts";
import { organizationPurgeRepository } from "../accounts/sql/organization-purge.ts";
import { organizationRepository } from "../accounts/sql/organizations.ts";
import { relationRepository } from "../relations/sql/relations.ts";
import { relatedRecordRepository } from "../records/sql/related-records.ts";
import { oauthClientRepository } from "../accounts/sql/oauth-clients.ts";
import { oauthRecordRepository } from "../accounts/sql/oauth-records.ts";
import { lineItemRepository } from "../opportunities/sql/line-items.ts";
import { opportunityRepository } from "../opportunities/sql/opportunities.ts";
import { pipelineRepository } from "../opportunities/sql/pipelines.ts";
import { retentionRepository } from "../retention/sql/retention.ts";
import { roleRepository } from "../accounts/sql/roles.ts";
import { scheduleRepository } from "../booking/sql/schedules.ts";
import { signedEndRepository } from "../accounts/sql/audit-log-ends.ts";
import { searchRepository } from "../search/sql/search.ts";
import { segmentRepository } from "../segments/sql/segments.ts";
import { scimGroupRepository } from "../scim/sql/scim-groups.ts";
import { scimTokenRepository } from "../scim/sql/scim-tokens.ts";
import { scimUserRepository } from "../scim/sql/scim-users.ts";
import { sessionRepository } from "../accounts/sql/sessions.ts";
import { singleSignOnRepository } from "../identity/sql/single-sign-ons.ts";
import { startedJobRepository } from "../imports/sql/started-jobs.ts";
import { suppressionRepository } from "../emails/sql/suppressions.ts";
import { topicSubscriptionRepository } from "../topics/sql/subscriptions.ts";
import { tokenRepository } from "../accounts/sql/tokens.ts";
import { viewRepository } from "../records/sql/views.ts";
import { userIdentityRepository } from "../identity/sql/user-identities.ts";
import { userRepository } from "../accounts/sql/users.ts";
import { webhookDeliveryRepository } from "../records/sql/webhook-deliveries.ts";
import { webhookDispatchRepository } from "../records/sql/webhook-dispatch.ts";
import { webhookRepository } from "../webhooks/sql/webhooks.ts";

/** Creates the repositories that need only a connection: the pool, or that of a transaction. */
export function databaseRepositories(db: Knex) {
  return {
    ...accessRepositories(db),
    ...relationRepositories(db),
    ...mailRepositories(db),
    ...salesRepositories(db),
    ...organizationRepositories(db),
    ...bookingRepositories(db),
    ...storedFileRepositories(db),
    entities: entityRepository(db),
    forms: formRepository(db),
    changes: changeRepository(db),
    startedJobs: startedJobRepository(db),
    changeFeed: changeFeedRepository(db),
    imports: importRepository(db),
    exports: exportRepository(db),
    activities: timelineRepository(db),
    search: searchRepository(db),
    segments: segmentRepository(db),
    filters: filterRepository,
    aggregates: aggregateRepository(db),
    idempotency: idempotencyRepository(db),
  };
}

/** Repositories of events and of the times at which they can be booked. */
function bookingRepositories(db: Knex) {
  return {
    events: eventRepository(db),
    eventTypes: eventTypeRepository(db),
    schedules: scheduleRepository(db),
    availability: availabilityRepository(db),
    busyTimes: busyTimeRepository(db),
    busyFeeds: busyFeedRepository(db),
  };
}

/** Repositories of organizations and their settings of lists. */
function organizationRepositories(db: Knex) {
  return {
    organizations: organizationRepository(db),
    organizationPurge: organizationPurgeRepository(db),
    retention: retentionRepository(db),
    customFields: customFieldRepository(db),
    fieldIndexes: fieldIndexRepository(db),
    views: viewRepository(db),
  };
}

/** Repositories of files and their bytes. */
function storedFileRepositories(db: Knex) {
  return { files: fileRepository(db), storedObjects: storedObjectRepository(db) };
}

/** Repositories of opportunities. */
function salesRepositories(db: Knex) {
  return {
    pipelines: pipelineRepository(db),
    opportunities: opportunityRepository(db),
    lineItems: lineItemRepository(db),
  };
}

/** Repositories of e-mails and campaigns. */
function mailRepositories(db: Knex) {
  return {
    emails: emailRepository(db),
    emailSending: emailSendingRepository(db),
    suppressions: suppressionRepository(db),
    topicSubscriptions: topicSubscriptionRepository(db),
    campaigns: campaignRepository(db),
    campaignAudience: campaignAudienceRepository(db),
    campaignRecipients: campaignRecipientRepository(db),
    campaignSending: campaignSendingRepository(db),
  };
}

/** Repositories of the secret key and the data that it protects. */
function keyRepositories(db: Knex) {
  return {
    installation: installationRepository(db),
    encryptedValues: encryptedValueRepository(db),
    signedEnds: signedEndRepository(db),
  };
}

/** Repositories of the relations between records of several types. */
function relationRepositories(db: Knex) {
  return { relatedRecords: relatedRecordRepository(db), relations: relationRepository(db) };
}

/** Repositories of the members and groups that an identity provider manages. */
function scimRepositories(db: Knex) {
  return {
    scimTokens: scimTokenRepository(db),
    scimUsers: scimUserRepository(db),
    scimGroups: scimGroupRepository(db),
  };
}

/** Repositories of users and their credentials. */
function accessRepositories(db: Knex) {
  return {
    ...keyRepositories(db),
    ...identityRepositories(db),
    ...scimRepositories(db),
    users: userRepository(db),
    roles: roleRepository(db),
    sessions: sessionRepository(db),
    apiKeys: apiKeyRepository(db),
    bearers: bearerRepository(db),
    connections: connectionRepository(db),
    tokens: tokenRepository(db),
    ...secondFactorRepositories(db),
    oauthClients: oauthClientRepository(db),
    oauthRecords: oauthRecordRepository(db),
    webhooks: webhookRepository(db),
    webhookDeliveries: webhookDeliveryRepository(db),
    webhookDispatch: webhookDispatchRepository(db),
  };
}

/** Repositories of single sign-on. */
function identityRepositories(db: Knex) {
  return {
    identityProviders: identityProviderRepository(db),
    emailDomains: emailDomainRepository(db),
    userIdentities: userIdentityRepository(db),
    singleSignOns: singleSignOnRepository(db),
  };
}

/** Repositories of second factors and of sign-ins that are not complete. */
function secondFactorRepositories(db: Knex) {
  return {
    authenticatorApps: authenticatorAppRepository(db),
    failedSignIns: failedSignInRepository(db),
    passkeys: passkeyRepository(db),
    recoveryCodes: recoveryCodeRepository(db),
    secondFactors: secondFactorRepository(db),
    signInChallenges: signInChallengeRepository(db),
  };
}
