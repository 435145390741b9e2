// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

export const fields = {
  busy_feed: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false
    },
    name: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: true
    },
    user_id: {
      type: "uuid",
      read_only: false,
      nullable: false,
      sortable: false
    },
    host: {
      type: "string",
      read_only: true,
      nullable: false,
      sortable: false
    },
    status: {
      type: "enum",
      read_only: true,
      nullable: false,
      enum: [
        "pending",
        "ok",
        "failing"
      ],
      sortable: false
    },
    last_read_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false
    },
    last_error: {
      type: "enum",
      read_only: true,
      nullable: true,
      enum: [
        "address_refused",
        "unreachable",
        "wrong_certificate",
        "timed_out",
        "error_answer",
        "too_long",
        "not_a_calendar",
        "too_complex",
        "too_many_periods"
      ],
      sortable: false
    },
    period_count: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false
    }
  },
  busy_time: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false
    },
    title: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false
    },
    user_id: {
      type: "uuid",
      read_only: false,
      nullable: false,
      sortable: false
    },
    start_at: {
      type: "datetime",
      read_only: false,
      nullable: false,
      sortable: true
    },
    end_at: {
      type: "datetime",
      read_only: false,
      nullable: false,
      sortable: false
    },
    source: {
      type: "enum",
      read_only: false,
      nullable: false,
      enum: [
        "manual",
        "feed"
      ],
      sortable: false
    },
    feed_id: {
      type: "uuid",
      read_only: false,
      nullable: true,
      sortable: false
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false
    }
  },
  campaign: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false
    },
    type: {
      type: "enum",
      read_only: true,
      nullable: false,
      enum: [
        "email"
      ],
      sortable: false
    },
    name: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: true
    },
    subject: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false
    },
    preview_text: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false
    },
    from: {
      type: "object",
      read_only: false,
      nullable: true,
      sortable: false
    },
    reply_to: {
      type: "email",
      read_only: false,
      nullable: true,
      sortable: false
    },
    template_id: {
      type: "uuid",
      read_only: false,
      nullable: true,
      sortable: false
    },
    segment_ids: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false
    },
    exclude_segment_ids: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false
    },
    topic_id: {
      type: "uuid",
      read_only: false,
      nullable: true,
      sortable: false
    },
    utm: {
      type: "object",
      read_only: false,
      nullable: true,
      merges: {
        members: [
          "source",
          "medium",
          "campaign",
          "term",
          "content"
        ]
      },
      sortable: false
    },
    owner_id: {
      type: "uuid",
      read_only: false,
      nullable: true,
      sortable: false
    },
    tags: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false
    },
    status: {
      type: "enum",
      read_only: true,
      nullable: false,
      enum: [
        "draft",
        "scheduled",
        "sending",
        "sent",
        "cancelled",
        "archived"
      ],
      sortable: false
    },
    template_version: {
      type: "integer",
      read_only: true,
      nullable: true,
      sortable: false
    },
    scheduled_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: true
    },
    started_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: true
    },
    completed_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: true
    },
    stats: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    html_body: {
      type: "text",
      read_only: false,
      nullable: true,
      sortable: false
    },
    text_body: {
      type: "text",
      read_only: false,
      nullable: true,
      sortable: false
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false
    }
  },
  company: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false
    },
    entity_type: {
      type: "enum",
      read_only: true,
      nullable: false,
      enum: [
        "company"
      ],
      sortable: false
    },
    name: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: true
    },
    email: {
      type: "email",
      read_only: false,
      nullable: true,
      sortable: true
    },
    phone: {
      type: "phone",
      read_only: false,
      nullable: true,
      sortable: false
    },
    website: {
      type: "url",
      read_only: false,
      nullable: true,
      sortable: false
    },
    linkedin_url: {
      type: "url",
      read_only: false,
      nullable: true,
      sortable: false
    },
    lifecycle_stage: {
      type: "enum",
      read_only: false,
      nullable: false,
      enum: [
        "subscriber",
        "lead",
        "marketing_qualified_lead",
        "sales_qualified_lead",
        "opportunity",
        "customer",
        "evangelist",
        "other"
      ],
      sortable: false
    },
    lead_score: {
      type: "integer",
      read_only: false,
      nullable: false,
      sortable: true
    },
    owner_id: {
      type: "uuid",
      read_only: false,
      nullable: true,
      sortable: false
    },
    description: {
      type: "text",
      read_only: false,
      nullable: true,
      sortable: false
    },
    tags: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false
    },
    custom_fields: {
      type: "object",
      read_only: false,
      nullable: false,
      merges: {
        most: 200
      },
      sortable: false
    },
    external_ids: {
      type: "object",
      read_only: false,
      nullable: false,
      merges: {
        most: 20
      },
      sortable: false
    },
    domain: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false
    },
    additional_domains: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false
    },
    type: {
      type: "enum",
      read_only: false,
      nullable: true,
      enum: [
        "prospect",
        "customer",
        "partner",
        "reseller",
        "investor",
        "vendor",
        "other"
      ],
      sortable: false
    },
    industry: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false
    },
    employee_count: {
      type: "integer",
      read_only: false,
      nullable: true,
      sortable: false
    },
    annual_revenue: {
      type: "number",
      read_only: false,
      nullable: true,
      sortable: false
    },
    currency: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false
    },
    parent_company_id: {
      type: "uuid",
      read_only: false,
      nullable: true,
      sortable: false
    },
    billing_address: {
      type: "object",
      read_only: false,
      nullable: true,
      merges: {
        members: [
          "street",
          "city",
          "region",
          "postal_code",
          "country"
        ]
      },
      sortable: false
    },
    shipping_address: {
      type: "object",
      read_only: false,
      nullable: true,
      merges: {
        members: [
          "street",
          "city",
          "region",
          "postal_code",
          "country"
        ]
      },
      sortable: false
    },
    registration_number: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false
    },
    vat_number: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false
    },
    lifecycle_stage_changed_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false
    },
    contact_count: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false
    },
    open_opportunity_amount: {
      type: "number",
      read_only: true,
      nullable: true,
      requires: "opportunities:read",
      sortable: false
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false
    }
  },
  contact: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false
    },
    entity_type: {
      type: "enum",
      read_only: true,
      nullable: false,
      enum: [
        "contact"
      ],
      sortable: false
    },
    full_name: {
      type: "string",
      read_only: true,
      nullable: true,
      sortable: false
    },
    first_name: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: true
    },
    last_name: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: true
    },
    email: {
      type: "email",
      read_only: false,
      nullable: true,
      sortable: true
    },
    phone: {
      type: "phone",
      read_only: false,
      nullable: true,
      sortable: false
    },
    website: {
      type: "url",
      read_only: false,
      nullable: true,
      sortable: false
    },
    linkedin_url: {
      type: "url",
      read_only: false,
      nullable: true,
      sortable: false
    },
    lifecycle_stage: {
      type: "enum",
      read_only: false,
      nullable: false,
      enum: [
        "subscriber",
        "lead",
        "marketing_qualified_lead",
        "sales_qualified_lead",
        "opportunity",
        "customer",
        "evangelist",
        "other"
      ],
      sortable: false
    },
    lead_score: {
      type: "integer",
      read_only: false,
      nullable: false,
      sortable: true
    },
    owner_id: {
      type: "uuid",
      read_only: false,
      nullable: true,
      sortable: false
    },
    description: {
      type: "text",
      read_only: false,
      nullable: true,
      sortable: false
    },
    tags: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false
    },
    custom_fields: {
      type: "object",
      read_only: false,
      nullable: false,
      merges: {
        most: 200
      },
      sortable: false
    },
    external_ids: {
      type: "object",
      read_only: false,
      nullable: false,
      merges: {
        most: 20
      },
      sortable: false
    },
    additional_emails: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false
    },
    mobile: {
      type: "phone",
      read_only: false,
      nullable: true,
      sortable: false
    },
    job_title: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false
    },
    department: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false
    },
    company_id: {
      type: "uuid",
      read_only: false,
      nullable: true,
      sortable: false
    },
    lead_status: {
      type: "enum",
      read_only: false,
      nullable: true,
      enum: [
        "new",
        "contacted",
        "nurturing",
        "qualified",
        "unqualified"
      ],
      sortable: false
    },
    source: {
      type: "enum",
      read_only: false,
      nullable: true,
      enum: [
        "manual",
        "api",
        "import",
        "mcp",
        "booking",
        "form",
        "email",
        "referral",
        "event",
        "partner",
        "advertisement",
        "other"
      ],
      sortable: false
    },
    email_consent: {
      type: "enum",
      read_only: false,
      nullable: false,
      enum: [
        "unknown",
        "opted_in",
        "opted_out"
      ],
      sortable: false
    },
    do_not_call: {
      type: "boolean",
      read_only: false,
      nullable: false,
      sortable: false
    },
    timezone: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false
    },
    locale: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false
    },
    address: {
      type: "object",
      read_only: false,
      nullable: true,
      merges: {
        members: [
          "street",
          "city",
          "region",
          "postal_code",
          "country"
        ]
      },
      sortable: false
    },
    avatar_url: {
      type: "url",
      read_only: false,
      nullable: true,
      sortable: false
    },
    birthday: {
      type: "date",
      read_only: false,
      nullable: true,
      sortable: false
    },
    lifecycle_stage_changed_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false
    },
    email_consent_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false
    },
    email_deliverability: {
      type: "enum",
      read_only: true,
      nullable: false,
      enum: [
        "ok",
        "soft_bounced",
        "hard_bounced",
        "complained"
      ],
      sortable: false
    },
    last_activity_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: true
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false
    }
  },
  custom_field: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false
    },
    entity_type: {
      type: "enum",
      read_only: false,
      nullable: false,
      enum: [
        "contact",
        "company",
        "opportunity",
        "task",
        "product"
      ],
      sortable: false
    },
    label: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: true
    },
    key: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: true
    },
    type: {
      type: "enum",
      read_only: false,
      nullable: false,
      enum: [
        "text",
        "number",
        "boolean",
        "date",
        "datetime",
        "select",
        "multi_select",
        "url",
        "email",
        "phone"
      ],
      sortable: false
    },
    options: {
      type: "array",
      read_only: false,
      nullable: true,
      sortable: false
    },
    required: {
      type: "boolean",
      read_only: false,
      nullable: false,
      sortable: false
    },
    description: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false
    },
    position: {
      type: "integer",
      read_only: false,
      nullable: false,
      sortable: true
    },
    archived: {
      type: "boolean",
      read_only: false,
      nullable: false,
      sortable: false
    },
    indexed: {
      type: "boolean",
      read_only: false,
      nullable: false,
      sortable: false
    },
    index_status: {
      type: "enum",
      read_only: false,
      nullable: true,
      enum: [
        "building",
        "ready"
      ],
      sortable: false
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false
    }
  },
  email: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false
    },
    subject: {
      type: "string",
      read_only: true,
      nullable: false,
      sortable: true
    },
    status: {
      type: "enum",
      read_only: true,
      nullable: false,
      enum: [
        "scheduled",
        "queued",
        "sending",
        "sent",
        "failed",
        "cancelled"
      ],
      sortable: false
    },
    category: {
      type: "enum",
      read_only: true,
      nullable: false,
      enum: [
        "transactional",
        "marketing"
      ],
      sortable: false
    },
    topic_id: {
      type: "uuid",
      read_only: true,
      nullable: true,
      sortable: false
    },
    message_id: {
      type: "string",
      read_only: true,
      nullable: false,
      sortable: false
    },
    from: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    reply_to: {
      type: "email",
      read_only: true,
      nullable: true,
      sortable: false
    },
    template_id: {
      type: "uuid",
      read_only: true,
      nullable: true,
      sortable: false
    },
    template_version: {
      type: "integer",
      read_only: true,
      nullable: true,
      sortable: false
    },
    attachments: {
      type: "array",
      read_only: true,
      nullable: false,
      sortable: false
    },
    recipients: {
      type: "array",
      read_only: true,
      nullable: false,
      sortable: false
    },
    related_to: {
      type: "array",
      read_only: true,
      nullable: false,
      sortable: false
    },
    metadata: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    send_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: true
    },
    sent_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: true
    },
    html: {
      type: "text",
      read_only: true,
      nullable: true,
      sortable: false
    },
    text: {
      type: "text",
      read_only: true,
      nullable: true,
      sortable: false
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false
    }
  },
  email_template: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false
    },
    name: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: true
    },
    description: {
      type: "text",
      read_only: false,
      nullable: true,
      sortable: false
    },
    kind: {
      type: "enum",
      read_only: false,
      nullable: false,
      enum: [
        "marketing",
        "transactional"
      ],
      sortable: false
    },
    translations: {
      type: "object",
      read_only: false,
      nullable: false,
      merges: {
        members: [
          "en",
          "fr"
        ]
      },
      sortable: false
    },
    own_variables: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false
    },
    used_variables: {
      type: "array",
      read_only: true,
      nullable: false,
      sortable: false
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false
    }
  },
  event: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false
    },
    title: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: false
    },
    event_type_id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false
    },
    description: {
      type: "text",
      read_only: false,
      nullable: true,
      sortable: false
    },
    status: {
      type: "enum",
      read_only: true,
      nullable: false,
      enum: [
        "pending",
        "confirmed",
        "declined",
        "cancelled"
      ],
      sortable: false
    },
    start_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    end_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: false
    },
    duration_minutes: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false
    },
    timezone: {
      type: "string",
      read_only: true,
      nullable: false,
      sortable: false
    },
    hosts: {
      type: "array",
      read_only: true,
      nullable: false,
      sortable: false
    },
    location: {
      type: "object",
      read_only: false,
      nullable: false,
      sortable: false
    },
    seats: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false
    },
    invitees: {
      type: "array",
      read_only: true,
      nullable: false,
      sortable: false
    },
    invitee_count: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false
    },
    answers: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    contact_ids: {
      type: "array",
      read_only: true,
      nullable: false,
      sortable: false
    },
    opportunity_id: {
      type: "uuid",
      read_only: false,
      nullable: true,
      sortable: false
    },
    source: {
      type: "enum",
      read_only: true,
      nullable: false,
      enum: [
        "booking_page",
        "api",
        "mcp",
        "console"
      ],
      sortable: false
    },
    internal_notes: {
      type: "text",
      read_only: false,
      nullable: true,
      sortable: false
    },
    ics_uid: {
      type: "string",
      read_only: true,
      nullable: false,
      sortable: false
    },
    ics_sequence: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false
    },
    reschedule_count: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false
    },
    history: {
      type: "array",
      read_only: true,
      nullable: false,
      sortable: false
    },
    cancellation: {
      type: "object",
      read_only: true,
      nullable: true,
      sortable: false
    },
    host_no_show: {
      type: "boolean",
      read_only: true,
      nullable: false,
      sortable: false
    },
    metadata: {
      type: "object",
      read_only: false,
      nullable: false,
      sortable: false
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false
    }
  },
  event_type: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false
    },
    title: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: true
    },
    slug: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: false
    },
    description: {
      type: "text",
      read_only: false,
      nullable: true,
      sortable: false
    },
    owner_id: {
      type: "uuid",
      read_only: false,
      nullable: false,
      sortable: false
    },
    hosts: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false
    },
    host_weights: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false
    },
    prefer_contact_owner: {
      type: "boolean",
      read_only: false,
      nullable: false,
      sortable: false
    },
    assignment: {
      type: "enum",
      read_only: false,
      nullable: false,
      enum: [
        "single",
        "round_robin",
        "collective"
      ],
      sortable: false
    },
    team_slug: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false
    },
    schedule_id: {
      type: "uuid",
      read_only: false,
      nullable: true,
      sortable: false
    },
    duration_minutes: {
      type: "integer",
      read_only: false,
      nullable: false,
      sortable: true
    },
    duration_options: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false
    },
    slot_interval_minutes: {
      type: "integer",
      read_only: false,
      nullable: true,
      sortable: false
    },
    buffer_before_minutes: {
      type: "integer",
      read_only: false,
      nullable: false,
      sortable: false
    },
    buffer_after_minutes: {
      type: "integer",
      read_only: false,
      nullable: false,
      sortable: false
    },
    min_notice_minutes: {
      type: "integer",
      read_only: false,
      nullable: false,
      sortable: false
    },
    booking_window: {
      type: "object",
      read_only: false,
      nullable: false,
      sortable: false
    },
    limits: {
      type: "object",
      read_only: false,
      nullable: false,
      merges: {
        members: [
          "per_day",
          "per_week"
        ]
      },
      sortable: false
    },
    seats: {
      type: "integer",
      read_only: false,
      nullable: false,
      sortable: false
    },
    requires_confirmation: {
      type: "boolean",
      read_only: false,
      nullable: false,
      sortable: false
    },
    location: {
      type: "object",
      read_only: false,
      nullable: false,
      sortable: false
    },
    questions: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false
    },
    max_guests: {
      type: "integer",
      read_only: false,
      nullable: false,
      sortable: false
    },
    reminder_minutes: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false
    },
    locale: {
      type: "enum",
      read_only: false,
      nullable: true,
      enum: [
        "en",
        "fr"
      ],
      sortable: false
    },
    is_active: {
      type: "boolean",
      read_only: false,
      nullable: false,
      sortable: false
    },
    visibility: {
      type: "enum",
      read_only: false,
      nullable: false,
      enum: [
        "public",
        "private"
      ],
      sortable: false
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false
    }
  },
  form: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false
    },
    title: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: true
    },
    slug: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: true
    },
    description: {
      type: "text",
      read_only: false,
      nullable: true,
      sortable: false
    },
    contact_fields: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false
    },
    questions: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false
    },
    consent_text: {
      type: "object",
      read_only: false,
      nullable: true,
      merges: {
        members: [
          "en",
          "fr"
        ]
      },
      sortable: false
    },
    consent_required: {
      type: "boolean",
      read_only: false,
      nullable: false,
      sortable: false
    },
    consent_purpose: {
      type: "enum",
      read_only: false,
      nullable: false,
      enum: [
        "data_processing",
        "marketing"
      ],
      sortable: false
    },
    thank_you_text: {
      type: "object",
      read_only: false,
      nullable: true,
      merges: {
        members: [
          "en",
          "fr"
        ]
      },
      sortable: false
    },
    redirect_url: {
      type: "url",
      read_only: false,
      nullable: true,
      sortable: false
    },
    allowed_origins: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false
    },
    owner_id: {
      type: "uuid",
      read_only: false,
      nullable: true,
      sortable: false
    },
    tags: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false
    },
    lifecycle_stage: {
      type: "enum",
      read_only: false,
      nullable: false,
      enum: [
        "subscriber",
        "lead",
        "marketing_qualified_lead",
        "sales_qualified_lead",
        "opportunity",
        "customer",
        "evangelist",
        "other"
      ],
      sortable: false
    },
    notify_user_ids: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false
    },
    locale: {
      type: "enum",
      read_only: false,
      nullable: true,
      enum: [
        "en",
        "fr"
      ],
      sortable: false
    },
    is_active: {
      type: "boolean",
      read_only: false,
      nullable: false,
      sortable: false
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false
    }
  },
  form_submission: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false
    },
    email: {
      type: "email",
      read_only: true,
      nullable: false,
      sortable: true
    },
    form_id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false
    },
    contact_id: {
      type: "uuid",
      read_only: true,
      nullable: true,
      sortable: false
    },
    fields: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    answers: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    consent_text: {
      type: "text",
      read_only: true,
      nullable: true,
      sortable: false
    },
    consent_given: {
      type: "boolean",
      read_only: true,
      nullable: true,
      sortable: false
    },
    locale: {
      type: "enum",
      read_only: true,
      nullable: false,
      enum: [
        "en",
        "fr"
      ],
      sortable: false
    },
    referrer: {
      type: "string",
      read_only: true,
      nullable: true,
      sortable: false
    },
    sender_hash: {
      type: "string",
      read_only: true,
      nullable: false,
      sortable: false
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false
    }
  },
  line_item: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false
    },
    name: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: true
    },
    product_id: {
      type: "uuid",
      read_only: false,
      nullable: true,
      sortable: false
    },
    quantity: {
      type: "number",
      read_only: false,
      nullable: false,
      sortable: true
    },
    unit_price: {
      type: "number",
      read_only: false,
      nullable: false,
      sortable: true
    },
    discount_percent: {
      type: "number",
      read_only: false,
      nullable: false,
      sortable: false
    },
    position: {
      type: "integer",
      read_only: false,
      nullable: false,
      sortable: true
    },
    opportunity_id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false
    },
    amount: {
      type: "number",
      read_only: true,
      nullable: false,
      sortable: true
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false
    }
  },
  note: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false
    },
    title: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: true
    },
    body: {
      type: "text",
      read_only: false,
      nullable: false,
      sortable: false
    },
    related_to: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false
    },
    pinned: {
      type: "boolean",
      read_only: false,
      nullable: false,
      sortable: true
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false
    }
  },
  opportunity: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false
    },
    name: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: true
    },
    pipeline_id: {
      type: "uuid",
      read_only: false,
      nullable: false,
      sortable: false
    },
    stage: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: false
    },
    amount: {
      type: "number",
      read_only: false,
      nullable: true,
      sortable: true
    },
    currency: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: false
    },
    expected_close_date: {
      type: "date",
      read_only: false,
      nullable: true,
      sortable: true
    },
    lost_reason: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false
    },
    next_step: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false
    },
    company_id: {
      type: "uuid",
      read_only: false,
      nullable: true,
      sortable: false
    },
    primary_contact_id: {
      type: "uuid",
      read_only: false,
      nullable: true,
      sortable: false
    },
    contacts: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false
    },
    owner_id: {
      type: "uuid",
      read_only: false,
      nullable: true,
      sortable: false
    },
    source: {
      type: "enum",
      read_only: false,
      nullable: true,
      enum: [
        "manual",
        "api",
        "import",
        "mcp",
        "booking",
        "form",
        "email",
        "referral",
        "event",
        "partner",
        "advertisement",
        "other"
      ],
      sortable: false
    },
    description: {
      type: "text",
      read_only: false,
      nullable: true,
      sortable: false
    },
    tags: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false
    },
    custom_fields: {
      type: "object",
      read_only: false,
      nullable: false,
      merges: {
        most: 200
      },
      sortable: false
    },
    probability: {
      type: "integer",
      read_only: false,
      nullable: false,
      sortable: true
    },
    status: {
      type: "enum",
      read_only: true,
      nullable: false,
      enum: [
        "open",
        "won",
        "lost"
      ],
      sortable: false
    },
    weighted_amount: {
      type: "number",
      read_only: true,
      nullable: true,
      sortable: true
    },
    closed_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: true
    },
    stage_changed_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false
    }
  },
  pipeline: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false
    },
    name: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: true
    },
    is_default: {
      type: "boolean",
      read_only: false,
      nullable: false,
      sortable: false
    },
    position: {
      type: "integer",
      read_only: false,
      nullable: false,
      sortable: true
    },
    require_lost_reason: {
      type: "boolean",
      read_only: false,
      nullable: false,
      sortable: false
    },
    stages: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false
    }
  },
  product: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false
    },
    name: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: true
    },
    code: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: true
    },
    description: {
      type: "text",
      read_only: false,
      nullable: true,
      sortable: false
    },
    unit_price: {
      type: "number",
      read_only: false,
      nullable: false,
      sortable: true
    },
    currency: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: false
    },
    tax_rate: {
      type: "number",
      read_only: false,
      nullable: true,
      sortable: false
    },
    unit: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false
    },
    is_active: {
      type: "boolean",
      read_only: false,
      nullable: false,
      sortable: false
    },
    owner_id: {
      type: "uuid",
      read_only: false,
      nullable: true,
      sortable: false
    },
    external_ids: {
      type: "object",
      read_only: false,
      nullable: false,
      merges: {
        most: 20
      },
      sortable: false
    },
    tags: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false
    },
    custom_fields: {
      type: "object",
      read_only: false,
      nullable: false,
      merges: {
        most: 200
      },
      sortable: false
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false
    }
  },
  schedule: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false
    },
    name: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: true
    },
    timezone: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: false
    },
    is_default: {
      type: "boolean",
      read_only: false,
      nullable: false,
      sortable: false
    },
    weekly_hours: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false
    },
    overrides: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false
    },
    user_id: {
      type: "uuid",
      read_only: false,
      nullable: false,
      sortable: false
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false
    }
  },
  segment: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false
    },
    entity_type: {
      type: "enum",
      read_only: true,
      nullable: false,
      enum: [
        "contact",
        "company"
      ],
      sortable: false
    },
    name: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: true
    },
    description: {
      type: "text",
      read_only: false,
      nullable: true,
      sortable: false
    },
    filter: {
      type: "object",
      read_only: false,
      nullable: true,
      sortable: false
    },
    kind: {
      type: "enum",
      read_only: true,
      nullable: false,
      enum: [
        "static",
        "dynamic"
      ],
      sortable: false
    },
    member_count: {
      type: "integer",
      read_only: true,
      nullable: true,
      requires: "entities:read",
      sortable: false
    },
    evaluated_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false
    }
  },
  task: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false
    },
    type: {
      type: "enum",
      read_only: false,
      nullable: false,
      enum: [
        "todo",
        "call",
        "email",
        "meeting",
        "follow_up"
      ],
      sortable: false
    },
    title: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: true
    },
    description: {
      type: "text",
      read_only: false,
      nullable: true,
      sortable: false
    },
    status: {
      type: "enum",
      read_only: false,
      nullable: false,
      enum: [
        "todo",
        "in_progress",
        "waiting",
        "completed",
        "cancelled"
      ],
      sortable: false
    },
    priority: {
      type: "enum",
      read_only: false,
      nullable: false,
      enum: [
        "low",
        "normal",
        "high",
        "urgent"
      ],
      sortable: true
    },
    due_at: {
      type: "datetime",
      read_only: false,
      nullable: true,
      sortable: true
    },
    reminder_at: {
      type: "datetime",
      read_only: false,
      nullable: true,
      sortable: false
    },
    assignee_id: {
      type: "uuid",
      read_only: false,
      nullable: true,
      sortable: false
    },
    related_to: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false
    },
    tags: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false
    },
    custom_fields: {
      type: "object",
      read_only: false,
      nullable: false,
      merges: {
        most: 200
      },
      sortable: false
    },
    completed_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false
    },
    is_overdue: {
      type: "boolean",
      read_only: true,
      nullable: false,
      sortable: false
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false
    }
  },
  topic: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false
    },
    name: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: true
    },
    name_en: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false
    },
    name_fr: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false
    },
    slug: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false
    },
    description: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false
    },
    description_en: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false
    },
    description_fr: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false
    },
    position: {
      type: "integer",
      read_only: false,
      nullable: false,
      sortable: true
    },
    is_public: {
      type: "boolean",
      read_only: false,
      nullable: false,
      sortable: false
    },
    opt_in_required: {
      type: "boolean",
      read_only: false,
      nullable: false,
      sortable: false
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false
    }
  }
};
