import { COMMON, NOTES, SERVER, TOOL, type MistakesByFile } from "./mistake.ts";

/** Mistakes in operations and in the document around them. */
export const operationsMistakes: MistakesByFile = {
  [NOTES]: {
    "a parameter declared twice": [
      '- { name: written_after, in: query, schema: { $ref: "#/components/schemas/Timestamp" } }«→\n        - ▶{ name: written_after, in: query, schema: { type: boolean } }»',
      "the parameter written_after (query) is already parameter 2 of this list: remove one",
    ],
    "a parameter that is added anyway": [
      "- $ref: common.yaml#/components/parameters/IfMatch\n«→        - ▶{ name: X-Request-Id, in: header, schema: { type: boolean } }\n»",
      "the parameter X-Request-Id (header) is added to every such operation: remove it",
    ],
    "a report of something else than records": [
      "      operationId: notes.create\n«→      ▶x-aggregate: true\n»",
      "x-aggregate needs a list of records",
    ],
    "a measure that is no number": [
      'text: { type: [string, "null"], maxLength: 1000, x-multiline: true«→, ▶x-measurable: number» }',
      "text: reports can only add numbers",
    ],
    "a list of numbers as the key of a report": [
      "tags: { «type: array, maxItems: 3, items: { type: string, maxLength: 20→▶x-groupable: true, type: array, maxItems: 3, items: { type: number» } }",
      "tags: only a text or a list of texts needs x-groupable",
    ],
    "a synonym that is the name of another field": [
      "tags: { «→x-synonyms: [labels, ▶title], »type: array, maxItems: 3,",
      "note: the synonym title of tags is the name of a field: remove it",
    ],
    "a synonym of two fields": [
      '        text: { type: [string, "null"], maxLength: 1000, x-multiline: true« }\n        tags: {→, x-synonyms: [words] }\n        tags: { x-synonyms: [▶words],»',
      "note: the synonym words of tags is one of text too: remove it",
    ],
    "a measure without its currency": [
      "    «Note:\n      type: object\n      x-record: note\n      x-record-validators: true\n      x-all-required: true\n      properties:\n→▶Note:\n      type: object\n      x-record: note\n      x-record-validators: true\n      x-all-required: true\n      properties:\n        price: { type: number, readOnly: true, x-measurable: own_currency }\n»",
      "note: x-measurable: own_currency of price needs the field currency",
    ],
    "an operationId used twice": [
      "«operationId: notes.recent→▶operationId: notes.list»",
      "operationId notes.list is also that of GET /v1/notes: rename one",
    ],
    "a parameter missing in a path": [
      "  /v1/notes/{id}«:\n    parameters:\n      - $ref: common.yaml#/components/parameters/Id\n    →/{part}:\n    parameters:\n      - $ref: common.yaml#/components/parameters/Id\n    ▶»put:\n",
      "/v1/notes/{id}/{part}: {part} is not declared: add it to parameters, with in: path",
    ],
    "a parameter that is not in the path": [
      "- $ref: common.yaml#/components/parameters/IdempotencyKey«→\n        - ▶$ref: common.yaml#/components/parameters/Id»",
      "/v1/notes: the parameter id is not in the path: add {id} or remove it",
    ],
    "a path that differs only in the name of its parameter": [
      "  «/v1/notes/recent:→▶/v1/notes/{key}:\n    parameters: [{ name: key, in: path, required: true, schema: { type: boolean } }]»\n",
      "/v1/notes/{key} is shadowed by /v1/notes/{id}, the same path under another name: use the same name",
    ],
    "a tag that is not declared": [
      "      summary: List notes\n«→      tags: [▶note]\n»",
      "the tag note is not declared: did you mean notes?",
    ],
    "an unused component": [
      "    «→▶Label: { type: boolean }\n    »Filter:\n",
      "components/schemas/Label is not used: remove it or refer to it",
    ],
    "a permission that does not exist": [
      "«x-permission: notes:read→▶x-permission: notes:raed»\n      x-rate-limit",
      "notes.list: x-permission notes:raed is not in x-permissions: did you mean notes:read?",
    ],
    "an error code that does not exist": [
      "x-errors: [«duplicate→▶duplicates»]",
      "notes.create: x-errors: duplicates is not in x-error-codes: did you mean duplicate?",
    ],
    "a rate limit that does not exist": [
      "«x-rate-limit: read→▶x-rate-limit: raed»\n      x-sort",
      "notes.list: x-rate-limit must be one of read, write, heavy_write, send, sensitive",
    ],
    "a placeholder": [
      "«description: One page→▶description: To be written».",
      'description is "To be written.": write a description',
    ],
    "an unfinished text": ["«summary: List notes→▶summary: TODO»", 'summary is "TODO": write a summary'],
    "an empty summary": ['«summary: List notes→▶summary: ""»', "summary is empty: write a summary"],
    "two paths for the same request": [
      "  «/v1/notes/recent:→▶/v1/{kind}/recent:\n    parameters: [{ name: kind, in: path, required: true, schema: { type: boolean } }]»\n",
      "Paths should resolve unambiguously. Found two ambiguous paths: `/v1/notes/{id}` and `/v1/{kind}/recent`: rename one of them",
    ],
    "a path without operations": [
      [/  \/v1\/notes\/recent:\n(    .*\n)+/, "  ▶/v1/notes/recent: {}\n"],
      "/v1/notes/recent is empty: fill it in or remove it",
    ],
  },
  [COMMON]: {
    "a server that ends with a slash": [
      "servers: [{ «url: →▶url: https://crm.test/v1»/ }]",
      "Server `url` should not have a trailing slash: remove the slash at the end",
    ],
    "no title of the API": ['«title: Notes→▶title: ""»,', "title is empty: fill it in or remove it"],
    "an unknown security scheme": [
      "security: [{ «apiKey→▶apiKy»: [] }, { session: [] }]",
      "There is no `apiKy` security scheme defined: use a scheme of components/securitySchemes",
    ],
  },
};

