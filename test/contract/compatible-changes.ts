import { common, notes, tool, type ChangeCase, type Edit, scopes } from "./changes.ts";

/** Changes that break no client. Some of them have advice all the same. */
export const compatibleCases: readonly ChangeCase[] = [
  {
    title: "a new operation",
    edits: [
      [
        notes,
        "  /v1/notes/recent:",
        '  /v1/notes/first:\n    get:\n      operationId: notes.first\n      summary: The first note\n      x-permission: notes:read\n      x-rate-limit: read\n      responses: { "200": { description: The note., content: { application/json: { schema: *answer } } } }\n  /v1/notes/recent:',
      ],
    ],
    breaking: [],
  },
  {
    title: "a new optional field",
    edits: [[notes, "        title: {", "        color: { type: string, maxLength: 20 }\n        title: {"]],
    breaking: [],
  },
  {
    title: "a new optional parameter",
    edits: [
      [
        notes,
        "        - { name: written_after",
        "        - { name: q, in: query, schema: { type: string, maxLength: 20 } }\n        - { name: written_after",
      ],
    ],
    breaking: [],
  },
  {
    title: "a new read-only field",
    edits: [
      [
        notes,
        "        created_at: {",
        '        read_at: { $ref: "#/components/schemas/Timestamp", readOnly: true }\n        created_at: {',
      ],
    ],
    breaking: [],
  },
  { title: "a larger maximum", edits: [[notes, "maxLength: 1000", "maxLength: 2000"]], breaking: [] },
  { title: "a removed minimum", edits: [[notes, "minLength: 1, ", ""]], breaking: [] },
  {
    title: "a field that is no longer required",
    edits: [[notes, "required: [kind, title]", "required: [kind]"]],
    breaking: [],
  },
  {
    title: "a parameter that is no longer required",
    released: [[notes, "name: written_after, in: query,", "name: written_after, in: query, required: true,"]],
    edits: [[notes, "required: true, schema", "schema"]],
    breaking: [],
  },
  {
    title: "a body value that is newly accepted",
    released: [
      [notes, "        filter: { $ref", "        tone: { type: string, enum: [loud, calm] }\n        filter: { $ref"],
    ],
    edits: [[notes, "[loud, calm]", "[loud, calm, low]"]],
    breaking: [],
  },
  {
    title: "a value that no longer occurs in responses",
    edits: [[notes, "enum: [memo, call]", "enum: [memo]"]],
    breaking: [],
  },
  {
    title: "a new form of a body",
    released: [
      [notes, ', call: "#/components/schemas/CallCreate" }', " }"],
      [notes, ', { $ref: "#/components/schemas/CallCreate" }]', "]"],
    ],
    edits: [
      [
        notes,
        'memo: "#/components/schemas/MemoCreate" }',
        'memo: "#/components/schemas/MemoCreate", call: "#/components/schemas/CallCreate" }',
      ],
      [
        notes,
        '[{ $ref: "#/components/schemas/MemoCreate" }]',
        '[{ $ref: "#/components/schemas/MemoCreate" }, { $ref: "#/components/schemas/CallCreate" }]',
      ],
    ],
    breaking: [],
  },
  {
    title: "changed words",
    edits: [
      [notes, "List notes", "List all notes"],
      [tool, "Lists notes about", "Lists all notes about"],
    ],
    breaking: [],
  },
  {
    title: "another component of a parameter",
    edits: [
      [common, "    Page: { name: page", "    PageNumber: { name: page"],
      [notes, "parameters/Page", "parameters/PageNumber"],
    ],
    breaking: [],
  },
  {
    title: "a renamed component",
    edits: [[notes, "CallCreate", "PhoneCallCreate", "everywhere"]],
    breaking: [],
  },
  {
    title: "an operation that is now public",
    released: [
      [
        notes,
        "  /v1/notes/recent:",
        '  /v1/notes/filter:\n    get:\n      operationId: notes.filter\n      summary: The default filter\n      x-permission: notes:read\n      x-rate-limit: read\n      responses: { "200": { description: The filter., content: { application/json: { schema: { type: object, required: [data], properties: { data: { $ref: "#/components/schemas/Filter" } }, additionalProperties: false } } } } }\n  /v1/notes/recent:',
      ],
    ],
    edits: [
      [
        notes,
        "      summary: The default filter\n      x-permission: notes:read\n",
        "      summary: The default filter\n      x-permission: none\n      x-public: true\n      security: []\n",
      ],
    ],
    breaking: [],
  },
  {
    title: "a new event",
    edits: [
      [
        notes,
        "webhooks:\n",
        'webhooks:\n  note.deleted:\n    post:\n      x-permission: notes:read\n      requestBody:\n        content:\n          application/json:\n            schema: { $ref: "#/components/schemas/Note" }\n      responses: { "200": { description: Received. } }\n',
      ],
    ],
    breaking: [],
  },
  {
    title: "a new permission in a list that grows",
    released: [
      [
        notes,
        "        created_at: {",
        '        needs: { $ref: "#/components/schemas/Permission", readOnly: true }\n        created_at: {',
      ],
    ],
    edits: [[common, ", notes:delete]", ", notes:delete, notes:purge]"]],
    breaking: [],
    notices: [
      'notes.list, notes.create, notes.update, notes.recent, webhook note.created: Ignore unknown values of `Permission`: "notes:purge" can occur now.',
    ],
  },
  {
    title: "a new optional argument and a new member of a tool",
    edits: [
      [tool, '"page": {', '"q": { "description": "Words.", "type": "string", "maxLength": 9 },\n      "page": {'],
    ],
    breaking: [],
  },
];

