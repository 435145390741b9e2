import type { Migration } from "./migration.ts";
import { identity } from "./migrations/initial/0001-identity.ts";
import { entities } from "./migrations/initial/0002-entities.ts";
import { opportunities } from "./migrations/initial/0003-opportunities.ts";
import { tasksAndNotes } from "./migrations/initial/0004-tasks-and-notes.ts";
import { segments } from "./migrations/initial/0005-segments.ts";
import { campaignsAndEmails } from "./migrations/initial/0006-campaigns-and-emails.ts";
import { customFieldsAndTimelines } from "./migrations/initial/0007-custom-fields-and-timelines.ts";
import { entityActions } from "./migrations/initial/0008-entity-actions.ts";
import { jobsAndExports } from "./migrations/initial/0009-jobs-and-exports.ts";
import { imports } from "./migrations/initial/0010-imports.ts";
import { search } from "./migrations/initial/0011-search.ts";
import { authorization } from "./migrations/initial/0012-authorization.ts";
import { connections } from "./migrations/initial/0013-connections.ts";
import { activityLog } from "./migrations/initial/0014-activity-log.ts";
import { booking } from "./migrations/initial/0015-booking.ts";
import { webhooks } from "./migrations/initial/0016-webhooks.ts";
import { mailDelivery } from "./migrations/initial/0017-mail-delivery.ts";
import { campaignSending } from "./migrations/initial/0018-campaign-sending.ts";
import { emailTracking } from "./migrations/initial/0019-email-tracking.ts";
import { rights } from "./migrations/initial/0020-rights.ts";
import { installation } from "./migrations/initial/0021-installation.ts";
import { invitationReplies } from "./migrations/initial/0022-invitation-replies.ts";
import { parsing } from "./migrations/initial/0023-parsing.ts";
import { organizationSuspension } from "./migrations/initial/0024-organization-suspension.ts";
import { productsAndLineItems } from "./migrations/initial/0025-products-and-line-items.ts";
import { recordTypes } from "./migrations/initial/0026-record-types.ts";
import { importRecordTypes } from "./migrations/initial/0027-import-record-types.ts";
import { sessionProofs } from "./migrations/initial/0028-session-proofs.ts";
import { secondFactor } from "./migrations/initial/0029-second-factor.ts";
import { passkeys } from "./migrations/initial/0030-passkeys.ts";
import { identityProviders } from "./migrations/initial/0031-identity-providers.ts";
import { scim } from "./migrations/initial/0032-scim.ts";
import { organizationLifecycle } from "./migrations/initial/0033-organization-lifecycle.ts";
import { views } from "./migrations/initial/0034-views.ts";
import { files } from "./migrations/initial/0035-files.ts";
import { emailTemplates } from "./migrations/initial/0036-email-templates.ts";
import { teamPages } from "./migrations/initial/0037-team-pages.ts";
import { forms } from "./migrations/initial/0038-forms.ts";
import { topics } from "./migrations/initial/0039-topics.ts";
import { scimPrimaryEmails } from "./migrations/0040-scim-primary-emails.ts";
import { jobLists } from "./migrations/0041-job-lists.ts";
import { mutedEmails } from "./migrations/0042-muted-emails.ts";
import { eventUids } from "./migrations/0043-event-uids.ts";
import { retention } from "./migrations/0044-retention.ts";
import { smallerIndexes } from "./migrations/0045-smaller-indexes.ts";
import { claimedCalls } from "./migrations/0046-claimed-calls.ts";
import { filterIndexes } from "./migrations/0047-filter-indexes.ts";
import { indexedFields } from "./migrations/0048-indexed-fields.ts";
import { entityPlaces } from "./migrations/0049-entity-places.ts";
import { connectedApplications } from "./migrations/0050-connected-applications.ts";
import { deliveredRecords } from "./migrations/0051-delivered-records.ts";
import { freedObjects } from "./migrations/0052-freed-objects.ts";
import { eventHostTypes } from "./migrations/0053-event-host-types.ts";
import { freeCountShards } from "./migrations/0054-free-count-shards.ts";
import { hostEventCounts } from "./migrations/0055-host-event-counts.ts";
import { publicMail } from "./migrations/0058-public-mail.ts";
import { mergeHistory } from "./migrations/0060-merge-history.ts";
import { currencyDecimals } from "./migrations/0062-currency-decimals.ts";
import { linguisticOrder } from "./migrations/0063-linguistic-order.ts";
import { searchWords } from "./migrations/0065-search-words.ts";
import { plainFilters } from "./migrations/0066-plain-filters.ts";
import { keysOfOneCall } from "./migrations/0067-keys-of-one-call.ts";
import { exportPermission } from "./migrations/0068-export-permission.ts";
import { keyedAddresses } from "./migrations/0069-keyed-addresses.ts";
import { stageHistory } from "./migrations/0070-stage-history.ts";
import { earlierTimes } from "./migrations/0072-earlier-times.ts";
import { exportRanges } from "./migrations/0074-export-ranges.ts";
import { updatedRecords } from "./migrations/0075-updated-records.ts";

/** All migrations, oldest first. There is no rollback, and released migrations are never changed. */
export const migrations: readonly Migration[] = [
  identity,
  entities,
  opportunities,
  tasksAndNotes,
  segments,
  campaignsAndEmails,
  customFieldsAndTimelines,
  entityActions,
  jobsAndExports,
  imports,
  search,
  authorization,
  connections,
  activityLog,
  booking,
  webhooks,
  mailDelivery,
  campaignSending,
  emailTracking,
  rights,
  installation,
  invitationReplies,
  parsing,
  organizationSuspension,
  productsAndLineItems,
  recordTypes,
  importRecordTypes,
  sessionProofs,
  secondFactor,
  passkeys,
  identityProviders,
  scim,
  organizationLifecycle,
  views,
  files,
  emailTemplates,
  teamPages,
  forms,
  topics,
  scimPrimaryEmails,
  jobLists,
  mutedEmails,
  eventUids,
  retention,
  smallerIndexes,
  claimedCalls,
  filterIndexes,
  indexedFields,
  entityPlaces,
  connectedApplications,
  deliveredRecords,
  freedObjects,
  eventHostTypes,
  freeCountShards,
  hostEventCounts,
  publicMail,
  mergeHistory,
  currencyDecimals,
  linguisticOrder,
  searchWords,
  plainFilters,
  keysOfOneCall,
  exportPermission,
  keyedAddresses,
  stageHistory,
  earlierTimes,
  exportRanges,
  updatedRecords,
];
