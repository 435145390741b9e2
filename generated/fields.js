// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

export const fields = {
  busy_feed: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "id"
    },
    name: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: true,
      line: "name"
    },
    user_id: {
      type: "uuid",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "user id"
    },
    host: {
      type: "string",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "host"
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
      sortable: false,
      line: "status"
    },
    last_read_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "last read at"
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
      sortable: false,
      line: "last error"
    },
    period_count: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "period count"
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "version"
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "created at",
      synonyms: [
        "created",
        "creation_date",
        "created_on",
        "date_de_creation"
      ]
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "updated at",
      synonyms: [
        "updated",
        "modified_at",
        "last_modified",
        "date_de_modification"
      ]
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "created by"
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "updated by"
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "deleted at"
    }
  },
  busy_time: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "id"
    },
    title: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "title"
    },
    user_id: {
      type: "uuid",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "user id"
    },
    start_at: {
      type: "datetime",
      read_only: false,
      nullable: false,
      sortable: true,
      line: "start at"
    },
    end_at: {
      type: "datetime",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "end at"
    },
    source: {
      type: "enum",
      read_only: false,
      nullable: false,
      enum: [
        "manual",
        "feed"
      ],
      sortable: false,
      line: "source"
    },
    feed_id: {
      type: "uuid",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "feed id"
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "version"
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "created at",
      synonyms: [
        "created",
        "creation_date",
        "created_on",
        "date_de_creation"
      ]
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "updated at",
      synonyms: [
        "updated",
        "modified_at",
        "last_modified",
        "date_de_modification"
      ]
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "created by"
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "updated by"
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "deleted at"
    }
  },
  campaign: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "id"
    },
    type: {
      type: "enum",
      read_only: true,
      nullable: false,
      enum: [
        "email"
      ],
      sortable: false,
      line: "type"
    },
    name: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: true,
      line: "name",
      synonyms: [
        "title",
        "nom"
      ]
    },
    subject: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "subject"
    },
    preview_text: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "preview text"
    },
    from: {
      type: "object",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "from"
    },
    reply_to: {
      type: "email",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "reply to"
    },
    template_id: {
      type: "uuid",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "template id"
    },
    segment_ids: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "segment ids"
    },
    exclude_segment_ids: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "exclude segment ids"
    },
    topic_id: {
      type: "uuid",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "topic id"
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
      sortable: false,
      line: "utm",
      members: {
        source: {
          line: "source",
          synonyms: [
            "source"
          ]
        },
        medium: {
          line: "medium",
          synonyms: [
            "medium"
          ]
        },
        campaign: {
          line: "campaign",
          synonyms: [
            "campaign"
          ]
        },
        term: {
          line: "term",
          synonyms: [
            "term"
          ]
        },
        content: {
          line: "content",
          synonyms: [
            "content"
          ]
        }
      }
    },
    owner_id: {
      type: "uuid",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "owner id",
      synonyms: [
        "owner",
        "assignee",
        "assigned_to",
        "responsible",
        "account_manager",
        "sales_rep",
        "proprietaire",
        "responsable"
      ]
    },
    tags: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "tags"
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
      sortable: false,
      line: "status"
    },
    template_version: {
      type: "integer",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "template version"
    },
    scheduled_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: true,
      line: "scheduled at"
    },
    started_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: true,
      line: "started at"
    },
    completed_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: true,
      line: "completed at"
    },
    stats: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "stats"
    },
    html_body: {
      type: "text",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "html body"
    },
    text_body: {
      type: "text",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "text body"
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "version"
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "created at",
      synonyms: [
        "created",
        "creation_date",
        "created_on",
        "date_de_creation"
      ]
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "updated at",
      synonyms: [
        "updated",
        "modified_at",
        "last_modified",
        "date_de_modification"
      ]
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "created by"
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "updated by"
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "deleted at"
    }
  },
  company: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "id"
    },
    entity_type: {
      type: "enum",
      read_only: true,
      nullable: false,
      enum: [
        "company"
      ],
      sortable: false,
      line: "entity type"
    },
    name: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: true,
      line: "name",
      synonyms: [
        "company_name",
        "account_name",
        "nom",
        "raison_sociale"
      ]
    },
    email: {
      type: "email",
      read_only: false,
      nullable: true,
      sortable: true,
      line: "email",
      synonyms: [
        "mail",
        "e_mail",
        "courriel",
        "adresse_email"
      ]
    },
    phone: {
      type: "phone",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "phone",
      synonyms: [
        "telephone",
        "phone_number",
        "tel",
        "numero_de_telephone"
      ]
    },
    website: {
      type: "url",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "website",
      synonyms: [
        "site",
        "homepage",
        "url",
        "site_web"
      ]
    },
    linkedin_url: {
      type: "url",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "linkedin url",
      synonyms: [
        "linkedin"
      ]
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
      sortable: false,
      line: "lifecycle stage",
      synonyms: [
        "stage",
        "lifecycle",
        "phase",
        "etape"
      ]
    },
    lead_score: {
      type: "integer",
      read_only: false,
      nullable: false,
      sortable: true,
      line: "lead score",
      synonyms: [
        "score",
        "rating"
      ]
    },
    owner_id: {
      type: "uuid",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "owner id",
      synonyms: [
        "owner",
        "assignee",
        "assigned_to",
        "responsible",
        "account_manager",
        "sales_rep",
        "proprietaire",
        "responsable"
      ]
    },
    description: {
      type: "text",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "description",
      synonyms: [
        "about",
        "comment",
        "comments",
        "commentaire",
        "remarques"
      ]
    },
    tags: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "tags",
      synonyms: [
        "labels",
        "keywords",
        "etiquettes"
      ]
    },
    custom_fields: {
      type: "object",
      read_only: false,
      nullable: false,
      merges: {
        most: 200
      },
      sortable: false,
      line: "custom fields"
    },
    external_ids: {
      type: "object",
      read_only: false,
      nullable: false,
      merges: {
        most: 20
      },
      sortable: false,
      line: "external ids"
    },
    domain: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "domain",
      synonyms: [
        "domaine"
      ]
    },
    additional_domains: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "additional domains"
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
      sortable: false,
      line: "type",
      synonyms: [
        "relationship",
        "kind"
      ]
    },
    industry: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "industry",
      synonyms: [
        "sector",
        "secteur",
        "secteur_d_activite"
      ]
    },
    employee_count: {
      type: "integer",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "employee count",
      synonyms: [
        "employees",
        "headcount",
        "size",
        "effectif",
        "nombre_d_employes"
      ]
    },
    annual_revenue: {
      type: "number",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "annual revenue",
      synonyms: [
        "revenue",
        "turnover",
        "chiffre_d_affaires"
      ]
    },
    currency: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "currency",
      synonyms: [
        "devise"
      ]
    },
    parent_company_id: {
      type: "uuid",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "parent company id",
      synonyms: [
        "parent",
        "holding",
        "maison_mere"
      ]
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
      sortable: false,
      line: "billing address",
      synonyms: [
        "address",
        "headquarters",
        "adresse",
        "siege"
      ],
      members: {
        street: {
          line: "street",
          synonyms: [
            "street",
            "street_address",
            "rue"
          ]
        },
        city: {
          line: "city",
          synonyms: [
            "city",
            "town",
            "ville"
          ]
        },
        region: {
          line: "region",
          synonyms: [
            "region",
            "state",
            "province",
            "county"
          ]
        },
        postal_code: {
          line: "postal code",
          synonyms: [
            "postal_code",
            "zip",
            "zip_code",
            "postcode",
            "code_postal"
          ]
        },
        country: {
          line: "country",
          synonyms: [
            "country",
            "country_code",
            "pays"
          ]
        }
      }
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
      sortable: false,
      line: "shipping address",
      synonyms: [
        "delivery_address",
        "adresse_de_livraison"
      ],
      members: {
        street: {
          line: "street"
        },
        city: {
          line: "city"
        },
        region: {
          line: "region"
        },
        postal_code: {
          line: "postal code"
        },
        country: {
          line: "country"
        }
      }
    },
    registration_number: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "registration number",
      synonyms: [
        "company_number",
        "siren",
        "siret"
      ]
    },
    vat_number: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "vat number",
      synonyms: [
        "tax_id",
        "tva"
      ]
    },
    lifecycle_stage_changed_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "lifecycle stage changed at"
    },
    contact_count: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "contact count",
      synonyms: [
        "number_of_contacts"
      ]
    },
    open_opportunity_amount: {
      type: "number",
      read_only: true,
      nullable: true,
      requires: "opportunities:read",
      sortable: false,
      line: "open opportunity amount",
      synonyms: [
        "pipeline",
        "pipeline_value"
      ]
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "version"
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "created at",
      synonyms: [
        "created",
        "creation_date",
        "created_on",
        "date_de_creation"
      ]
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "updated at",
      synonyms: [
        "updated",
        "modified_at",
        "last_modified",
        "date_de_modification"
      ]
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "created by"
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "updated by"
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "deleted at"
    }
  },
  contact: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "id"
    },
    entity_type: {
      type: "enum",
      read_only: true,
      nullable: false,
      enum: [
        "contact"
      ],
      sortable: false,
      line: "entity type"
    },
    full_name: {
      type: "string",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "full name",
      synonyms: [
        "name",
        "contact_name",
        "nom_complet"
      ]
    },
    first_name: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: true,
      line: "first name",
      synonyms: [
        "given_name",
        "forename",
        "prenom"
      ]
    },
    last_name: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: true,
      line: "last name",
      synonyms: [
        "family_name",
        "surname",
        "nom",
        "nom_de_famille"
      ]
    },
    email: {
      type: "email",
      read_only: false,
      nullable: true,
      sortable: true,
      line: "email",
      synonyms: [
        "mail",
        "e_mail",
        "courriel",
        "adresse_email"
      ]
    },
    phone: {
      type: "phone",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "phone",
      synonyms: [
        "telephone",
        "phone_number",
        "tel",
        "numero_de_telephone"
      ]
    },
    website: {
      type: "url",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "website",
      synonyms: [
        "site",
        "homepage",
        "url",
        "site_web"
      ]
    },
    linkedin_url: {
      type: "url",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "linkedin url",
      synonyms: [
        "linkedin"
      ]
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
      sortable: false,
      line: "lifecycle stage",
      synonyms: [
        "stage",
        "lifecycle",
        "phase",
        "etape"
      ]
    },
    lead_score: {
      type: "integer",
      read_only: false,
      nullable: false,
      sortable: true,
      line: "lead score",
      synonyms: [
        "score",
        "rating"
      ]
    },
    owner_id: {
      type: "uuid",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "owner id",
      synonyms: [
        "owner",
        "assignee",
        "assigned_to",
        "responsible",
        "account_manager",
        "sales_rep",
        "proprietaire",
        "responsable"
      ]
    },
    description: {
      type: "text",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "description",
      synonyms: [
        "about",
        "comment",
        "comments",
        "commentaire",
        "remarques"
      ]
    },
    tags: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "tags",
      synonyms: [
        "labels",
        "keywords",
        "etiquettes"
      ]
    },
    custom_fields: {
      type: "object",
      read_only: false,
      nullable: false,
      merges: {
        most: 200
      },
      sortable: false,
      line: "custom fields"
    },
    external_ids: {
      type: "object",
      read_only: false,
      nullable: false,
      merges: {
        most: 20
      },
      sortable: false,
      line: "external ids"
    },
    additional_emails: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "additional emails"
    },
    mobile: {
      type: "phone",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "mobile",
      synonyms: [
        "cell",
        "cellphone",
        "cell_phone",
        "portable"
      ]
    },
    job_title: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "job title",
      synonyms: [
        "title",
        "job",
        "role",
        "position",
        "titre",
        "poste",
        "fonction"
      ]
    },
    department: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "department",
      synonyms: [
        "team",
        "service",
        "departement"
      ]
    },
    company_id: {
      type: "uuid",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "company id",
      synonyms: [
        "company",
        "organization",
        "organisation",
        "employer",
        "account",
        "societe",
        "entreprise"
      ]
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
      sortable: false,
      line: "lead status"
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
      sortable: false,
      line: "source",
      synonyms: [
        "lead_source",
        "origin",
        "origine",
        "provenance"
      ]
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
      sortable: false,
      line: "email consent",
      synonyms: [
        "consent",
        "opt_in",
        "consentement"
      ]
    },
    do_not_call: {
      type: "boolean",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "do not call"
    },
    timezone: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "timezone",
      synonyms: [
        "time_zone",
        "fuseau_horaire"
      ]
    },
    locale: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "locale",
      synonyms: [
        "language",
        "langue"
      ]
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
      sortable: false,
      line: "address",
      synonyms: [
        "postal_address",
        "adresse"
      ],
      members: {
        street: {
          line: "street",
          synonyms: [
            "street",
            "street_address",
            "rue"
          ]
        },
        city: {
          line: "city",
          synonyms: [
            "city",
            "town",
            "ville"
          ]
        },
        region: {
          line: "region",
          synonyms: [
            "region",
            "state",
            "province",
            "county"
          ]
        },
        postal_code: {
          line: "postal code",
          synonyms: [
            "postal_code",
            "zip",
            "zip_code",
            "postcode",
            "code_postal"
          ]
        },
        country: {
          line: "country",
          synonyms: [
            "country",
            "country_code",
            "pays"
          ]
        }
      }
    },
    avatar_url: {
      type: "url",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "avatar url",
      synonyms: [
        "photo",
        "picture"
      ]
    },
    birthday: {
      type: "date",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "birthday",
      synonyms: [
        "birth_date",
        "date_of_birth",
        "date_de_naissance",
        "anniversaire"
      ]
    },
    lifecycle_stage_changed_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "lifecycle stage changed at"
    },
    email_consent_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "email consent at"
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
      sortable: false,
      line: "email deliverability"
    },
    last_activity_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: true,
      line: "last activity at",
      synonyms: [
        "last_contacted",
        "last_contacted_at",
        "last_contact",
        "derniere_activite"
      ]
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "version"
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "created at",
      synonyms: [
        "created",
        "creation_date",
        "created_on",
        "date_de_creation"
      ]
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "updated at",
      synonyms: [
        "updated",
        "modified_at",
        "last_modified",
        "date_de_modification"
      ]
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "created by"
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "updated by"
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "deleted at"
    }
  },
  custom_field: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "id"
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
      sortable: false,
      line: "entity type"
    },
    label: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: true,
      line: "label"
    },
    key: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: true,
      line: "key"
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
      sortable: false,
      line: "type"
    },
    options: {
      type: "array",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "options"
    },
    required: {
      type: "boolean",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "required"
    },
    description: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "description"
    },
    position: {
      type: "integer",
      read_only: false,
      nullable: false,
      sortable: true,
      line: "position"
    },
    archived: {
      type: "boolean",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "archived"
    },
    indexed: {
      type: "boolean",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "indexed"
    },
    index_status: {
      type: "enum",
      read_only: false,
      nullable: true,
      enum: [
        "building",
        "ready"
      ],
      sortable: false,
      line: "index status"
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "version"
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "created at",
      synonyms: [
        "created",
        "creation_date",
        "created_on",
        "date_de_creation"
      ]
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "updated at",
      synonyms: [
        "updated",
        "modified_at",
        "last_modified",
        "date_de_modification"
      ]
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "created by"
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "updated by"
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "deleted at"
    }
  },
  email: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "id"
    },
    subject: {
      type: "string",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "subject"
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
      sortable: false,
      line: "status"
    },
    category: {
      type: "enum",
      read_only: true,
      nullable: false,
      enum: [
        "transactional",
        "marketing"
      ],
      sortable: false,
      line: "category"
    },
    topic_id: {
      type: "uuid",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "topic id"
    },
    message_id: {
      type: "string",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "message id"
    },
    from: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "from"
    },
    reply_to: {
      type: "email",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "reply to"
    },
    template_id: {
      type: "uuid",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "template id"
    },
    template_version: {
      type: "integer",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "template version"
    },
    attachments: {
      type: "array",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "attachments"
    },
    recipients: {
      type: "array",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "recipients"
    },
    related_to: {
      type: "array",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "related to"
    },
    metadata: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "metadata"
    },
    send_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: true,
      line: "send at"
    },
    sent_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: true,
      line: "sent at"
    },
    html: {
      type: "text",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "html"
    },
    text: {
      type: "text",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "text"
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "version"
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "created at",
      synonyms: [
        "created",
        "creation_date",
        "created_on",
        "date_de_creation"
      ]
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "updated at",
      synonyms: [
        "updated",
        "modified_at",
        "last_modified",
        "date_de_modification"
      ]
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "created by"
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "updated by"
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "deleted at"
    }
  },
  email_template: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "id"
    },
    name: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: true,
      line: "name"
    },
    description: {
      type: "text",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "description"
    },
    kind: {
      type: "enum",
      read_only: false,
      nullable: false,
      enum: [
        "marketing",
        "transactional"
      ],
      sortable: false,
      line: "kind"
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
      sortable: false,
      line: "translations"
    },
    own_variables: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "own variables"
    },
    used_variables: {
      type: "array",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "used variables"
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "version"
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "created at",
      synonyms: [
        "created",
        "creation_date",
        "created_on",
        "date_de_creation"
      ]
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "updated at",
      synonyms: [
        "updated",
        "modified_at",
        "last_modified",
        "date_de_modification"
      ]
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "created by"
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "updated by"
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "deleted at"
    }
  },
  event: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "id"
    },
    title: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "title"
    },
    event_type_id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "event type id"
    },
    description: {
      type: "text",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "description"
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
      sortable: false,
      line: "status"
    },
    start_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "start at"
    },
    end_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "end at"
    },
    duration_minutes: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "duration minutes"
    },
    timezone: {
      type: "string",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "timezone"
    },
    hosts: {
      type: "array",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "hosts"
    },
    location: {
      type: "object",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "location"
    },
    seats: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "seats"
    },
    invitees: {
      type: "array",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "invitees"
    },
    invitee_count: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "invitee count"
    },
    answers: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "answers"
    },
    contact_ids: {
      type: "array",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "contact ids"
    },
    opportunity_id: {
      type: "uuid",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "opportunity id"
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
      sortable: false,
      line: "source"
    },
    internal_notes: {
      type: "text",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "internal notes"
    },
    ics_uid: {
      type: "string",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "ics uid"
    },
    ics_sequence: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "ics sequence"
    },
    reschedule_count: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "reschedule count"
    },
    history: {
      type: "array",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "history"
    },
    cancellation: {
      type: "object",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "cancellation"
    },
    host_no_show: {
      type: "boolean",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "host no show"
    },
    metadata: {
      type: "object",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "metadata"
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "version"
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "created at",
      synonyms: [
        "created",
        "creation_date",
        "created_on",
        "date_de_creation"
      ]
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "updated at",
      synonyms: [
        "updated",
        "modified_at",
        "last_modified",
        "date_de_modification"
      ]
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "created by"
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "updated by"
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "deleted at"
    }
  },
  event_type: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "id"
    },
    title: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: true,
      line: "title"
    },
    slug: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "slug"
    },
    description: {
      type: "text",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "description"
    },
    owner_id: {
      type: "uuid",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "owner id"
    },
    hosts: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "hosts"
    },
    host_weights: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "host weights"
    },
    prefer_contact_owner: {
      type: "boolean",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "prefer contact owner"
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
      sortable: false,
      line: "assignment"
    },
    team_slug: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "team slug"
    },
    schedule_id: {
      type: "uuid",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "schedule id"
    },
    duration_minutes: {
      type: "integer",
      read_only: false,
      nullable: false,
      sortable: true,
      line: "duration minutes"
    },
    duration_options: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "duration options"
    },
    slot_interval_minutes: {
      type: "integer",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "slot interval minutes"
    },
    buffer_before_minutes: {
      type: "integer",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "buffer before minutes"
    },
    buffer_after_minutes: {
      type: "integer",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "buffer after minutes"
    },
    min_notice_minutes: {
      type: "integer",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "min notice minutes"
    },
    booking_window: {
      type: "object",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "booking window"
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
      sortable: false,
      line: "limits"
    },
    seats: {
      type: "integer",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "seats"
    },
    requires_confirmation: {
      type: "boolean",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "requires confirmation"
    },
    location: {
      type: "object",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "location"
    },
    questions: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "questions"
    },
    max_guests: {
      type: "integer",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "max guests"
    },
    reminder_minutes: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "reminder minutes"
    },
    locale: {
      type: "enum",
      read_only: false,
      nullable: true,
      enum: [
        "en",
        "fr"
      ],
      sortable: false,
      line: "locale"
    },
    is_active: {
      type: "boolean",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "is active"
    },
    visibility: {
      type: "enum",
      read_only: false,
      nullable: false,
      enum: [
        "public",
        "private"
      ],
      sortable: false,
      line: "visibility"
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "version"
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "created at",
      synonyms: [
        "created",
        "creation_date",
        "created_on",
        "date_de_creation"
      ]
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "updated at",
      synonyms: [
        "updated",
        "modified_at",
        "last_modified",
        "date_de_modification"
      ]
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "created by"
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "updated by"
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "deleted at"
    }
  },
  form: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "id"
    },
    title: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: true,
      line: "title"
    },
    slug: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: true,
      line: "slug"
    },
    description: {
      type: "text",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "description"
    },
    contact_fields: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "contact fields"
    },
    questions: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "questions"
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
      sortable: false,
      line: "consent text",
      members: {
        en: {
          line: "en",
          synonyms: [
            "en"
          ]
        },
        fr: {
          line: "fr",
          synonyms: [
            "fr"
          ]
        }
      }
    },
    consent_required: {
      type: "boolean",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "consent required"
    },
    consent_purpose: {
      type: "enum",
      read_only: false,
      nullable: false,
      enum: [
        "data_processing",
        "marketing"
      ],
      sortable: false,
      line: "consent purpose"
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
      sortable: false,
      line: "thank you text",
      members: {
        en: {
          line: "en"
        },
        fr: {
          line: "fr"
        }
      }
    },
    redirect_url: {
      type: "url",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "redirect url"
    },
    allowed_origins: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "allowed origins"
    },
    owner_id: {
      type: "uuid",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "owner id"
    },
    tags: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "tags"
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
      sortable: false,
      line: "lifecycle stage"
    },
    notify_user_ids: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "notify user ids"
    },
    locale: {
      type: "enum",
      read_only: false,
      nullable: true,
      enum: [
        "en",
        "fr"
      ],
      sortable: false,
      line: "locale"
    },
    is_active: {
      type: "boolean",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "is active"
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "version"
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "created at",
      synonyms: [
        "created",
        "creation_date",
        "created_on",
        "date_de_creation"
      ]
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "updated at",
      synonyms: [
        "updated",
        "modified_at",
        "last_modified",
        "date_de_modification"
      ]
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "created by"
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "updated by"
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "deleted at"
    }
  },
  form_submission: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "id"
    },
    email: {
      type: "email",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "email"
    },
    form_id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "form id"
    },
    contact_id: {
      type: "uuid",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "contact id"
    },
    fields: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "fields"
    },
    answers: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "answers"
    },
    consent_text: {
      type: "text",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "consent text"
    },
    consent_given: {
      type: "boolean",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "consent given"
    },
    locale: {
      type: "enum",
      read_only: true,
      nullable: false,
      enum: [
        "en",
        "fr"
      ],
      sortable: false,
      line: "locale"
    },
    referrer: {
      type: "string",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "referrer"
    },
    sender_hash: {
      type: "string",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "sender hash"
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "version"
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "created at",
      synonyms: [
        "created",
        "creation_date",
        "created_on",
        "date_de_creation"
      ]
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "updated at",
      synonyms: [
        "updated",
        "modified_at",
        "last_modified",
        "date_de_modification"
      ]
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "created by"
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "updated by"
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "deleted at"
    }
  },
  line_item: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "id"
    },
    name: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: true,
      line: "name",
      synonyms: [
        "title",
        "nom"
      ]
    },
    product_id: {
      type: "uuid",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "product id",
      synonyms: [
        "product",
        "produit"
      ]
    },
    quantity: {
      type: "number",
      read_only: false,
      nullable: false,
      sortable: true,
      line: "quantity",
      synonyms: [
        "qty",
        "quantite"
      ]
    },
    unit_price: {
      type: "number",
      read_only: false,
      nullable: false,
      sortable: true,
      line: "unit price",
      synonyms: [
        "price",
        "prix"
      ]
    },
    discount_percent: {
      type: "number",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "discount percent",
      synonyms: [
        "discount",
        "remise"
      ]
    },
    position: {
      type: "integer",
      read_only: false,
      nullable: false,
      sortable: true,
      line: "position"
    },
    opportunity_id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "opportunity id",
      synonyms: [
        "opportunity",
        "deal"
      ]
    },
    amount: {
      type: "number",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "amount",
      synonyms: [
        "total",
        "montant"
      ]
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "version"
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "created at",
      synonyms: [
        "created",
        "creation_date",
        "created_on",
        "date_de_creation"
      ]
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "updated at",
      synonyms: [
        "updated",
        "modified_at",
        "last_modified",
        "date_de_modification"
      ]
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "created by"
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "updated by"
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "deleted at"
    }
  },
  note: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "id"
    },
    title: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: true,
      line: "title"
    },
    body: {
      type: "text",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "body"
    },
    related_to: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "related to"
    },
    pinned: {
      type: "boolean",
      read_only: false,
      nullable: false,
      sortable: true,
      line: "pinned"
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "version"
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "created at",
      synonyms: [
        "created",
        "creation_date",
        "created_on",
        "date_de_creation"
      ]
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "updated at",
      synonyms: [
        "updated",
        "modified_at",
        "last_modified",
        "date_de_modification"
      ]
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "created by"
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "updated by"
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "deleted at"
    }
  },
  opportunity: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "id"
    },
    name: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: true,
      line: "name",
      synonyms: [
        "title",
        "nom",
        "titre"
      ]
    },
    pipeline_id: {
      type: "uuid",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "pipeline id",
      synonyms: [
        "pipeline"
      ]
    },
    stage: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "stage",
      synonyms: [
        "phase",
        "etape"
      ]
    },
    amount: {
      type: "number",
      read_only: false,
      nullable: true,
      sortable: true,
      line: "amount",
      synonyms: [
        "value",
        "price",
        "revenue",
        "total",
        "montant",
        "valeur",
        "prix"
      ]
    },
    currency: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "currency",
      synonyms: [
        "devise"
      ]
    },
    expected_close_date: {
      type: "date",
      read_only: false,
      nullable: true,
      sortable: true,
      line: "expected close date",
      synonyms: [
        "close_date",
        "closing_date",
        "due_date",
        "due",
        "date_de_cloture",
        "echeance"
      ]
    },
    lost_reason: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "lost reason",
      synonyms: [
        "loss_reason",
        "motif_de_perte"
      ]
    },
    next_step: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "next step",
      synonyms: [
        "next_action",
        "prochaine_etape"
      ]
    },
    company_id: {
      type: "uuid",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "company id",
      synonyms: [
        "company",
        "account",
        "customer",
        "client",
        "organization",
        "organisation",
        "societe",
        "entreprise"
      ]
    },
    primary_contact_id: {
      type: "uuid",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "primary contact id",
      synonyms: [
        "contact",
        "contact_id",
        "main_contact",
        "contact_principal"
      ]
    },
    contacts: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "contacts"
    },
    owner_id: {
      type: "uuid",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "owner id",
      synonyms: [
        "owner",
        "assignee",
        "assigned_to",
        "responsible",
        "account_manager",
        "sales_rep",
        "proprietaire",
        "responsable"
      ]
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
      sortable: false,
      line: "source",
      synonyms: [
        "lead_source",
        "origin",
        "origine",
        "provenance"
      ]
    },
    description: {
      type: "text",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "description",
      synonyms: [
        "about",
        "comment",
        "comments",
        "commentaire",
        "remarques"
      ]
    },
    tags: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "tags",
      synonyms: [
        "labels",
        "keywords",
        "etiquettes"
      ]
    },
    custom_fields: {
      type: "object",
      read_only: false,
      nullable: false,
      merges: {
        most: 200
      },
      sortable: false,
      line: "custom fields"
    },
    probability: {
      type: "integer",
      read_only: false,
      nullable: false,
      sortable: true,
      line: "probability",
      synonyms: [
        "chance",
        "likelihood",
        "probabilite"
      ]
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
      sortable: false,
      line: "status",
      synonyms: [
        "state",
        "statut"
      ]
    },
    weighted_amount: {
      type: "number",
      read_only: true,
      nullable: true,
      sortable: true,
      line: "weighted amount",
      synonyms: [
        "weighted_value",
        "forecast"
      ]
    },
    closed_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: true,
      line: "closed at",
      synonyms: [
        "closed_date",
        "close_time",
        "won_at",
        "lost_at"
      ]
    },
    stage_changed_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "stage changed at"
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "version"
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "created at",
      synonyms: [
        "created",
        "creation_date",
        "created_on",
        "date_de_creation"
      ]
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "updated at",
      synonyms: [
        "updated",
        "modified_at",
        "last_modified",
        "date_de_modification"
      ]
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "created by"
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "updated by"
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "deleted at"
    }
  },
  pipeline: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "id"
    },
    name: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: true,
      line: "name"
    },
    is_default: {
      type: "boolean",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "is default"
    },
    position: {
      type: "integer",
      read_only: false,
      nullable: false,
      sortable: true,
      line: "position"
    },
    require_lost_reason: {
      type: "boolean",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "require lost reason"
    },
    stages: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "stages"
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "version"
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "created at",
      synonyms: [
        "created",
        "creation_date",
        "created_on",
        "date_de_creation"
      ]
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "updated at",
      synonyms: [
        "updated",
        "modified_at",
        "last_modified",
        "date_de_modification"
      ]
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "created by"
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "updated by"
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "deleted at"
    }
  },
  product: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "id"
    },
    name: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: true,
      line: "name",
      synonyms: [
        "title",
        "nom",
        "titre"
      ]
    },
    code: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: true,
      line: "code",
      synonyms: [
        "sku",
        "reference"
      ]
    },
    description: {
      type: "text",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "description",
      synonyms: [
        "about",
        "comment",
        "comments",
        "commentaire",
        "remarques"
      ]
    },
    unit_price: {
      type: "number",
      read_only: false,
      nullable: false,
      sortable: true,
      line: "unit price",
      synonyms: [
        "price",
        "cost",
        "prix"
      ]
    },
    currency: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "currency",
      synonyms: [
        "devise"
      ]
    },
    tax_rate: {
      type: "number",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "tax rate",
      synonyms: [
        "vat_rate",
        "tva"
      ]
    },
    unit: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "unit",
      synonyms: [
        "unite"
      ]
    },
    is_active: {
      type: "boolean",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "is active",
      synonyms: [
        "enabled",
        "actif"
      ]
    },
    owner_id: {
      type: "uuid",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "owner id",
      synonyms: [
        "owner",
        "assignee",
        "assigned_to",
        "responsible",
        "account_manager",
        "sales_rep",
        "proprietaire",
        "responsable"
      ]
    },
    external_ids: {
      type: "object",
      read_only: false,
      nullable: false,
      merges: {
        most: 20
      },
      sortable: false,
      line: "external ids"
    },
    tags: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "tags",
      synonyms: [
        "labels",
        "keywords",
        "etiquettes"
      ]
    },
    custom_fields: {
      type: "object",
      read_only: false,
      nullable: false,
      merges: {
        most: 200
      },
      sortable: false,
      line: "custom fields"
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "version"
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "created at",
      synonyms: [
        "created",
        "creation_date",
        "created_on",
        "date_de_creation"
      ]
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "updated at",
      synonyms: [
        "updated",
        "modified_at",
        "last_modified",
        "date_de_modification"
      ]
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "created by"
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "updated by"
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "deleted at"
    }
  },
  schedule: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "id"
    },
    name: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: true,
      line: "name"
    },
    timezone: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "timezone"
    },
    is_default: {
      type: "boolean",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "is default"
    },
    weekly_hours: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "weekly hours"
    },
    overrides: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "overrides"
    },
    user_id: {
      type: "uuid",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "user id"
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "version"
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "created at",
      synonyms: [
        "created",
        "creation_date",
        "created_on",
        "date_de_creation"
      ]
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "updated at",
      synonyms: [
        "updated",
        "modified_at",
        "last_modified",
        "date_de_modification"
      ]
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "created by"
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "updated by"
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "deleted at"
    }
  },
  segment: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "id"
    },
    entity_type: {
      type: "enum",
      read_only: true,
      nullable: false,
      enum: [
        "contact",
        "company"
      ],
      sortable: false,
      line: "entity type"
    },
    name: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: true,
      line: "name",
      synonyms: [
        "title",
        "nom"
      ]
    },
    description: {
      type: "text",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "description"
    },
    filter: {
      type: "object",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "filter"
    },
    kind: {
      type: "enum",
      read_only: true,
      nullable: false,
      enum: [
        "static",
        "dynamic"
      ],
      sortable: false,
      line: "kind"
    },
    member_count: {
      type: "integer",
      read_only: true,
      nullable: true,
      requires: "entities:read",
      sortable: false,
      line: "member count"
    },
    evaluated_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "evaluated at"
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "version"
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "created at",
      synonyms: [
        "created",
        "creation_date",
        "created_on",
        "date_de_creation"
      ]
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "updated at",
      synonyms: [
        "updated",
        "modified_at",
        "last_modified",
        "date_de_modification"
      ]
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "created by"
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "updated by"
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "deleted at"
    }
  },
  task: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "id"
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
      sortable: false,
      line: "type",
      synonyms: [
        "kind"
      ]
    },
    title: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: true,
      line: "title",
      synonyms: [
        "name",
        "subject",
        "nom",
        "titre",
        "objet"
      ]
    },
    description: {
      type: "text",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "description",
      synonyms: [
        "about",
        "comment",
        "comments",
        "commentaire",
        "remarques"
      ]
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
      sortable: false,
      line: "status",
      synonyms: [
        "state",
        "statut",
        "etat"
      ]
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
      sortable: true,
      line: "priority",
      synonyms: [
        "urgency",
        "importance",
        "priorite"
      ]
    },
    due_at: {
      type: "datetime",
      read_only: false,
      nullable: true,
      sortable: true,
      line: "due at",
      synonyms: [
        "due",
        "due_date",
        "deadline",
        "echeance",
        "date_limite"
      ]
    },
    reminder_at: {
      type: "datetime",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "reminder at",
      synonyms: [
        "remind_at",
        "rappel"
      ]
    },
    assignee_id: {
      type: "uuid",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "assignee id",
      synonyms: [
        "owner",
        "owner_id",
        "assigned_to",
        "responsible",
        "user",
        "responsable"
      ]
    },
    related_to: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "related to",
      synonyms: [
        "linked_to",
        "lie_a"
      ]
    },
    tags: {
      type: "array",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "tags",
      synonyms: [
        "labels",
        "keywords",
        "etiquettes"
      ]
    },
    custom_fields: {
      type: "object",
      read_only: false,
      nullable: false,
      merges: {
        most: 200
      },
      sortable: false,
      line: "custom fields"
    },
    completed_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "completed at",
      synonyms: [
        "done_at",
        "finished_at",
        "closed_at"
      ]
    },
    is_overdue: {
      type: "boolean",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "is overdue",
      synonyms: [
        "late",
        "en_retard"
      ]
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "version"
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "created at",
      synonyms: [
        "created",
        "creation_date",
        "created_on",
        "date_de_creation"
      ]
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "updated at",
      synonyms: [
        "updated",
        "modified_at",
        "last_modified",
        "date_de_modification"
      ]
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "created by"
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "updated by"
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "deleted at"
    }
  },
  topic: {
    id: {
      type: "uuid",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "id"
    },
    name: {
      type: "string",
      read_only: false,
      nullable: false,
      sortable: true,
      line: "name"
    },
    name_en: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "name en"
    },
    name_fr: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "name fr"
    },
    slug: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "slug"
    },
    description: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "description"
    },
    description_en: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "description en"
    },
    description_fr: {
      type: "string",
      read_only: false,
      nullable: true,
      sortable: false,
      line: "description fr"
    },
    position: {
      type: "integer",
      read_only: false,
      nullable: false,
      sortable: true,
      line: "position"
    },
    is_public: {
      type: "boolean",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "is public"
    },
    opt_in_required: {
      type: "boolean",
      read_only: false,
      nullable: false,
      sortable: false,
      line: "opt in required"
    },
    version: {
      type: "integer",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "version"
    },
    created_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "created at",
      synonyms: [
        "created",
        "creation_date",
        "created_on",
        "date_de_creation"
      ]
    },
    updated_at: {
      type: "datetime",
      read_only: true,
      nullable: false,
      sortable: true,
      line: "updated at",
      synonyms: [
        "updated",
        "modified_at",
        "last_modified",
        "date_de_modification"
      ]
    },
    created_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "created by"
    },
    updated_by: {
      type: "object",
      read_only: true,
      nullable: false,
      sortable: false,
      line: "updated by"
    },
    deleted_at: {
      type: "datetime",
      read_only: true,
      nullable: true,
      sortable: false,
      line: "deleted at"
    }
  }
};
