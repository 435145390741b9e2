import { notes, type ChangeCase, type Edit } from "./changes.ts";

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
