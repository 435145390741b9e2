// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

import * as entities from "./validators/entities.js";

export const operations = [
  {
    id: "entities.list",
    method: "get",
    path: "/v1/entities",
    permission: "entities:read",
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    session: null,
    bodyLimit: null,
    bodyRequired: false,
    deprecated: false,
    sort: [
      "created_at",
      "updated_at",
      "first_name",
      "last_name",
      "name",
      "email",
      "lead_score",
      "last_activity_at"
    ],
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
        name: "sort",
        in: "query",
        required: false,
        type: "string",
        array: false,
        default: "-created_at"
      }
    ],
    validateParameters: entities.entities_list_parameters,
    validateBody: null,
    call: (services, caller, input) => services.entities.list(caller, input),
  },
  {
    id: "entities.create",
    method: "post",
    path: "/v1/entities",
    permission: "entities:write",
    access: "any",
    rateLimit: "write",
    status: 201,
    result: "record",
    idempotent: true,
    concurrency: false,
    secret: false,
    session: null,
    bodyLimit: 1048576,
    bodyRequired: true,
    deprecated: false,
    sort: [],
    parameters: [],
    validateParameters: entities.entities_create_parameters,
    validateBody: entities.entities_create_body,
    call: (services, caller, input) => services.entities.create(caller, input),
  },
  {
    id: "entities.search",
    method: "post",
    path: "/v1/entities/search",
    permission: "entities:read",
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "list",
    idempotent: false,
    concurrency: false,
    secret: false,
    session: null,
    bodyLimit: 1048576,
    bodyRequired: true,
    deprecated: false,
    sort: [],
    parameters: [],
    validateParameters: entities.entities_search_parameters,
    validateBody: entities.entities_search_body,
    call: (services, caller, input) => services.entities.search(caller, input),
  },
  {
    id: "entities.get",
    method: "get",
    path: "/v1/entities/{id}",
    permission: "entities:read",
    access: "any",
    rateLimit: "read",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: false,
    secret: false,
    session: null,
    bodyLimit: null,
    bodyRequired: false,
    deprecated: false,
    sort: [],
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    validateParameters: entities.entities_get_parameters,
    validateBody: null,
    call: (services, caller, input) => services.entities.get(caller, input),
  },
  {
    id: "entities.update",
    method: "put",
    path: "/v1/entities/{id}",
    permission: "entities:write",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    session: null,
    bodyLimit: 1048576,
    bodyRequired: true,
    deprecated: false,
    sort: [],
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    validateParameters: entities.entities_update_parameters,
    validateBody: entities.entities_update_body,
    call: (services, caller, input) => services.entities.update(caller, input),
  },
  {
    id: "entities.delete",
    method: "delete",
    path: "/v1/entities/{id}",
    permission: "entities:delete",
    access: "any",
    rateLimit: "heavy_write",
    status: 200,
    result: "record",
    idempotent: false,
    concurrency: true,
    secret: false,
    session: null,
    bodyLimit: null,
    bodyRequired: false,
    deprecated: false,
    sort: [],
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    validateParameters: entities.entities_delete_parameters,
    validateBody: null,
    call: (services, caller, input) => services.entities.delete(caller, input),
  },
  {
    id: "entities.purge",
    method: "post",
    path: "/v1/entities/{id}/purge",
    permission: "entities:purge",
    access: "any",
    rateLimit: "heavy_write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: true,
    secret: false,
    session: null,
    bodyLimit: null,
    bodyRequired: false,
    deprecated: false,
    sort: [],
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    validateParameters: entities.entities_purge_parameters,
    validateBody: null,
    call: (services, caller, input) => services.entities.purge(caller, input),
  },
  {
    id: "entities.restore",
    method: "post",
    path: "/v1/entities/{id}/restore",
    permission: "entities:write",
    access: "any",
    rateLimit: "write",
    status: 200,
    result: "record",
    idempotent: true,
    concurrency: true,
    secret: false,
    session: null,
    bodyLimit: null,
    bodyRequired: false,
    deprecated: false,
    sort: [],
    parameters: [
      {
        name: "id",
        in: "path",
        required: true,
        type: "string",
        array: false
      }
    ],
    validateParameters: entities.entities_restore_parameters,
    validateBody: null,
    call: (services, caller, input) => services.entities.restore(caller, input),
  },
];