const SUNSET = "{ since: 2026-05-01, sunset: 2026-11-22";
const WRITTEN_AFTER = '{ name: written_after, in: query, schema: { $ref: "#/components/schemas/Timestamp" } }';
const TAGS = "tags: { type: array, maxItems: 3, items: { type: string, maxLength: 20 } }";
const RECENT = "      operationId: notes.recent\n";
const DATES = `      deprecated: true\n      x-deprecated: ${SUNSET}, replacement: notes.list, link: /docs/recent }\n`;

const operation: Edit = [notes, RECENT, `${RECENT}${DATES}`];
const parameter: Edit = [notes, "in: query, schema", `in: query, deprecated: true, x-deprecated: ${SUNSET} }, schema`];
const field: Edit = [
  notes,
  "tags: { type: array,",
  `tags: { deprecated: true, x-deprecated: ${SUNSET}, replacement: text }, type: array,`,
];

/** A case on the last day on which the released contract must still work. */
interface DatedCase extends Omit<ChangeCase, "breaking"> {
  /** The lines before the sunset date, where the change breaks clients. */
  readonly early: readonly string[];
  /** The lines from the sunset date on, where it does not. */
  readonly late: readonly string[];
}

/** Removals of deprecated parts. */
export const removalCases: readonly DatedCase[] = [
  {
    title: "an operation",
    released: [operation],
    edits: [[notes, recentPath(), ""]],
    early: ["notes.recent: Stop calling GET /v1/notes/recent: it was removed before its sunset date 2026-11-22."],
    late: ["notes.recent: Stop calling GET /v1/notes/recent: it was removed after its sunset date 2026-11-22."],
  },
  {
    title: "a parameter",
    released: [parameter],
    edits: [
      [
        notes,
        `        - ${WRITTEN_AFTER.replace("schema", `deprecated: true, x-deprecated: ${SUNSET} }, schema`)}\n`,
        "",
      ],
    ],
    early: ["notes.list: Stop sending `written_after`: this parameter was removed before its sunset date 2026-11-22."],
    late: ["notes.list: Stop sending `written_after`: this parameter was removed after its sunset date 2026-11-22."],
  },
  {
    title: "a field",
    released: [field],
    edits: [
      [
        notes,
        `        ${TAGS.replace("type", `deprecated: true, x-deprecated: ${SUNSET}, replacement: text }, type`)}\n`,
        "",
      ],
    ],
    early: [
      "notes.list, notes.create, notes.update, notes.recent, webhook note.created: Stop reading `Note.tags`: it was removed before its sunset date 2026-11-22.",
      "notes.create: Stop sending `MemoCreate.tags`: it was removed before its sunset date 2026-11-22.",
      "notes.update: Stop sending `NoteUpdate.tags`: it was removed before its sunset date 2026-11-22.",
    ],
    late: [
      "notes.list, notes.create, notes.update, notes.recent, webhook note.created: Stop reading `Note.tags`: it was removed after its sunset date 2026-11-22.",
      "notes.create: Stop sending `MemoCreate.tags`: it was removed after its sunset date 2026-11-22.",
      "notes.update: Stop sending `NoteUpdate.tags`: it was removed after its sunset date 2026-11-22.",
    ],
  },
];

