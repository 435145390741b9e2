import { COMMON, NOTES, SERVER, TOOL, type MistakesByFile } from "./mistake.ts";

/** Violations of the syntax of YAML and JSON. */
export const syntaxMistakes: MistakesByFile = {
  [NOTES]: {
    "a wrong indentation": [
      "«      →▶     »summary: List notes\n",
      "All mapping items must start at the same column: align it, or close what is open before it",
    ],
    "a tab": ["«      →▶\t»summary: List notes\n", "Tabs are not allowed as indentation: use spaces"],
    "an unclosed bracket": [
      "x-sort: [created_at, title«]\n      →\n      ▶»parameters",
      "Flow sequence in block collection must be sufficiently indented and end with a ]: align it, or close what is open before it",
    ],
    "an unclosed quote": ['summary: «List notes→"List notes▶»\n', 'Missing closing "quote: add it'],
    "a repeated key": [
      "      summary: List notes\n«→      ▶summary: List all notes\n»",
      "Map keys must be unique: remove one",
    ],
    "an unknown anchor": [
      "              schema: «*answer→▶*anwser»\n  /v1/notes/recent",
      "the anchor &anwser does not exist above: did you mean *answer?",
    ],
    "an alias inside its own anchor": [
      'properties: { data: «{ $ref: "#/components/schemas/Note" }→▶*answer» }\n',
      "*answer refers to the value that contains it: write the value here",
    ],
    "an unknown YAML tag": ["summary: «→▶!text »List notes", "Unresolved tag: !text: remove the tag"],
    "a colon in a bare text": [
      "description: «One page→▶One page: of notes».",
      "Nested mappings are not allowed in compact mappings: put a text with a colon in quotes",
    ],
    "a merge of a text": [
      "              schema: &answer\n«→                ▶<<: page\n»",
      "<< merges a mapping: write an alias of a mapping after it",
    ],
  },
  [COMMON]: {
    "a list instead of a mapping": [
      [/^[\s\S]*$/, "▶- paths\n"],
      "the file is not a mapping: write `paths:` or `components:`",
    ],
    "brackets instead of a key": [
      "«x-detail-codes→▶{ x-detail-codes }»:",
      "a key must be a text: write it without brackets",
    ],
  },
  [TOOL]: {
    "a comma at the end in JSON": [
      '"scope": "crm:read",\n  "permission": "notes:read",«→▶,»',
      "not JSON: Expected double-quoted property name",
    ],
    "a missing comma in JSON": [
      '"operation": "notes.list"«,\n  →\n  ▶»',
      "not JSON: Expected ',' or '}' after property value",
    ],
  },
  [SERVER]: {
    "a comment in JSON": ['«→▶// The name\n  »"name": "notes",', "not JSON: Expected property name or '}'"],
  },
};

