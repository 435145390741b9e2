// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

export const prompts = [
  {
    name: "plan_my_day",
    title: {
      en: "Plan my day",
      fr: "Planifier ma journée"
    },
    description: {
      en: "Orders the day by meetings, due tasks and opportunities that need attention.",
      fr: "Organise la journée selon les rendez-vous, les tâches à échéance et les opportunités à suivre."
    },
    scope: "crm:read",
    permission: "tasks:read",
    arguments: [
      {
        name: "day",
        description: {
          en: "The day. Default: today.",
          fr: "Le jour. Par défaut, aujourd’hui."
        },
        default: {
          en: "today",
          fr: "aujourd’hui"
        },
        completion: {
          values: {
            en: [
              "today",
              "tomorrow",
              "Monday"
            ],
            fr: [
              "aujourd’hui",
              "demain",
              "lundi"
            ]
          }
        }
      }
    ],
    text: {
      en: "Plan this day for me: {day}. Read my meetings of that day with list_events, my tasks that are due by then or overdue with list_crm_records, and my open opportunities whose expected close date is near or past. Then give me a plan for the day in my time zone: fixed meetings first, then tasks by urgency in the free time, with a reason for each. At the end, list what can wait. Name the record behind each entry. Do not change anything.",
      fr: "Planifie cette journée pour moi : {day}. Lis mes rendez-vous de ce jour avec list_events, mes tâches à échéance ce jour-là ou en retard avec list_crm_records, et mes opportunités ouvertes dont la date de conclusion prévue est proche ou passée. Donne-moi ensuite un plan de la journée dans mon fuseau horaire : d’abord les rendez-vous fixes, puis les tâches par urgence dans le temps libre, avec une raison pour chacune. À la fin, indique ce qui peut attendre. Indique la fiche à l’appui de chaque élément. Ne modifie rien."
    }
  },
  {
    name: "prepare_meeting",
    title: {
      en: "Prepare my meeting",
      fr: "Préparer mon rendez-vous"
    },
    description: {
      en: "Summarizes what to know before a meeting: participants, history, open points.",
      fr: "Résume l’essentiel avant un rendez-vous : participants, historique, points ouverts."
    },
    scope: "booking:read",
    permission: "booking:read",
    arguments: [
      {
        name: "event",
        description: {
          en: "The meeting: its title, time or id. Default: the next one.",
          fr: "Le rendez-vous : titre, heure ou identifiant. Par défaut, le prochain."
        },
        default: {
          en: "my next meeting",
          fr: "mon prochain rendez-vous"
        },
        completion: {
          resource: "event"
        }
      }
    ],
    text: {
      en: "Prepare me for this meeting: {event}. Find it with list_events and read it with get_event. For each invitee, find the contact with search_crm, and read it with its company, opportunities, open tasks and recent notes. Then give me a page that I can read in two minutes: when and where, who comes and their role, where we stand, what was agreed and is still open, and three questions that I should ask. Name the record behind each statement. Do not change anything.",
      fr: "Prépare-moi à ce rendez-vous : {event}. Trouve-le avec list_events et lis-le avec get_event. Pour chaque invité, trouve le contact avec search_crm et lis-le avec son entreprise, ses opportunités, ses tâches ouvertes et ses dernières notes. Donne-moi ensuite une page lisible en deux minutes : quand et où, qui vient et dans quel rôle, où nous en sommes, ce qui a été convenu et reste ouvert, et trois questions à poser. Indique la fiche à l’appui de chaque affirmation. Ne modifie rien."
    }
  },
  {
    name: "summarize_account",
    title: {
      en: "Summarize an account",
      fr: "Résumer un compte"
    },
    description: {
      en: "Summarizes a company: people, opportunities, activity, risks and next steps.",
      fr: "Résume une entreprise : interlocuteurs, opportunités, activité, risques et prochaines étapes."
    },
    scope: "crm:read",
    permission: "entities:read",
    arguments: [
      {
        name: "account",
        description: {
          en: "The company: its name, domain or id.",
          fr: "L’entreprise : nom, domaine ou identifiant."
        },
        completion: {
          resource: "company"
        }
      }
    ],
    text: {
      en: "Summarize this account: {account}. Find the company with search_crm. Read it with get_crm_record, including contacts, opportunities, open tasks and recent notes, and read its latest activity with get_crm_record_activity. Then write: who they are, in two sentences; our contacts and their roles; open opportunities with stage, amount and expected close date; what happened in the last 90 days; open tasks; risks; and the next three steps that you suggest. Name the record behind each statement, and say what is missing. Do not change anything.",
      fr: "Résume ce compte : {account}. Trouve l’entreprise avec search_crm. Lis-la avec get_crm_record, en incluant ses contacts, ses opportunités, ses tâches ouvertes et ses dernières notes, et lis son activité récente avec get_crm_record_activity. Écris ensuite : qui ils sont, en deux phrases ; nos interlocuteurs et leurs rôles ; les opportunités ouvertes avec leur étape, leur montant et la date de conclusion prévue ; ce qui s’est passé ces 90 derniers jours ; les tâches ouvertes ; les risques ; et les trois prochaines étapes que tu proposes. Indique la fiche à l’appui de chaque affirmation, et signale ce qui manque. Ne modifie rien."
    }
  }
];

