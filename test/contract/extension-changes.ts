import { common, notes, scopes, tool, type ChangeCase } from "./changes.ts";

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
