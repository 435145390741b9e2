import { notes, type ChangeCase, common, scopes, tool } from "./changes.ts";

const TEXT = 'text: { type: [string, "null"], maxLength: 1000, x-multiline: true }';
const GET = `    get:
      operationId: notes.get
      summary: Get a note
      x-permission: notes:read
      x-rate-limit: read
      responses: { "200": { description: The note., content: { application/json: { schema: *answer } } } }
    put:
`;

/** Changes of bodies, responses and their fields that break clients, with the exact advice. */
export const breakingFields: readonly ChangeCase[] = [
  {
    title: "a removed field",
    edits: [[notes, `        ${TEXT}\n`, ""]],
    breaking: [
      "notes.list, notes.create, notes.update, notes.recent, webhook note.created: Stop reading `Note.text`: it was removed.",
      "notes.create: Stop sending `MemoCreate.text`: it was removed.",
      "notes.update: Stop sending `NoteUpdate.text`: it was removed.",
    ],
  },
  {
    title: "a renamed field",
    edits: [[notes, "text: { type", "body: { type"]],
    breaking: [
      "notes.list, notes.create, notes.update, notes.recent, webhook note.created: Read `Note.body` instead of `text`: it was renamed.",
      "notes.create: Send `MemoCreate.body` instead of `text`: it was renamed.",
      "notes.update: Send `NoteUpdate.body` instead of `text`: it was renamed.",
    ],
  },
  {
    title: "a field that is now required",
    edits: [[notes, "required: [kind]\n", "required: [kind, at]\n"]],
    breaking: ["notes.create: Send `CallCreate.at`: it is required now."],
  },
  {
    title: "a field that is now optional in responses",
    edits: [[notes, "      x-all-required: true\n", "      required: [id, version, created_at, title, text, tags]\n"]],
    breaking: [
      "notes.list, notes.create, notes.update, notes.recent, webhook note.created: Handle a missing `Note.kind`: it is optional now.",
    ],
  },
  {
    title: "a field that can no longer be null",
    edits: [[notes, 'text: { type: [string, "null"]', "text: { type: [string]"]],
    breaking: [
      "notes.create: Send `MemoCreate.text` as string: null is no longer accepted.",
      "notes.update: Send `NoteUpdate.text` as string: null is no longer accepted.",
    ],
  },
  {
    title: "a field that can now be null in responses",
    edits: [[notes, "version: { type: integer,", 'version: { type: [integer, "null"],']],
    breaking: [
      "notes.list, notes.create, notes.update, notes.recent, webhook note.created: Handle null in `Note.version`: it was always integer.",
    ],
  },
  {
    title: "a field that only the service sets now",
    released: [[notes, "    put:\n", GET]],
    edits: [
      [notes, "        tags: { type: array, maxItems: 3, items: { type: string, maxLength: 20 } }\n", ""],
      [
        notes,
        "        created_at: {",
        "        tags: { readOnly: true, type: array, maxItems: 3, items: { type: string, maxLength: 20 } }\n        created_at: {",
      ],
    ],
    breaking: [
      "notes.create: Stop sending `MemoCreate.tags`: it was removed.",
      "notes.update: Stop changing `NoteUpdate.tags`: it is read-only now.",
    ],
  },
  {
    title: "a smaller maximum",
    edits: [[notes, "maxLength: 1000", "maxLength: 900"]],
    breaking: [
      "notes.create: Keep `MemoCreate.text` within maxLength 900: it was 1000.",
      "notes.update: Keep `NoteUpdate.text` within maxLength 900: it was 1000.",
    ],
  },
  {
    title: "a new minimum",
    edits: [[notes, "tags: { type: array,", "tags: { type: array, minItems: 1,"]],
    breaking: [
      "notes.create: Keep `MemoCreate.tags` within minItems 1: there was no such limit.",
      "notes.update: Keep `NoteUpdate.tags` within minItems 1: there was no such limit.",
    ],
  },
  {
    title: "a new pattern",
    edits: [[notes, "minLength: 1, maxLength: 5", 'minLength: 1, maxLength: 5, pattern: "^[a-z]+$", x-expected: slug']],
    breaking: [
      "notes.create: Send `MemoCreate.title` in the form ^[a-z]+$: it had no pattern.",
      "notes.update: Send `NoteUpdate.title` in the form ^[a-z]+$: it had no pattern.",
    ],
  },
  {
    title: "another format",
    edits: [
      [notes, '        at: { $ref: "#/components/schemas/Timestamp" }', "        at: { type: string, format: date }"],
    ],
    breaking: ["notes.create: Send `CallCreate.at` in the format date: its format was date-time."],
  },
  {
    title: "a value that is no longer accepted",
    released: [
      [notes, "        filter: { $ref", "        tone: { type: string, enum: [loud, calm] }\n        filter: { $ref"],
    ],
    edits: [[notes, "enum: [loud, calm]", "enum: [calm]"]],
    breaking: ['notes.create: Stop sending "loud" in `CallCreate.tone`: it is no longer accepted.'],
  },
  {
    title: "a new value in responses",
    edits: [[notes, "enum: [memo, call]", "enum: [memo, call, mail]"]],
    breaking: [
      'notes.list, notes.create, notes.update, notes.recent, webhook note.created: Handle "mail" in `Note.kind`: it can occur now.',
    ],
  },
  {
    title: "a closed object",
    released: [
      [
        notes,
        "        text: {",
        "        color: { type: object, maxProperties: 3, additionalProperties: { type: string, maxLength: 9 } }\n        text: {",
      ],
    ],
    edits: [
      [notes, "maxProperties: 3, additionalProperties: { type: string, maxLength: 9 }", "additionalProperties: false"],
    ],
    breaking: [
      "notes.create: Send only known fields in `MemoCreate.color`: additional fields are no longer accepted.",
      "notes.update: Send only known fields in `NoteUpdate.color`: additional fields are no longer accepted.",
    ],
  },
  {
    title: "a branch that is no longer accepted",
    edits: [
      [notes, ', call: "#/components/schemas/CallCreate" }', " }"],
      [notes, ', { $ref: "#/components/schemas/CallCreate" }]', "]"],
    ],
    breaking: ["notes.create: Stop sending the form call of `NoteCreate`: it is no longer accepted."],
  },
  {
    title: "a changed part of a recursive body",
    edits: [
      [
        notes,
        "properties: { field: { type: string, maxLength: 20 } }",
        "properties: { field: { type: string, maxLength: 10 } }",
      ],
    ],
    breaking: ["notes.create: Keep `Condition.field` within maxLength 10: it was 20."],
  },
  {
    title: "a new branch in responses",
    released: [
      [
        notes,
        "kind: { type: string, enum: [memo, call], readOnly: true }",
        'origin: { readOnly: true, oneOf: [{ $ref: "#/components/schemas/Condition" }, { type: "null" }] }',
      ],
    ],
    edits: [[notes, '{ type: "null" }]', '{ type: "null" }, { $ref: "#/components/schemas/ListMeta" }]']],
    breaking: [
      "notes.list, notes.create, notes.update, notes.recent, webhook note.created: Handle the form ListMeta of `Note.origin`: it can occur now.",
    ],
  },
];