export const resourceTemplates = [
  {
    name: "company",
    title: {
      en: "Company",
      fr: "Entreprise"
    },
    description: {
      en: "A company with its contacts, open tasks and latest notes.",
      fr: "Une entreprise avec ses contacts, ses tâches ouvertes et ses dernières notes."
    },
    uriTemplate: "crm://company/{id}",
    read: {
      tool: "get_crm_record",
      arguments: {
        record_type: "company",
        record_id: "{id}",
        include: [
          "contacts",
          "open_tasks",
          "recent_notes"
        ]
      }
    },
    recent: {
      tool: "list_crm_records",
      arguments: {
        record_type: "company",
        filters: [
          {
            field: "owner_id",
            operator: "eq",
            value: "{me}"
          }
        ],
        sort_by: "updated_at",
        sort_direction: "desc",
        fields: [
          "name"
        ],
        page_size: 5
      },
      items: "records",
      id: "id",
      label: [
        "name"
      ]
    },
    search: {
      tool: "search_crm",
      arguments: {
        query: "{text}",
        record_types: [
          "company"
        ],
        page_size: 20
      },
      items: "results",
      id: "record_id",
      label: [
        "title"
      ]
    }
  },
  {
    name: "contact",
    title: {
      en: "Contact",
      fr: "Contact"
    },
    description: {
      en: "A contact with the company, the open tasks and the latest notes.",
      fr: "Un contact avec son entreprise, ses tâches ouvertes et ses dernières notes."
    },
    uriTemplate: "crm://contact/{id}",
    read: {
      tool: "get_crm_record",
      arguments: {
        record_type: "contact",
        record_id: "{id}",
        include: [
          "company",
          "open_tasks",
          "recent_notes"
        ]
      }
    },
    recent: {
      tool: "list_crm_records",
      arguments: {
        record_type: "contact",
        filters: [
          {
            field: "owner_id",
            operator: "eq",
            value: "{me}"
          }
        ],
        sort_by: "updated_at",
        sort_direction: "desc",
        fields: [
          "full_name"
        ],
        page_size: 5
      },
      items: "records",
      id: "id",
      label: [
        "full_name"
      ]
    },
    search: {
      tool: "search_crm",
      arguments: {
        query: "{text}",
        record_types: [
          "contact"
        ],
        page_size: 20
      },
      items: "results",
      id: "record_id",
      label: [
        "title"
      ]
    }
  },
  {
    name: "event",
    title: {
      en: "Event",
      fr: "Rendez-vous"
    },
    description: {
      en: "A booked event with its hosts and invitees.",
      fr: "Un rendez-vous réservé, avec ses hôtes et ses invités."
    },
    uriTemplate: "crm://event/{id}",
    read: {
      tool: "get_event",
      arguments: {
        event_id: "{id}"
      }
    },
    recent: {
      tool: "list_events",
      arguments: {
        when: "upcoming",
        host_user_id: "{me}",
        page_size: 5
      },
      items: "events",
      id: "id",
      label: [
        "start_at",
        "title"
      ]
    }
  },
  {
    name: "opportunity",
    title: {
      en: "Opportunity",
      fr: "Opportunité"
    },
    description: {
      en: "An opportunity with its contacts, open tasks and latest notes.",
      fr: "Une opportunité avec ses contacts, ses tâches ouvertes et ses dernières notes."
    },
    uriTemplate: "crm://opportunity/{id}",
    read: {
      tool: "get_crm_record",
      arguments: {
        record_type: "opportunity",
        record_id: "{id}",
        include: [
          "contacts",
          "open_tasks",
          "recent_notes"
        ]
      }
    },
    recent: {
      tool: "list_crm_records",
      arguments: {
        record_type: "opportunity",
        filters: [
          {
            field: "owner_id",
            operator: "eq",
            value: "{me}"
          }
        ],
        sort_by: "updated_at",
        sort_direction: "desc",
        fields: [
          "name"
        ],
        page_size: 5
      },
      items: "records",
      id: "id",
      label: [
        "name"
      ]
    },
    search: {
      tool: "search_crm",
      arguments: {
        query: "{text}",
        record_types: [
          "opportunity"
        ],
        page_size: 20
      },
      items: "results",
      id: "record_id",
      label: [
        "title"
      ]
    }
  },
  {
    name: "product",
    title: {
      en: "Product",
      fr: "Produit"
    },
    description: {
      en: "A product of the catalog.",
      fr: "Un produit du catalogue."
    },
    uriTemplate: "crm://product/{id}",
    read: {
      tool: "get_crm_record",
      arguments: {
        record_type: "product",
        record_id: "{id}"
      }
    },
    recent: {
      tool: "list_crm_records",
      arguments: {
        record_type: "product",
        sort_by: "updated_at",
        sort_direction: "desc",
        fields: [
          "name"
        ],
        page_size: 5
      },
      items: "records",
      id: "id",
      label: [
        "name"
      ]
    },
    search: {
      tool: "search_crm",
      arguments: {
        query: "{text}",
        record_types: [
          "product"
        ],
        page_size: 20
      },
      items: "results",
      id: "record_id",
      label: [
        "title"
      ]
    }
  },
  {
    name: "task",
    title: {
      en: "Task",
      fr: "Tâche"
    },
    description: {
      en: "A task.",
      fr: "Une tâche."
    },
    uriTemplate: "crm://task/{id}",
    read: {
      tool: "get_crm_record",
      arguments: {
        record_type: "task",
        record_id: "{id}"
      }
    },
    recent: {
      tool: "list_crm_records",
      arguments: {
        record_type: "task",
        filters: [
          {
            field: "assignee_id",
            operator: "eq",
            value: "{me}"
          }
        ],
        sort_by: "updated_at",
        sort_direction: "desc",
        fields: [
          "title"
        ],
        page_size: 5
      },
      items: "records",
      id: "id",
      label: [
        "title"
      ]
    },
    search: {
      tool: "search_crm",
      arguments: {
        query: "{text}",
        record_types: [
          "task"
        ],
        page_size: 20
      },
      items: "results",
      id: "record_id",
      label: [
        "title"
      ]
    }
  }
];
