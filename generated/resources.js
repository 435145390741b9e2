// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

export const resources = {
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
        unique: false,
        owner: false,
        reference: null
      },
      {
        name: "related_to",
        column: "jsonb",
        nullable: false,
        kind: "set",
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
      "priority",
      "due_at"
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
  }
};