const WRITTEN_AFTER =
  '        - { name: written_after, in: query, schema: { $ref: "#/components/schemas/Timestamp" } }\n';

/** Changes of operations, events and tools that break clients, with the exact advice. */
export const breakingOperations: readonly ChangeCase[] = [
  {
    title: "a removed method",
    edits: [[notes, "    put:\n", "    delete:\n"]],
    breaking: ["notes.update: Call DELETE /v1/notes/{id}: PUT /v1/notes/{id} was moved."],
  },
  {
    title: "a moved operation",
    edits: [[notes, "/v1/notes/recent:", "/v1/notes/last:"]],
    breaking: ["notes.recent: Call GET /v1/notes/last: GET /v1/notes/recent was moved."],
  },
  {
    title: "a renamed operation",
    edits: [[notes, "notes.recent", "notes.last"]],
    breaking: ["notes.recent: Call notes.last in the SDK: notes.recent was renamed."],
  },
  {
    title: "a removed parameter",
    edits: [[notes, WRITTEN_AFTER, ""]],
    breaking: ["notes.list: Stop sending `written_after`: this parameter was removed."],
  },
  {
    title: "a parameter that is now required",
    edits: [[notes, "name: written_after, in: query,", "name: written_after, in: query, required: true,"]],
    breaking: ["notes.list: Send the parameter `written_after`: it is required now."],
  },
  {
    title: "a list that is now public, where clients cannot select fields",
    edits: [
      [
        notes,
        "      operationId: notes.list\n      summary: List notes\n      x-permission: notes:read\n",
        "      operationId: notes.list\n      summary: List notes\n      x-permission: none\n      x-public: true\n      security: []\n",
      ],
    ],
    breaking: ["notes.list: Stop sending `fields`: this parameter was removed."],
  },
  {
    title: "a list parameter in another form",
    released: [
      [
        notes,
        "        - { name: written_after",
        "        - { name: tag, in: query, schema: { type: array, maxItems: 3, items: { type: string, maxLength: 9 } } }\n        - { name: written_after",
      ],
    ],
    edits: [[notes, "{ name: tag, in: query,", "{ name: tag, in: query, explode: false,"]],
    breaking: ["notes.list: Encode `tag` with style form, explode false: it was style form, explode true."],
  },
  {
    title: "a changed default",
    edits: [[common, "default: 1", "default: 2"]],
    breaking: ["notes.list: Send `page` to get 1: the default is 2 now."],
  },
  {
    title: "a default where there was none",
    edits: [[notes, "at: { $ref", 'at: { default: "2026-01-01T00:00:00Z", $ref']],
    breaking: [
      'notes.create: Send `CallCreate.at` to avoid its default: it is "2026-01-01T00:00:00Z", and there was none.',
    ],
  },
  {
    title: "a different success status",
    edits: [[notes, '        "201":\n', '        "200":\n']],
    breaking: [
      "notes.create: Expect 200 instead of 201: the status was changed.",
      "notes.create: Stop reading the header Location: it was removed.",
    ],
  },
  {
    title: "another media type of a download",
    released: [
      [notes, "      security: []\n", "      security: []\n      x-download: true\n"],
      [
        notes,
        "            application/json:\n              schema: *answer\ncomponents:",
        "            text/csv: { schema: { type: string, maxLength: 100 } }\ncomponents:",
      ],
    ],
    edits: [[notes, "text/csv:", "text/calendar:"]],
    breaking: ["notes.recent: Read the response as text/calendar: text/csv was removed."],
  },
  {
    title: "an operation that API keys can no longer call",
    edits: [[notes, "      x-serialize-by: id\n", "      x-serialize-by: id\n      security: [{ session: [] }]\n"]],
    breaking: ["notes.update: Authenticate with session: apiKey is no longer accepted."],
  },
  {
    title: "another header for API keys",
    edits: [[common, "name: X-API-Key", "name: X-Key"]],
    breaking: ["notes.list, notes.create, notes.update: Send apiKey as the header X-Key: it was the header X-API-Key."],
  },
  {
    title: "a removed permission",
    edits: [[common, ", notes:delete]", "]"]],
    breaking: ["notes:delete: Remove it from roles and keys: the permission was removed."],
  },
  {
    title: "a removed error code",
    edits: [
      [common, "  duplicate: 409\n", ""],
      [notes, "      x-errors: [duplicate]\n", ""],
    ],
    breaking: ["duplicate: Stop handling this error code: it was removed."],
    notices: ["notes.create: Do not wait for the error duplicate (409): it no longer occurs here."],
  },
  {
    title: "an error code with another status",
    edits: [[common, "duplicate: 409", "duplicate: 422"]],
    breaking: ["duplicate: Expect the status 422 for this error code: it was 409."],
  },
  {
    title: "a removed code of details",
    edits: [[common, "x-detail-codes: [cycle]", "x-detail-codes: []"]],
    breaking: ["cycle: Stop handling this code of details: it was removed from x-detail-codes."],
  },
  {
    title: "a removed event",
    edits: [[notes, "  note.created:", "  note.written:"]],
    breaking: ["webhook note.created: Stop waiting for this event: it was removed."],
  },
  {
    title: "another body of an event",
    edits: [
      [
        notes,
        'webhooks:\n  note.created:\n    post:\n      x-permission: notes:read\n      requestBody:\n        content:\n          application/json:\n            schema: { $ref: "#/components/schemas/Note" }',
        'webhooks:\n  note.created:\n    post:\n      x-permission: notes:read\n      requestBody:\n        content:\n          application/json:\n            schema: { $ref: "#/components/schemas/Condition" }',
      ],
    ],
    breaking: [
      "webhook note.created: Stop reading `Note.id`: it was removed.",
      "webhook note.created: Stop reading `Note.kind`: it was removed.",
      "webhook note.created: Stop reading `Note.version`: it was removed.",
      "webhook note.created: Stop reading `Note.created_at`: it was removed.",
      "webhook note.created: Stop reading `Note.title`: it was removed.",
      "webhook note.created: Stop reading `Note.text`: it was removed.",
      "webhook note.created: Stop reading `Note.tags`: it was removed.",
    ],
  },
  { title: "a removed tool", edits: [[tool]], breaking: ["tool list_notes: Stop calling it: it was removed."] },
  {
    title: "a required argument of a tool",
    edits: [
      [
        tool,
        '"type": "object",\n    "properties": {\n      "page"',
        '"type": "object",\n    "required": ["page"],\n    "properties": {\n      "page"',
      ],
    ],
    breaking: ["tool list_notes: Send `arguments.page`: it is required now."],
  },
  {
    title: "a narrower argument of a tool",
    edits: [[tool, '"minimum": 1', '"minimum": 2']],
    breaking: ["tool list_notes: Keep `arguments.page` within minimum 2: it was 1."],
  },
  {
    title: "a removed member of a tool's result",
    edits: [[tool, '"properties": { "id": { "$ref": "#/components/schemas/Id" } }', '"properties": {}']],
    breaking: ["tool list_notes: Stop reading `result.id`: it was removed."],
  },
  {
    title: "a changed hint of a tool",
    edits: [[tool, '"openWorldHint": false', '"openWorldHint": true']],
    breaking: ["tool list_notes: Review approvals of this tool for openWorldHint true: it was false."],
  },
  {
    title: "a scope that includes less",
    released: [[scopes, '"permissions": ["notes:write"]', '"permissions": ["notes:write", "notes:delete"]']],
    edits: [[scopes, '"notes:write", "notes:delete"', '"notes:delete"']],
    breaking: ["scope crm:write: Ask for a scope with notes:write: this scope no longer includes it."],
  },
];

