// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

export const aggregates = {
  campaigns: {
    types: [
      "campaign"
    ],
    custom: false,
    keys: {
      type: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      },
      status: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      },
      scheduled_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      started_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      completed_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      created_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      updated_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      template_id: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      },
      topic_id: {
        kind: "value",
        related: {
          type: "topic",
          permission: "campaigns:read"
        },
        requires: null,
        text: false
      },
      owner_id: {
        kind: "value",
        related: {
          type: "user",
          permission: "members:read"
        },
        requires: null,
        text: false
      },
      tags: {
        kind: "list",
        related: null,
        requires: null,
        text: true
      }
    },
    measures: {
      count: {
        function: "count",
        field: null,
        currency: null,
        requires: null
      }
    }
  },
  emails: {
    types: [
      "email"
    ],
    custom: false,
    keys: {
      status: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      },
      category: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      },
      topic_id: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      },
      template_id: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      },
      send_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      sent_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      created_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      updated_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      }
    },
    measures: {
      count: {
        function: "count",
        field: null,
        currency: null,
        requires: null
      }
    }
  },
  entities: {
    types: [
      "contact",
      "company"
    ],
    custom: true,
    keys: {
      entity_type: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      },
      lifecycle_stage_changed_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      email_consent_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      email_deliverability: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      },
      last_activity_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      created_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      updated_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      lifecycle_stage: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      },
      owner_id: {
        kind: "value",
        related: {
          type: "user",
          permission: "members:read"
        },
        requires: null,
        text: false
      },
      tags: {
        kind: "list",
        related: null,
        requires: null,
        text: true
      },
      department: {
        kind: "value",
        related: null,
        requires: null,
        text: true
      },
      company_id: {
        kind: "value",
        related: {
          type: "company",
          permission: "entities:read"
        },
        requires: null,
        text: false
      },
      lead_status: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      },
      source: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      },
      email_consent: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      },
      do_not_call: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      },
      birthday: {
        kind: "date",
        related: null,
        requires: null,
        text: false
      },
      type: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      },
      industry: {
        kind: "value",
        related: null,
        requires: null,
        text: true
      },
      currency: {
        kind: "value",
        related: null,
        requires: null,
        text: true
      },
      parent_company_id: {
        kind: "value",
        related: {
          type: "company",
          permission: "entities:read"
        },
        requires: null,
        text: false
      }
    },
    measures: {
      count: {
        function: "count",
        field: null,
        currency: null,
        requires: null
      },
      sum_lead_score: {
        function: "sum",
        field: "lead_score",
        currency: null,
        requires: null
      },
      avg_lead_score: {
        function: "avg",
        field: "lead_score",
        currency: null,
        requires: null
      },
      min_lead_score: {
        function: "min",
        field: "lead_score",
        currency: null,
        requires: null
      },
      max_lead_score: {
        function: "max",
        field: "lead_score",
        currency: null,
        requires: null
      },
      sum_open_opportunity_amount: {
        function: "sum",
        field: "open_opportunity_amount",
        currency: "organization_currency",
        requires: "opportunities:read"
      },
      avg_open_opportunity_amount: {
        function: "avg",
        field: "open_opportunity_amount",
        currency: "organization_currency",
        requires: "opportunities:read"
      },
      min_open_opportunity_amount: {
        function: "min",
        field: "open_opportunity_amount",
        currency: "organization_currency",
        requires: "opportunities:read"
      },
      max_open_opportunity_amount: {
        function: "max",
        field: "open_opportunity_amount",
        currency: "organization_currency",
        requires: "opportunities:read"
      },
      sum_employee_count: {
        function: "sum",
        field: "employee_count",
        currency: null,
        requires: null
      },
      avg_employee_count: {
        function: "avg",
        field: "employee_count",
        currency: null,
        requires: null
      },
      min_employee_count: {
        function: "min",
        field: "employee_count",
        currency: null,
        requires: null
      },
      max_employee_count: {
        function: "max",
        field: "employee_count",
        currency: null,
        requires: null
      },
      sum_annual_revenue: {
        function: "sum",
        field: "annual_revenue",
        currency: "own_currency",
        requires: null
      },
      avg_annual_revenue: {
        function: "avg",
        field: "annual_revenue",
        currency: "own_currency",
        requires: null
      },
      min_annual_revenue: {
        function: "min",
        field: "annual_revenue",
        currency: "own_currency",
        requires: null
      },
      max_annual_revenue: {
        function: "max",
        field: "annual_revenue",
        currency: "own_currency",
        requires: null
      }
    }
  },
  events: {
    types: [
      "event"
    ],
    custom: false,
    keys: {
      event_type_id: {
        kind: "value",
        related: {
          type: "event_type",
          permission: "booking:read"
        },
        requires: null,
        text: false
      },
      status: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      },
      start_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      end_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      opportunity_id: {
        kind: "value",
        related: {
          type: "opportunity",
          permission: "opportunities:read"
        },
        requires: null,
        text: false
      },
      source: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      },
      host_no_show: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      },
      created_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      updated_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      }
    },
    measures: {
      count: {
        function: "count",
        field: null,
        currency: null,
        requires: null
      },
      sum_duration_minutes: {
        function: "sum",
        field: "duration_minutes",
        currency: null,
        requires: null
      },
      avg_duration_minutes: {
        function: "avg",
        field: "duration_minutes",
        currency: null,
        requires: null
      },
      min_duration_minutes: {
        function: "min",
        field: "duration_minutes",
        currency: null,
        requires: null
      },
      max_duration_minutes: {
        function: "max",
        field: "duration_minutes",
        currency: null,
        requires: null
      }
    }
  },
  opportunities: {
    types: [
      "opportunity"
    ],
    custom: true,
    keys: {
      status: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      },
      closed_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      stage_changed_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      created_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      updated_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      pipeline_id: {
        kind: "value",
        related: {
          type: "pipeline",
          permission: "opportunities:read"
        },
        requires: null,
        text: false
      },
      stage: {
        kind: "value",
        related: null,
        requires: null,
        text: true
      },
      currency: {
        kind: "value",
        related: null,
        requires: null,
        text: true
      },
      expected_close_date: {
        kind: "date",
        related: null,
        requires: null,
        text: false
      },
      company_id: {
        kind: "value",
        related: {
          type: "company",
          permission: "entities:read"
        },
        requires: null,
        text: false
      },
      primary_contact_id: {
        kind: "value",
        related: {
          type: "contact",
          permission: "entities:read"
        },
        requires: null,
        text: false
      },
      owner_id: {
        kind: "value",
        related: {
          type: "user",
          permission: "members:read"
        },
        requires: null,
        text: false
      },
      source: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      },
      tags: {
        kind: "list",
        related: null,
        requires: null,
        text: true
      },
      visited_stage: {
        kind: "stages",
        related: null,
        requires: null,
        text: false
      }
    },
    measures: {
      count: {
        function: "count",
        field: null,
        currency: null,
        requires: null
      },
      sum_probability: {
        function: "sum",
        field: "probability",
        currency: null,
        requires: null
      },
      avg_probability: {
        function: "avg",
        field: "probability",
        currency: null,
        requires: null
      },
      min_probability: {
        function: "min",
        field: "probability",
        currency: null,
        requires: null
      },
      max_probability: {
        function: "max",
        field: "probability",
        currency: null,
        requires: null
      },
      win_rate: {
        function: "win_rate",
        field: "status",
        currency: null,
        requires: null
      },
      sum_weighted_amount: {
        function: "sum",
        field: "weighted_amount",
        currency: "own_currency",
        requires: null
      },
      avg_weighted_amount: {
        function: "avg",
        field: "weighted_amount",
        currency: "own_currency",
        requires: null
      },
      min_weighted_amount: {
        function: "min",
        field: "weighted_amount",
        currency: "own_currency",
        requires: null
      },
      max_weighted_amount: {
        function: "max",
        field: "weighted_amount",
        currency: "own_currency",
        requires: null
      },
      avg_days_in_stage: {
        function: "avg_days",
        field: "stage_changed_at",
        currency: null,
        requires: null
      },
      median_days_in_stage: {
        function: "median_days",
        field: "stage_changed_at",
        currency: null,
        requires: null
      },
      sum_amount: {
        function: "sum",
        field: "amount",
        currency: "own_currency",
        requires: null
      },
      avg_amount: {
        function: "avg",
        field: "amount",
        currency: "own_currency",
        requires: null
      },
      min_amount: {
        function: "min",
        field: "amount",
        currency: "own_currency",
        requires: null
      },
      max_amount: {
        function: "max",
        field: "amount",
        currency: "own_currency",
        requires: null
      }
    }
  },
  segments: {
    types: [
      "segment"
    ],
    custom: false,
    keys: {
      entity_type: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      },
      kind: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      },
      evaluated_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      created_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      updated_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      }
    },
    measures: {
      count: {
        function: "count",
        field: null,
        currency: null,
        requires: null
      }
    }
  },
  emailTemplates: {
    types: [
      "email_template"
    ],
    custom: false,
    keys: {
      created_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      updated_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      kind: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      }
    },
    measures: {
      count: {
        function: "count",
        field: null,
        currency: null,
        requires: null
      }
    }
  },
  forms: {
    types: [
      "form"
    ],
    custom: false,
    keys: {
      created_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      updated_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      consent_required: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      },
      consent_purpose: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      },
      owner_id: {
        kind: "value",
        related: {
          type: "user",
          permission: "members:read"
        },
        requires: null,
        text: false
      },
      tags: {
        kind: "list",
        related: null,
        requires: null,
        text: true
      },
      lifecycle_stage: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      },
      locale: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      },
      is_active: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      }
    },
    measures: {
      count: {
        function: "count",
        field: null,
        currency: null,
        requires: null
      }
    }
  },
  formSubmissions: {
    types: [
      "form_submission"
    ],
    custom: false,
    keys: {
      form_id: {
        kind: "value",
        related: {
          type: "form",
          permission: "forms:read"
        },
        requires: null,
        text: false
      },
      contact_id: {
        kind: "value",
        related: {
          type: "contact",
          permission: "entities:read"
        },
        requires: null,
        text: false
      },
      consent_given: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      },
      locale: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      },
      created_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      updated_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      }
    },
    measures: {
      count: {
        function: "count",
        field: null,
        currency: null,
        requires: null
      }
    }
  },
  lineItems: {
    types: [
      "line_item"
    ],
    custom: false,
    keys: {
      opportunity_id: {
        kind: "value",
        related: {
          type: "opportunity",
          permission: "opportunities:read"
        },
        requires: null,
        text: false
      },
      created_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      updated_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      product_id: {
        kind: "value",
        related: {
          type: "product",
          permission: "products:read"
        },
        requires: null,
        text: false
      }
    },
    measures: {
      count: {
        function: "count",
        field: null,
        currency: null,
        requires: null
      },
      sum_amount: {
        function: "sum",
        field: "amount",
        currency: "opportunity_currency",
        requires: null
      },
      avg_amount: {
        function: "avg",
        field: "amount",
        currency: "opportunity_currency",
        requires: null
      },
      min_amount: {
        function: "min",
        field: "amount",
        currency: "opportunity_currency",
        requires: null
      },
      max_amount: {
        function: "max",
        field: "amount",
        currency: "opportunity_currency",
        requires: null
      },
      sum_quantity: {
        function: "sum",
        field: "quantity",
        currency: null,
        requires: null
      },
      avg_quantity: {
        function: "avg",
        field: "quantity",
        currency: null,
        requires: null
      },
      min_quantity: {
        function: "min",
        field: "quantity",
        currency: null,
        requires: null
      },
      max_quantity: {
        function: "max",
        field: "quantity",
        currency: null,
        requires: null
      },
      sum_unit_price: {
        function: "sum",
        field: "unit_price",
        currency: "opportunity_currency",
        requires: null
      },
      avg_unit_price: {
        function: "avg",
        field: "unit_price",
        currency: "opportunity_currency",
        requires: null
      },
      min_unit_price: {
        function: "min",
        field: "unit_price",
        currency: "opportunity_currency",
        requires: null
      },
      max_unit_price: {
        function: "max",
        field: "unit_price",
        currency: "opportunity_currency",
        requires: null
      },
      sum_discount_percent: {
        function: "sum",
        field: "discount_percent",
        currency: null,
        requires: null
      },
      avg_discount_percent: {
        function: "avg",
        field: "discount_percent",
        currency: null,
        requires: null
      },
      min_discount_percent: {
        function: "min",
        field: "discount_percent",
        currency: null,
        requires: null
      },
      max_discount_percent: {
        function: "max",
        field: "discount_percent",
        currency: null,
        requires: null
      }
    }
  },
  notes: {
    types: [
      "note"
    ],
    custom: false,
    keys: {
      created_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      updated_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      pinned: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      }
    },
    measures: {
      count: {
        function: "count",
        field: null,
        currency: null,
        requires: null
      }
    }
  },
  products: {
    types: [
      "product"
    ],
    custom: true,
    keys: {
      created_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      updated_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      currency: {
        kind: "value",
        related: null,
        requires: null,
        text: true
      },
      unit: {
        kind: "value",
        related: null,
        requires: null,
        text: true
      },
      is_active: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      },
      owner_id: {
        kind: "value",
        related: {
          type: "user",
          permission: "members:read"
        },
        requires: null,
        text: false
      },
      tags: {
        kind: "list",
        related: null,
        requires: null,
        text: true
      }
    },
    measures: {
      count: {
        function: "count",
        field: null,
        currency: null,
        requires: null
      },
      sum_unit_price: {
        function: "sum",
        field: "unit_price",
        currency: "own_currency",
        requires: null
      },
      avg_unit_price: {
        function: "avg",
        field: "unit_price",
        currency: "own_currency",
        requires: null
      },
      min_unit_price: {
        function: "min",
        field: "unit_price",
        currency: "own_currency",
        requires: null
      },
      max_unit_price: {
        function: "max",
        field: "unit_price",
        currency: "own_currency",
        requires: null
      }
    }
  },
  tasks: {
    types: [
      "task"
    ],
    custom: true,
    keys: {
      completed_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      is_overdue: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      },
      created_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      updated_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      type: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      },
      status: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      },
      priority: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      },
      due_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      reminder_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      assignee_id: {
        kind: "value",
        related: {
          type: "user",
          permission: "members:read"
        },
        requires: null,
        text: false
      },
      tags: {
        kind: "list",
        related: null,
        requires: null,
        text: true
      }
    },
    measures: {
      count: {
        function: "count",
        field: null,
        currency: null,
        requires: null
      }
    }
  },
  topics: {
    types: [
      "topic"
    ],
    custom: false,
    keys: {
      created_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      updated_at: {
        kind: "datetime",
        related: null,
        requires: null,
        text: false
      },
      is_public: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      },
      opt_in_required: {
        kind: "value",
        related: null,
        requires: null,
        text: false
      }
    },
    measures: {
      count: {
        function: "count",
        field: null,
        currency: null,
        requires: null
      }
    }
  }
};
