import { common, notes, scopes, tool, type ChangeCase } from "./changes.ts";

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