/** New deprecations, and changed dates. */
export const deprecationCases: readonly ChangeCase[] = [
  {
    title: "a new deprecation",
    edits: [operation, field],
    breaking: [],
    notices: [
      "notes.list, notes.create, notes.update, notes.recent, webhook note.created: Stop using `Note.tags` before 2026-11-22: it is deprecated since 2026-05-01; its replacement is `text`.",
      "notes.create: Stop using `MemoCreate.tags` before 2026-11-22: it is deprecated since 2026-05-01; its replacement is `text`.",
      "notes.update: Stop using `NoteUpdate.tags` before 2026-11-22: it is deprecated since 2026-05-01; its replacement is `text`.",
      "notes.recent: Stop using GET /v1/notes/recent before 2026-11-22: it is deprecated since 2026-05-01; its replacement is `notes.list`.",
    ],
  },
  {
    title: "an earlier sunset date",
    released: [operation, [notes, "sunset: 2026-11-22", "sunset: 2026-12-31"]],
    edits: [[notes, "sunset: 2026-12-31", "sunset: 2026-11-30"]],
    breaking: ["notes.recent: Stop using GET /v1/notes/recent before 2026-11-30: its sunset date was 2026-12-31."],
  },
  {
    title: "a later sunset date",
    released: [operation],
    edits: [[notes, "sunset: 2026-11-22", "sunset: 2027-11-22"]],
    breaking: [],
  },
  {
    title: "a deprecation that was withdrawn",
    released: [operation],
    edits: [[notes, DATES, ""]],
    breaking: [],
  },
];

function recentPath(): string {
  return `  /v1/notes/recent:
    get:
${RECENT}${DATES}      summary: The last note
      x-permission: none
      x-public: true
      security: []
      x-rate-limit: read
      responses:
        "200":
          description: The note.
          content:
            application/json:
              schema: *answer
`;
}

