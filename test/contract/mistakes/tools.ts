import { SERVER, TOOL } from "./mistake.ts";
import type { Mistake } from "./mistake.ts";

/** Mistakes in the files of tools and of the server. */
export const toolsMistakes: readonly Mistake[] = [
  {
    title: "a tool without a title",
    file: TOOL,
    from: '{\n  "name": "list_notes",\n  "title": "List notes",\n',
    to: '▶{\n  "name": "list_notes",\n',
    message: "a tool needs title: add it",
  },
  {
    title: "a misspelled key of a tool",
    file: TOOL,
    from: '"operation": "notes.list"',
    to: '▶"operaton": "notes.list"',
    message: "operaton is not allowed in a tool: did you mean operation?",
  },
  {
    title: "an annotation as a text",
    file: TOOL,
    from: '"readOnlyHint": true',
    to: '▶"readOnlyHint": "true"',
    message: 'readOnlyHint is "true": write true or false',
  },
  {
    title: "a misspelled type in a tool",
    file: TOOL,
    from: '"type": "integer"',
    to: '▶"type": "int"',
    message: 'type is "int": use one of array, boolean, integer, null, number, object, string; did you mean integer?',
  },
  {
    title: "a required argument that does not exist",
    file: TOOL,
    from: '"inputSchema": {\n    "type": "object",',
    to: '"inputSchema": {\n    "type": "object",\n    "required": [▶"pgae"],',
    message: "list_notes: required names pgae, which is not a property: did you mean page?",
  },
  {
    title: "a wrong default in a tool",
    file: TOOL,
    from: '"minimum": 1 }',
    to: '"minimum": 1, ▶"default": 0 }',
    message: "default: the value is 0: write 1 or more",
  },
  {
    title: "a minimum above the maximum in a tool",
    file: TOOL,
    from: '"minimum": 1 }',
    to: '▶"minimum": 10, "maximum": 5 }',
    message: "list_notes: minimum 10 is greater than maximum 5: swap them or correct one",
  },
  {
    title: "a reference of a tool without a target",
    file: TOOL,
    from: '{ "$ref": "#/components/schemas/Id" }',
    to: '{ ▶"$ref": "#/components/schemas/Ids" }',
    message: "$ref #/components/schemas/Ids has no target: did you mean Id?",
  },
  {
    title: "a reference of a tool to an unknown file",
    file: TOOL,
    from: '"$ref": "common.yaml#',
    to: '▶"$ref": "comon.yaml#',
    message:
      "$ref comon.yaml#/components/schemas/Timestamp: there is no file comon.yaml in openapi/: did you mean common.yaml?",
  },
  {
    title: "a permission outside the vocabulary",
    file: TOOL,
    from: '"permission": "notes:read"',
    to: '▶"permission": "notes:raed"',
    message: "list_notes: notes:raed is not in x-permissions: did you mean notes:read?",
  },
  {
    title: "a description of a tool that is too short",
    file: TOOL,
    from: '"description": "Lists notes about contacts and companies, newest first."',
    to: '▶"description": "Lists notes."',
    message: 'description is "Lists notes.": it needs at least 40 characters',
  },
  {
    title: "a placeholder in a tool",
    file: TOOL,
    from: '"description": "Page."',
    to: '▶"description": "To be written: page."',
    message: 'description is "To be written: page.": write a description',
  },
  {
    title: "an unknown list in a tool",
    file: TOOL,
    from: '"page": { "description": "Page.", "type": "integer", "minimum": 1 }',
    to: '"page": { "description": "Page.", "type": "array", "items": { "type": "string", ▶"x-enum-from": "relation" } }',
    message: 'list_notes: x-enum-from is "relation": the only list for tools is relations',
  },
  {
    title: "a limit of the server as a text",
    file: SERVER,
    from: '"maximum": 50',
    to: '▶"maximum": "50"',
    message: 'maximum is "50": write a whole number',
  },
  {
    title: "a misspelled limit of the server",
    file: SERVER,
    from: '"batchEntries"',
    to: '▶"batchEntrys"',
    message: "batchEntrys is not allowed in limits: did you mean batchEntries?",
  },
  {
    title: "a scope without a description",
    file: SERVER,
    from: /"crm:read": \{\s+"description": "Read notes.",/,
    to: '▶"crm:read": {',
    message: "crm:read needs description: add it",
  },
];
