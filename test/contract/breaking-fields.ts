import { notes, type ChangeCase } from "./changes.ts";

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
