// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import { createRequire } from "node:module";
import { onUse } from "../src/contract/on-use.ts";

const require = createRequire(import.meta.url);
const activityLog = onUse(() => require("./validators/activity-log.js"));
const activity = onUse(() => require("./validators/activity.js"));
const aiPolicy = onUse(() => require("./validators/ai-policy.js"));
const apiKeys = onUse(() => require("./validators/api-keys.js"));
const busyTimes = onUse(() => require("./validators/busy-times.js"));
const busyFeeds = onUse(() => require("./validators/busy-feeds.js"));
const campaigns = onUse(() => require("./validators/campaigns.js"));
const changes = onUse(() => require("./validators/changes.js"));
const connections = onUse(() => require("./validators/connections.js"));
const customFields = onUse(() => require("./validators/custom-fields.js"));
const emailDomains = onUse(() => require("./validators/email-domains.js"));
const emailTemplates = onUse(() => require("./validators/email-templates.js"));
const entities = onUse(() => require("./validators/entities.js"));
const subscriptions = onUse(() => require("./validators/subscriptions.js"));
const eventTypes = onUse(() => require("./validators/event-types.js"));
const events = onUse(() => require("./validators/events.js"));
const exports = onUse(() => require("./validators/exports.js"));
const files = onUse(() => require("./validators/files.js"));
const formSubmissions = onUse(() => require("./validators/form-submissions.js"));
const forms = onUse(() => require("./validators/forms.js"));
const identityProvider = onUse(() => require("./validators/identity-provider.js"));
const imports = onUse(() => require("./validators/imports.js"));
const invitations = onUse(() => require("./validators/invitations.js"));
const jobs = onUse(() => require("./validators/jobs.js"));
const lineItems = onUse(() => require("./validators/line-items.js"));
const me = onUse(() => require("./validators/me.js"));
const signInMethods = onUse(() => require("./validators/sign-in-methods.js"));
const passkeys = onUse(() => require("./validators/passkeys.js"));
const password = onUse(() => require("./validators/password.js"));
const members = onUse(() => require("./validators/members.js"));
const memberIdentity = onUse(() => require("./validators/member-identity.js"));
const notes = onUse(() => require("./validators/notes.js"));
const suppressions = onUse(() => require("./validators/suppressions.js"));
const emails = onUse(() => require("./validators/emails.js"));
const system = onUse(() => require("./validators/system.js"));
const opportunities = onUse(() => require("./validators/opportunities.js"));
const organization = onUse(() => require("./validators/organization.js"));
const pipelines = onUse(() => require("./validators/pipelines.js"));
const products = onUse(() => require("./validators/products.js"));
const bookingPage = onUse(() => require("./validators/booking-page.js"));
const hostDecisions = onUse(() => require("./validators/host-decisions.js"));
const formPage = onUse(() => require("./validators/form-page.js"));
const preferences = onUse(() => require("./validators/preferences.js"));
const teamPage = onUse(() => require("./validators/team-page.js"));
const roles = onUse(() => require("./validators/roles.js"));
const schedules = onUse(() => require("./validators/schedules.js"));
const scimToken = onUse(() => require("./validators/scim-token.js"));
const search = onUse(() => require("./validators/search.js"));
const segments = onUse(() => require("./validators/segments.js"));
const session = onUse(() => require("./validators/session.js"));
const signInSettings = onUse(() => require("./validators/sign-in-settings.js"));
const tasks = onUse(() => require("./validators/tasks.js"));
const topics = onUse(() => require("./validators/topics.js"));
const views = onUse(() => require("./validators/views.js"));
const webhooks = onUse(() => require("./validators/webhooks.js"));