const prompt = "tool-schemas/prompts/sum_up.json";
const resource = "tool-schemas/resources/note.json";
const DEFAULT = '      "default": { "en": "everything", "fr": "tout" },\n';
const COMPLETION = '      "completion": { "resource": "note" }\n    }\n';
const SECOND =
  '    },\n    {\n      "name": "length",\n      "description": { "en": "The length.", "fr": "La longueur." }\n    }\n';

/** Changes of prompts and resources that break applications, with the exact advice. */
export const breakingPrompts: readonly ChangeCase[] = [
  {
    title: "a removed prompt",
    edits: [[prompt]],
    breaking: ["prompt sum_up: Stop offering it: it was removed."],
  },
  {
    title: "a prompt with another permission",
    edits: [
      [prompt, '"permission": "notes:read"', '"permission": "notes:write"'],
      [prompt, '"scope": "crm:read"', '"scope": "crm:write"'],
    ],
    breaking: [
      "prompt sum_up: Ask users for the scope crm:write: it required crm:read.",
      "prompt sum_up: Get the permission notes:write to use it: it required notes:read.",
    ],
  },
  {
    title: "an argument of a prompt that is now required",
    edits: [[prompt, DEFAULT, ""]],
    breaking: ["prompt sum_up: Send the argument `subject`: it was optional."],
  },
  {
    title: "a new argument of a prompt that is required",
    edits: [
      [prompt, COMPLETION, COMPLETION.replace("    }\n", SECOND)],
      [prompt, "Sum up {subject} with", "Sum up {subject} in {length} with"],
      [prompt, "Résume {subject} avec", "Résume {subject} en {length} avec"],
    ],
    breaking: ["prompt sum_up: Send the argument `length`: it did not exist."],
  },
  {
    title: "a renamed argument of a prompt",
    edits: [
      [prompt, '"name": "subject"', '"name": "topic"'],
      [prompt, "{subject}", "{topic}", "everywhere"],
    ],
    breaking: ["prompt sum_up: Stop sending the argument `subject`: it was removed."],
  },
  {
    title: "a removed resource",
    edits: [[resource], [prompt, ',\n      "completion": { "resource": "note" }', ""]],
    breaking: ["resource crm://note/{id}: Stop reading it: it was removed."],
  },
];
