import { common, notes, tool, type ChangeCase } from "./changes.ts";

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