export const operations = [
  {
    id: "activityLog.list",
    method: "get",
    path: "/v1/activity-log",
    permission: "activity_log:read",
    reads: null,
    access: "session",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "from",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "to",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "user_id",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "application",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "channel",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "action",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "tool",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "record_type",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "record_id",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "result",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ip",
        in: "query",
        required: false,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return activityLog().activityLog_list_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.activityLog.list(caller, input),
  },
  {
    id: "activityLog.export",
    method: "get",
    path: "/v1/activity-log/export",
    permission: "activity_log:read",
    reads: null,
    access: "session",
    rateLimit: "read",
    status: 200,
    result: "download",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "from",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "to",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "user_id",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "application",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "channel",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "action",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "tool",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "record_type",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "record_id",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "result",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ip",
        in: "query",
        required: false,
        type: "string",
        array: false
      }
    ],
    reauthenticate: true,
    get validateParameters() {
      return activityLog().activityLog_export_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.activityLog.export(caller, input),
  },
  {
    id: "activityLog.verify",
    method: "get",
    path: "/v1/activity-log/verification",
    permission: "activity_log:read",
    reads: null,
    access: "session",
    rateLimit: "heavy_write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "after",
        in: "query",
        required: false,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return activityLog().activityLog_verify_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.activityLog.verify(caller, input),
  },
  {
    id: "activity.aggregate",
    method: "post",
    path: "/v1/activity/aggregate",
    permission: "entities:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "described",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 65536,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return activity().activity_aggregate_parameters;
    },
    get validateBody() {
      return activity().activity_aggregate_body;
    },
    call: (services, caller, input) => services.activity.aggregate(caller, input),
  },
  {
    id: "aiPolicy.get",
    method: "get",
    path: "/v1/ai-policy",
    permission: "ai:manage",
    reads: null,
    access: "session",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return aiPolicy().aiPolicy_get_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.aiPolicy.get(caller, input),
  },
  {
    id: "aiPolicy.update",
    method: "put",
    path: "/v1/ai-policy",
    permission: "ai:manage",
    reads: null,
    access: "session",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: {
      inputs: [],
      link: null
    },
    bodyLimit: 1048576,
    bodyValues: 2048,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    reauthenticate: true,
    get validateParameters() {
      return aiPolicy().aiPolicy_update_parameters;
    },
    get validateBody() {
      return aiPolicy().aiPolicy_update_body;
    },
    sentBack: {
      fields: ["service_limits","version","updated_at","updated_by"],
      madeAtRead: [],
      read: (services, caller, {  }) => services.aiPolicy.get(caller, {  }),
    },
    call: (services, caller, input) => services.aiPolicy.update(caller, input),
  },
  {
    id: "apiKeys.list",
    method: "get",
    path: "/v1/api-keys",
    permission: "api_keys:manage",
    reads: null,
    access: "session",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "updated_at",
      "name",
      "expires_at",
      "last_used_at"
    ],
    selection: {
      types: [],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "status",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return apiKeys().apiKeys_list_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.apiKeys.list(caller, input),
  },
  {
    id: "apiKeys.create",
    method: "post",
    path: "/v1/api-keys",
    permission: "api_keys:manage",
    reads: null,
    access: "session",
    rateLimit: "sensitive",
    status: 201,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: true,
    forbidsSupportSession: true,
    session: null,
    serializeBy: null,
    bodyLimit: 131072,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    reauthenticate: true,
    get validateParameters() {
      return apiKeys().apiKeys_create_parameters;
    },
    get validateBody() {
      return apiKeys().apiKeys_create_body;
    },
    call: (services, caller, input) => services.apiKeys.create(caller, input),
  },
  {
    id: "apiKeys.get",
    method: "get",
    path: "/v1/api-keys/{id}",
    permission: "api_keys:manage",
    reads: null,
    access: "session",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: {
      types: [],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      }
    ],
    get validateParameters() {
      return apiKeys().apiKeys_get_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.apiKeys.get(caller, input),
  },
  {
    id: "apiKeys.update",
    method: "put",
    path: "/v1/api-keys/{id}",
    permission: "api_keys:manage",
    reads: null,
    access: "session",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 262144,
    bodyValues: 512,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return apiKeys().apiKeys_update_parameters;
    },
    get validateBody() {
      return apiKeys().apiKeys_update_body;
    },
    sentBack: {
      fields: ["id","user","prefix","last4","status","last_used_at","last_used_ip","revoked_at","previous_secret_expires_at","version","created_at","updated_at","created_by","updated_by","deleted_at"],
      madeAtRead: [],
      read: (services, caller, { id }) => services.apiKeys.get(caller, { id }),
    },
    call: (services, caller, input) => services.apiKeys.update(caller, input),
  },
  {
    id: "apiKeys.revoke",
    method: "delete",
    path: "/v1/api-keys/{id}",
    permission: "api_keys:manage",
    reads: null,
    access: "session",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return apiKeys().apiKeys_revoke_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.apiKeys.revoke(caller, input),
  },
  {
    id: "apiKeys.rotate",
    method: "post",
    path: "/v1/api-keys/{id}/rotate",
    permission: "api_keys:manage",
    reads: null,
    access: "session",
    rateLimit: "sensitive",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: true,
    secret: true,
    forbidsSupportSession: true,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 16384,
    bodyValues: 500,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    reauthenticate: true,
    get validateParameters() {
      return apiKeys().apiKeys_rotate_parameters;
    },
    get validateBody() {
      return apiKeys().apiKeys_rotate_body;
    },
    call: (services, caller, input) => services.apiKeys.rotate(caller, input),
  },
  {
    id: "busyTimes.list",
    method: "get",
    path: "/v1/busy-times",
    permission: "booking:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "updated_at",
      "start_at"
    ],
    selection: {
      types: [
        "busy_time"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "user_id",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "feed_id",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "source",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "from",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "to",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "include",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return busyTimes().busyTimes_list_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.busyTimes.list(caller, input),
  },
  {
    id: "busyTimes.create",
    method: "post",
    path: "/v1/busy-times",
    permission: "booking:write",
    reads: "booking:read",
    access: "any",
    rateLimit: "write",
    status: 201,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 32768,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return busyTimes().busyTimes_create_parameters;
    },
    get validateBody() {
      return busyTimes().busyTimes_create_body;
    },
    call: (services, caller, input) => services.busyTimes.create(caller, input),
  },
  {
    id: "busyFeeds.list",
    method: "get",
    path: "/v1/busy-times/feeds",
    permission: "booking:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "updated_at",
      "name"
    ],
    selection: {
      types: [
        "busy_feed"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "user_id",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "status",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "include",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return busyFeeds().busyFeeds_list_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.busyFeeds.list(caller, input),
  },
  {
    id: "busyFeeds.create",
    method: "post",
    path: "/v1/busy-times/feeds",
    permission: "booking:write",
    reads: "booking:read",
    access: "any",
    rateLimit: "write",
    status: 201,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 65536,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return busyFeeds().busyFeeds_create_parameters;
    },
    get validateBody() {
      return busyFeeds().busyFeeds_create_body;
    },
    call: (services, caller, input) => services.busyFeeds.create(caller, input),
  },
  {
    id: "busyFeeds.batch",
    method: "post",
    path: "/v1/busy-times/feeds/batch",
    permission: "booking:write",
    reads: "booking:read",
    access: "any",
    rateLimit: "heavy_write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 8192,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return busyFeeds().busyFeeds_batch_parameters;
    },
    get validateBody() {
      return busyFeeds().busyFeeds_batch_body;
    },
    call: (services, caller, input) => services.busyFeeds.batch(caller, input),
  },
  {
    id: "busyFeeds.get",
    method: "get",
    path: "/v1/busy-times/feeds/{id}",
    permission: "booking:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: {
      types: [
        "busy_feed"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "include",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      }
    ],
    get validateParameters() {
      return busyFeeds().busyFeeds_get_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.busyFeeds.get(caller, input),
  },
  {
    id: "busyFeeds.update",
    method: "put",
    path: "/v1/busy-times/feeds/{id}",
    permission: "booking:write",
    reads: "booking:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 262144,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return busyFeeds().busyFeeds_update_parameters;
    },
    get validateBody() {
      return busyFeeds().busyFeeds_update_body;
    },
    sentBack: {
      fields: ["id","user_id","host","status","last_read_at","last_error","period_count","version","created_at","updated_at","created_by","updated_by","deleted_at","related"],
      madeAtRead: ["related"],
      read: (services, caller, { id }) => services.busyFeeds.get(caller, { id }),
    },
    call: (services, caller, input) => services.busyFeeds.update(caller, input),
  },
  {
    id: "busyFeeds.delete",
    method: "delete",
    path: "/v1/busy-times/feeds/{id}",
    permission: "booking:write",
    reads: "booking:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return busyFeeds().busyFeeds_delete_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.busyFeeds.delete(caller, input),
  },
  {
    id: "busyFeeds.refresh",
    method: "post",
    path: "/v1/busy-times/feeds/{id}/refresh",
    permission: "booking:write",
    reads: "booking:read",
    access: "any",
    rateLimit: "write",
    status: 202,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return busyFeeds().busyFeeds_refresh_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.busyFeeds.refresh(caller, input),
  },
  {
    id: "busyTimes.delete",
    method: "delete",
    path: "/v1/busy-times/{id}",
    permission: "booking:write",
    reads: "booking:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return busyTimes().busyTimes_delete_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.busyTimes.delete(caller, input),
  },
  {
    id: "campaigns.list",
    method: "get",
    path: "/v1/campaigns",
    permission: "campaigns:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "updated_at",
      "name",
      "scheduled_at",
      "started_at",
      "completed_at"
    ],
    selection: {
      types: [
        "campaign"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "q",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "status",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "segment_id",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "owner_id",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "tag",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "scheduled_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "scheduled_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "include_deleted",
        in: "query",
        required: false,
        type: "boolean",
        array: false,
        default: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "include",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return campaigns().campaigns_list_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.campaigns.list(caller, input),
  },
  {
    id: "campaigns.create",
    method: "post",
    path: "/v1/campaigns",
    permission: "campaigns:write",
    reads: "campaigns:read",
    access: "any",
    rateLimit: "write",
    status: 201,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 4194304,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return campaigns().campaigns_create_parameters;
    },
    get validateBody() {
      return campaigns().campaigns_create_body;
    },
    call: (services, caller, input) => services.campaigns.create(caller, input),
  },
  {
    id: "campaigns.aggregate",
    method: "post",
    path: "/v1/campaigns/aggregate",
    permission: "campaigns:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "described",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return campaigns().campaigns_aggregate_parameters;
    },
    get validateBody() {
      return campaigns().campaigns_aggregate_body;
    },
    call: (services, caller, input) => services.campaigns.aggregate(caller, input),
  },
  {
    id: "campaigns.batch",
    method: "post",
    path: "/v1/campaigns/batch",
    permission: "campaigns:write",
    reads: "campaigns:read",
    access: "any",
    rateLimit: "heavy_write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return campaigns().campaigns_batch_parameters;
    },
    get validateBody() {
      return campaigns().campaigns_batch_body;
    },
    call: (services, caller, input) => services.campaigns.batch(caller, input),
  },
  {
    id: "campaigns.search",
    method: "post",
    path: "/v1/campaigns/search",
    permission: "campaigns:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [
      "created_at",
      "updated_at",
      "name",
      "scheduled_at",
      "started_at",
      "completed_at"
    ],
    selection: {
      types: [
        "campaign"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [],
    get validateParameters() {
      return campaigns().campaigns_search_parameters;
    },
    get validateBody() {
      return campaigns().campaigns_search_body;
    },
    call: (services, caller, input) => services.campaigns.search(caller, input),
  },
  {
    id: "campaigns.get",
    method: "get",
    path: "/v1/campaigns/{id}",
    permission: "campaigns:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: {
      types: [
        "campaign"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "include",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      }
    ],
    get validateParameters() {
      return campaigns().campaigns_get_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.campaigns.get(caller, input),
  },
  {
    id: "campaigns.update",
    method: "put",
    path: "/v1/campaigns/{id}",
    permission: "campaigns:write",
    reads: "campaigns:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 4194304,
    bodyValues: 512,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return campaigns().campaigns_update_parameters;
    },
    get validateBody() {
      return campaigns().campaigns_update_body;
    },
    sentBack: {
      fields: ["id","type","status","template_version","scheduled_at","started_at","completed_at","stats","version","created_at","updated_at","created_by","updated_by","deleted_at","related"],
      madeAtRead: ["related"],
      read: (services, caller, { id }) => services.campaigns.get(caller, { id }),
    },
    call: (services, caller, input) => services.campaigns.update(caller, input),
  },
  {
    id: "campaigns.delete",
    method: "delete",
    path: "/v1/campaigns/{id}",
    permission: "campaigns:delete",
    reads: "campaigns:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return campaigns().campaigns_delete_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.campaigns.delete(caller, input),
  },
  {
    id: "campaigns.archive",
    method: "post",
    path: "/v1/campaigns/{id}/archive",
    permission: "campaigns:write",
    reads: "campaigns:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return campaigns().campaigns_archive_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.campaigns.archive(caller, input),
  },
  {
    id: "campaigns.cancel",
    method: "post",
    path: "/v1/campaigns/{id}/cancel",
    permission: "campaigns:send",
    reads: "campaigns:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return campaigns().campaigns_cancel_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.campaigns.cancel(caller, input),
  },
  {
    id: "campaigns.preview",
    method: "post",
    path: "/v1/campaigns/{id}/preview",
    permission: "campaigns:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 16384,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return campaigns().campaigns_preview_parameters;
    },
    get validateBody() {
      return campaigns().campaigns_preview_body;
    },
    call: (services, caller, input) => services.campaigns.preview(caller, input),
  },
  {
    id: "campaigns.recipients",
    method: "get",
    path: "/v1/campaigns/{id}/recipients",
    permission: "campaigns:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "email"
    ],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "status",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return campaigns().campaigns_recipients_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.campaigns.recipients(caller, input),
  },
  {
    id: "campaigns.restore",
    method: "post",
    path: "/v1/campaigns/{id}/restore",
    permission: "campaigns:write",
    reads: "campaigns:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return campaigns().campaigns_restore_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.campaigns.restore(caller, input),
  },
  {
    id: "campaigns.schedule",
    method: "post",
    path: "/v1/campaigns/{id}/schedule",
    permission: "campaigns:send",
    reads: "campaigns:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 16384,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return campaigns().campaigns_schedule_parameters;
    },
    get validateBody() {
      return campaigns().campaigns_schedule_body;
    },
    call: (services, caller, input) => services.campaigns.schedule(caller, input),
  },
  {
    id: "campaigns.send",
    method: "post",
    path: "/v1/campaigns/{id}/send",
    permission: "campaigns:send",
    reads: "campaigns:read",
    access: "any",
    rateLimit: "send",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return campaigns().campaigns_send_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.campaigns.send(caller, input),
  },
  {
    id: "campaigns.test",
    method: "post",
    path: "/v1/campaigns/{id}/test",
    permission: "campaigns:send",
    reads: null,
    access: "any",
    rateLimit: "send",
    status: 202,
    result: "record",
    idempotent: true,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 32768,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return campaigns().campaigns_test_parameters;
    },
    get validateBody() {
      return campaigns().campaigns_test_body;
    },
    call: (services, caller, input) => services.campaigns.test(caller, input),
  },
  {
    id: "campaigns.unschedule",
    method: "post",
    path: "/v1/campaigns/{id}/unschedule",
    permission: "campaigns:send",
    reads: "campaigns:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return campaigns().campaigns_unschedule_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.campaigns.unschedule(caller, input),
  },
  {
    id: "changes.list",
    method: "get",
    path: "/v1/changes",
    permission: null,
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: ""
      },
      {
        name: "from",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "oldest"
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "record_type",
        in: "query",
        required: false,
        type: "string",
        array: true
      }
    ],
    get validateParameters() {
      return changes().changes_list_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.changes.list(caller, input),
  },
  {
    id: "connections.list",
    method: "get",
    path: "/v1/connections",
    permission: "ai:manage",
    reads: null,
    access: "session",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "updated_at",
      "last_used_at"
    ],
    selection: {
      types: [],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "user_id",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "client_id",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "kind",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "status",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return connections().connections_list_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.connections.list(caller, input),
  },
  {
    id: "connections.revokeAll",
    method: "delete",
    path: "/v1/connections",
    permission: "ai:manage",
    reads: null,
    access: "session",
    rateLimit: "heavy_write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: {
      inputs: [],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return connections().connections_revokeAll_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.connections.revokeAll(caller, input),
  },
  {
    id: "connections.revoke",
    method: "delete",
    path: "/v1/connections/{id}",
    permission: "ai:manage",
    reads: null,
    access: "session",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return connections().connections_revoke_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.connections.revoke(caller, input),
  },
  {
    id: "customFields.list",
    method: "get",
    path: "/v1/custom-fields",
    permission: "custom_fields:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "updated_at",
      "position",
      "key",
      "label"
    ],
    selection: {
      types: [
        "custom_field"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "entity_type",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "archived",
        in: "query",
        required: false,
        type: "boolean",
        array: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return customFields().customFields_list_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.customFields.list(caller, input),
  },
  {
    id: "customFields.create",
    method: "post",
    path: "/v1/custom-fields",
    permission: "custom_fields:write",
    reads: "custom_fields:read",
    access: "any",
    rateLimit: "heavy_write",
    status: 201,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return customFields().customFields_create_parameters;
    },
    get validateBody() {
      return customFields().customFields_create_body;
    },
    call: (services, caller, input) => services.customFields.create(caller, input),
  },
  {
    id: "customFields.batch",
    method: "post",
    path: "/v1/custom-fields/batch",
    permission: "custom_fields:write",
    reads: "custom_fields:read",
    access: "any",
    rateLimit: "heavy_write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return customFields().customFields_batch_parameters;
    },
    get validateBody() {
      return customFields().customFields_batch_body;
    },
    call: (services, caller, input) => services.customFields.batch(caller, input),
  },
  {
    id: "customFields.get",
    method: "get",
    path: "/v1/custom-fields/{id}",
    permission: "custom_fields:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: {
      types: [
        "custom_field"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      }
    ],
    get validateParameters() {
      return customFields().customFields_get_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.customFields.get(caller, input),
  },
  {
    id: "customFields.update",
    method: "put",
    path: "/v1/custom-fields/{id}",
    permission: "custom_fields:write",
    reads: "custom_fields:read",
    access: "any",
    rateLimit: "heavy_write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 524288,
    bodyValues: 512,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return customFields().customFields_update_parameters;
    },
    get validateBody() {
      return customFields().customFields_update_body;
    },
    sentBack: {
      fields: ["id","entity_type","key","type","index_status","version","created_at","updated_at","created_by","updated_by","deleted_at"],
      madeAtRead: [],
      read: (services, caller, { id }) => services.customFields.get(caller, { id }),
    },
    call: (services, caller, input) => services.customFields.update(caller, input),
  },
  {
    id: "customFields.delete",
    method: "delete",
    path: "/v1/custom-fields/{id}",
    permission: "custom_fields:write",
    reads: "custom_fields:read",
    access: "any",
    rateLimit: "heavy_write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return customFields().customFields_delete_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.customFields.delete(caller, input),
  },
  {
    id: "emailDomains.list",
    method: "get",
    path: "/v1/email-domains",
    permission: "identity:manage",
    reads: null,
    access: "session",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "updated_at",
      "domain"
    ],
    selection: {
      types: [],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "status",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return emailDomains().emailDomains_list_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.emailDomains.list(caller, input),
  },
  {
    id: "emailDomains.create",
    method: "post",
    path: "/v1/email-domains",
    permission: "identity:manage",
    reads: null,
    access: "session",
    rateLimit: "write",
    status: 201,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: null,
    bodyLimit: 16384,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    reauthenticate: true,
    get validateParameters() {
      return emailDomains().emailDomains_create_parameters;
    },
    get validateBody() {
      return emailDomains().emailDomains_create_body;
    },
    call: (services, caller, input) => services.emailDomains.create(caller, input),
  },
  {
    id: "emailDomains.delete",
    method: "delete",
    path: "/v1/email-domains/{id}",
    permission: "identity:manage",
    reads: null,
    access: "session",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    reauthenticate: true,
    get validateParameters() {
      return emailDomains().emailDomains_delete_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.emailDomains.delete(caller, input),
  },
  {
    id: "emailDomains.verify",
    method: "post",
    path: "/v1/email-domains/{id}/verify",
    permission: "identity:manage",
    reads: null,
    access: "session",
    rateLimit: "heavy_write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    reauthenticate: true,
    get validateParameters() {
      return emailDomains().emailDomains_verify_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.emailDomains.verify(caller, input),
  },
  {
    id: "emailTemplates.list",
    method: "get",
    path: "/v1/email-templates",
    permission: "campaigns:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "updated_at",
      "name",
      "kind"
    ],
    selection: {
      types: [
        "email_template"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "q",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "kind",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "include_deleted",
        in: "query",
        required: false,
        type: "boolean",
        array: false,
        default: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return emailTemplates().emailTemplates_list_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.emailTemplates.list(caller, input),
  },
  {
    id: "emailTemplates.create",
    method: "post",
    path: "/v1/email-templates",
    permission: "campaigns:write",
    reads: "campaigns:read",
    access: "any",
    rateLimit: "write",
    status: 201,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return emailTemplates().emailTemplates_create_parameters;
    },
    get validateBody() {
      return emailTemplates().emailTemplates_create_body;
    },
    call: (services, caller, input) => services.emailTemplates.create(caller, input),
  },
  {
    id: "emailTemplates.aggregate",
    method: "post",
    path: "/v1/email-templates/aggregate",
    permission: "campaigns:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "described",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return emailTemplates().emailTemplates_aggregate_parameters;
    },
    get validateBody() {
      return emailTemplates().emailTemplates_aggregate_body;
    },
    call: (services, caller, input) => services.emailTemplates.aggregate(caller, input),
  },
  {
    id: "emailTemplates.batch",
    method: "post",
    path: "/v1/email-templates/batch",
    permission: "campaigns:write",
    reads: "campaigns:read",
    access: "any",
    rateLimit: "heavy_write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return emailTemplates().emailTemplates_batch_parameters;
    },
    get validateBody() {
      return emailTemplates().emailTemplates_batch_body;
    },
    call: (services, caller, input) => services.emailTemplates.batch(caller, input),
  },
  {
    id: "emailTemplates.preview",
    method: "post",
    path: "/v1/email-templates/preview",
    permission: "campaigns:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return emailTemplates().emailTemplates_preview_parameters;
    },
    get validateBody() {
      return emailTemplates().emailTemplates_preview_body;
    },
    call: (services, caller, input) => services.emailTemplates.preview(caller, input),
  },
  {
    id: "emailTemplates.search",
    method: "post",
    path: "/v1/email-templates/search",
    permission: "campaigns:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [
      "created_at",
      "updated_at",
      "name",
      "kind"
    ],
    selection: {
      types: [
        "email_template"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [],
    get validateParameters() {
      return emailTemplates().emailTemplates_search_parameters;
    },
    get validateBody() {
      return emailTemplates().emailTemplates_search_body;
    },
    call: (services, caller, input) => services.emailTemplates.search(caller, input),
  },
  {
    id: "emailTemplates.get",
    method: "get",
    path: "/v1/email-templates/{id}",
    permission: "campaigns:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: {
      types: [
        "email_template"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      }
    ],
    get validateParameters() {
      return emailTemplates().emailTemplates_get_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.emailTemplates.get(caller, input),
  },
  {
    id: "emailTemplates.update",
    method: "put",
    path: "/v1/email-templates/{id}",
    permission: "campaigns:write",
    reads: "campaigns:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 1048576,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return emailTemplates().emailTemplates_update_parameters;
    },
    get validateBody() {
      return emailTemplates().emailTemplates_update_body;
    },
    sentBack: {
      fields: ["id","used_variables","version","created_at","updated_at","created_by","updated_by","deleted_at"],
      madeAtRead: [],
      read: (services, caller, { id }) => services.emailTemplates.get(caller, { id }),
    },
    call: (services, caller, input) => services.emailTemplates.update(caller, input),
  },
  {
    id: "emailTemplates.delete",
    method: "delete",
    path: "/v1/email-templates/{id}",
    permission: "campaigns:delete",
    reads: "campaigns:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return emailTemplates().emailTemplates_delete_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.emailTemplates.delete(caller, input),
  },
  {
    id: "emailTemplates.previewSaved",
    method: "post",
    path: "/v1/email-templates/{id}/preview",
    permission: "campaigns:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return emailTemplates().emailTemplates_previewSaved_parameters;
    },
    get validateBody() {
      return emailTemplates().emailTemplates_previewSaved_body;
    },
    call: (services, caller, input) => services.emailTemplates.previewSaved(caller, input),
  },
  {
    id: "emailTemplates.restore",
    method: "post",
    path: "/v1/email-templates/{id}/restore",
    permission: "campaigns:write",
    reads: "campaigns:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return emailTemplates().emailTemplates_restore_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.emailTemplates.restore(caller, input),
  },
  {
    id: "entities.list",
    method: "get",
    path: "/v1/entities",
    permission: "entities:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "updated_at",
      "entity_type",
      "full_name",
      "lifecycle_stage_changed_at",
      "email_consent_at",
      "email_deliverability",
      "last_activity_at",
      "phone",
      "website",
      "linkedin_url",
      "lifecycle_stage",
      "lead_score",
      "first_name",
      "last_name",
      "email",
      "mobile",
      "job_title",
      "department",
      "lead_status",
      "source",
      "email_consent",
      "do_not_call",
      "timezone",
      "locale",
      "avatar_url",
      "birthday",
      "name",
      "domain",
      "type",
      "industry",
      "employee_count",
      "annual_revenue",
      "currency",
      "registration_number",
      "vat_number",
      "custom_fields.<key>"
    ],
    selection: {
      types: [
        "contact",
        "company"
      ],
      tag: "entity_type",
      always: [
        "id",
        "entity_type",
        "version"
      ]
    },
    parameters: [
      {
        name: "entity_type",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "q",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "email",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "domain",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "company_id",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "owner_id",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "lifecycle_stage",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "lead_score_min",
        in: "query",
        required: false,
        type: "integer",
        array: false
      },
      {
        name: "lead_score_max",
        in: "query",
        required: false,
        type: "integer",
        array: false
      },
      {
        name: "tag",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "segment_id",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "include_deleted",
        in: "query",
        required: false,
        type: "boolean",
        array: false,
        default: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "include",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return entities().entities_list_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.entities.list(caller, input),
  },
  {
    id: "entities.create",
    method: "post",
    path: "/v1/entities",
    permission: "entities:write",
    reads: "entities:read",
    access: "any",
    rateLimit: "write",
    status: 201,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return entities().entities_create_parameters;
    },
    get validateBody() {
      return entities().entities_create_body;
    },
    call: (services, caller, input) => services.entities.create(caller, input),
  },
  {
    id: "entities.aggregate",
    method: "post",
    path: "/v1/entities/aggregate",
    permission: "entities:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "described",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return entities().entities_aggregate_parameters;
    },
    get validateBody() {
      return entities().entities_aggregate_body;
    },
    call: (services, caller, input) => services.entities.aggregate(caller, input),
  },
  {
    id: "entities.batch",
    method: "post",
    path: "/v1/entities/batch",
    permission: "entities:write",
    reads: "entities:read",
    access: "any",
    rateLimit: "heavy_write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return entities().entities_batch_parameters;
    },
    get validateBody() {
      return entities().entities_batch_body;
    },
    call: (services, caller, input) => services.entities.batch(caller, input),
  },
  {
    id: "entities.findDuplicates",
    method: "post",
    path: "/v1/entities/duplicates",
    permission: "entities:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return entities().entities_findDuplicates_parameters;
    },
    get validateBody() {
      return entities().entities_findDuplicates_body;
    },
    call: (services, caller, input) => services.entities.findDuplicates(caller, input),
  },
  {
    id: "entities.search",
    method: "post",
    path: "/v1/entities/search",
    permission: "entities:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [
      "created_at",
      "updated_at",
      "entity_type",
      "full_name",
      "lifecycle_stage_changed_at",
      "email_consent_at",
      "email_deliverability",
      "last_activity_at",
      "phone",
      "website",
      "linkedin_url",
      "lifecycle_stage",
      "lead_score",
      "first_name",
      "last_name",
      "email",
      "mobile",
      "job_title",
      "department",
      "lead_status",
      "source",
      "email_consent",
      "do_not_call",
      "timezone",
      "locale",
      "avatar_url",
      "birthday",
      "name",
      "domain",
      "type",
      "industry",
      "employee_count",
      "annual_revenue",
      "currency",
      "registration_number",
      "vat_number",
      "custom_fields.<key>"
    ],
    selection: {
      types: [
        "contact",
        "company"
      ],
      tag: "entity_type",
      always: [
        "id",
        "entity_type",
        "version"
      ]
    },
    parameters: [],
    get validateParameters() {
      return entities().entities_search_parameters;
    },
    get validateBody() {
      return entities().entities_search_body;
    },
    call: (services, caller, input) => services.entities.search(caller, input),
  },
  {
    id: "entities.upsert",
    method: "post",
    path: "/v1/entities/upsert",
    permission: "entities:write",
    reads: "entities:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "described",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return entities().entities_upsert_parameters;
    },
    get validateBody() {
      return entities().entities_upsert_body;
    },
    call: (services, caller, input) => services.entities.upsert(caller, input),
  },
  {
    id: "entities.get",
    method: "get",
    path: "/v1/entities/{id}",
    permission: "entities:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: {
      types: [
        "contact",
        "company"
      ],
      tag: "entity_type",
      always: [
        "id",
        "entity_type",
        "version"
      ]
    },
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "include",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      }
    ],
    get validateParameters() {
      return entities().entities_get_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.entities.get(caller, input),
  },
  {
    id: "entities.update",
    method: "put",
    path: "/v1/entities/{id}",
    permission: "entities:write",
    reads: "entities:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return entities().entities_update_parameters;
    },
    get validateBody() {
      return entities().entities_update_body;
    },
    sentBack: {
      fields: ["id","entity_type","full_name","lifecycle_stage_changed_at","email_consent_at","email_deliverability","last_activity_at","contact_count","open_opportunity_amount","version","created_at","updated_at","created_by","updated_by","deleted_at","related"],
      madeAtRead: ["related"],
      read: (services, caller, { id }) => services.entities.get(caller, { id }),
    },
    call: (services, caller, input) => services.entities.update(caller, input),
  },
  {
    id: "entities.delete",
    method: "delete",
    path: "/v1/entities/{id}",
    permission: "entities:delete",
    reads: "entities:read",
    access: "any",
    rateLimit: "heavy_write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return entities().entities_delete_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.entities.delete(caller, input),
  },
  {
    id: "entities.activity",
    method: "get",
    path: "/v1/entities/{id}/activity",
    permission: "entities:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "type",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "since",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "until",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return entities().entities_activity_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.entities.activity(caller, input),
  },
  {
    id: "entities.linkCompany",
    method: "put",
    path: "/v1/entities/{id}/company",
    permission: "entities:write",
    reads: "entities:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 16384,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return entities().entities_linkCompany_parameters;
    },
    get validateBody() {
      return entities().entities_linkCompany_body;
    },
    call: (services, caller, input) => services.entities.linkCompany(caller, input),
  },
  {
    id: "entities.unlinkCompany",
    method: "delete",
    path: "/v1/entities/{id}/company",
    permission: "entities:write",
    reads: "entities:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return entities().entities_unlinkCompany_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.entities.unlinkCompany(caller, input),
  },
  {
    id: "entities.contacts",
    method: "get",
    path: "/v1/entities/{id}/contacts",
    permission: "entities:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "updated_at",
      "entity_type",
      "full_name",
      "lifecycle_stage_changed_at",
      "email_consent_at",
      "email_deliverability",
      "last_activity_at",
      "phone",
      "website",
      "linkedin_url",
      "lifecycle_stage",
      "lead_score",
      "first_name",
      "last_name",
      "email",
      "mobile",
      "job_title",
      "department",
      "lead_status",
      "source",
      "email_consent",
      "do_not_call",
      "timezone",
      "locale",
      "avatar_url",
      "birthday",
      "custom_fields.<key>"
    ],
    selection: {
      types: [
        "contact"
      ],
      tag: null,
      always: [
        "id",
        "entity_type",
        "version"
      ]
    },
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "include",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return entities().entities_contacts_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.entities.contacts(caller, input),
  },
  {
    id: "entities.duplicates",
    method: "get",
    path: "/v1/entities/{id}/duplicates",
    permission: "entities:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "min_confidence",
        in: "query",
        required: false,
        type: "number",
        array: false,
        default: 0.4
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      }
    ],
    get validateParameters() {
      return entities().entities_duplicates_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.entities.duplicates(caller, input),
  },
  {
    id: "entities.events",
    method: "get",
    path: "/v1/entities/{id}/events",
    permission: "booking:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "updated_at",
      "start_at"
    ],
    selection: {
      types: [
        "event"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "when",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "all"
      },
      {
        name: "status",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "include",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return entities().entities_events_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.entities.events(caller, input),
  },
  {
    id: "entities.merge",
    method: "post",
    path: "/v1/entities/{id}/merge",
    permission: "entities:write",
    reads: "entities:read",
    access: "any",
    rateLimit: "heavy_write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 1048576,
    bodyValues: 512,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return entities().entities_merge_parameters;
    },
    get validateBody() {
      return entities().entities_merge_body;
    },
    call: (services, caller, input) => services.entities.merge(caller, input),
  },
  {
    id: "entities.notes",
    method: "get",
    path: "/v1/entities/{id}/notes",
    permission: "notes:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "updated_at",
      "title",
      "pinned"
    ],
    selection: {
      types: [
        "note"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "pinned",
        in: "query",
        required: false,
        type: "boolean",
        array: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "include",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return entities().entities_notes_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.entities.notes(caller, input),
  },
  {
    id: "entities.opportunities",
    method: "get",
    path: "/v1/entities/{id}/opportunities",
    permission: "opportunities:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "updated_at",
      "probability",
      "status",
      "weighted_amount",
      "closed_at",
      "stage_changed_at",
      "name",
      "amount",
      "currency",
      "expected_close_date",
      "lost_reason",
      "next_step",
      "source",
      "custom_fields.<key>"
    ],
    selection: {
      types: [
        "opportunity"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "status",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "include",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return entities().entities_opportunities_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.entities.opportunities(caller, input),
  },
  {
    id: "entities.purge",
    method: "post",
    path: "/v1/entities/{id}/purge",
    permission: "entities:purge",
    reads: "entities:read",
    access: "any",
    rateLimit: "heavy_write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: true,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 16384,
    bodyValues: 500,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    reauthenticate: true,
    get validateParameters() {
      return entities().entities_purge_parameters;
    },
    get validateBody() {
      return entities().entities_purge_body;
    },
    call: (services, caller, input) => services.entities.purge(caller, input),
  },
  {
    id: "entities.restore",
    method: "post",
    path: "/v1/entities/{id}/restore",
    permission: "entities:write",
    reads: "entities:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return entities().entities_restore_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.entities.restore(caller, input),
  },
  {
    id: "subscriptions.get",
    method: "get",
    path: "/v1/entities/{id}/subscriptions",
    permission: "entities:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "email",
        in: "query",
        required: false,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return subscriptions().subscriptions_get_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.subscriptions.get(caller, input),
  },
  {
    id: "subscriptions.update",
    method: "put",
    path: "/v1/entities/{id}/subscriptions",
    permission: "entities:write",
    reads: null,
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 1048576,
    bodyValues: 1024,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return subscriptions().subscriptions_update_parameters;
    },
    get validateBody() {
      return subscriptions().subscriptions_update_body;
    },
    call: (services, caller, input) => services.subscriptions.update(caller, input),
  },
  {
    id: "entities.tasks",
    method: "get",
    path: "/v1/entities/{id}/tasks",
    permission: "tasks:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "updated_at",
      "completed_at",
      "title",
      "type",
      "status",
      "priority",
      "due_at",
      "reminder_at",
      "custom_fields.<key>"
    ],
    selection: {
      types: [
        "task"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "status",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "overdue",
        in: "query",
        required: false,
        type: "boolean",
        array: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "include",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return entities().entities_tasks_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.entities.tasks(caller, input),
  },
  {
    id: "entities.unmerge",
    method: "post",
    path: "/v1/entities/{id}/unmerge",
    permission: "entities:write",
    reads: "entities:read",
    access: "any",
    rateLimit: "heavy_write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 16384,
    bodyValues: 500,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return entities().entities_unmerge_parameters;
    },
    get validateBody() {
      return entities().entities_unmerge_body;
    },
    call: (services, caller, input) => services.entities.unmerge(caller, input),
  },
  {
    id: "eventTypes.list",
    method: "get",
    path: "/v1/event-types",
    permission: "booking:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "updated_at",
      "title",
      "duration_minutes"
    ],
    selection: {
      types: [
        "event_type"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "q",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "owner_id",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "host_id",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "is_active",
        in: "query",
        required: false,
        type: "boolean",
        array: false
      },
      {
        name: "visibility",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "include_deleted",
        in: "query",
        required: false,
        type: "boolean",
        array: false,
        default: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "include",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return eventTypes().eventTypes_list_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.eventTypes.list(caller, input),
  },
  {
    id: "eventTypes.create",
    method: "post",
    path: "/v1/event-types",
    permission: "booking:write",
    reads: "booking:read",
    access: "any",
    rateLimit: "write",
    status: 201,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return eventTypes().eventTypes_create_parameters;
    },
    get validateBody() {
      return eventTypes().eventTypes_create_body;
    },
    call: (services, caller, input) => services.eventTypes.create(caller, input),
  },
  {
    id: "eventTypes.batch",
    method: "post",
    path: "/v1/event-types/batch",
    permission: "booking:write",
    reads: "booking:read",
    access: "any",
    rateLimit: "heavy_write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return eventTypes().eventTypes_batch_parameters;
    },
    get validateBody() {
      return eventTypes().eventTypes_batch_body;
    },
    call: (services, caller, input) => services.eventTypes.batch(caller, input),
  },
  {
    id: "eventTypes.get",
    method: "get",
    path: "/v1/event-types/{id}",
    permission: "booking:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: {
      types: [
        "event_type"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "include",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      }
    ],
    get validateParameters() {
      return eventTypes().eventTypes_get_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.eventTypes.get(caller, input),
  },
  {
    id: "eventTypes.update",
    method: "put",
    path: "/v1/event-types/{id}",
    permission: "booking:write",
    reads: "booking:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return eventTypes().eventTypes_update_parameters;
    },
    get validateBody() {
      return eventTypes().eventTypes_update_body;
    },
    sentBack: {
      fields: ["id","version","created_at","updated_at","created_by","updated_by","deleted_at","related"],
      madeAtRead: ["related"],
      read: (services, caller, { id }) => services.eventTypes.get(caller, { id }),
    },
    call: (services, caller, input) => services.eventTypes.update(caller, input),
  },
  {
    id: "eventTypes.delete",
    method: "delete",
    path: "/v1/event-types/{id}",
    permission: "booking:write",
    reads: "booking:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return eventTypes().eventTypes_delete_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.eventTypes.delete(caller, input),
  },
  {
    id: "eventTypes.restore",
    method: "post",
    path: "/v1/event-types/{id}/restore",
    permission: "booking:write",
    reads: "booking:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return eventTypes().eventTypes_restore_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.eventTypes.restore(caller, input),
  },
  {
    id: "eventTypes.slots",
    method: "get",
    path: "/v1/event-types/{id}/slots",
    permission: "booking:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "from",
        in: "query",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "to",
        in: "query",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "timezone",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "duration_minutes",
        in: "query",
        required: false,
        type: "integer",
        array: false
      },
      {
        name: "limit",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1000
      }
    ],
    get validateParameters() {
      return eventTypes().eventTypes_slots_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.eventTypes.slots(caller, input),
  },
  {
    id: "events.list",
    method: "get",
    path: "/v1/events",
    permission: "booking:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "updated_at",
      "start_at"
    ],
    selection: {
      types: [
        "event"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "q",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "from",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "to",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "when",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "all"
      },
      {
        name: "status",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "event_type_id",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "host_id",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "contact_id",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "opportunity_id",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "invitee_email",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "include",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return events().events_list_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.events.list(caller, input),
  },
  {
    id: "events.create",
    method: "post",
    path: "/v1/events",
    permission: "booking:write",
    reads: "booking:read",
    access: "any",
    rateLimit: "write",
    status: 201,
    result: "described",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "event_type_id",
        "start_at/8"
      ],
      link: null
    },
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return events().events_create_parameters;
    },
    get validateBody() {
      return events().events_create_body;
    },
    call: (services, caller, input) => services.events.create(caller, input),
  },
  {
    id: "events.aggregate",
    method: "post",
    path: "/v1/events/aggregate",
    permission: "booking:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "described",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return events().events_aggregate_parameters;
    },
    get validateBody() {
      return events().events_aggregate_body;
    },
    call: (services, caller, input) => services.events.aggregate(caller, input),
  },
  {
    id: "events.get",
    method: "get",
    path: "/v1/events/{id}",
    permission: "booking:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: {
      types: [
        "event"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "include",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      }
    ],
    get validateParameters() {
      return events().events_get_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.events.get(caller, input),
  },
  {
    id: "events.update",
    method: "put",
    path: "/v1/events/{id}",
    permission: "booking:write",
    reads: "booking:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "described",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return events().events_update_parameters;
    },
    get validateBody() {
      return events().events_update_body;
    },
    sentBack: {
      fields: ["id","event_type_id","status","start_at","end_at","duration_minutes","timezone","hosts","seats","invitees","invitee_count","answers","contact_ids","source","ics_uid","ics_sequence","reschedule_count","history","cancellation","host_no_show","version","created_at","updated_at","created_by","updated_by","deleted_at","related"],
      madeAtRead: ["related"],
      read: (services, caller, { id }) => services.events.get(caller, { id }),
    },
    call: (services, caller, input) => services.events.update(caller, input),
  },
  {
    id: "events.cancel",
    method: "post",
    path: "/v1/events/{id}/cancel",
    permission: "booking:write",
    reads: "booking:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "described",
    idempotent: true,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 16384,
    bodyValues: 500,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return events().events_cancel_parameters;
    },
    get validateBody() {
      return events().events_cancel_body;
    },
    call: (services, caller, input) => services.events.cancel(caller, input),
  },
  {
    id: "events.confirm",
    method: "post",
    path: "/v1/events/{id}/confirm",
    permission: "booking:write",
    reads: "booking:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "described",
    idempotent: true,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 16384,
    bodyValues: 500,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return events().events_confirm_parameters;
    },
    get validateBody() {
      return events().events_confirm_body;
    },
    call: (services, caller, input) => services.events.confirm(caller, input),
  },
  {
    id: "events.decline",
    method: "post",
    path: "/v1/events/{id}/decline",
    permission: "booking:write",
    reads: "booking:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "described",
    idempotent: true,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 16384,
    bodyValues: 500,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return events().events_decline_parameters;
    },
    get validateBody() {
      return events().events_decline_body;
    },
    call: (services, caller, input) => services.events.decline(caller, input),
  },
  {
    id: "events.history",
    method: "get",
    path: "/v1/events/{id}/history",
    permission: "booking:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return events().events_history_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.events.history(caller, input),
  },
  {
    id: "events.ics",
    method: "get",
    path: "/v1/events/{id}/ics",
    permission: "booking:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "download",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return events().events_ics_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.events.ics(caller, input),
  },
  {
    id: "events.invitees",
    method: "get",
    path: "/v1/events/{id}/invitees",
    permission: "booking:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "name",
      "email"
    ],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "include_removed",
        in: "query",
        required: false,
        type: "boolean",
        array: false,
        default: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return events().events_invitees_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.events.invitees(caller, input),
  },
  {
    id: "events.addInvitee",
    method: "post",
    path: "/v1/events/{id}/invitees",
    permission: "booking:write",
    reads: "booking:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "described",
    idempotent: true,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 16384,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return events().events_addInvitee_parameters;
    },
    get validateBody() {
      return events().events_addInvitee_body;
    },
    call: (services, caller, input) => services.events.addInvitee(caller, input),
  },
  {
    id: "events.removeInvitee",
    method: "delete",
    path: "/v1/events/{id}/invitees/{invitee_id}",
    permission: "booking:write",
    reads: "booking:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "described",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "invitee_id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "notify",
        in: "query",
        required: false,
        type: "boolean",
        array: false,
        default: true
      },
      {
        name: "reason",
        in: "query",
        required: false,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return events().events_removeInvitee_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.events.removeInvitee(caller, input),
  },
  {
    id: "events.noShow",
    method: "post",
    path: "/v1/events/{id}/no-show",
    permission: "booking:write",
    reads: "booking:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 1048576,
    bodyValues: 2048,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return events().events_noShow_parameters;
    },
    get validateBody() {
      return events().events_noShow_body;
    },
    call: (services, caller, input) => services.events.noShow(caller, input),
  },
  {
    id: "events.reschedule",
    method: "post",
    path: "/v1/events/{id}/reschedule",
    permission: "booking:write",
    reads: "booking:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "described",
    idempotent: true,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 32768,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return events().events_reschedule_parameters;
    },
    get validateBody() {
      return events().events_reschedule_body;
    },
    call: (services, caller, input) => services.events.reschedule(caller, input),
  },
  {
    id: "exports.list",
    method: "get",
    path: "/v1/exports",
    permission: "records:export",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at"
    ],
    selection: null,
    parameters: [
      {
        name: "status",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "entity_type",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return exports().exports_list_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.exports.list(caller, input),
  },
  {
    id: "exports.create",
    method: "post",
    path: "/v1/exports",
    permission: "records:export",
    reads: null,
    access: "any",
    rateLimit: "heavy_write",
    status: 201,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    reauthenticate: true,
    get validateParameters() {
      return exports().exports_create_parameters;
    },
    get validateBody() {
      return exports().exports_create_body;
    },
    call: (services, caller, input) => services.exports.create(caller, input),
  },
  {
    id: "exports.fields",
    method: "get",
    path: "/v1/exports/fields",
    permission: "records:export",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "entity_type",
        in: "query",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return exports().exports_fields_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.exports.fields(caller, input),
  },
  {
    id: "exports.get",
    method: "get",
    path: "/v1/exports/{id}",
    permission: "records:export",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return exports().exports_get_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.exports.get(caller, input),
  },
  {
    id: "exports.delete",
    method: "delete",
    path: "/v1/exports/{id}",
    permission: "records:export",
    reads: null,
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return exports().exports_delete_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.exports.delete(caller, input),
  },
  {
    id: "exports.file",
    method: "get",
    path: "/v1/exports/{id}/file",
    permission: "records:export",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "download",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    reauthenticate: true,
    get validateParameters() {
      return exports().exports_file_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.exports.file(caller, input),
  },
  {
    id: "files.list",
    method: "get",
    path: "/v1/files",
    permission: "files:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "updated_at",
      "name",
      "size"
    ],
    selection: {
      types: [],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "record_type",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "record_id",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "status",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "sha256",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "include_deleted",
        in: "query",
        required: false,
        type: "boolean",
        array: false,
        default: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return files().files_list_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.files.list(caller, input),
  },
  {
    id: "files.create",
    method: "post",
    path: "/v1/files",
    permission: "files:write",
    reads: "files:read",
    access: "any",
    rateLimit: "write",
    status: 201,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 16384,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return files().files_create_parameters;
    },
    get validateBody() {
      return files().files_create_body;
    },
    call: (services, caller, input) => services.files.create(caller, input),
  },
  {
    id: "files.get",
    method: "get",
    path: "/v1/files/{id}",
    permission: "files:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: {
      types: [],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      }
    ],
    get validateParameters() {
      return files().files_get_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.files.get(caller, input),
  },
  {
    id: "files.delete",
    method: "delete",
    path: "/v1/files/{id}",
    permission: "files:delete",
    reads: "files:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return files().files_delete_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.files.delete(caller, input),
  },
  {
    id: "files.download",
    method: "get",
    path: "/v1/files/{id}/content",
    permission: "files:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "file",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return files().files_download_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.files.download(caller, input),
  },
  {
    id: "files.upload",
    method: "put",
    path: "/v1/files/{id}/content",
    permission: "files:write",
    reads: "files:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 104857600,
    bodyValues: 20000,
    upload: "application/octet-stream",
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return files().files_upload_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.files.upload(caller, input),
  },
  {
    id: "files.purge",
    method: "post",
    path: "/v1/files/{id}/purge",
    permission: "files:delete",
    reads: "files:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: true,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    reauthenticate: true,
    get validateParameters() {
      return files().files_purge_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.files.purge(caller, input),
  },
  {
    id: "files.restore",
    method: "post",
    path: "/v1/files/{id}/restore",
    permission: "files:write",
    reads: "files:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return files().files_restore_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.files.restore(caller, input),
  },
  {
    id: "formSubmissions.list",
    method: "get",
    path: "/v1/form-submissions",
    permission: "forms:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "updated_at",
      "email",
      "consent_given",
      "locale",
      "referrer",
      "sender_hash"
    ],
    selection: {
      types: [
        "form_submission"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "q",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "form_id",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "contact_id",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "email",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "sender_hash",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "include",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return formSubmissions().formSubmissions_list_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.formSubmissions.list(caller, input),
  },
  {
    id: "formSubmissions.aggregate",
    method: "post",
    path: "/v1/form-submissions/aggregate",
    permission: "forms:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "described",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return formSubmissions().formSubmissions_aggregate_parameters;
    },
    get validateBody() {
      return formSubmissions().formSubmissions_aggregate_body;
    },
    call: (services, caller, input) => services.formSubmissions.aggregate(caller, input),
  },
  {
    id: "formSubmissions.search",
    method: "post",
    path: "/v1/form-submissions/search",
    permission: "forms:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [
      "created_at",
      "updated_at",
      "email",
      "consent_given",
      "locale",
      "referrer",
      "sender_hash"
    ],
    selection: {
      types: [
        "form_submission"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [],
    get validateParameters() {
      return formSubmissions().formSubmissions_search_parameters;
    },
    get validateBody() {
      return formSubmissions().formSubmissions_search_body;
    },
    call: (services, caller, input) => services.formSubmissions.search(caller, input),
  },
  {
    id: "formSubmissions.get",
    method: "get",
    path: "/v1/form-submissions/{id}",
    permission: "forms:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: {
      types: [
        "form_submission"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "include",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      }
    ],
    get validateParameters() {
      return formSubmissions().formSubmissions_get_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.formSubmissions.get(caller, input),
  },
  {
    id: "formSubmissions.purge",
    method: "post",
    path: "/v1/form-submissions/{id}/purge",
    permission: "forms:delete",
    reads: "forms:read",
    access: "any",
    rateLimit: "heavy_write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: true,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    reauthenticate: true,
    get validateParameters() {
      return formSubmissions().formSubmissions_purge_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.formSubmissions.purge(caller, input),
  },
  {
    id: "forms.list",
    method: "get",
    path: "/v1/forms",
    permission: "forms:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "updated_at",
      "slug",
      "title",
      "consent_required",
      "consent_purpose",
      "redirect_url",
      "lifecycle_stage",
      "locale",
      "is_active"
    ],
    selection: {
      types: [
        "form"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "q",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "slug",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "owner_id",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "tag",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "is_active",
        in: "query",
        required: false,
        type: "boolean",
        array: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "include_deleted",
        in: "query",
        required: false,
        type: "boolean",
        array: false,
        default: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "include",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return forms().forms_list_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.forms.list(caller, input),
  },
  {
    id: "forms.create",
    method: "post",
    path: "/v1/forms",
    permission: "forms:write",
    reads: "forms:read",
    access: "any",
    rateLimit: "write",
    status: 201,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return forms().forms_create_parameters;
    },
    get validateBody() {
      return forms().forms_create_body;
    },
    call: (services, caller, input) => services.forms.create(caller, input),
  },
  {
    id: "forms.aggregate",
    method: "post",
    path: "/v1/forms/aggregate",
    permission: "forms:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "described",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return forms().forms_aggregate_parameters;
    },
    get validateBody() {
      return forms().forms_aggregate_body;
    },
    call: (services, caller, input) => services.forms.aggregate(caller, input),
  },
  {
    id: "forms.batch",
    method: "post",
    path: "/v1/forms/batch",
    permission: "forms:write",
    reads: "forms:read",
    access: "any",
    rateLimit: "heavy_write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return forms().forms_batch_parameters;
    },
    get validateBody() {
      return forms().forms_batch_body;
    },
    call: (services, caller, input) => services.forms.batch(caller, input),
  },
  {
    id: "forms.search",
    method: "post",
    path: "/v1/forms/search",
    permission: "forms:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [
      "created_at",
      "updated_at",
      "slug",
      "title",
      "consent_required",
      "consent_purpose",
      "redirect_url",
      "lifecycle_stage",
      "locale",
      "is_active"
    ],
    selection: {
      types: [
        "form"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [],
    get validateParameters() {
      return forms().forms_search_parameters;
    },
    get validateBody() {
      return forms().forms_search_body;
    },
    call: (services, caller, input) => services.forms.search(caller, input),
  },
  {
    id: "forms.get",
    method: "get",
    path: "/v1/forms/{id}",
    permission: "forms:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: {
      types: [
        "form"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "include",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      }
    ],
    get validateParameters() {
      return forms().forms_get_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.forms.get(caller, input),
  },
  {
    id: "forms.update",
    method: "put",
    path: "/v1/forms/{id}",
    permission: "forms:write",
    reads: "forms:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return forms().forms_update_parameters;
    },
    get validateBody() {
      return forms().forms_update_body;
    },
    sentBack: {
      fields: ["id","version","created_at","updated_at","created_by","updated_by","deleted_at","related"],
      madeAtRead: ["related"],
      read: (services, caller, { id }) => services.forms.get(caller, { id }),
    },
    call: (services, caller, input) => services.forms.update(caller, input),
  },
  {
    id: "forms.delete",
    method: "delete",
    path: "/v1/forms/{id}",
    permission: "forms:delete",
    reads: "forms:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return forms().forms_delete_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.forms.delete(caller, input),
  },
  {
    id: "forms.restore",
    method: "post",
    path: "/v1/forms/{id}/restore",
    permission: "forms:write",
    reads: "forms:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return forms().forms_restore_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.forms.restore(caller, input),
  },
  {
    id: "forms.submissions",
    method: "get",
    path: "/v1/forms/{id}/submissions",
    permission: "forms:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "updated_at",
      "email",
      "consent_given",
      "locale",
      "referrer",
      "sender_hash"
    ],
    selection: {
      types: [
        "form_submission"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "include",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return forms().forms_submissions_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.forms.submissions(caller, input),
  },
  {
    id: "identityProvider.get",
    method: "get",
    path: "/v1/identity-provider",
    permission: "identity:manage",
    reads: null,
    access: "session",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: {
      types: [],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      }
    ],
    get validateParameters() {
      return identityProvider().identityProvider_get_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.identityProvider.get(caller, input),
  },
  {
    id: "identityProvider.update",
    method: "put",
    path: "/v1/identity-provider",
    permission: "identity:manage",
    reads: null,
    access: "session",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: {
      inputs: [],
      link: null
    },
    bodyLimit: 1048576,
    bodyValues: 1024,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    reauthenticate: true,
    get validateParameters() {
      return identityProvider().identityProvider_update_parameters;
    },
    get validateBody() {
      return identityProvider().identityProvider_update_body;
    },
    sentBack: {
      fields: ["id","client_secret_set","redirect_uri","version","created_at","updated_at","created_by","updated_by","deleted_at"],
      madeAtRead: [],
      read: (services, caller, {  }) => services.identityProvider.get(caller, {  }),
    },
    call: (services, caller, input) => services.identityProvider.update(caller, input),
  },
  {
    id: "identityProvider.delete",
    method: "delete",
    path: "/v1/identity-provider",
    permission: "identity:manage",
    reads: null,
    access: "session",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: {
      inputs: [],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [],
    reauthenticate: true,
    get validateParameters() {
      return identityProvider().identityProvider_delete_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.identityProvider.delete(caller, input),
  },
  {
    id: "identityProvider.test",
    method: "post",
    path: "/v1/identity-provider/test",
    permission: "identity:manage",
    reads: null,
    access: "session",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return identityProvider().identityProvider_test_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.identityProvider.test(caller, input),
  },
  {
    id: "imports.list",
    method: "get",
    path: "/v1/imports",
    permission: null,
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "updated_at"
    ],
    selection: {
      types: [],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "status",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "entity_type",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return imports().imports_list_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.imports.list(caller, input),
  },
  {
    id: "imports.create",
    method: "post",
    path: "/v1/imports",
    permission: null,
    reads: null,
    access: "any",
    rateLimit: "heavy_write",
    status: 201,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 1024,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return imports().imports_create_parameters;
    },
    get validateBody() {
      return imports().imports_create_body;
    },
    call: (services, caller, input) => services.imports.create(caller, input),
  },
  {
    id: "imports.fields",
    method: "get",
    path: "/v1/imports/fields",
    permission: null,
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "entity_type",
        in: "query",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return imports().imports_fields_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.imports.fields(caller, input),
  },
  {
    id: "imports.get",
    method: "get",
    path: "/v1/imports/{id}",
    permission: null,
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: {
      types: [],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      }
    ],
    get validateParameters() {
      return imports().imports_get_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.imports.get(caller, input),
  },
  {
    id: "imports.failures",
    method: "get",
    path: "/v1/imports/{id}/failures",
    permission: null,
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "download",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return imports().imports_failures_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.imports.failures(caller, input),
  },
  {
    id: "imports.upload",
    method: "put",
    path: "/v1/imports/{id}/file",
    permission: null,
    reads: null,
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 268435456,
    bodyValues: 20000,
    upload: "text/csv",
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return imports().imports_upload_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.imports.upload(caller, input),
  },
  {
    id: "imports.start",
    method: "post",
    path: "/v1/imports/{id}/start",
    permission: null,
    reads: null,
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 1048576,
    bodyValues: 1024,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return imports().imports_start_parameters;
    },
    get validateBody() {
      return imports().imports_start_body;
    },
    call: (services, caller, input) => services.imports.start(caller, input),
  },
  {
    id: "invitations.accept",
    method: "post",
    path: "/v1/invitations/accept",
    permission: null,
    reads: null,
    access: "public",
    rateLimit: "sensitive",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: true,
    forbidsSupportSession: false,
    session: "start",
    serializeBy: null,
    bodyLimit: 32768,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return invitations().invitations_accept_parameters;
    },
    get validateBody() {
      return invitations().invitations_accept_body;
    },
    call: (services, visitor, input) => services.invitations.accept(visitor, input),
  },
  {
    id: "jobs.list",
    method: "get",
    path: "/v1/jobs",
    permission: null,
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at"
    ],
    selection: null,
    parameters: [
      {
        name: "status",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return jobs().jobs_list_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.jobs.list(caller, input),
  },
  {
    id: "jobs.get",
    method: "get",
    path: "/v1/jobs/{id}",
    permission: null,
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return jobs().jobs_get_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.jobs.get(caller, input),
  },
  {
    id: "jobs.cancel",
    method: "post",
    path: "/v1/jobs/{id}/cancel",
    permission: null,
    reads: null,
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return jobs().jobs_cancel_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.jobs.cancel(caller, input),
  },
  {
    id: "lineItems.list",
    method: "get",
    path: "/v1/line-items",
    permission: "opportunities:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "updated_at",
      "name",
      "quantity",
      "unit_price",
      "discount_percent",
      "position",
      "amount"
    ],
    selection: {
      types: [
        "line_item"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "q",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "opportunity_id",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "product_id",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "include_deleted",
        in: "query",
        required: false,
        type: "boolean",
        array: false,
        default: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "include",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return lineItems().lineItems_list_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.lineItems.list(caller, input),
  },
  {
    id: "lineItems.create",
    method: "post",
    path: "/v1/line-items",
    permission: "opportunities:write",
    reads: "opportunities:read",
    access: "any",
    rateLimit: "write",
    status: 201,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 32768,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return lineItems().lineItems_create_parameters;
    },
    get validateBody() {
      return lineItems().lineItems_create_body;
    },
    call: (services, caller, input) => services.lineItems.create(caller, input),
  },
  {
    id: "lineItems.aggregate",
    method: "post",
    path: "/v1/line-items/aggregate",
    permission: "opportunities:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "described",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return lineItems().lineItems_aggregate_parameters;
    },
    get validateBody() {
      return lineItems().lineItems_aggregate_body;
    },
    call: (services, caller, input) => services.lineItems.aggregate(caller, input),
  },
  {
    id: "lineItems.batch",
    method: "post",
    path: "/v1/line-items/batch",
    permission: "opportunities:write",
    reads: "opportunities:read",
    access: "any",
    rateLimit: "heavy_write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 8192,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return lineItems().lineItems_batch_parameters;
    },
    get validateBody() {
      return lineItems().lineItems_batch_body;
    },
    call: (services, caller, input) => services.lineItems.batch(caller, input),
  },
  {
    id: "lineItems.search",
    method: "post",
    path: "/v1/line-items/search",
    permission: "opportunities:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [
      "created_at",
      "updated_at",
      "name",
      "quantity",
      "unit_price",
      "discount_percent",
      "position",
      "amount"
    ],
    selection: {
      types: [
        "line_item"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [],
    get validateParameters() {
      return lineItems().lineItems_search_parameters;
    },
    get validateBody() {
      return lineItems().lineItems_search_body;
    },
    call: (services, caller, input) => services.lineItems.search(caller, input),
  },
  {
    id: "lineItems.get",
    method: "get",
    path: "/v1/line-items/{id}",
    permission: "opportunities:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: {
      types: [
        "line_item"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "include",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      }
    ],
    get validateParameters() {
      return lineItems().lineItems_get_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.lineItems.get(caller, input),
  },
  {
    id: "lineItems.update",
    method: "put",
    path: "/v1/line-items/{id}",
    permission: "opportunities:write",
    reads: "opportunities:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 131072,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return lineItems().lineItems_update_parameters;
    },
    get validateBody() {
      return lineItems().lineItems_update_body;
    },
    sentBack: {
      fields: ["id","opportunity_id","amount","version","created_at","updated_at","created_by","updated_by","deleted_at","related"],
      madeAtRead: ["related"],
      read: (services, caller, { id }) => services.lineItems.get(caller, { id }),
    },
    call: (services, caller, input) => services.lineItems.update(caller, input),
  },
  {
    id: "lineItems.delete",
    method: "delete",
    path: "/v1/line-items/{id}",
    permission: "opportunities:write",
    reads: "opportunities:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return lineItems().lineItems_delete_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.lineItems.delete(caller, input),
  },
  {
    id: "lineItems.restore",
    method: "post",
    path: "/v1/line-items/{id}/restore",
    permission: "opportunities:write",
    reads: "opportunities:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return lineItems().lineItems_restore_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.lineItems.restore(caller, input),
  },
  {
    id: "me.get",
    method: "get",
    path: "/v1/me",
    permission: null,
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [],
    secondFactorEnrollment: true,
    get validateParameters() {
      return me().me_get_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.me.get(caller, input),
  },
  {
    id: "me.update",
    method: "put",
    path: "/v1/me",
    permission: null,
    reads: null,
    access: "session",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: null,
    bodyLimit: 16384,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return me().me_update_parameters;
    },
    get validateBody() {
      return me().me_update_body;
    },
    call: (services, caller, input) => services.me.update(caller, input),
  },
  {
    id: "signInMethods.startAuthenticatorApp",
    method: "post",
    path: "/v1/me/authenticator-app",
    permission: null,
    reads: null,
    access: "session",
    rateLimit: "sensitive",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: true,
    forbidsSupportSession: true,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [],
    secondFactorEnrollment: true,
    reauthenticate: true,
    get validateParameters() {
      return signInMethods().signInMethods_startAuthenticatorApp_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.signInMethods.startAuthenticatorApp(caller, input),
  },
  {
    id: "signInMethods.removeAuthenticatorApp",
    method: "delete",
    path: "/v1/me/authenticator-app",
    permission: null,
    reads: null,
    access: "session",
    rateLimit: "sensitive",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [],
    secondFactorEnrollment: true,
    reauthenticate: true,
    get validateParameters() {
      return signInMethods().signInMethods_removeAuthenticatorApp_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.signInMethods.removeAuthenticatorApp(caller, input),
  },
  {
    id: "signInMethods.confirmAuthenticatorApp",
    method: "post",
    path: "/v1/me/authenticator-app/confirm",
    permission: null,
    reads: null,
    access: "session",
    rateLimit: "sensitive",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: true,
    forbidsSupportSession: true,
    session: null,
    serializeBy: null,
    bodyLimit: 16384,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    secondFactorEnrollment: true,
    get validateParameters() {
      return signInMethods().signInMethods_confirmAuthenticatorApp_parameters;
    },
    get validateBody() {
      return signInMethods().signInMethods_confirmAuthenticatorApp_body;
    },
    call: (services, caller, input) => services.signInMethods.confirmAuthenticatorApp(caller, input),
  },
  {
    id: "me.connections",
    method: "get",
    path: "/v1/me/connections",
    permission: null,
    reads: null,
    access: "session",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "updated_at",
      "last_used_at"
    ],
    selection: {
      types: [],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "client_id",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "kind",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "status",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return me().me_connections_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.me.connections(caller, input),
  },
  {
    id: "me.revokeConnections",
    method: "delete",
    path: "/v1/me/connections",
    permission: null,
    reads: null,
    access: "session",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: {
      inputs: [],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return me().me_revokeConnections_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.me.revokeConnections(caller, input),
  },
  {
    id: "me.revokeConnection",
    method: "delete",
    path: "/v1/me/connections/{id}",
    permission: null,
    reads: null,
    access: "session",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return me().me_revokeConnection_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.me.revokeConnection(caller, input),
  },
  {
    id: "me.notifications",
    method: "get",
    path: "/v1/me/notifications",
    permission: null,
    reads: null,
    access: "session",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return me().me_notifications_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.me.notifications(caller, input),
  },
  {
    id: "me.updateNotifications",
    method: "put",
    path: "/v1/me/notifications",
    permission: null,
    reads: null,
    access: "session",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: null,
    bodyLimit: 16384,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return me().me_updateNotifications_parameters;
    },
    get validateBody() {
      return me().me_updateNotifications_body;
    },
    call: (services, caller, input) => services.me.updateNotifications(caller, input),
  },
  {
    id: "passkeys.list",
    method: "get",
    path: "/v1/me/passkeys",
    permission: null,
    reads: null,
    access: "session",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      }
    ],
    secondFactorEnrollment: true,
    get validateParameters() {
      return passkeys().passkeys_list_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.passkeys.list(caller, input),
  },
  {
    id: "passkeys.create",
    method: "post",
    path: "/v1/me/passkeys",
    permission: null,
    reads: null,
    access: "session",
    rateLimit: "sensitive",
    status: 201,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: true,
    forbidsSupportSession: true,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    secondFactorEnrollment: true,
    reauthenticate: true,
    get validateParameters() {
      return passkeys().passkeys_create_parameters;
    },
    get validateBody() {
      return passkeys().passkeys_create_body;
    },
    call: (services, caller, input) => services.passkeys.create(caller, input),
  },
  {
    id: "passkeys.creationOptions",
    method: "post",
    path: "/v1/me/passkeys/options",
    permission: null,
    reads: null,
    access: "session",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [],
    secondFactorEnrollment: true,
    reauthenticate: true,
    get validateParameters() {
      return passkeys().passkeys_creationOptions_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.passkeys.creationOptions(caller, input),
  },
  {
    id: "passkeys.update",
    method: "put",
    path: "/v1/me/passkeys/{id}",
    permission: null,
    reads: null,
    access: "session",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: null,
    bodyLimit: 16384,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    secondFactorEnrollment: true,
    get validateParameters() {
      return passkeys().passkeys_update_parameters;
    },
    get validateBody() {
      return passkeys().passkeys_update_body;
    },
    call: (services, caller, input) => services.passkeys.update(caller, input),
  },
  {
    id: "passkeys.delete",
    method: "delete",
    path: "/v1/me/passkeys/{id}",
    permission: null,
    reads: null,
    access: "session",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    secondFactorEnrollment: true,
    reauthenticate: true,
    get validateParameters() {
      return passkeys().passkeys_delete_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.passkeys.delete(caller, input),
  },
  {
    id: "password.remove",
    method: "delete",
    path: "/v1/me/password",
    permission: null,
    reads: null,
    access: "session",
    rateLimit: "sensitive",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [],
    reauthenticate: true,
    get validateParameters() {
      return password().password_remove_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.password.remove(caller, input),
  },
  {
    id: "signInMethods.createRecoveryCodes",
    method: "post",
    path: "/v1/me/recovery-codes",
    permission: null,
    reads: null,
    access: "session",
    rateLimit: "sensitive",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: true,
    forbidsSupportSession: true,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [],
    secondFactorEnrollment: true,
    reauthenticate: true,
    get validateParameters() {
      return signInMethods().signInMethods_createRecoveryCodes_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.signInMethods.createRecoveryCodes(caller, input),
  },
  {
    id: "signInMethods.get",
    method: "get",
    path: "/v1/me/sign-in-methods",
    permission: null,
    reads: null,
    access: "session",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [],
    secondFactorEnrollment: true,
    get validateParameters() {
      return signInMethods().signInMethods_get_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.signInMethods.get(caller, input),
  },
  {
    id: "members.list",
    method: "get",
    path: "/v1/members",
    permission: "members:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "updated_at",
      "email",
      "first_name",
      "last_name",
      "last_login_at"
    ],
    selection: {
      types: [],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "q",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "role",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "status",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "include_deleted",
        in: "query",
        required: false,
        type: "boolean",
        array: false,
        default: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return members().members_list_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.members.list(caller, input),
  },
  {
    id: "members.invite",
    method: "post",
    path: "/v1/members",
    permission: "members:manage",
    reads: "members:read",
    access: "session",
    rateLimit: "write",
    status: 201,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: null,
    bodyLimit: 16384,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return members().members_invite_parameters;
    },
    get validateBody() {
      return members().members_invite_body;
    },
    call: (services, caller, input) => services.members.invite(caller, input),
  },
  {
    id: "members.get",
    method: "get",
    path: "/v1/members/{id}",
    permission: "members:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: {
      types: [],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      }
    ],
    get validateParameters() {
      return members().members_get_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.members.get(caller, input),
  },
  {
    id: "members.update",
    method: "put",
    path: "/v1/members/{id}",
    permission: "members:manage",
    reads: "members:read",
    access: "session",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 131072,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return members().members_update_parameters;
    },
    get validateBody() {
      return members().members_update_body;
    },
    sentBack: {
      fields: ["id","email","last_login_at","version","created_at","updated_at","created_by","updated_by","deleted_at"],
      madeAtRead: [],
      read: (services, caller, { id }) => services.members.get(caller, { id }),
    },
    call: (services, caller, input) => services.members.update(caller, input),
  },
  {
    id: "members.delete",
    method: "delete",
    path: "/v1/members/{id}",
    permission: "members:manage",
    reads: "members:read",
    access: "session",
    rateLimit: "heavy_write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "reassign_to",
        in: "query",
        required: false,
        type: "string",
        array: false
      }
    ],
    reauthenticate: true,
    get validateParameters() {
      return members().members_delete_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.members.delete(caller, input),
  },
  {
    id: "memberIdentity.delete",
    method: "delete",
    path: "/v1/members/{id}/identity",
    permission: "identity:manage",
    reads: null,
    access: "session",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    reauthenticate: true,
    get validateParameters() {
      return memberIdentity().memberIdentity_delete_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.memberIdentity.delete(caller, input),
  },
  {
    id: "members.resendInvitation",
    method: "post",
    path: "/v1/members/{id}/resend-invitation",
    permission: "members:manage",
    reads: "members:read",
    access: "session",
    rateLimit: "heavy_write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: true,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return members().members_resendInvitation_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.members.resendInvitation(caller, input),
  },
  {
    id: "notes.list",
    method: "get",
    path: "/v1/notes",
    permission: "notes:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "updated_at",
      "title",
      "pinned"
    ],
    selection: {
      types: [
        "note"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "q",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "pinned",
        in: "query",
        required: false,
        type: "boolean",
        array: false
      },
      {
        name: "created_by",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "record_type",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "record_id",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "include_deleted",
        in: "query",
        required: false,
        type: "boolean",
        array: false,
        default: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "include",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return notes().notes_list_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.notes.list(caller, input),
  },
  {
    id: "notes.create",
    method: "post",
    path: "/v1/notes",
    permission: "notes:write",
    reads: "notes:read",
    access: "any",
    rateLimit: "write",
    status: 201,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return notes().notes_create_parameters;
    },
    get validateBody() {
      return notes().notes_create_body;
    },
    call: (services, caller, input) => services.notes.create(caller, input),
  },
  {
    id: "notes.aggregate",
    method: "post",
    path: "/v1/notes/aggregate",
    permission: "notes:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "described",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return notes().notes_aggregate_parameters;
    },
    get validateBody() {
      return notes().notes_aggregate_body;
    },
    call: (services, caller, input) => services.notes.aggregate(caller, input),
  },
  {
    id: "notes.batch",
    method: "post",
    path: "/v1/notes/batch",
    permission: "notes:write",
    reads: "notes:read",
    access: "any",
    rateLimit: "heavy_write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return notes().notes_batch_parameters;
    },
    get validateBody() {
      return notes().notes_batch_body;
    },
    call: (services, caller, input) => services.notes.batch(caller, input),
  },
  {
    id: "notes.search",
    method: "post",
    path: "/v1/notes/search",
    permission: "notes:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [
      "created_at",
      "updated_at",
      "title",
      "pinned"
    ],
    selection: {
      types: [
        "note"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [],
    get validateParameters() {
      return notes().notes_search_parameters;
    },
    get validateBody() {
      return notes().notes_search_body;
    },
    call: (services, caller, input) => services.notes.search(caller, input),
  },
  {
    id: "notes.get",
    method: "get",
    path: "/v1/notes/{id}",
    permission: "notes:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: {
      types: [
        "note"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "include",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      }
    ],
    get validateParameters() {
      return notes().notes_get_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.notes.get(caller, input),
  },
  {
    id: "notes.update",
    method: "put",
    path: "/v1/notes/{id}",
    permission: "notes:write",
    reads: "notes:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 1048576,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return notes().notes_update_parameters;
    },
    get validateBody() {
      return notes().notes_update_body;
    },
    sentBack: {
      fields: ["id","version","created_at","updated_at","created_by","updated_by","deleted_at","related"],
      madeAtRead: ["related"],
      read: (services, caller, { id }) => services.notes.get(caller, { id }),
    },
    call: (services, caller, input) => services.notes.update(caller, input),
  },
  {
    id: "notes.delete",
    method: "delete",
    path: "/v1/notes/{id}",
    permission: "notes:delete",
    reads: "notes:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return notes().notes_delete_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.notes.delete(caller, input),
  },
  {
    id: "notes.restore",
    method: "post",
    path: "/v1/notes/{id}/restore",
    permission: "notes:write",
    reads: "notes:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return notes().notes_restore_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.notes.restore(caller, input),
  },
  {
    id: "suppressions.takeReturned",
    method: "post",
    path: "/v1/notifications/bounces",
    permission: "emails:send",
    reads: null,
    access: "any",
    rateLimit: "send",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 16777216,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return suppressions().suppressions_takeReturned_parameters;
    },
    get validateBody() {
      return suppressions().suppressions_takeReturned_body;
    },
    call: (services, caller, input) => services.suppressions.takeReturned(caller, input),
  },
  {
    id: "emails.list",
    method: "get",
    path: "/v1/notifications/emails",
    permission: "emails:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "updated_at",
      "send_at",
      "sent_at",
      "subject"
    ],
    selection: {
      types: [
        "email"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "status",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "category",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "recipient",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "record_type",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "record_id",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return emails().emails_list_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.emails.list(caller, input),
  },
  {
    id: "emails.create",
    method: "post",
    path: "/v1/notifications/emails",
    permission: "emails:send",
    reads: "emails:read",
    access: "any",
    rateLimit: "send",
    status: 202,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 16777216,
    bodyValues: 2048,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return emails().emails_create_parameters;
    },
    get validateBody() {
      return emails().emails_create_body;
    },
    call: (services, caller, input) => services.emails.create(caller, input),
  },
  {
    id: "emails.aggregate",
    method: "post",
    path: "/v1/notifications/emails/aggregate",
    permission: "emails:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "described",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return emails().emails_aggregate_parameters;
    },
    get validateBody() {
      return emails().emails_aggregate_body;
    },
    call: (services, caller, input) => services.emails.aggregate(caller, input),
  },
  {
    id: "emails.get",
    method: "get",
    path: "/v1/notifications/emails/{id}",
    permission: "emails:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: {
      types: [
        "email"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      }
    ],
    get validateParameters() {
      return emails().emails_get_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.emails.get(caller, input),
  },
  {
    id: "emails.cancel",
    method: "post",
    path: "/v1/notifications/emails/{id}/cancel",
    permission: "emails:send",
    reads: "emails:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return emails().emails_cancel_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.emails.cancel(caller, input),
  },
  {
    id: "suppressions.list",
    method: "get",
    path: "/v1/notifications/suppressions",
    permission: "emails:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "email"
    ],
    selection: null,
    parameters: [
      {
        name: "q",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "email",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "reason",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return suppressions().suppressions_list_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.suppressions.list(caller, input),
  },
  {
    id: "suppressions.create",
    method: "post",
    path: "/v1/notifications/suppressions",
    permission: "emails:send",
    reads: "emails:read",
    access: "any",
    rateLimit: "write",
    status: 201,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 16384,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return suppressions().suppressions_create_parameters;
    },
    get validateBody() {
      return suppressions().suppressions_create_body;
    },
    call: (services, caller, input) => services.suppressions.create(caller, input),
  },
  {
    id: "suppressions.delete",
    method: "delete",
    path: "/v1/notifications/suppressions/{id}",
    permission: "emails:send",
    reads: "emails:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return suppressions().suppressions_delete_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.suppressions.delete(caller, input),
  },
  {
    id: "system.openapi",
    method: "get",
    path: "/v1/openapi.json",
    permission: null,
    reads: null,
    access: "public",
    rateLimit: "read",
    status: 200,
    result: "document",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return system().system_openapi_parameters;
    },
    validateBody: null,
    call: (services, visitor, input) => services.system.openapi(visitor, input),
  },
  {
    id: "opportunities.list",
    method: "get",
    path: "/v1/opportunities",
    permission: "opportunities:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "updated_at",
      "probability",
      "status",
      "weighted_amount",
      "closed_at",
      "stage_changed_at",
      "name",
      "amount",
      "currency",
      "expected_close_date",
      "lost_reason",
      "next_step",
      "source",
      "custom_fields.<key>"
    ],
    selection: {
      types: [
        "opportunity"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "q",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "pipeline_id",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "stage",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "status",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "owner_id",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "company_id",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "contact_id",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "tag",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "amount_min",
        in: "query",
        required: false,
        type: "number",
        array: false
      },
      {
        name: "amount_max",
        in: "query",
        required: false,
        type: "number",
        array: false
      },
      {
        name: "expected_close_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "expected_close_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "include_deleted",
        in: "query",
        required: false,
        type: "boolean",
        array: false,
        default: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "include",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return opportunities().opportunities_list_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.opportunities.list(caller, input),
  },
  {
    id: "opportunities.create",
    method: "post",
    path: "/v1/opportunities",
    permission: "opportunities:write",
    reads: "opportunities:read",
    access: "any",
    rateLimit: "write",
    status: 201,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return opportunities().opportunities_create_parameters;
    },
    get validateBody() {
      return opportunities().opportunities_create_body;
    },
    call: (services, caller, input) => services.opportunities.create(caller, input),
  },
  {
    id: "opportunities.aggregate",
    method: "post",
    path: "/v1/opportunities/aggregate",
    permission: "opportunities:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "described",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return opportunities().opportunities_aggregate_parameters;
    },
    get validateBody() {
      return opportunities().opportunities_aggregate_body;
    },
    call: (services, caller, input) => services.opportunities.aggregate(caller, input),
  },
  {
    id: "opportunities.batch",
    method: "post",
    path: "/v1/opportunities/batch",
    permission: "opportunities:write",
    reads: "opportunities:read",
    access: "any",
    rateLimit: "heavy_write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return opportunities().opportunities_batch_parameters;
    },
    get validateBody() {
      return opportunities().opportunities_batch_body;
    },
    call: (services, caller, input) => services.opportunities.batch(caller, input),
  },
  {
    id: "opportunities.search",
    method: "post",
    path: "/v1/opportunities/search",
    permission: "opportunities:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [
      "created_at",
      "updated_at",
      "probability",
      "status",
      "weighted_amount",
      "closed_at",
      "stage_changed_at",
      "name",
      "amount",
      "currency",
      "expected_close_date",
      "lost_reason",
      "next_step",
      "source",
      "custom_fields.<key>"
    ],
    selection: {
      types: [
        "opportunity"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [],
    get validateParameters() {
      return opportunities().opportunities_search_parameters;
    },
    get validateBody() {
      return opportunities().opportunities_search_body;
    },
    call: (services, caller, input) => services.opportunities.search(caller, input),
  },
  {
    id: "opportunities.get",
    method: "get",
    path: "/v1/opportunities/{id}",
    permission: "opportunities:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: {
      types: [
        "opportunity"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "include",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      }
    ],
    get validateParameters() {
      return opportunities().opportunities_get_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.opportunities.get(caller, input),
  },
  {
    id: "opportunities.update",
    method: "put",
    path: "/v1/opportunities/{id}",
    permission: "opportunities:write",
    reads: "opportunities:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return opportunities().opportunities_update_parameters;
    },
    get validateBody() {
      return opportunities().opportunities_update_body;
    },
    sentBack: {
      fields: ["id","status","weighted_amount","closed_at","stage_changed_at","version","created_at","updated_at","created_by","updated_by","deleted_at","related"],
      madeAtRead: ["related"],
      read: (services, caller, { id }) => services.opportunities.get(caller, { id }),
    },
    call: (services, caller, input) => services.opportunities.update(caller, input),
  },
  {
    id: "opportunities.delete",
    method: "delete",
    path: "/v1/opportunities/{id}",
    permission: "opportunities:delete",
    reads: "opportunities:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return opportunities().opportunities_delete_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.opportunities.delete(caller, input),
  },
  {
    id: "opportunities.activity",
    method: "get",
    path: "/v1/opportunities/{id}/activity",
    permission: "opportunities:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "type",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "since",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "until",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return opportunities().opportunities_activity_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.opportunities.activity(caller, input),
  },
  {
    id: "opportunities.lineItems",
    method: "get",
    path: "/v1/opportunities/{id}/line-items",
    permission: "opportunities:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "position",
      "created_at",
      "updated_at",
      "amount",
      "name",
      "quantity",
      "unit_price",
      "discount_percent"
    ],
    selection: {
      types: [
        "line_item"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "include",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "position"
      }
    ],
    get validateParameters() {
      return opportunities().opportunities_lineItems_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.opportunities.lineItems(caller, input),
  },
  {
    id: "opportunities.restore",
    method: "post",
    path: "/v1/opportunities/{id}/restore",
    permission: "opportunities:write",
    reads: "opportunities:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return opportunities().opportunities_restore_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.opportunities.restore(caller, input),
  },
  {
    id: "organization.get",
    method: "get",
    path: "/v1/organization",
    permission: "organization:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: {
      types: [],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      }
    ],
    get validateParameters() {
      return organization().organization_get_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.organization.get(caller, input),
  },
  {
    id: "organization.update",
    method: "put",
    path: "/v1/organization",
    permission: "organization:manage",
    reads: "organization:read",
    access: "session",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [],
      link: null
    },
    bodyLimit: 1048576,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return organization().organization_update_parameters;
    },
    get validateBody() {
      return organization().organization_update_body;
    },
    sentBack: {
      fields: ["id","slug","plan","data_region","two_factor_policy","quotas","deletion","version","created_at","updated_at","created_by","updated_by","deleted_at"],
      madeAtRead: [],
      read: (services, caller, {  }) => services.organization.get(caller, {  }),
    },
    call: (services, caller, input) => services.organization.update(caller, input),
  },
  {
    id: "organization.requestDeletion",
    method: "post",
    path: "/v1/organization/deletion",
    permission: "organization:manage",
    reads: null,
    access: "session",
    rateLimit: "sensitive",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: {
      inputs: [],
      link: null
    },
    bodyLimit: 16384,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    reauthenticate: true,
    get validateParameters() {
      return organization().organization_requestDeletion_parameters;
    },
    get validateBody() {
      return organization().organization_requestDeletion_body;
    },
    call: (services, caller, input) => services.organization.requestDeletion(caller, input),
  },
  {
    id: "organization.cancelDeletion",
    method: "delete",
    path: "/v1/organization/deletion",
    permission: "organization:manage",
    reads: "organization:read",
    access: "session",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: {
      inputs: [],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return organization().organization_cancelDeletion_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.organization.cancelDeletion(caller, input),
  },
  {
    id: "organization.previewRetention",
    method: "get",
    path: "/v1/organization/retention-preview",
    permission: "organization:manage",
    reads: null,
    access: "session",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "messages_days",
        in: "query",
        required: false,
        type: "integer",
        array: false
      },
      {
        name: "attachments_days",
        in: "query",
        required: false,
        type: "integer",
        array: false
      },
      {
        name: "timelines_days",
        in: "query",
        required: false,
        type: "integer",
        array: false
      },
      {
        name: "tasks_days",
        in: "query",
        required: false,
        type: "integer",
        array: false
      },
      {
        name: "deleted_days",
        in: "query",
        required: false,
        type: "integer",
        array: false
      }
    ],
    get validateParameters() {
      return organization().organization_previewRetention_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.organization.previewRetention(caller, input),
  },
  {
    id: "organization.updateTwoFactorPolicy",
    method: "put",
    path: "/v1/organization/two-factor-policy",
    permission: "identity:manage",
    reads: "organization:read",
    access: "session",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: {
      inputs: [],
      link: null
    },
    bodyLimit: 16384,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    reauthenticate: true,
    get validateParameters() {
      return organization().organization_updateTwoFactorPolicy_parameters;
    },
    get validateBody() {
      return organization().organization_updateTwoFactorPolicy_body;
    },
    call: (services, caller, input) => services.organization.updateTwoFactorPolicy(caller, input),
  },
  {
    id: "password.change",
    method: "post",
    path: "/v1/password/change",
    permission: null,
    reads: null,
    access: "session",
    rateLimit: "sensitive",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: null,
    bodyLimit: 16384,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return password().password_change_parameters;
    },
    get validateBody() {
      return password().password_change_body;
    },
    call: (services, caller, input) => services.password.change(caller, input),
  },
  {
    id: "password.forgot",
    method: "post",
    path: "/v1/password/forgot",
    permission: null,
    reads: null,
    access: "public",
    rateLimit: "sensitive",
    status: 202,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 16384,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return password().password_forgot_parameters;
    },
    get validateBody() {
      return password().password_forgot_body;
    },
    call: (services, visitor, input) => services.password.forgot(visitor, input),
  },
  {
    id: "password.reset",
    method: "post",
    path: "/v1/password/reset",
    permission: null,
    reads: null,
    access: "public",
    rateLimit: "sensitive",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 16384,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return password().password_reset_parameters;
    },
    get validateBody() {
      return password().password_reset_body;
    },
    call: (services, visitor, input) => services.password.reset(visitor, input),
  },
  {
    id: "pipelines.list",
    method: "get",
    path: "/v1/pipelines",
    permission: "opportunities:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "updated_at",
      "name",
      "position"
    ],
    selection: {
      types: [
        "pipeline"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return pipelines().pipelines_list_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.pipelines.list(caller, input),
  },
  {
    id: "pipelines.create",
    method: "post",
    path: "/v1/pipelines",
    permission: "organization:manage",
    reads: "opportunities:read",
    access: "any",
    rateLimit: "write",
    status: 201,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 524288,
    bodyValues: 512,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return pipelines().pipelines_create_parameters;
    },
    get validateBody() {
      return pipelines().pipelines_create_body;
    },
    call: (services, caller, input) => services.pipelines.create(caller, input),
  },
  {
    id: "pipelines.batch",
    method: "post",
    path: "/v1/pipelines/batch",
    permission: "organization:manage",
    reads: "opportunities:read",
    access: "any",
    rateLimit: "heavy_write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return pipelines().pipelines_batch_parameters;
    },
    get validateBody() {
      return pipelines().pipelines_batch_body;
    },
    call: (services, caller, input) => services.pipelines.batch(caller, input),
  },
  {
    id: "pipelines.get",
    method: "get",
    path: "/v1/pipelines/{id}",
    permission: "opportunities:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: {
      types: [
        "pipeline"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      }
    ],
    get validateParameters() {
      return pipelines().pipelines_get_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.pipelines.get(caller, input),
  },
  {
    id: "pipelines.update",
    method: "put",
    path: "/v1/pipelines/{id}",
    permission: "organization:manage",
    reads: "opportunities:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 524288,
    bodyValues: 512,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return pipelines().pipelines_update_parameters;
    },
    get validateBody() {
      return pipelines().pipelines_update_body;
    },
    sentBack: {
      fields: ["id","version","created_at","updated_at","created_by","updated_by","deleted_at"],
      madeAtRead: [],
      read: (services, caller, { id }) => services.pipelines.get(caller, { id }),
    },
    call: (services, caller, input) => services.pipelines.update(caller, input),
  },
  {
    id: "pipelines.delete",
    method: "delete",
    path: "/v1/pipelines/{id}",
    permission: "organization:manage",
    reads: "opportunities:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return pipelines().pipelines_delete_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.pipelines.delete(caller, input),
  },
  {
    id: "products.list",
    method: "get",
    path: "/v1/products",
    permission: "products:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "updated_at",
      "name",
      "code",
      "unit_price",
      "currency",
      "tax_rate",
      "unit",
      "is_active",
      "custom_fields.<key>"
    ],
    selection: {
      types: [
        "product"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "q",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "code",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "unit_price_min",
        in: "query",
        required: false,
        type: "number",
        array: false
      },
      {
        name: "unit_price_max",
        in: "query",
        required: false,
        type: "number",
        array: false
      },
      {
        name: "currency",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "is_active",
        in: "query",
        required: false,
        type: "boolean",
        array: false
      },
      {
        name: "owner_id",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "tag",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "include_deleted",
        in: "query",
        required: false,
        type: "boolean",
        array: false,
        default: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "include",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return products().products_list_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.products.list(caller, input),
  },
  {
    id: "products.create",
    method: "post",
    path: "/v1/products",
    permission: "products:write",
    reads: "products:read",
    access: "any",
    rateLimit: "write",
    status: 201,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return products().products_create_parameters;
    },
    get validateBody() {
      return products().products_create_body;
    },
    call: (services, caller, input) => services.products.create(caller, input),
  },
  {
    id: "products.aggregate",
    method: "post",
    path: "/v1/products/aggregate",
    permission: "products:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "described",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return products().products_aggregate_parameters;
    },
    get validateBody() {
      return products().products_aggregate_body;
    },
    call: (services, caller, input) => services.products.aggregate(caller, input),
  },
  {
    id: "products.batch",
    method: "post",
    path: "/v1/products/batch",
    permission: "products:write",
    reads: "products:read",
    access: "any",
    rateLimit: "heavy_write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return products().products_batch_parameters;
    },
    get validateBody() {
      return products().products_batch_body;
    },
    call: (services, caller, input) => services.products.batch(caller, input),
  },
  {
    id: "products.search",
    method: "post",
    path: "/v1/products/search",
    permission: "products:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [
      "created_at",
      "updated_at",
      "name",
      "code",
      "unit_price",
      "currency",
      "tax_rate",
      "unit",
      "is_active",
      "custom_fields.<key>"
    ],
    selection: {
      types: [
        "product"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [],
    get validateParameters() {
      return products().products_search_parameters;
    },
    get validateBody() {
      return products().products_search_body;
    },
    call: (services, caller, input) => services.products.search(caller, input),
  },
  {
    id: "products.get",
    method: "get",
    path: "/v1/products/{id}",
    permission: "products:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: {
      types: [
        "product"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "include",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      }
    ],
    get validateParameters() {
      return products().products_get_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.products.get(caller, input),
  },
  {
    id: "products.update",
    method: "put",
    path: "/v1/products/{id}",
    permission: "products:write",
    reads: "products:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return products().products_update_parameters;
    },
    get validateBody() {
      return products().products_update_body;
    },
    sentBack: {
      fields: ["id","version","created_at","updated_at","created_by","updated_by","deleted_at","related"],
      madeAtRead: ["related"],
      read: (services, caller, { id }) => services.products.get(caller, { id }),
    },
    call: (services, caller, input) => services.products.update(caller, input),
  },
  {
    id: "products.delete",
    method: "delete",
    path: "/v1/products/{id}",
    permission: "products:delete",
    reads: "products:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return products().products_delete_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.products.delete(caller, input),
  },
  {
    id: "products.purge",
    method: "post",
    path: "/v1/products/{id}/purge",
    permission: "products:delete",
    reads: "products:read",
    access: "any",
    rateLimit: "heavy_write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: true,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    reauthenticate: true,
    get validateParameters() {
      return products().products_purge_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.products.purge(caller, input),
  },
  {
    id: "products.restore",
    method: "post",
    path: "/v1/products/{id}/restore",
    permission: "products:write",
    reads: "products:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return products().products_restore_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.products.restore(caller, input),
  },
  {
    id: "bookingPage.booking",
    method: "get",
    path: "/v1/public/bookings/{token}",
    permission: null,
    reads: null,
    access: "public",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "token",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return bookingPage().bookingPage_booking_parameters;
    },
    validateBody: null,
    call: (services, visitor, input) => services.bookingPage.booking(visitor, input),
  },
  {
    id: "bookingPage.calendar",
    method: "get",
    path: "/v1/public/bookings/{token}/calendar",
    permission: null,
    reads: null,
    access: "public",
    rateLimit: "read",
    status: 200,
    result: "download",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "token",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return bookingPage().bookingPage_calendar_parameters;
    },
    validateBody: null,
    call: (services, visitor, input) => services.bookingPage.calendar(visitor, input),
  },
  {
    id: "bookingPage.cancel",
    method: "post",
    path: "/v1/public/bookings/{token}/cancel",
    permission: null,
    reads: null,
    access: "public",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "token"
      ],
      link: "booking"
    },
    bodyLimit: 16384,
    bodyValues: 500,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "token",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return bookingPage().bookingPage_cancel_parameters;
    },
    get validateBody() {
      return bookingPage().bookingPage_cancel_body;
    },
    call: (services, visitor, input) => services.bookingPage.cancel(visitor, input),
  },
  {
    id: "bookingPage.confirm",
    method: "post",
    path: "/v1/public/bookings/{token}/confirm",
    permission: null,
    reads: null,
    access: "public",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "token",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return bookingPage().bookingPage_confirm_parameters;
    },
    validateBody: null,
    call: (services, visitor, input) => services.bookingPage.confirm(visitor, input),
  },
  {
    id: "bookingPage.receipt",
    method: "get",
    path: "/v1/public/bookings/{token}/receipt",
    permission: null,
    reads: null,
    access: "public",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "token",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return bookingPage().bookingPage_receipt_parameters;
    },
    validateBody: null,
    call: (services, visitor, input) => services.bookingPage.receipt(visitor, input),
  },
  {
    id: "bookingPage.reschedule",
    method: "post",
    path: "/v1/public/bookings/{token}/reschedule",
    permission: null,
    reads: null,
    access: "public",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "token"
      ],
      link: "booking"
    },
    bodyLimit: 32768,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "token",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return bookingPage().bookingPage_reschedule_parameters;
    },
    get validateBody() {
      return bookingPage().bookingPage_reschedule_body;
    },
    call: (services, visitor, input) => services.bookingPage.reschedule(visitor, input),
  },
  {
    id: "bookingPage.respond",
    method: "post",
    path: "/v1/public/bookings/{token}/respond",
    permission: null,
    reads: null,
    access: "public",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 16384,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "token",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return bookingPage().bookingPage_respond_parameters;
    },
    get validateBody() {
      return bookingPage().bookingPage_respond_body;
    },
    call: (services, visitor, input) => services.bookingPage.respond(visitor, input),
  },
  {
    id: "bookingPage.newSlots",
    method: "get",
    path: "/v1/public/bookings/{token}/slots",
    permission: null,
    reads: null,
    access: "public",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "token",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "from",
        in: "query",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "to",
        in: "query",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "timezone",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "duration_minutes",
        in: "query",
        required: false,
        type: "integer",
        array: false
      }
    ],
    get validateParameters() {
      return bookingPage().bookingPage_newSlots_parameters;
    },
    validateBody: null,
    call: (services, visitor, input) => services.bookingPage.newSlots(visitor, input),
  },
  {
    id: "hostDecisions.get",
    method: "get",
    path: "/v1/public/host-decisions/{token}",
    permission: null,
    reads: null,
    access: "public",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "token",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return hostDecisions().hostDecisions_get_parameters;
    },
    validateBody: null,
    call: (services, visitor, input) => services.hostDecisions.get(visitor, input),
  },
  {
    id: "hostDecisions.cancel",
    method: "post",
    path: "/v1/public/host-decisions/{token}/cancel",
    permission: null,
    reads: null,
    access: "public",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "token"
      ],
      link: "host_decision"
    },
    bodyLimit: 16384,
    bodyValues: 500,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "token",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return hostDecisions().hostDecisions_cancel_parameters;
    },
    get validateBody() {
      return hostDecisions().hostDecisions_cancel_body;
    },
    call: (services, visitor, input) => services.hostDecisions.cancel(visitor, input),
  },
  {
    id: "hostDecisions.confirm",
    method: "post",
    path: "/v1/public/host-decisions/{token}/confirm",
    permission: null,
    reads: null,
    access: "public",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "token"
      ],
      link: "host_decision"
    },
    bodyLimit: 16384,
    bodyValues: 500,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "token",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return hostDecisions().hostDecisions_confirm_parameters;
    },
    get validateBody() {
      return hostDecisions().hostDecisions_confirm_body;
    },
    call: (services, visitor, input) => services.hostDecisions.confirm(visitor, input),
  },
  {
    id: "hostDecisions.decline",
    method: "post",
    path: "/v1/public/host-decisions/{token}/decline",
    permission: null,
    reads: null,
    access: "public",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "token"
      ],
      link: "host_decision"
    },
    bodyLimit: 32768,
    bodyValues: 500,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "token",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return hostDecisions().hostDecisions_decline_parameters;
    },
    get validateBody() {
      return hostDecisions().hostDecisions_decline_body;
    },
    call: (services, visitor, input) => services.hostDecisions.decline(visitor, input),
  },
  {
    id: "hostDecisions.reschedule",
    method: "post",
    path: "/v1/public/host-decisions/{token}/reschedule",
    permission: null,
    reads: null,
    access: "public",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "token"
      ],
      link: "host_decision"
    },
    bodyLimit: 32768,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "token",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return hostDecisions().hostDecisions_reschedule_parameters;
    },
    get validateBody() {
      return hostDecisions().hostDecisions_reschedule_body;
    },
    call: (services, visitor, input) => services.hostDecisions.reschedule(visitor, input),
  },
  {
    id: "hostDecisions.slots",
    method: "get",
    path: "/v1/public/host-decisions/{token}/slots",
    permission: null,
    reads: null,
    access: "public",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "token",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "from",
        in: "query",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "to",
        in: "query",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "timezone",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "duration_minutes",
        in: "query",
        required: false,
        type: "integer",
        array: false
      }
    ],
    get validateParameters() {
      return hostDecisions().hostDecisions_slots_parameters;
    },
    validateBody: null,
    call: (services, visitor, input) => services.hostDecisions.slots(visitor, input),
  },
  {
    id: "formPage.get",
    method: "get",
    path: "/v1/public/organizations/{organization_slug}/forms/{form_slug}",
    permission: null,
    reads: null,
    access: "public",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "organization_slug",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "form_slug",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return formPage().formPage_get_parameters;
    },
    validateBody: null,
    call: (services, visitor, input) => services.formPage.get(visitor, input),
  },
  {
    id: "formPage.submit",
    method: "post",
    path: "/v1/public/organizations/{organization_slug}/forms/{form_slug}/submissions",
    permission: null,
    reads: null,
    access: "public",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "organization_slug",
        "email"
      ],
      link: null
    },
    bodyLimit: 65536,
    bodyValues: 8192,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "organization_slug",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "form_slug",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return formPage().formPage_submit_parameters;
    },
    get validateBody() {
      return formPage().formPage_submit_body;
    },
    call: (services, visitor, input) => services.formPage.submit(visitor, input),
  },
  {
    id: "preferences.get",
    method: "get",
    path: "/v1/public/preferences/{token}",
    permission: null,
    reads: null,
    access: "public",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "token",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return preferences().preferences_get_parameters;
    },
    validateBody: null,
    call: (services, visitor, input) => services.preferences.get(visitor, input),
  },
  {
    id: "preferences.update",
    method: "put",
    path: "/v1/public/preferences/{token}",
    permission: null,
    reads: null,
    access: "public",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "token"
      ],
      link: null
    },
    bodyLimit: 65536,
    bodyValues: 1024,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "token",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return preferences().preferences_update_parameters;
    },
    get validateBody() {
      return preferences().preferences_update_body;
    },
    call: (services, visitor, input) => services.preferences.update(visitor, input),
  },
  {
    id: "teamPage.get",
    method: "get",
    path: "/v1/public/teams/{organization_slug}/event-types/{event_slug}",
    permission: null,
    reads: null,
    access: "public",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "organization_slug",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "event_slug",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return teamPage().teamPage_get_parameters;
    },
    validateBody: null,
    call: (services, visitor, input) => services.teamPage.get(visitor, input),
  },
  {
    id: "teamPage.book",
    method: "post",
    path: "/v1/public/teams/{organization_slug}/event-types/{event_slug}/events",
    permission: null,
    reads: null,
    access: "public",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "organization_slug",
        "event_slug"
      ],
      link: null
    },
    bodyLimit: 262144,
    bodyValues: 4096,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "organization_slug",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "event_slug",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return teamPage().teamPage_book_parameters;
    },
    get validateBody() {
      return teamPage().teamPage_book_body;
    },
    call: (services, visitor, input) => services.teamPage.book(visitor, input),
  },
  {
    id: "teamPage.slots",
    method: "get",
    path: "/v1/public/teams/{organization_slug}/event-types/{event_slug}/slots",
    permission: null,
    reads: null,
    access: "public",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "organization_slug",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "event_slug",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "from",
        in: "query",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "to",
        in: "query",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "timezone",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "duration_minutes",
        in: "query",
        required: false,
        type: "integer",
        array: false
      }
    ],
    get validateParameters() {
      return teamPage().teamPage_slots_parameters;
    },
    validateBody: null,
    call: (services, visitor, input) => services.teamPage.slots(visitor, input),
  },
  {
    id: "bookingPage.eventTypes",
    method: "get",
    path: "/v1/public/{booking_slug}",
    permission: null,
    reads: null,
    access: "public",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "booking_slug",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return bookingPage().bookingPage_eventTypes_parameters;
    },
    validateBody: null,
    call: (services, visitor, input) => services.bookingPage.eventTypes(visitor, input),
  },
  {
    id: "bookingPage.get",
    method: "get",
    path: "/v1/public/{booking_slug}/{event_slug}",
    permission: null,
    reads: null,
    access: "public",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "booking_slug",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "event_slug",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return bookingPage().bookingPage_get_parameters;
    },
    validateBody: null,
    call: (services, visitor, input) => services.bookingPage.get(visitor, input),
  },
  {
    id: "bookingPage.book",
    method: "post",
    path: "/v1/public/{booking_slug}/{event_slug}/events",
    permission: null,
    reads: null,
    access: "public",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "booking_slug",
        "event_slug",
        "start_at/8"
      ],
      link: null
    },
    bodyLimit: 262144,
    bodyValues: 4096,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "booking_slug",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "event_slug",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return bookingPage().bookingPage_book_parameters;
    },
    get validateBody() {
      return bookingPage().bookingPage_book_body;
    },
    call: (services, visitor, input) => services.bookingPage.book(visitor, input),
  },
  {
    id: "bookingPage.slots",
    method: "get",
    path: "/v1/public/{booking_slug}/{event_slug}/slots",
    permission: null,
    reads: null,
    access: "public",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "booking_slug",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "event_slug",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "from",
        in: "query",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "to",
        in: "query",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "timezone",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "duration_minutes",
        in: "query",
        required: false,
        type: "integer",
        array: false
      }
    ],
    get validateParameters() {
      return bookingPage().bookingPage_slots_parameters;
    },
    validateBody: null,
    call: (services, visitor, input) => services.bookingPage.slots(visitor, input),
  },
  {
    id: "roles.list",
    method: "get",
    path: "/v1/roles",
    permission: "members:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "updated_at",
      "name"
    ],
    selection: {
      types: [],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return roles().roles_list_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.roles.list(caller, input),
  },
  {
    id: "roles.create",
    method: "post",
    path: "/v1/roles",
    permission: "members:manage",
    reads: "members:read",
    access: "session",
    rateLimit: "write",
    status: 201,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: null,
    bodyLimit: 65536,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return roles().roles_create_parameters;
    },
    get validateBody() {
      return roles().roles_create_body;
    },
    call: (services, caller, input) => services.roles.create(caller, input),
  },
  {
    id: "roles.get",
    method: "get",
    path: "/v1/roles/{id}",
    permission: "members:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: {
      types: [],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      }
    ],
    get validateParameters() {
      return roles().roles_get_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.roles.get(caller, input),
  },
  {
    id: "roles.update",
    method: "put",
    path: "/v1/roles/{id}",
    permission: "members:manage",
    reads: "members:read",
    access: "session",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 131072,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return roles().roles_update_parameters;
    },
    get validateBody() {
      return roles().roles_update_body;
    },
    sentBack: {
      fields: ["id","built_in","version","created_at","updated_at","created_by","updated_by","deleted_at"],
      madeAtRead: [],
      read: (services, caller, { id }) => services.roles.get(caller, { id }),
    },
    call: (services, caller, input) => services.roles.update(caller, input),
  },
  {
    id: "roles.delete",
    method: "delete",
    path: "/v1/roles/{id}",
    permission: "members:manage",
    reads: "members:read",
    access: "session",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return roles().roles_delete_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.roles.delete(caller, input),
  },
  {
    id: "schedules.list",
    method: "get",
    path: "/v1/schedules",
    permission: "booking:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "updated_at",
      "name"
    ],
    selection: {
      types: [
        "schedule"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "user_id",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "include_deleted",
        in: "query",
        required: false,
        type: "boolean",
        array: false,
        default: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "include",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return schedules().schedules_list_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.schedules.list(caller, input),
  },
  {
    id: "schedules.create",
    method: "post",
    path: "/v1/schedules",
    permission: "booking:write",
    reads: "booking:read",
    access: "any",
    rateLimit: "write",
    status: 201,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return schedules().schedules_create_parameters;
    },
    get validateBody() {
      return schedules().schedules_create_body;
    },
    call: (services, caller, input) => services.schedules.create(caller, input),
  },
  {
    id: "schedules.batch",
    method: "post",
    path: "/v1/schedules/batch",
    permission: "booking:write",
    reads: "booking:read",
    access: "any",
    rateLimit: "heavy_write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return schedules().schedules_batch_parameters;
    },
    get validateBody() {
      return schedules().schedules_batch_body;
    },
    call: (services, caller, input) => services.schedules.batch(caller, input),
  },
  {
    id: "schedules.get",
    method: "get",
    path: "/v1/schedules/{id}",
    permission: "booking:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: {
      types: [
        "schedule"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "include",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      }
    ],
    get validateParameters() {
      return schedules().schedules_get_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.schedules.get(caller, input),
  },
  {
    id: "schedules.update",
    method: "put",
    path: "/v1/schedules/{id}",
    permission: "booking:write",
    reads: "booking:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return schedules().schedules_update_parameters;
    },
    get validateBody() {
      return schedules().schedules_update_body;
    },
    sentBack: {
      fields: ["id","user_id","version","created_at","updated_at","created_by","updated_by","deleted_at","related"],
      madeAtRead: ["related"],
      read: (services, caller, { id }) => services.schedules.get(caller, { id }),
    },
    call: (services, caller, input) => services.schedules.update(caller, input),
  },
  {
    id: "schedules.delete",
    method: "delete",
    path: "/v1/schedules/{id}",
    permission: "booking:write",
    reads: "booking:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return schedules().schedules_delete_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.schedules.delete(caller, input),
  },
  {
    id: "schedules.restore",
    method: "post",
    path: "/v1/schedules/{id}/restore",
    permission: "booking:write",
    reads: "booking:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return schedules().schedules_restore_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.schedules.restore(caller, input),
  },
  {
    id: "scimToken.get",
    method: "get",
    path: "/v1/scim-token",
    permission: "identity:manage",
    reads: null,
    access: "session",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return scimToken().scimToken_get_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.scimToken.get(caller, input),
  },
  {
    id: "scimToken.create",
    method: "post",
    path: "/v1/scim-token",
    permission: "identity:manage",
    reads: null,
    access: "session",
    rateLimit: "sensitive",
    status: 201,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: true,
    forbidsSupportSession: true,
    session: null,
    serializeBy: {
      inputs: [],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [],
    reauthenticate: true,
    get validateParameters() {
      return scimToken().scimToken_create_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.scimToken.create(caller, input),
  },
  {
    id: "scimToken.delete",
    method: "delete",
    path: "/v1/scim-token",
    permission: "identity:manage",
    reads: null,
    access: "session",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: {
      inputs: [],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [],
    reauthenticate: true,
    get validateParameters() {
      return scimToken().scimToken_delete_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.scimToken.delete(caller, input),
  },
  {
    id: "search.find",
    method: "get",
    path: "/v1/search",
    permission: null,
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "q",
        in: "query",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "record_types",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      }
    ],
    get validateParameters() {
      return search().search_find_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.search.find(caller, input),
  },
  {
    id: "segments.list",
    method: "get",
    path: "/v1/segments",
    permission: "segments:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "updated_at",
      "name"
    ],
    selection: {
      types: [
        "segment"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "q",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "entity_type",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "kind",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "include_deleted",
        in: "query",
        required: false,
        type: "boolean",
        array: false,
        default: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return segments().segments_list_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.segments.list(caller, input),
  },
  {
    id: "segments.create",
    method: "post",
    path: "/v1/segments",
    permission: "segments:write",
    reads: "segments:read",
    access: "any",
    rateLimit: "write",
    status: 201,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return segments().segments_create_parameters;
    },
    get validateBody() {
      return segments().segments_create_body;
    },
    call: (services, caller, input) => services.segments.create(caller, input),
  },
  {
    id: "segments.aggregate",
    method: "post",
    path: "/v1/segments/aggregate",
    permission: "segments:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "described",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return segments().segments_aggregate_parameters;
    },
    get validateBody() {
      return segments().segments_aggregate_body;
    },
    call: (services, caller, input) => services.segments.aggregate(caller, input),
  },
  {
    id: "segments.batch",
    method: "post",
    path: "/v1/segments/batch",
    permission: "segments:write",
    reads: "segments:read",
    access: "any",
    rateLimit: "heavy_write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return segments().segments_batch_parameters;
    },
    get validateBody() {
      return segments().segments_batch_body;
    },
    call: (services, caller, input) => services.segments.batch(caller, input),
  },
  {
    id: "segments.preview",
    method: "post",
    path: "/v1/segments/preview",
    permission: "entities:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return segments().segments_preview_parameters;
    },
    get validateBody() {
      return segments().segments_preview_body;
    },
    call: (services, caller, input) => services.segments.preview(caller, input),
  },
  {
    id: "segments.search",
    method: "post",
    path: "/v1/segments/search",
    permission: "segments:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [
      "created_at",
      "updated_at",
      "name"
    ],
    selection: {
      types: [
        "segment"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [],
    get validateParameters() {
      return segments().segments_search_parameters;
    },
    get validateBody() {
      return segments().segments_search_body;
    },
    call: (services, caller, input) => services.segments.search(caller, input),
  },
  {
    id: "segments.get",
    method: "get",
    path: "/v1/segments/{id}",
    permission: "segments:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: {
      types: [
        "segment"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      }
    ],
    get validateParameters() {
      return segments().segments_get_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.segments.get(caller, input),
  },
  {
    id: "segments.update",
    method: "put",
    path: "/v1/segments/{id}",
    permission: "segments:write",
    reads: "segments:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return segments().segments_update_parameters;
    },
    get validateBody() {
      return segments().segments_update_body;
    },
    sentBack: {
      fields: ["id","entity_type","kind","member_count","evaluated_at","version","created_at","updated_at","created_by","updated_by","deleted_at"],
      madeAtRead: ["evaluated_at"],
      read: (services, caller, { id }) => services.segments.get(caller, { id }),
    },
    call: (services, caller, input) => services.segments.update(caller, input),
  },
  {
    id: "segments.delete",
    method: "delete",
    path: "/v1/segments/{id}",
    permission: "segments:delete",
    reads: "segments:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return segments().segments_delete_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.segments.delete(caller, input),
  },
  {
    id: "segments.freeze",
    method: "post",
    path: "/v1/segments/{id}/freeze",
    permission: "segments:write",
    reads: "segments:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return segments().segments_freeze_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.segments.freeze(caller, input),
  },
  {
    id: "segments.members",
    method: "get",
    path: "/v1/segments/{id}/members",
    permission: "entities:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "updated_at",
      "entity_type",
      "full_name",
      "lifecycle_stage_changed_at",
      "email_consent_at",
      "email_deliverability",
      "last_activity_at",
      "phone",
      "website",
      "linkedin_url",
      "lifecycle_stage",
      "lead_score",
      "first_name",
      "last_name",
      "email",
      "mobile",
      "job_title",
      "department",
      "lead_status",
      "source",
      "email_consent",
      "do_not_call",
      "timezone",
      "locale",
      "avatar_url",
      "birthday",
      "name",
      "domain",
      "type",
      "industry",
      "employee_count",
      "annual_revenue",
      "currency",
      "registration_number",
      "vat_number",
      "custom_fields.<key>"
    ],
    selection: {
      types: [
        "contact",
        "company"
      ],
      tag: "entity_type",
      always: [
        "id",
        "entity_type",
        "version"
      ]
    },
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "include",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return segments().segments_members_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.segments.members(caller, input),
  },
  {
    id: "segments.addMembers",
    method: "post",
    path: "/v1/segments/{id}/members",
    permission: "segments:write",
    reads: "segments:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 1048576,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return segments().segments_addMembers_parameters;
    },
    get validateBody() {
      return segments().segments_addMembers_body;
    },
    call: (services, caller, input) => services.segments.addMembers(caller, input),
  },
  {
    id: "segments.removeMember",
    method: "delete",
    path: "/v1/segments/{id}/members/{entity_id}",
    permission: "segments:write",
    reads: "segments:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "entity_id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return segments().segments_removeMember_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.segments.removeMember(caller, input),
  },
  {
    id: "segments.restore",
    method: "post",
    path: "/v1/segments/{id}/restore",
    permission: "segments:write",
    reads: "segments:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return segments().segments_restore_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.segments.restore(caller, input),
  },
  {
    id: "session.create",
    method: "post",
    path: "/v1/session",
    permission: null,
    reads: null,
    access: "public",
    rateLimit: "sensitive",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: true,
    forbidsSupportSession: false,
    session: "start",
    serializeBy: null,
    bodyLimit: 16384,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return session().session_create_parameters;
    },
    get validateBody() {
      return session().session_create_body;
    },
    call: (services, visitor, input) => services.session.create(visitor, input),
  },
  {
    id: "session.delete",
    method: "delete",
    path: "/v1/session",
    permission: null,
    reads: null,
    access: "session",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: "end",
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [],
    secondFactorEnrollment: true,
    get validateParameters() {
      return session().session_delete_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.session.delete(caller, input),
  },
  {
    id: "session.confirm",
    method: "post",
    path: "/v1/session/confirm",
    permission: null,
    reads: null,
    access: "session",
    rateLimit: "sensitive",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    secondFactorEnrollment: true,
    get validateParameters() {
      return session().session_confirm_parameters;
    },
    get validateBody() {
      return session().session_confirm_body;
    },
    call: (services, caller, input) => services.session.confirm(caller, input),
  },
  {
    id: "session.createWithPasskey",
    method: "post",
    path: "/v1/session/passkey",
    permission: null,
    reads: null,
    access: "public",
    rateLimit: "sensitive",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: true,
    forbidsSupportSession: false,
    session: "start",
    serializeBy: null,
    bodyLimit: 65536,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return session().session_createWithPasskey_parameters;
    },
    get validateBody() {
      return session().session_createWithPasskey_body;
    },
    call: (services, visitor, input) => services.session.createWithPasskey(visitor, input),
  },
  {
    id: "session.passkeyOptions",
    method: "post",
    path: "/v1/session/passkey/options",
    permission: null,
    reads: null,
    access: "public",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 16384,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return session().session_passkeyOptions_parameters;
    },
    get validateBody() {
      return session().session_passkeyOptions_body;
    },
    call: (services, visitor, input) => services.session.passkeyOptions(visitor, input),
  },
  {
    id: "session.verify",
    method: "post",
    path: "/v1/session/second-factor",
    permission: null,
    reads: null,
    access: "public",
    rateLimit: "sensitive",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: true,
    forbidsSupportSession: false,
    session: "start",
    serializeBy: null,
    bodyLimit: 65536,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return session().session_verify_parameters;
    },
    get validateBody() {
      return session().session_verify_body;
    },
    call: (services, visitor, input) => services.session.verify(visitor, input),
  },
  {
    id: "session.list",
    method: "get",
    path: "/v1/sessions",
    permission: null,
    reads: null,
    access: "session",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      }
    ],
    secondFactorEnrollment: true,
    get validateParameters() {
      return session().session_list_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.session.list(caller, input),
  },
  {
    id: "session.endOthers",
    method: "delete",
    path: "/v1/sessions",
    permission: null,
    reads: null,
    access: "session",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [],
    secondFactorEnrollment: true,
    get validateParameters() {
      return session().session_endOthers_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.session.endOthers(caller, input),
  },
  {
    id: "session.end",
    method: "delete",
    path: "/v1/sessions/{id}",
    permission: null,
    reads: null,
    access: "session",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    secondFactorEnrollment: true,
    get validateParameters() {
      return session().session_end_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.session.end(caller, input),
  },
  {
    id: "signInSettings.get",
    method: "get",
    path: "/v1/sign-in-settings",
    permission: "identity:manage",
    reads: null,
    access: "session",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return signInSettings().signInSettings_get_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.signInSettings.get(caller, input),
  },
  {
    id: "tasks.list",
    method: "get",
    path: "/v1/tasks",
    permission: "tasks:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "updated_at",
      "title",
      "type",
      "status",
      "priority",
      "due_at",
      "reminder_at",
      "completed_at",
      "custom_fields.<key>"
    ],
    selection: {
      types: [
        "task"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "q",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "type",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "status",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "priority",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "due_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "due_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "assignee_id",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "tag",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "overdue",
        in: "query",
        required: false,
        type: "boolean",
        array: false
      },
      {
        name: "record_type",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "record_id",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "include_deleted",
        in: "query",
        required: false,
        type: "boolean",
        array: false,
        default: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "include",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return tasks().tasks_list_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.tasks.list(caller, input),
  },
  {
    id: "tasks.create",
    method: "post",
    path: "/v1/tasks",
    permission: "tasks:write",
    reads: "tasks:read",
    access: "any",
    rateLimit: "write",
    status: 201,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return tasks().tasks_create_parameters;
    },
    get validateBody() {
      return tasks().tasks_create_body;
    },
    call: (services, caller, input) => services.tasks.create(caller, input),
  },
  {
    id: "tasks.aggregate",
    method: "post",
    path: "/v1/tasks/aggregate",
    permission: "tasks:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "described",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return tasks().tasks_aggregate_parameters;
    },
    get validateBody() {
      return tasks().tasks_aggregate_body;
    },
    call: (services, caller, input) => services.tasks.aggregate(caller, input),
  },
  {
    id: "tasks.batch",
    method: "post",
    path: "/v1/tasks/batch",
    permission: "tasks:write",
    reads: "tasks:read",
    access: "any",
    rateLimit: "heavy_write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return tasks().tasks_batch_parameters;
    },
    get validateBody() {
      return tasks().tasks_batch_body;
    },
    call: (services, caller, input) => services.tasks.batch(caller, input),
  },
  {
    id: "tasks.search",
    method: "post",
    path: "/v1/tasks/search",
    permission: "tasks:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [
      "created_at",
      "updated_at",
      "title",
      "type",
      "status",
      "priority",
      "due_at",
      "reminder_at",
      "completed_at",
      "custom_fields.<key>"
    ],
    selection: {
      types: [
        "task"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [],
    get validateParameters() {
      return tasks().tasks_search_parameters;
    },
    get validateBody() {
      return tasks().tasks_search_body;
    },
    call: (services, caller, input) => services.tasks.search(caller, input),
  },
  {
    id: "tasks.get",
    method: "get",
    path: "/v1/tasks/{id}",
    permission: "tasks:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: {
      types: [
        "task"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "include",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      }
    ],
    get validateParameters() {
      return tasks().tasks_get_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.tasks.get(caller, input),
  },
  {
    id: "tasks.update",
    method: "put",
    path: "/v1/tasks/{id}",
    permission: "tasks:write",
    reads: "tasks:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return tasks().tasks_update_parameters;
    },
    get validateBody() {
      return tasks().tasks_update_body;
    },
    sentBack: {
      fields: ["id","completed_at","is_overdue","version","created_at","updated_at","created_by","updated_by","deleted_at","related"],
      madeAtRead: ["related"],
      read: (services, caller, { id }) => services.tasks.get(caller, { id }),
    },
    call: (services, caller, input) => services.tasks.update(caller, input),
  },
  {
    id: "tasks.delete",
    method: "delete",
    path: "/v1/tasks/{id}",
    permission: "tasks:delete",
    reads: "tasks:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return tasks().tasks_delete_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.tasks.delete(caller, input),
  },
  {
    id: "tasks.complete",
    method: "post",
    path: "/v1/tasks/{id}/complete",
    permission: "tasks:write",
    reads: "tasks:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return tasks().tasks_complete_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.tasks.complete(caller, input),
  },
  {
    id: "tasks.restore",
    method: "post",
    path: "/v1/tasks/{id}/restore",
    permission: "tasks:write",
    reads: "tasks:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return tasks().tasks_restore_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.tasks.restore(caller, input),
  },
  {
    id: "topics.list",
    method: "get",
    path: "/v1/topics",
    permission: "campaigns:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "updated_at",
      "name",
      "name_en",
      "name_fr",
      "slug",
      "description",
      "description_en",
      "description_fr",
      "position",
      "is_public",
      "opt_in_required"
    ],
    selection: {
      types: [
        "topic"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "q",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "slug",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "is_public",
        in: "query",
        required: false,
        type: "boolean",
        array: false
      },
      {
        name: "opt_in_required",
        in: "query",
        required: false,
        type: "boolean",
        array: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "include_deleted",
        in: "query",
        required: false,
        type: "boolean",
        array: false,
        default: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return topics().topics_list_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.topics.list(caller, input),
  },
  {
    id: "topics.create",
    method: "post",
    path: "/v1/topics",
    permission: "campaigns:write",
    reads: "campaigns:read",
    access: "any",
    rateLimit: "write",
    status: 201,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 65536,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return topics().topics_create_parameters;
    },
    get validateBody() {
      return topics().topics_create_body;
    },
    call: (services, caller, input) => services.topics.create(caller, input),
  },
  {
    id: "topics.aggregate",
    method: "post",
    path: "/v1/topics/aggregate",
    permission: "campaigns:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "described",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return topics().topics_aggregate_parameters;
    },
    get validateBody() {
      return topics().topics_aggregate_body;
    },
    call: (services, caller, input) => services.topics.aggregate(caller, input),
  },
  {
    id: "topics.batch",
    method: "post",
    path: "/v1/topics/batch",
    permission: "campaigns:write",
    reads: "campaigns:read",
    access: "any",
    rateLimit: "heavy_write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 8192,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return topics().topics_batch_parameters;
    },
    get validateBody() {
      return topics().topics_batch_body;
    },
    call: (services, caller, input) => services.topics.batch(caller, input),
  },
  {
    id: "topics.search",
    method: "post",
    path: "/v1/topics/search",
    permission: "campaigns:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [
      "created_at",
      "updated_at",
      "name",
      "name_en",
      "name_fr",
      "slug",
      "description",
      "description_en",
      "description_fr",
      "position",
      "is_public",
      "opt_in_required"
    ],
    selection: {
      types: [
        "topic"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [],
    get validateParameters() {
      return topics().topics_search_parameters;
    },
    get validateBody() {
      return topics().topics_search_body;
    },
    call: (services, caller, input) => services.topics.search(caller, input),
  },
  {
    id: "topics.get",
    method: "get",
    path: "/v1/topics/{id}",
    permission: "campaigns:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: {
      types: [
        "topic"
      ],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      }
    ],
    get validateParameters() {
      return topics().topics_get_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.topics.get(caller, input),
  },
  {
    id: "topics.update",
    method: "put",
    path: "/v1/topics/{id}",
    permission: "campaigns:write",
    reads: "campaigns:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 131072,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return topics().topics_update_parameters;
    },
    get validateBody() {
      return topics().topics_update_body;
    },
    sentBack: {
      fields: ["id","version","created_at","updated_at","created_by","updated_by","deleted_at"],
      madeAtRead: [],
      read: (services, caller, { id }) => services.topics.get(caller, { id }),
    },
    call: (services, caller, input) => services.topics.update(caller, input),
  },
  {
    id: "topics.delete",
    method: "delete",
    path: "/v1/topics/{id}",
    permission: "campaigns:delete",
    reads: "campaigns:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return topics().topics_delete_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.topics.delete(caller, input),
  },
  {
    id: "topics.restore",
    method: "post",
    path: "/v1/topics/{id}/restore",
    permission: "campaigns:write",
    reads: "campaigns:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return topics().topics_restore_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.topics.restore(caller, input),
  },
  {
    id: "views.list",
    method: "get",
    path: "/v1/views",
    permission: null,
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "updated_at",
      "position",
      "name"
    ],
    selection: {
      types: [],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "record_type",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "visibility",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return views().views_list_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.views.list(caller, input),
  },
  {
    id: "views.create",
    method: "post",
    path: "/v1/views",
    permission: null,
    reads: null,
    access: "any",
    rateLimit: "write",
    status: 201,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return views().views_create_parameters;
    },
    get validateBody() {
      return views().views_create_body;
    },
    call: (services, caller, input) => services.views.create(caller, input),
  },
  {
    id: "views.batch",
    method: "post",
    path: "/v1/views/batch",
    permission: null,
    reads: null,
    access: "any",
    rateLimit: "heavy_write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    get validateParameters() {
      return views().views_batch_parameters;
    },
    get validateBody() {
      return views().views_batch_body;
    },
    call: (services, caller, input) => services.views.batch(caller, input),
  },
  {
    id: "views.get",
    method: "get",
    path: "/v1/views/{id}",
    permission: null,
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: {
      types: [],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      }
    ],
    get validateParameters() {
      return views().views_get_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.views.get(caller, input),
  },
  {
    id: "views.update",
    method: "put",
    path: "/v1/views/{id}",
    permission: null,
    reads: null,
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 1048576,
    bodyValues: 20000,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return views().views_update_parameters;
    },
    get validateBody() {
      return views().views_update_body;
    },
    sentBack: {
      fields: ["id","record_type","version","created_at","updated_at","created_by","updated_by","deleted_at"],
      madeAtRead: [],
      read: (services, caller, { id }) => services.views.get(caller, { id }),
    },
    call: (services, caller, input) => services.views.update(caller, input),
  },
  {
    id: "views.delete",
    method: "delete",
    path: "/v1/views/{id}",
    permission: null,
    reads: null,
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return views().views_delete_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.views.delete(caller, input),
  },
  {
    id: "webhooks.list",
    method: "get",
    path: "/v1/webhooks",
    permission: "webhooks:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "updated_at",
      "url",
      "last_success_at",
      "last_failure_at"
    ],
    selection: {
      types: [],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "status",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "updated_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return webhooks().webhooks_list_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.webhooks.list(caller, input),
  },
  {
    id: "webhooks.create",
    method: "post",
    path: "/v1/webhooks",
    permission: "webhooks:write",
    reads: "webhooks:read",
    access: "any",
    rateLimit: "sensitive",
    status: 201,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: true,
    forbidsSupportSession: true,
    session: null,
    serializeBy: null,
    bodyLimit: 131072,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [],
    reauthenticate: true,
    get validateParameters() {
      return webhooks().webhooks_create_parameters;
    },
    get validateBody() {
      return webhooks().webhooks_create_body;
    },
    call: (services, caller, input) => services.webhooks.create(caller, input),
  },
  {
    id: "webhooks.get",
    method: "get",
    path: "/v1/webhooks/{id}",
    permission: "webhooks:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: {
      types: [],
      tag: null,
      always: [
        "id",
        "version"
      ]
    },
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "fields",
        in: "query",
        required: false,
        type: "string",
        array: true,
        separated: true
      }
    ],
    get validateParameters() {
      return webhooks().webhooks_get_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.webhooks.get(caller, input),
  },
  {
    id: "webhooks.update",
    method: "put",
    path: "/v1/webhooks/{id}",
    permission: "webhooks:write",
    reads: "webhooks:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: true,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 1048576,
    bodyValues: 8192,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return webhooks().webhooks_update_parameters;
    },
    get validateBody() {
      return webhooks().webhooks_update_body;
    },
    sentBack: {
      fields: ["id","disabled_reason","previous_secret_expires_at","last_success_at","last_failure_at","consecutive_failures","events_suspended","version","created_at","updated_at","created_by","updated_by","deleted_at"],
      madeAtRead: [],
      read: (services, caller, { id }) => services.webhooks.get(caller, { id }),
    },
    call: (services, caller, input) => services.webhooks.update(caller, input),
  },
  {
    id: "webhooks.delete",
    method: "delete",
    path: "/v1/webhooks/{id}",
    permission: "webhooks:write",
    reads: "webhooks:read",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return webhooks().webhooks_delete_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.webhooks.delete(caller, input),
  },
  {
    id: "webhooks.deliveries",
    method: "get",
    path: "/v1/webhooks/{id}/deliveries",
    permission: "webhooks:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [
      "created_at",
      "finished_at"
    ],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "status",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "type",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_after",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "created_before",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "page",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 1
      },
      {
        name: "page_size",
        in: "query",
        required: false,
        type: "integer",
        array: false,
        default: 25
      },
      {
        name: "cursor",
        in: "query",
        required: false,
        type: "string",
        array: false
      },
      {
        name: "ids",
        in: "query",
        required: false,
        type: "string",
        array: true
      },
      {
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    get validateParameters() {
      return webhooks().webhooks_deliveries_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.webhooks.deliveries(caller, input),
  },
  {
    id: "webhooks.delivery",
    method: "get",
    path: "/v1/webhooks/{id}/deliveries/{delivery_id}",
    permission: "webhooks:read",
    reads: null,
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      },
      {
        name: "delivery_id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return webhooks().webhooks_delivery_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.webhooks.delivery(caller, input),
  },
  {
    id: "webhooks.redeliver",
    method: "post",
    path: "/v1/webhooks/{id}/redeliver",
    permission: "webhooks:write",
    reads: null,
    access: "any",
    rateLimit: "heavy_write",
    status: 202,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: 16384,
    bodyValues: 500,
    upload: null,
    bodyRequired: true,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return webhooks().webhooks_redeliver_parameters;
    },
    get validateBody() {
      return webhooks().webhooks_redeliver_body;
    },
    call: (services, caller, input) => services.webhooks.redeliver(caller, input),
  },
  {
    id: "webhooks.rotateSecret",
    method: "post",
    path: "/v1/webhooks/{id}/rotate-secret",
    permission: "webhooks:write",
    reads: "webhooks:read",
    access: "any",
    rateLimit: "sensitive",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: true,
    secret: true,
    forbidsSupportSession: true,
    session: null,
    serializeBy: {
      inputs: [
        "id"
      ],
      link: null
    },
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    reauthenticate: true,
    get validateParameters() {
      return webhooks().webhooks_rotateSecret_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.webhooks.rotateSecret(caller, input),
  },
  {
    id: "webhooks.test",
    method: "post",
    path: "/v1/webhooks/{id}/test",
    permission: "webhooks:write",
    reads: "webhooks:read",
    access: "any",
    rateLimit: "write",
    status: 202,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    forbidsSupportSession: false,
    session: null,
    serializeBy: null,
    bodyLimit: null,
    bodyValues: 20000,
    upload: null,
    bodyRequired: false,
    sort: [],
    selection: null,
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    get validateParameters() {
      return webhooks().webhooks_test_parameters;
    },
    validateBody: null,
    call: (services, caller, input) => services.webhooks.test(caller, input),
  },
];
