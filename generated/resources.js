// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

export const resources = {
  email_template: {
    type: "email_template",
    group: "emailTemplates",
    path: "/v1/email-templates",
    table: "email_templates",
    permission: "campaigns",
    fields: [
      {
        name: "name",
        column: "text",
        nullable: false,
        kind: "set",
        required: true,
        unique: true,
        owner: false,
        reference: null
      },
      {
        name: "description",
        column: "text",
        nullable: true,
        kind: "set",
        default: null,
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "kind",
        column: "text",
        nullable: false,
        kind: "set",
        default: "marketing",
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "translations",
        column: "jsonb",
        nullable: false,
        kind: "set",
        required: true,
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "own_variables",
        column: "text[]",
        nullable: false,
        kind: "set",
        default: [],
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "used_variables",
        column: "text[]",
        nullable: false,
        kind: "stored",
        default: [],
        unique: false,
        owner: false,
        reference: null
      }
    ],
    searchable: [
      "name"
    ],
    filters: [
      {
        parameter: "kind",
        field: "kind",
        compare: "eq"
      }
    ],
    sort: [
      "created_at",
      "updated_at",
      "name",
      "kind"
    ],
    relatedTo: false,
    customFields: false,
    events: [],
    timeline: {},
    tools: "none",
    search: false,
    export: false,
    import: false
  },
  form: {
    type: "form",
    group: "forms",
    path: "/v1/forms",
    table: "forms",
    permission: "forms",
    fields: [
      {
        name: "slug",
        column: "text",
        nullable: false,
        kind: "set",
        required: true,
        unique: true,
        owner: false,
        reference: null
      },
      {
        name: "title",
        column: "text",
        nullable: false,
        kind: "set",
        required: true,
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "description",
        column: "text",
        nullable: true,
        kind: "set",
        default: null,
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "contact_fields",
        column: "jsonb",
        nullable: false,
        kind: "set",
        default: [],
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "questions",
        column: "jsonb",
        nullable: false,
        kind: "set",
        default: [],
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "consent_text",
        column: "jsonb",
        nullable: true,
        kind: "set",
        default: null,
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "consent_required",
        column: "boolean",
        nullable: false,
        kind: "set",
        default: true,
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "consent_purpose",
        column: "text",
        nullable: false,
        kind: "set",
        default: "data_processing",
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "thank_you_text",
        column: "jsonb",
        nullable: true,
        kind: "set",
        default: null,
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "redirect_url",
        column: "text",
        nullable: true,
        kind: "set",
        default: null,
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "allowed_origins",
        column: "text[]",
        nullable: false,
        kind: "set",
        default: [],
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "owner_id",
        column: "uuid",
        nullable: true,
        kind: "set",
        default: null,
        unique: false,
        owner: true,
        reference: {
          to: "user",
          onDelete: "clear"
        }
      },
      {
        name: "tags",
        column: "text[]",
        nullable: false,
        kind: "set",
        default: [],
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "lifecycle_stage",
        column: "text",
        nullable: false,
        kind: "set",
        default: "lead",
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "notify_user_ids",
        column: "uuid[]",
        nullable: false,
        kind: "set",
        default: [],
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "locale",
        column: "text",
        nullable: true,
        kind: "set",
        default: null,
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "is_active",
        column: "boolean",
        nullable: false,
        kind: "set",
        default: true,
        unique: false,
        owner: false,
        reference: null
      }
    ],
    searchable: [
      "title"
    ],
    filters: [
      {
        parameter: "slug",
        field: "slug",
        compare: "eq"
      },
      {
        parameter: "owner_id",
        field: "owner_id",
        compare: "eq"
      },
      {
        parameter: "tag",
        field: "tags",
        compare: "has"
      },
      {
        parameter: "is_active",
        field: "is_active",
        compare: "eq"
      }
    ],
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
    relatedTo: false,
    customFields: false,
    events: [],
    timeline: {},
    tools: "none",
    search: false,
    export: true,
    import: false
  },
  form_submission: {
    type: "form_submission",
    group: "formSubmissions",
    path: "/v1/form-submissions",
    table: "form_submissions",
    permission: "forms",
    fields: [
      {
        name: "form_id",
        column: "uuid",
        nullable: false,
        kind: "stored",
        unique: false,
        owner: false,
        reference: {
          to: "form",
          onDelete: "restrict"
        }
      },
      {
        name: "contact_id",
        column: "uuid",
        nullable: true,
        kind: "stored",
        default: null,
        unique: false,
        owner: false,
        reference: {
          to: "contact",
          onDelete: "clear"
        }
      },
      {
        name: "email",
        column: "text",
        nullable: false,
        kind: "stored",
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "fields",
        column: "jsonb",
        nullable: false,
        kind: "stored",
        default: {},
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "answers",
        column: "jsonb",
        nullable: false,
        kind: "stored",
        default: {},
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "consent_text",
        column: "text",
        nullable: true,
        kind: "stored",
        default: null,
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "consent_given",
        column: "boolean",
        nullable: true,
        kind: "stored",
        default: null,
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "locale",
        column: "text",
        nullable: false,
        kind: "stored",
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "referrer",
        column: "text",
        nullable: true,
        kind: "stored",
        default: null,
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "sender_hash",
        column: "text",
        nullable: false,
        kind: "stored",
        unique: false,
        owner: false,
        reference: null
      }
    ],
    searchable: [
      "email"
    ],
    filters: [
      {
        parameter: "form_id",
        field: "form_id",
        compare: "eq"
      },
      {
        parameter: "contact_id",
        field: "contact_id",
        compare: "eq"
      },
      {
        parameter: "email",
        field: "email",
        compare: "eq"
      },
      {
        parameter: "sender_hash",
        field: "sender_hash",
        compare: "eq"
      }
    ],
    sort: [
      "created_at",
      "updated_at",
      "email",
      "consent_given",
      "locale",
      "referrer",
      "sender_hash"
    ],
    relatedTo: false,
    customFields: false,
    events: [],
    timeline: {},
    tools: "none",
    search: false,
    export: true,
    import: false
  },
  line_item: {
    type: "line_item",
    group: "lineItems",
    path: "/v1/line-items",
    table: "line_items",
    permission: "opportunities",
    fields: [
      {
        name: "name",
        column: "text",
        nullable: false,
        kind: "set",
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "opportunity_id",
        column: "uuid",
        nullable: false,
        kind: "create",
        required: true,
        unique: false,
        owner: false,
        reference: {
          to: "opportunity",
          onDelete: "cascade"
        }
      },
      {
        name: "product_id",
        column: "uuid",
        nullable: true,
        kind: "set",
        default: null,
        unique: false,
        owner: false,
        reference: {
          to: "product",
          onDelete: "restrict"
        }
      },
      {
        name: "quantity",
        column: "numeric(12,3)",
        nullable: false,
        kind: "set",
        default: 1,
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "unit_price",
        column: "numeric(18,3)",
        nullable: false,
        kind: "set",
        money: true,
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "discount_percent",
        column: "numeric(6,3)",
        nullable: false,
        kind: "set",
        default: 0,
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "position",
        column: "integer",
        nullable: false,
        kind: "set",
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "amount",
        column: "numeric(18,3)",
        nullable: false,
        kind: "stored",
        money: true,
        unique: false,
        owner: false,
        reference: null
      }
    ],
    searchable: [
      "name"
    ],
    filters: [
      {
        parameter: "opportunity_id",
        field: "opportunity_id",
        compare: "eq"
      },
      {
        parameter: "product_id",
        field: "product_id",
        compare: "eq"
      }
    ],
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
    relatedTo: false,
    customFields: false,
    events: [],
    timeline: {},
    tools: "write",
    search: false,
    export: true,
    import: false
  },
  note: {
    type: "note",
    group: "notes",
    path: "/v1/notes",
    table: "notes",
    permission: "notes",
    fields: [
      {
        name: "title",
        column: "text",
        nullable: true,
        kind: "set",
        default: null,
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "body",
        column: "text",
        nullable: false,
        kind: "set",
        required: true,
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "related_to",
        column: "jsonb",
        nullable: false,
        kind: "set",
        required: true,
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "pinned",
        column: "boolean",
        nullable: false,
        kind: "set",
        default: false,
        unique: false,
        owner: false,
        reference: null
      }
    ],
    searchable: [
      "title",
      "body"
    ],
    filters: [
      {
        parameter: "pinned",
        field: "pinned",
        compare: "eq"
      }
    ],
    sort: [
      "created_at",
      "updated_at",
      "title",
      "pinned"
    ],
    relatedTo: true,
    customFields: false,
    events: [
      "created",
      "updated",
      "deleted",
      "restored"
    ],
    timeline: {
      created: "note_added"
    },
    tools: "none",
    search: true,
    export: true,
    import: false
  },
  product: {
    type: "product",
    group: "products",
    path: "/v1/products",
    table: "products",
    permission: "products",
    fields: [
      {
        name: "name",
        column: "text",
        nullable: false,
        kind: "set",
        required: true,
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "code",
        column: "text",
        nullable: true,
        kind: "set",
        default: null,
        unique: true,
        owner: false,
        reference: null
      },
      {
        name: "description",
        column: "text",
        nullable: true,
        kind: "set",
        default: null,
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "unit_price",
        column: "numeric(18,3)",
        nullable: false,
        kind: "set",
        default: 0,
        money: true,
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "currency",
        column: "text",
        nullable: false,
        kind: "set",
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "tax_rate",
        column: "numeric(6,3)",
        nullable: true,
        kind: "set",
        default: null,
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "unit",
        column: "text",
        nullable: true,
        kind: "set",
        default: null,
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "is_active",
        column: "boolean",
        nullable: false,
        kind: "set",
        default: true,
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "owner_id",
        column: "uuid",
        nullable: true,
        kind: "set",
        default: null,
        unique: false,
        owner: true,
        reference: {
          to: "user",
          onDelete: "clear"
        }
      },
      {
        name: "external_ids",
        column: "jsonb",
        nullable: false,
        kind: "set",
        default: {},
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "tags",
        column: "text[]",
        nullable: false,
        kind: "set",
        default: [],
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "custom_fields",
        column: "jsonb",
        nullable: false,
        kind: "set",
        default: {},
        unique: false,
        owner: false,
        reference: null
      }
    ],
    searchable: [
      "name",
      "code",
      "description",
      "tags"
    ],
    filters: [
      {
        parameter: "code",
        field: "code",
        compare: "eq"
      },
      {
        parameter: "unit_price_min",
        field: "unit_price",
        compare: "min"
      },
      {
        parameter: "unit_price_max",
        field: "unit_price",
        compare: "max"
      },
      {
        parameter: "currency",
        field: "currency",
        compare: "eq"
      },
      {
        parameter: "is_active",
        field: "is_active",
        compare: "eq"
      },
      {
        parameter: "owner_id",
        field: "owner_id",
        compare: "eq"
      },
      {
        parameter: "tag",
        field: "tags",
        compare: "has"
      }
    ],
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
    relatedTo: false,
    customFields: true,
    events: [
      "created",
      "updated",
      "deleted",
      "restored"
    ],
    timeline: {},
    tools: "write",
    search: true,
    export: true,
    import: true
  },
  task: {
    type: "task",
    group: "tasks",
    path: "/v1/tasks",
    table: "tasks",
    permission: "tasks",
    fields: [
      {
        name: "title",
        column: "text",
        nullable: false,
        kind: "set",
        required: true,
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "description",
        column: "text",
        nullable: true,
        kind: "set",
        default: null,
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "type",
        column: "text",
        nullable: false,
        kind: "set",
        default: "todo",
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "status",
        column: "text",
        nullable: false,
        kind: "set",
        default: "todo",
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "priority",
        column: "text",
        nullable: false,
        kind: "set",
        default: "normal",
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "due_at",
        column: "timestamptz(3)",
        nullable: true,
        kind: "set",
        default: null,
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "reminder_at",
        column: "timestamptz(3)",
        nullable: true,
        kind: "set",
        default: null,
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "completed_at",
        column: "timestamptz(3)",
        nullable: true,
        kind: "stored",
        default: null,
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "is_overdue",
        column: "boolean",
        nullable: false,
        kind: "computed",
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "assignee_id",
        column: "uuid",
        nullable: true,
        kind: "set",
        default: null,
        unique: false,
        owner: true,
        reference: {
          to: "user",
          onDelete: "clear"
        }
      },
      {
        name: "related_to",
        column: "jsonb",
        nullable: false,
        kind: "set",
        default: [],
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "tags",
        column: "text[]",
        nullable: false,
        kind: "set",
        default: [],
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "custom_fields",
        column: "jsonb",
        nullable: false,
        kind: "set",
        default: {},
        unique: false,
        owner: false,
        reference: null
      }
    ],
    searchable: [
      "title",
      "description",
      "tags"
    ],
    filters: [
      {
        parameter: "type",
        field: "type",
        compare: "eq"
      },
      {
        parameter: "status",
        field: "status",
        compare: "eq"
      },
      {
        parameter: "priority",
        field: "priority",
        compare: "eq"
      },
      {
        parameter: "due_after",
        field: "due_at",
        compare: "after"
      },
      {
        parameter: "due_before",
        field: "due_at",
        compare: "before"
      },
      {
        parameter: "assignee_id",
        field: "assignee_id",
        compare: "eq"
      },
      {
        parameter: "tag",
        field: "tags",
        compare: "has"
      }
    ],
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
    relatedTo: true,
    customFields: true,
    events: [
      "created",
      "updated",
      "completed",
      "deleted",
      "restored"
    ],
    timeline: {
      created: "task_created",
      completed: "task_completed"
    },
    tools: "write",
    search: true,
    export: true,
    import: false
  },
  topic: {
    type: "topic",
    group: "topics",
    path: "/v1/topics",
    table: "topics",
    permission: "campaigns",
    fields: [
      {
        name: "name",
        column: "text",
        nullable: false,
        kind: "set",
        required: true,
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "name_en",
        column: "text",
        nullable: true,
        kind: "set",
        default: null,
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "name_fr",
        column: "text",
        nullable: true,
        kind: "set",
        default: null,
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "slug",
        column: "text",
        nullable: true,
        kind: "set",
        default: null,
        unique: true,
        owner: false,
        reference: null
      },
      {
        name: "description",
        column: "text",
        nullable: true,
        kind: "set",
        default: null,
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "description_en",
        column: "text",
        nullable: true,
        kind: "set",
        default: null,
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "description_fr",
        column: "text",
        nullable: true,
        kind: "set",
        default: null,
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "position",
        column: "integer",
        nullable: false,
        kind: "set",
        default: 0,
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "is_public",
        column: "boolean",
        nullable: false,
        kind: "set",
        default: true,
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "opt_in_required",
        column: "boolean",
        nullable: false,
        kind: "set",
        default: false,
        unique: false,
        owner: false,
        reference: null
      }
    ],
    searchable: [
      "name",
      "name_en",
      "name_fr"
    ],
    filters: [
      {
        parameter: "slug",
        field: "slug",
        compare: "eq"
      },
      {
        parameter: "is_public",
        field: "is_public",
        compare: "eq"
      },
      {
        parameter: "opt_in_required",
        field: "opt_in_required",
        compare: "eq"
      }
    ],
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
    relatedTo: false,
    customFields: false,
    events: [
      "created",
      "updated",
      "deleted",
      "restored"
    ],
    timeline: {},
    tools: "none",
    search: false,
    export: true,
    import: false
  }
};