/** Violations of the structure of OpenAPI and of the x-* keywords. */
export const structureMistakes: MistakesByFile = {
  [NOTES]: {
    "a misspelled type": [
      "title: { «type: string, minLength: 1→▶type: strng», maxLength: 5 }",
      'type is "strng": use one of array, boolean, integer, null, number, object, string; did you mean string?',
    ],
    "an unknown type in a list of types": [
      'type: [string, «"null"→▶nul»], maxLength: 1000',
      'type[1] is "nul": use one of array, boolean, integer, null, number, object, string; did you mean null?',
    ],
    "an enum that is a word": ["«enum: [memo, call]→▶enum: memo», readOnly", 'enum is "memo": write a list'],
    "a status with a letter": [
      '        «"200→▶"20O»":\n          description: One page.',
      '"20O": a status has three digits, e.g. 200',
    ],
    "required as a word in a schema": ["«required: [data]→▶required: data»\n", 'required is "data": write a list'],
    "a length as a text": ['«minLength: 1→▶minLength: "1"», maxLength: 5', 'minLength is "1": write a whole number'],
    "a negative length": ["«minLength: →▶minLength: -»1, maxLength: 5", "minLength is -1: write 0 or more"],
    "properties as a list": [
      "«properties: { kind: { type: string, const: memo } }→▶properties: [kind]»",
      "properties is a list: write a map",
    ],
    "parameters as a mapping": [
      "      «parameters:\n        - →▶parameters:\n        »$ref: common.yaml#/components/parameters/IfMatch",
      "parameters is a map: write a list",
    ],
    "a misspelled keyword of an operation": [
      "«operationId→▶operatonId»: notes.list",
      "operatonId is not allowed in an operation: did you mean operationId?",
    ],
    "a misspelled keyword of a schema": [
      "«minLength→▶minLenght»: 1, maxLength: 5",
      "minLenght is not allowed in a schema: did you mean minLength?",
    ],
    "a misspelled method": ["    «put→▶putt»:\n", "putt is not allowed in a path: did you mean put?"],
    "an unknown x-* keyword": [
      "      «x-rate-limit→▶x-rate-limits»: read\n      x-sort",
      "x-rate-limits is not allowed in an operation: did you mean x-rate-limit?",
    ],
    "an x-* keyword in the wrong place": [
      "summary: Write a note\n«→      ▶x-multiline: true\n»",
      "x-multiline is not allowed in an operation: it belongs in a schema",
    ],
    "an x-* keyword with a wrong type": [
      "«x-errors: [duplicate]→▶x-errors: duplicate»",
      'x-errors is "duplicate": write a list',
    ],
    "an x-* keyword with an unknown value": [
      "summary: Write a note\n«→      ▶x-session: begin\n»",
      'x-session is "begin": use one of start, end, confirm',
    ],
    "an x-* switch that is switched off": ["«x-public: true→▶x-public: false»", "x-public is false: write true"],
    "a response without a description": [
      '        «"200":\n          description: One page.\n→▶"200":\n»',
      "a response needs description: add it",
    ],
    "an operation without a value": [[/    put:\n(      .*\n)+/, "    ▶put:\n"], "put is null: write a map"],
    "nullable from OpenAPI 3.0": [
      "«minLength: 1→▶nullable: true», maxLength: 5",
      'nullable is not allowed in a schema: add "null" to type, e.g. type: [string, "null"]',
    ],
    "example in a schema": [
      "«minLength: 1, maxLength: 5→maxLength: 5, ▶example: Call»",
      "example is not allowed in a schema: did you mean examples?",
    ],
    "a path without a slash": ["  «/→▶»v1/notes/recent:", '"v1/notes/recent": a path starts with /'],
    "a value twice in an enum": [
      "enum: [memo, «call→▶memo»], readOnly",
      'enum contains "memo" twice (items 1 and 2): remove one',
    ],
  },
  [COMMON]: {
    "a misspelled place of a parameter": [
      "Page: { name: page, «in: query→▶in: querry»,",
      'in is "querry": use one of path, query, header, cookie; did you mean query?',
    ],
    "required as a word in a parameter": [
      'name: id, in: path, «required: true→▶required: "yes"»,',
      'required is "yes": write true or false',
    ],
    "a permission that is not resource:action": [
      "[notes:read, notes:write, «notes:→▶notes-»delete]",
      'x-permissions[2] is "notes-delete": a permission is resource:action, e.g. tasks:read',
    ],
    "a status of an error code that is no error": [
      "«duplicate: 409→▶duplicate: 200»",
      "duplicate is 200: write 400 or more",
    ],
    "a parameter in the path that is not required": [
      "name: id, in: path, «required: true→▶required: false»,",
      "required is false: write true",
    ],
    "a parameter without a schema": [
      "«IfMatch: { name: If-Match, in: header, schema: { type: string, maxLength: 100 }→▶IfMatch: { name: If-Match, in: header» }",
      "a parameter needs schema: add it",
    ],
    "an API key without a name": [
      "«apiKey: { type: apiKey, in: header, name: X-API-Key→▶apiKey: { type: apiKey, in: header» }",
      "an API key needs name: add it",
    ],
    "an older version of OpenAPI": ["«openapi: 3.1.0→▶openapi: 3.0.3»", 'openapi is "3.0.3": write 3.1.0'],
    "a license without a name": [
      "«license: { name: MIT, →▶license: { »identifier: MIT }",
      "a license needs name: add it",
    ],
  },
};