/** Mistakes in the files of tools and of the server. */
export const toolsMistakes: MistakesByFile = {
  [TOOL]: {
    "a tool without a title": [
      '«{\n  "name": "list_notes",\n  "title": "List notes",\n→▶{\n  "name": "list_notes",\n»',
      "a tool needs title: add it",
    ],
    "a misspelled key of a tool": [
      '«"operation→▶"operaton»": "notes.list"',
      "operaton is not allowed in a tool: did you mean operation?",
    ],
    "an annotation as a text": [
      '«"readOnlyHint": true→▶"readOnlyHint": "true"»',
      'readOnlyHint is "true": write true or false',
    ],
    "a misspelled type in a tool": [
      '«"type": "integer→▶"type": "int»"',
      'type is "int": use one of array, boolean, integer, null, number, object, string; did you mean integer?',
    ],
    "a required argument that does not exist": [
      '"inputSchema": {\n    "type": "object",«→\n    "required": [▶"pgae"],»',
      "list_notes: required names pgae, which is not a property: did you mean page?",
    ],
    "a wrong default in a tool": ['"minimum": 1«→, ▶"default": 0» }', "default: the value is 0: write 1 or more"],
    "a minimum above the maximum in a tool": [
      '«"minimum": 1→▶"minimum": 10, "maximum": 5» }',
      "list_notes: minimum 10 is greater than maximum 5: swap them or correct one",
    ],
    "a reference of a tool without a target": [
      '{ «"$ref": "#/components/schemas/Id→▶"$ref": "#/components/schemas/Ids»" }',
      "$ref #/components/schemas/Ids has no target: did you mean Id?",
    ],
    "a reference of a tool to an unknown file": [
      '«"$ref": "common→▶"$ref": "comon».yaml#',
      "$ref comon.yaml#/components/schemas/Timestamp: there is no file comon.yaml in openapi/: did you mean common.yaml?",
    ],
    "a permission outside the vocabulary": [
      '«"permission": "notes:read→▶"permission": "notes:raed»"',
      "list_notes: notes:raed is not in x-permissions: did you mean notes:read?",
    ],
    "a description of a tool that is too short": [
      '«"description": "Lists notes about contacts and companies, newest first→▶"description": "Lists notes»."',
      'description is "Lists notes.": it needs at least 40 characters',
    ],
    "a placeholder in a tool": [
      '«"description": "Page→▶"description": "To be written: page»."',
      'description is "To be written: page.": write a description',
    ],
    "an unknown list in a tool": [
      '"page": { "description": "Page.", "type": "«integer", "minimum": 1→array", "items": { "type": "string", ▶"x-enum-from": "relation" }» }',
      'list_notes: x-enum-from is "relation": the only list for tools is relations',
    ],
  },
  [SERVER]: {
    "a limit of the server as a text": ['«"maximum": 50→▶"maximum": "50"»', 'maximum is "50": write a whole number'],
    "a misspelled limit of the server": [
      '«"batchEntries→▶"batchEntrys»"',
      "batchEntrys is not allowed in limits: did you mean batchEntries?",
    ],
    "a scope without a description": [
      [/"crm:read": \{\s+"description": "Read notes.",/, '▶"crm:read": {'],
      "crm:read needs description: add it",
    ],
  },
};