/** Changes of `x-*` keywords and of tools: some break clients, the others do not. */
export const extensionCases: readonly ChangeCase[] = [
  {
    title: "x-permission: another one",
    edits: [
      [notes, "x-permission: notes:read", "x-permission: notes:write"],
      [tool, "notes:read", "notes:write"],
      [scopes, '"notes:read"', '"notes:read", "notes:write"'],
    ],
    breaking: [
      "notes.list: Get the permission notes:write to call it: it required notes:read.",
      "tool list_notes: Get the permission notes:write to call it: it was not required.",
    ],
    notices: ["scope crm:read: Tell users that it includes notes:write: this permission was added."],
  },
  { title: "x-permission: none", edits: [[notes, "x-permission: notes:read", "x-permission: none"]], breaking: [] },
  {
    title: "x-reads: a permission for the response",
    edits: [[notes, "      x-serialize-by: id\n", "      x-serialize-by: id\n      x-reads: notes:read\n"]],
    breaking: ["notes.update: Get the permission notes:read to read the record in the response: none was required."],
  },
  {
    title: "x-rate-limit: a class with fewer requests",
    edits: [[notes, "x-rate-limit: write", "x-rate-limit: heavy_write"]],
    breaking: ["notes.create: Send at most 10 requests per minute: the rate limit was 30."],
  },
  {
    title: "x-rate-limits: a smaller class",
    edits: [[common, "read: 120", "read: 100"]],
    breaking: ["notes.list, notes.recent: Send at most 100 requests per minute: the rate limit was 120."],
  },
  { title: "x-rate-limits: more requests", edits: [[common, "read: 120", "read: 240"]], breaking: [] },
  {
    title: "x-rate-limits: fewer requests in total",
    edits: [[common, "global: 1000", "global: 900"]],
    breaking: ["all operations: Send at most 900 requests per minute in total: the rate limit was 1000."],
  },
  {
    title: "x-sort: a removed field",
    edits: [[notes, "x-sort: [created_at, title]", "x-sort: [created_at]"]],
    breaking: ["notes.list: Stop sorting by title: this sort field was removed."],
  },
  {
    title: "x-sort: a new field",
    edits: [[notes, "x-sort: [created_at, title]", "x-sort: [created_at, title, kind]"]],
    breaking: [],
  },
  {
    title: "x-sort-of: the fields of a search follow its list",
    released: [
      [
        notes,
        "        filter: { $ref",
        "        sort: { type: string, x-sort-of: notes.list }\n        filter: { $ref",
      ],
    ],
    edits: [[notes, "x-sort: [created_at, title]", "x-sort: [created_at, kind]"]],
    breaking: [
      "notes.list: Stop sorting by title: this sort field was removed.",
      "notes.create: Stop sorting by title in `CallCreate.sort`: this sort field was removed.",
    ],
  },
  {
    title: "x-requires: a permission for a field",
    released: [
      [
        notes,
        "        created_at: {",
        '        amount: { type: [integer, "null"], readOnly: true }\n        created_at: {',
      ],
    ],
    edits: [
      [
        notes,
        'amount: { type: [integer, "null"], readOnly: true }',
        'amount: { type: [integer, "null"], readOnly: true, x-requires: notes:delete }',
      ],
    ],
    breaking: [
      "notes.list, notes.create, notes.update, notes.recent, webhook note.created: Get the permission notes:delete to read `Note.amount`: it required no permission of its own.",
    ],
  },
  {
    title: "x-one-required: fields of which one is needed",
    edits: [
      [
        notes,
        "      required: [kind]\n      properties:",
        "      required: [kind]\n      x-one-required: [at, filter]\n      properties:",
      ],
    ],
    breaking: ["notes.create: Send one of `at`, `filter` in `CallCreate`: one of them is required now."],
  },
  {
    title: "x-multiline: texts without line breaks",
    edits: [[notes, ", x-multiline: true", ""]],
    breaking: [
      "notes.create: Send `MemoCreate.text` without line breaks: they are no longer accepted.",
      "notes.update: Send `NoteUpdate.text` without line breaks: they are no longer accepted.",
    ],
  },
  {
    title: "x-serialize-by: other calls are queued",
    edits: [[notes, "x-serialize-by: id", "x-serialize-by: organization"]],
    breaking: [],
  },
  {
    title: "x-body-limit: smaller bodies",
    edits: [[notes, "      x-serialize-by: id\n", "      x-serialize-by: id\n      x-body-limit: 8192\n"]],
    breaking: ["notes.update: Send at most 8192 bytes: a body could have 32768."],
  },
  {
    title: "x-body-limit: larger bodies",
    edits: [[notes, "      x-serialize-by: id\n", "      x-serialize-by: id\n      x-body-limit: 2097152\n"]],
    breaking: [],
  },
  {
    title: "x-errors: a new error",
    edits: [[notes, "      x-serialize-by: id\n", "      x-serialize-by: id\n      x-errors: [duplicate]\n"]],
    breaking: [],
    notices: ["notes.update: Handle the error duplicate (409): it can occur now."],
  },
  {
    title: "x-errors: an error that no longer occurs",
    edits: [[notes, "      x-errors: [duplicate]\n", ""]],
    breaking: [],
    notices: ["notes.create: Do not wait for the error duplicate (409): it no longer occurs here."],
  },
  {
    title: "x-public: authentication where there was none",
    edits: [[notes, "      x-public: true\n      security: []\n", ""]],
    breaking: ["notes.recent: Authenticate with apiKey or session: it was public."],
  },
  {
    title: "x-session: a call that starts a session",
    edits: [[notes, "      x-errors: [duplicate]\n", "      x-errors: [duplicate]\n      x-session: start\n"]],
    breaking: ['notes.create: Review this call: x-session is "start" and was absent.'],
  },
  {
    title: "x-secret: a response that is shown once",
    edits: [
      [
        notes,
        "      x-rate-limit: write\n      x-errors",
        "      x-secret: true\n      x-rate-limit: sensitive\n      x-errors",
      ],
    ],
    breaking: [
      "notes.create: Send at most 5 requests per minute: the rate limit was 30.",
      "notes.create: Store the secret of the first response: a repeated request does not return it again.",
    ],
  },
  {
    title: "x-reauthenticate: a call that needs a confirmed identity",
    edits: [[notes, "      x-errors: [duplicate]\n", "      x-errors: [duplicate]\n      x-reauthenticate: true\n"]],
    breaking: [],
    notices: ["notes.create: Let the user of a session confirm their identity first: otherwise they get a 403."],
  },
  {
    title: "a tool with another scope",
    edits: [
      [tool, '"scope": "crm:read"', '"scope": "crm:write"'],
      [scopes, '["notes:write"]', '["notes:write", "notes:read"]'],
      [tool, '"readOnlyHint": true', '"readOnlyHint": false'],
      [tool, '"operation"', '"serializeBy": null, "record": null, "operation"'],
    ],
    breaking: [
      "tool list_notes: Ask users for the scope crm:write: it required crm:read.",
      "tool list_notes: Review approvals of this tool for readOnlyHint false: it was true.",
    ],
    notices: ["scope crm:write: Tell users that it includes notes:read: this permission was added."],
  },
  {
    title: "a tool with a permission for one value",
    edits: [
      [
        tool,
        '"permission": "notes:read"',
        '"permission": { "by": "page", "1": ["notes:read", "notes:delete"], "2": "notes:read" }',
      ],
      [scopes, '["notes:read"]', '["notes:read", "notes:delete"]'],
    ],
    breaking: ["tool list_notes: Get the permission notes:delete to call it: it was not required."],
    notices: ["scope crm:read: Tell users that it includes notes:delete: this permission was added."],
  },
];
