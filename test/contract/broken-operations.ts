/** One change of the small contract, and the expected violation. */
export interface Case {
  readonly title: string;
  readonly file?: string;
  readonly from: string;
  readonly to: string;
  readonly message: string;
  /** Text in the changed file at which the violation is reported; defaults to the changed text. */
  readonly at?: string;
}

export const notes = "openapi/notes.yaml";
export const tool = "tool-schemas/crm/list_notes.json";

/** Violations in operations and paths. */
export const operationCases: Case[] = [
  {
    title: "an operationId that is not group.verb",
    from: "operationId: notes.list",
    to: "operationId: listNotes",
    message: "operationId must be `group.verb`",
  },
  {
    title: "a duplicate operationId",
    from: "operationId: notes.create",
    to: "operationId: notes.list",
    message: "operationId notes.list is also that of GET /v1/notes",
  },
  {
    title: "a missing summary",
    from: "      summary: List notes\n",
    to: "",
    message: "notes.list: a summary is missing",
    at: "get:\n      operationId: notes.list",
  },
  {
    title: "an update of a record that does not name it",
    from: "      x-serialize-by: id\n",
    to: "",
    message: "notes.update: it accepts If-Match, so name the record that is changed: x-serialize-by",
    at: "put:\n      operationId: notes.update",
  },
  {
    title: "an update that names its record with an unknown input",
    from: "x-serialize-by: id",
    to: "x-serialize-by: note_id",
    message: "x-serialize-by: note_id is not a required input; the required ones are: id",
  },
  {
    title: "an event without the permission required to receive it",
    from: "    post:\n      x-permission: notes:read\n",
    to: "    post:\n",
    message: "note.created: x-permission is missing",
    at: 'post:\n      requestBody:\n        content:\n          application/json:\n            schema: { $ref: "#/components/schemas/Note" }\n      responses: { "200": { description: Received',
  },
  {
    title: "a missing permission",
    from: "      x-permission: notes:read\n",
    to: "",
    message: "notes.list: x-permission is missing",
    at: "get:\n      operationId: notes.list",
  },
  {
    title: "an unknown permission",
    from: "x-permission: notes:read",
    to: "x-permission: notes:raed",
    message: "x-permission notes:raed is not in x-permissions",
  },
  {
    title: "an unknown rate limit class",
    from: "x-rate-limit: write",
    to: "x-rate-limit: often",
    message: "x-rate-limit must be one of read, write, heavy_write, send, sensitive",
  },
  {
    title: "an upload that is not a file",
    from: "x-rate-limit: write",
    to: "x-rate-limit: write\n      x-upload: text/csv",
    message: "x-upload: text/csv needs a required body of that type and no other",
    at: "requestBody:",
  },
  {
    title: "a public operation that demands a confirmed identity",
    from: "      x-public: true\n",
    to: "      x-public: true\n      x-reauthenticate: true\n",
    message: "no session can call it, so nobody can confirm their identity: remove x-reauthenticate",
    at: "x-reauthenticate: true",
  },
  {
    title: "a confirmed identity that is declared as an error only",
    from: "      x-errors: [duplicate]\n",
    to: "      x-errors: [duplicate, reauthentication_required]\n",
    message: "x-reauthenticate declares reauthentication_required: say there when it applies",
    at: "x-errors: [duplicate, reauthentication_required]",
  },
  {
    title: "an operation that is public without x-public",
    from: "      x-public: true\n",
    to: "",
    message: "security is empty",
    at: "security: []",
  },
  {
    title: "a public operation with a permission",
    from: "x-permission: none",
    to: "x-permission: notes:read",
    message: "a public operation cannot need a permission",
  },
  {
    title: "a body outside the envelope",
    from: "properties: { data: {",
    to: "properties: { note: {",
    message: "the body of 201 must be {data}",
    at: '"201":',
  },
  {
    title: "paging inside data",
    from: "properties: { data: {",
    to: "properties: { data: { type: object, properties: { has_more: { type: boolean } } }, note: {",
    message: "has_more inside data: a list is {data: […], meta}",
    at: '"201":',
  },
  {
    title: "a paged list without a total",
    from: "meta: { $ref: common.yaml#/components/schemas/ListMeta }",
    to: "meta: { type: object, properties: {} }",
    message: "it accepts `page`: its response must be a list with meta.total",
    at: '"200":',
  },
  {
    title: "an unknown error code",
    from: "x-errors: [duplicate]",
    to: "x-errors: [dublicate]",
    message: "x-errors: dublicate is not in x-error-codes",
    at: "dublicate]",
  },
  {
    title: "an unknown extension",
    from: "      x-errors: [duplicate]",
    to: "      x-error: [duplicate]",
    message: "x-error is not allowed in an operation: did you mean x-errors?",
    at: "x-error:",
  },
];
