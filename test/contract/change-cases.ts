import { type ChangeCase, common, notes, scopes, tool } from "./changes.ts";

const prompt = "tool-schemas/prompts/sum_up.json";
const resource = "tool-schemas/resources/note.json";

const DATES =
  "      deprecated: true\n      x-deprecated: { since: 2026-05-01, sunset: 2026-11-22, replacement: notes.list, link: /docs/recent }\n";
const DEPRECATED_OPERATION = `      operationId: notes.recent\n«→${DATES}»`;
const DEPRECATED_FIELD =
  "tags: { «→deprecated: true, x-deprecated: { since: 2026-05-01, sunset: 2026-11-22, replacement: text }, »type: array,";
const RECENT_REMOVED = `«  /v1/notes/recent:
    get:
      operationId: notes.recent
${DATES}      summary: The last note
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
→»`;

/** Changes of a released contract: those with `breaking` lines break clients, and the lines are the exact advice. */
export const changes: Readonly<Record<string, ChangeCase>> = {
  // Changes of fields that break clients, with the exact advice.
  "a removed field": {
    edits: ['«        text: { type: [string, "null"], maxLength: 1000, x-multiline: true }\n→»'],
    breaking: [
      "notes.list, notes.create, notes.update, notes.recent, webhook note.created: Stop reading `Note.text`: it was removed.",
      "notes.create: Stop sending `MemoCreate.text`: it was removed.",
      "notes.update: Stop sending `NoteUpdate.text`: it was removed.",
    ],
  },
  "a renamed field": {
    edits: ["«text→body»: { type"],
    breaking: [
      "notes.list, notes.create, notes.update, notes.recent, webhook note.created: Read `Note.body` instead of `text`: it was renamed.",
      "notes.create: Send `MemoCreate.body` instead of `text`: it was renamed.",
      "notes.update: Send `NoteUpdate.body` instead of `text`: it was renamed.",
    ],
  },
  "a field that is now required": {
    edits: ["required: [kind«→, at»]\n"],
    breaking: ["notes.create: Send `CallCreate.at`: it is required now."],
  },
  "a field that is now optional in responses": {
    edits: ["      «x-all-required: true→required: [id, version, created_at, title, text, tags]»\n"],
    breaking: [
      "notes.list, notes.create, notes.update, notes.recent, webhook note.created: Handle a missing `Note.kind`: it is optional now.",
    ],
  },
  "a field that can no longer be null": {
    edits: ['text: { type: [string«, "null"→»]'],
    breaking: [
      "notes.create: Send `MemoCreate.text` as string: null is no longer accepted.",
      "notes.update: Send `NoteUpdate.text` as string: null is no longer accepted.",
    ],
  },
  "a field that can now be null in responses": {
    edits: ['version: { type: «integer→[integer, "null"]»,'],
    breaking: [
      "notes.list, notes.create, notes.update, notes.recent, webhook note.created: Handle null in `Note.version`: it was always integer.",
    ],
  },
  "a field that only the service sets now": {
    released: [
      '    «→get:\n      operationId: notes.get\n      summary: Get a note\n      x-permission: notes:read\n      x-rate-limit: read\n      responses: { "200": { description: The note., content: { application/json: { schema: *answer } } } }\n    »put:\n',
    ],
    edits: [
      "«        tags: { type: array, maxItems: 3, items: { type: string, maxLength: 20 } }\n→»",
      "        «→tags: { readOnly: true, type: array, maxItems: 3, items: { type: string, maxLength: 20 } }\n        »created_at: {",
    ],
    breaking: [
      "notes.create: Stop sending `MemoCreate.tags`: it was removed.",
      "notes.update: Stop changing `NoteUpdate.tags`: it is read-only now.",
    ],
  },
  "a smaller maximum": {
    edits: ["maxLength: «1000→900»"],
    breaking: [
      "notes.create: Keep `MemoCreate.text` within maxLength 900: it was 1000.",
      "notes.update: Keep `NoteUpdate.text` within maxLength 900: it was 1000.",
    ],
  },
  "a new minimum": {
    edits: ["tags: { type: array,«→ minItems: 1,»"],
    breaking: [
      "notes.create: Keep `MemoCreate.tags` within minItems 1: there was no such limit.",
      "notes.update: Keep `NoteUpdate.tags` within minItems 1: there was no such limit.",
    ],
  },
  "a new pattern": {
    edits: ['minLength: 1, maxLength: 5«→, pattern: "^[a-z]+$", x-expected: slug»'],
    breaking: [
      "notes.create: Send `MemoCreate.title` in the form ^[a-z]+$: it had no pattern.",
      "notes.update: Send `NoteUpdate.title` in the form ^[a-z]+$: it had no pattern.",
    ],
  },
  "another format": {
    edits: ['        at: { «$ref: "#/components/schemas/Timestamp"→type: string, format: date» }'],
    breaking: ["notes.create: Send `CallCreate.at` in the format date: its format was date-time."],
  },
  "a value that is no longer accepted": {
    released: ["        «→tone: { type: string, enum: [loud, calm] }\n        »filter: { $ref"],
    edits: ["enum: [«loud, →»calm]"],
    breaking: ['notes.create: Stop sending "loud" in `CallCreate.tone`: it is no longer accepted.'],
  },
  "a new value in responses": {
    edits: ["enum: [memo, call«→, mail»]"],
    breaking: [
      'notes.list, notes.create, notes.update, notes.recent, webhook note.created: Handle "mail" in `Note.kind`: it can occur now.',
    ],
  },
  "a closed object": {
    released: [
      "        «→color: { type: object, maxProperties: 3, additionalProperties: { type: string, maxLength: 9 } }\n        »text: {",
    ],
    edits: ["«maxProperties: 3, additionalProperties: { type: string, maxLength: 9 }→additionalProperties: false»"],
    breaking: [
      "notes.create: Send only known fields in `MemoCreate.color`: additional fields are no longer accepted.",
      "notes.update: Send only known fields in `NoteUpdate.color`: additional fields are no longer accepted.",
    ],
  },
  "a branch that is no longer accepted": {
    edits: ['«, call: "#/components/schemas/CallCreate"→» }', '«, { $ref: "#/components/schemas/CallCreate" }→»]'],
    breaking: ["notes.create: Stop sending the form call of `NoteCreate`: it is no longer accepted."],
  },
  "a changed part of a recursive body": {
    edits: ["properties: { field: { type: string, maxLength: «20→10» } }"],
    breaking: ["notes.create: Keep `Condition.field` within maxLength 10: it was 20."],
  },
  "a new branch in responses": {
    released: [
      '«kind: { type: string, enum: [memo, call], readOnly: true→origin: { readOnly: true, oneOf: [{ $ref: "#/components/schemas/Condition" }, { type: "null" }]» }',
    ],
    edits: ['{ type: "null" }«→, { $ref: "#/components/schemas/ListMeta" }»]'],
    breaking: [
      "notes.list, notes.create, notes.update, notes.recent, webhook note.created: Handle the form ListMeta of `Note.origin`: it can occur now.",
    ],
  },

  // Changes of operations, events and tools that break clients.
  "a removed method": {
    edits: ["    «put→delete»:\n"],
    breaking: ["notes.update: Call DELETE /v1/notes/{id}: PUT /v1/notes/{id} was moved."],
  },
  "a moved operation": {
    edits: ["/v1/notes/«recent→last»:"],
    breaking: ["notes.recent: Call GET /v1/notes/last: GET /v1/notes/recent was moved."],
  },
  "a renamed operation": {
    edits: ["notes.«recent→last»"],
    breaking: ["notes.recent: Call notes.last in the SDK: notes.recent was renamed."],
  },
  "a removed parameter": {
    edits: ['«        - { name: written_after, in: query, schema: { $ref: "#/components/schemas/Timestamp" } }\n→»'],
    breaking: ["notes.list: Stop sending `written_after`: this parameter was removed."],
  },
  "a parameter that is now required": {
    edits: ["name: written_after, in: query,«→ required: true,»"],
    breaking: ["notes.list: Send the parameter `written_after`: it is required now."],
  },
  "a list that is now public, where clients cannot select fields": {
    edits: [
      "      operationId: notes.list\n      summary: List notes\n      x-permission: «notes:read→none\n      x-public: true\n      security: []»\n",
    ],
    breaking: ["notes.list: Stop sending `fields`: this parameter was removed."],
  },
  "a list parameter in another form": {
    released: [
      "        - { name: «→tag, in: query, schema: { type: array, maxItems: 3, items: { type: string, maxLength: 9 } } }\n        - { name: »written_after",
    ],
    edits: ["{ name: tag, in: query,«→ explode: false,»"],
    breaking: ["notes.list: Encode `tag` with style form, explode false: it was style form, explode true."],
  },
  "a changed default": {
    edits: [[common, "default: «1→2»"]],
    breaking: ["notes.list: Send `page` to get 1: the default is 2 now."],
  },
  "a default where there was none": {
    edits: ['at: { «→default: "2026-01-01T00:00:00Z", »$ref'],
    breaking: [
      'notes.create: Send `CallCreate.at` to avoid its default: it is "2026-01-01T00:00:00Z", and there was none.',
    ],
  },
  "a different success status": {
    edits: ['        "«201→200»":\n'],
    breaking: [
      "notes.create: Expect 200 instead of 201: the status was changed.",
      "notes.create: Stop reading the header Location: it was removed.",
    ],
  },
  "another media type of a download": {
    released: [
      "      security: []\n«→      x-download: true\n»",
      "            «application/json:\n              schema: *answer→text/csv: { schema: { type: string, maxLength: 100 } }»\ncomponents:",
    ],
    edits: ["text/«csv→calendar»:"],
    breaking: ["notes.recent: Read the response as text/calendar: text/csv was removed."],
  },
  "an operation that API keys can no longer call": {
    edits: ["      x-serialize-by: id\n«→      security: [{ session: [] }]\n»"],
    breaking: ["notes.update: Authenticate with session: apiKey is no longer accepted."],
  },
  "another header for API keys": {
    edits: [[common, "name: X-«API-→»Key"]],
    breaking: ["notes.list, notes.create, notes.update: Send apiKey as the header X-Key: it was the header X-API-Key."],
  },
  "a removed permission": {
    edits: [[common, "«, notes:delete→»]"]],
    breaking: ["notes:delete: Remove it from roles and keys: the permission was removed."],
  },
  "a removed error code": {
    edits: [[common, "«  duplicate: 409\n→»"], "«      x-errors: [duplicate]\n→»"],
    breaking: ["duplicate: Stop handling this error code: it was removed."],
    notices: ["notes.create: Do not wait for the error duplicate (409): it no longer occurs here."],
  },
  "an error code with another status": {
    edits: [[common, "duplicate: «409→422»"]],
    breaking: ["duplicate: Expect the status 422 for this error code: it was 409."],
  },
  "a removed code of details": {
    edits: [[common, "x-detail-codes: [«cycle→»]"]],
    breaking: ["cycle: Stop handling this code of details: it was removed from x-detail-codes."],
  },
  "a removed event": {
    edits: ["  note.«created→written»:"],
    breaking: ["webhook note.created: Stop waiting for this event: it was removed."],
  },
  "another body of an event": {
    edits: [
      'webhooks:\n  note.created:\n    post:\n      x-permission: notes:read\n      requestBody:\n        content:\n          application/json:\n            schema: { $ref: "#/components/schemas/«Note→Condition»" }',
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
  "a removed tool": { edits: [[tool]], breaking: ["tool list_notes: Stop calling it: it was removed."] },
  "a required argument of a tool": {
    edits: [[tool, '"type": "object",\n    "«→required": ["page"],\n    "»properties": {\n      "page"']],
    breaking: ["tool list_notes: Send `arguments.page`: it is required now."],
  },
  "a narrower argument of a tool": {
    edits: [[tool, '"minimum": «1→2»']],
    breaking: ["tool list_notes: Keep `arguments.page` within minimum 2: it was 1."],
  },
  "a removed member of a tool's result": {
    edits: [[tool, '"properties": {« "id": { "$ref": "#/components/schemas/Id" } →»}']],
    breaking: ["tool list_notes: Stop reading `result.id`: it was removed."],
  },
  "a changed hint of a tool": {
    edits: [[tool, '"openWorldHint": «false→true»']],
    breaking: ["tool list_notes: Review approvals of this tool for openWorldHint true: it was false."],
  },
  "a scope that includes less": {
    released: [[scopes, '"permissions": ["notes:write"«→, "notes:delete"»]']],
    edits: [[scopes, '«"notes:write", →»"notes:delete"']],
    breaking: ["scope crm:write: Ask for a scope with notes:write: this scope no longer includes it."],
  },

  // Changes of prompts and resources that break applications.
  "a removed prompt": { edits: [[prompt]], breaking: ["prompt sum_up: Stop offering it: it was removed."] },
  "a prompt with another permission": {
    edits: [
      [prompt, '"permission": "notes:«read→write»"'],
      [prompt, '"scope": "crm:«read→write»"'],
    ],
    breaking: [
      "prompt sum_up: Ask users for the scope crm:write: it required crm:read.",
      "prompt sum_up: Get the permission notes:write to use it: it required notes:read.",
    ],
  },
  "an argument of a prompt that is now required": {
    edits: [[prompt, '«      "default": { "en": "everything", "fr": "tout" },\n→»']],
    breaking: ["prompt sum_up: Send the argument `subject`: it was optional."],
  },
  "a new argument of a prompt that is required": {
    edits: [
      [
        prompt,
        '      "completion": { "resource": "note" }\n    }«→,\n    {\n      "name": "length",\n      "description": { "en": "The length.", "fr": "La longueur." }\n    }»\n',
      ],
      [prompt, "Sum up {subject} «→in {length} »with"],
      [prompt, "Résume {subject} «→en {length} »avec"],
    ],
    breaking: ["prompt sum_up: Send the argument `length`: it did not exist."],
  },
  "a renamed argument of a prompt": {
    edits: [
      [prompt, '"name": "«subject→topic»"'],
      [prompt, "{«subject→topic»}", "everywhere"],
    ],
    breaking: ["prompt sum_up: Stop sending the argument `subject`: it was removed."],
  },
  "a removed resource": {
    edits: [[resource], [prompt, '«,\n      "completion": { "resource": "note" }→»']],
    breaking: ["resource crm://note/{id}: Stop reading it: it was removed."],
  },

  // Changes that break no client. Some of them have advice all the same.
  "a new operation": {
    edits: [
      '  /v1/notes/«→first:\n    get:\n      operationId: notes.first\n      summary: The first note\n      x-permission: notes:read\n      x-rate-limit: read\n      responses: { "200": { description: The note., content: { application/json: { schema: *answer } } } }\n  /v1/notes/»recent:',
    ],
  },
  "a new optional field": { edits: ["        «→color: { type: string, maxLength: 20 }\n        »title: {"] },
  "a new optional parameter": {
    edits: [
      "        - { name: «→q, in: query, schema: { type: string, maxLength: 20 } }\n        - { name: »written_after",
    ],
  },
  "a new read-only field": {
    edits: ['        «→read_at: { $ref: "#/components/schemas/Timestamp", readOnly: true }\n        »created_at: {'],
  },
  "a larger maximum": { edits: ["maxLength: «1000→2000»"] },
  "a removed minimum": { edits: ["«minLength: 1, →»"] },
  "a field that is no longer required": { edits: ["required: [kind«, title→»]"] },
  "a parameter that is no longer required": {
    released: ["name: written_after, in: query,«→ required: true,»"],
    edits: ["«required: true, →»schema"],
  },
  "a body value that is newly accepted": {
    released: ["        «→tone: { type: string, enum: [loud, calm] }\n        »filter: { $ref"],
    edits: ["[loud, calm«→, low»]"],
  },
  "a value that no longer occurs in responses": { edits: ["enum: [memo«, call→»]"] },
  "a new form of a body": {
    released: ['«, call: "#/components/schemas/CallCreate"→» }', '«, { $ref: "#/components/schemas/CallCreate" }→»]'],
    edits: [
      'memo: "#/components/schemas/MemoCreate"«→, call: "#/components/schemas/CallCreate"» }',
      '[{ $ref: "#/components/schemas/MemoCreate" }«→, { $ref: "#/components/schemas/CallCreate" }»]',
    ],
  },
  "changed words": { edits: ["List «→all »notes", [tool, "Lists «→all »notes about"]] },
  "another component of a parameter": {
    edits: [[common, "    «Page→PageNumber»: { name: page"], "parameters/«Page→PageNumber»"],
  },
  "a renamed component": { edits: [[notes, "«CallCreate→PhoneCallCreate»", "everywhere"]] },
  "an operation that is now public": {
    released: [
      '  /v1/notes/«→filter:\n    get:\n      operationId: notes.filter\n      summary: The default filter\n      x-permission: notes:read\n      x-rate-limit: read\n      responses: { "200": { description: The filter., content: { application/json: { schema: { type: object, required: [data], properties: { data: { $ref: "#/components/schemas/Filter" } }, additionalProperties: false } } } } }\n  /v1/notes/»recent:',
    ],
    edits: [
      "      summary: The default filter\n      x-permission: «notes:read→none\n      x-public: true\n      security: []»\n",
    ],
  },
  "a new event": {
    edits: [
      'webhooks:\n«→  note.deleted:\n    post:\n      x-permission: notes:read\n      requestBody:\n        content:\n          application/json:\n            schema: { $ref: "#/components/schemas/Note" }\n      responses: { "200": { description: Received. } }\n»',
    ],
  },
  "a new permission in a list that grows": {
    released: ['        «→needs: { $ref: "#/components/schemas/Permission", readOnly: true }\n        »created_at: {'],
    edits: [[common, ", notes:delete«→, notes:purge»]"]],
    notices: [
      'notes.list, notes.create, notes.update, notes.recent, webhook note.created: Ignore unknown values of `Permission`: "notes:purge" can occur now.',
    ],
  },
  "a new optional argument and a new member of a tool": {
    edits: [[tool, '"«→q": { "description": "Words.", "type": "string", "maxLength": 9 },\n      "»page": {']],
  },

  // Changes of `x-*` keywords and of tools: some break clients, the others do not.
  "x-permission: another one": {
    edits: [
      "x-permission: notes:«read→write»",
      [tool, "notes:«read→write»"],
      [scopes, '"notes:read"«→, "notes:write"»'],
    ],
    breaking: [
      "notes.list: Get the permission notes:write to call it: it required notes:read.",
      "tool list_notes: Get the permission notes:write to call it: it was not required.",
    ],
    notices: ["scope crm:read: Tell users that it includes notes:write: this permission was added."],
  },
  "x-permission: none": { edits: ["x-permission: «notes:read→none»"] },
  "x-reads: a permission for the response": {
    edits: ["      x-serialize-by: id\n«→      x-reads: notes:read\n»"],
    breaking: ["notes.update: Get the permission notes:read to read the record in the response: none was required."],
  },
  "x-rate-limit: a class with fewer requests": {
    edits: ["x-rate-limit: «write→heavy_write»"],
    breaking: ["notes.create: Send at most 10 requests per minute: the rate limit was 30."],
  },
  "x-rate-limits: a smaller class": {
    edits: [[common, "read: «120→100»"]],
    breaking: ["notes.list, notes.recent: Send at most 100 requests per minute: the rate limit was 120."],
  },
  "x-rate-limits: more requests": { edits: [[common, "read: «120→240»"]] },
  "x-rate-limits: fewer requests in total": {
    edits: [[common, "global: «1000→900»"]],
    breaking: ["all operations: Send at most 900 requests per minute in total: the rate limit was 1000."],
  },
  "x-sort: a removed field": {
    edits: ["x-sort: [created_at«, title→»]"],
    breaking: ["notes.list: Stop sorting by title: this sort field was removed."],
  },
  "x-sort: a new field": { edits: ["x-sort: [created_at, title«→, kind»]"] },
  "x-sort-of: the fields of a search follow its list": {
    released: ["        «→sort: { type: string, x-sort-of: notes.list }\n        »filter: { $ref"],
    edits: ["x-sort: [created_at, «title→kind»]"],
    breaking: [
      "notes.list: Stop sorting by title: this sort field was removed.",
      "notes.create: Stop sorting by title in `CallCreate.sort`: this sort field was removed.",
    ],
  },
  "x-requires: a permission for a field": {
    released: ['        «→amount: { type: [integer, "null"], readOnly: true }\n        »created_at: {'],
    edits: ['amount: { type: [integer, "null"], readOnly: true«→, x-requires: notes:delete» }'],
    breaking: [
      "notes.list, notes.create, notes.update, notes.recent, webhook note.created: Get the permission notes:delete to read `Note.amount`: it required no permission of its own.",
    ],
  },
  "x-one-required: fields of which one is needed": {
    edits: ["      required: [kind]\n      «→x-one-required: [at, filter]\n      »properties:"],
    breaking: ["notes.create: Send one of `at`, `filter` in `CallCreate`: one of them is required now."],
  },
  "x-multiline: texts without line breaks": {
    edits: ["«, x-multiline: true→»"],
    breaking: [
      "notes.create: Send `MemoCreate.text` without line breaks: they are no longer accepted.",
      "notes.update: Send `NoteUpdate.text` without line breaks: they are no longer accepted.",
    ],
  },
  "x-serialize-by: other calls are queued": { edits: ["x-serialize-by: «id→organization»"] },
  "x-body-limit: smaller bodies": {
    edits: ["      x-serialize-by: id\n«→      x-body-limit: 8192\n»"],
    breaking: ["notes.update: Send at most 8192 bytes: a body could have 32768."],
  },
  "x-body-limit: larger bodies": { edits: ["      x-serialize-by: id\n«→      x-body-limit: 2097152\n»"] },
  "x-errors: a new error": {
    edits: ["      x-serialize-by: id\n«→      x-errors: [duplicate]\n»"],
    notices: ["notes.update: Handle the error duplicate (409): it can occur now."],
  },
  "x-errors: an error that no longer occurs": {
    edits: ["«      x-errors: [duplicate]\n→»"],
    notices: ["notes.create: Do not wait for the error duplicate (409): it no longer occurs here."],
  },
  "x-public: authentication where there was none": {
    edits: ["«      x-public: true\n      security: []\n→»"],
    breaking: ["notes.recent: Authenticate with apiKey or session: it was public."],
  },
  "x-session: a call that starts a session": {
    edits: ["      x-errors: [duplicate]\n«→      x-session: start\n»"],
    breaking: ['notes.create: Review this call: x-session is "start" and was absent.'],
  },
  "x-secret: a response that is shown once": {
    edits: ["      x-«rate-limit: write→secret: true\n      x-rate-limit: sensitive»\n      x-errors"],
    breaking: [
      "notes.create: Send at most 5 requests per minute: the rate limit was 30.",
      "notes.create: Store the secret of the first response: a repeated request does not return it again.",
    ],
  },
  "x-reauthenticate: a call that needs a confirmed identity": {
    edits: ["      x-errors: [duplicate]\n«→      x-reauthenticate: true\n»"],
    notices: ["notes.create: Let the user of a session confirm their identity first: otherwise they get a 403."],
  },
  "a tool with another scope": {
    edits: [
      [tool, '"scope": "crm:«read→write»"'],
      [scopes, '["notes:write"«→, "notes:read"»]'],
      [tool, '"readOnlyHint": «true→false»'],
      [tool, '"«→serializeBy": null, "record": null, "»operation"'],
    ],
    breaking: [
      "tool list_notes: Ask users for the scope crm:write: it required crm:read.",
      "tool list_notes: Review approvals of this tool for readOnlyHint false: it was true.",
    ],
    notices: ["scope crm:write: Tell users that it includes notes:read: this permission was added."],
  },
  "a tool with a permission for one value": {
    edits: [
      [tool, '"permission": «"notes:read"→{ "by": "page", "1": ["notes:read", "notes:delete"], "2": "notes:read" }»'],
      [scopes, '["notes:read"«→, "notes:delete"»]'],
    ],
    breaking: ["tool list_notes: Get the permission notes:delete to call it: it was not required."],
    notices: ["scope crm:read: Tell users that it includes notes:delete: this permission was added."],
  },

  // New deprecations, and changed dates.
  "a new deprecation": {
    edits: [DEPRECATED_OPERATION, DEPRECATED_FIELD],
    notices: [
      "notes.list, notes.create, notes.update, notes.recent, webhook note.created: Stop using `Note.tags` before 2026-11-22: it is deprecated since 2026-05-01; its replacement is `text`.",
      "notes.create: Stop using `MemoCreate.tags` before 2026-11-22: it is deprecated since 2026-05-01; its replacement is `text`.",
      "notes.update: Stop using `NoteUpdate.tags` before 2026-11-22: it is deprecated since 2026-05-01; its replacement is `text`.",
      "notes.recent: Stop using GET /v1/notes/recent before 2026-11-22: it is deprecated since 2026-05-01; its replacement is `notes.list`.",
    ],
  },
  "an earlier sunset date": {
    released: [DEPRECATED_OPERATION, "sunset: 2026-«11-22→12-31»"],
    edits: ["sunset: 2026-«12-31→11-30»"],
    breaking: ["notes.recent: Stop using GET /v1/notes/recent before 2026-11-30: its sunset date was 2026-12-31."],
  },
  "a later sunset date": {
    released: [DEPRECATED_OPERATION],
    edits: ["sunset: «2026→2027»-11-22"],
  },
  "a deprecation that was withdrawn": {
    released: [DEPRECATED_OPERATION],
    edits: [`«${DATES}→»`],
  },
};

/** Removals of deprecated parts, and the lines about each: WHEN is "before" until the sunset date, when the removal still breaks clients. */
export const removals: Readonly<Record<string, ChangeCase & { readonly lines: readonly string[] }>> = {
  "an operation": {
    released: [DEPRECATED_OPERATION],
    edits: [RECENT_REMOVED],
    lines: ["notes.recent: Stop calling GET /v1/notes/recent: it was removed WHEN its sunset date 2026-11-22."],
  },
  "a parameter": {
    released: ["in: query, «→deprecated: true, x-deprecated: { since: 2026-05-01, sunset: 2026-11-22 }, »schema"],
    edits: [
      '«        - { name: written_after, in: query, deprecated: true, x-deprecated: { since: 2026-05-01, sunset: 2026-11-22 }, schema: { $ref: "#/components/schemas/Timestamp" } }\n→»',
    ],
    lines: ["notes.list: Stop sending `written_after`: this parameter was removed WHEN its sunset date 2026-11-22."],
  },
  "a field": {
    released: [DEPRECATED_FIELD],
    edits: [
      "«        tags: { deprecated: true, x-deprecated: { since: 2026-05-01, sunset: 2026-11-22, replacement: text }, type: array, maxItems: 3, items: { type: string, maxLength: 20 } }\n→»",
    ],
    lines: [
      "notes.list, notes.create, notes.update, notes.recent, webhook note.created: Stop reading `Note.tags`: it was removed WHEN its sunset date 2026-11-22.",
      "notes.create: Stop sending `MemoCreate.tags`: it was removed WHEN its sunset date 2026-11-22.",
      "notes.update: Stop sending `NoteUpdate.tags`: it was removed WHEN its sunset date 2026-11-22.",
    ],
  },
};
