import { COMMON, NOTES, SERVER, TOOL } from "./mistake.ts";
import type { Mistake } from "./mistake.ts";

/** Violations of the syntax of YAML and JSON. */
export const syntaxMistakes: readonly Mistake[] = [
  {
    title: "a wrong indentation",
    file: NOTES,
    from: "      summary: List notes\n",
    to: "▶     summary: List notes\n",
    message: "All mapping items must start at the same column: align it, or close what is open before it",
  },
  {
    title: "a tab",
    file: NOTES,
    from: "      summary: List notes\n",
    to: "▶\tsummary: List notes\n",
    message: "Tabs are not allowed as indentation: use spaces",
  },
  {
    title: "an unclosed bracket",
    file: NOTES,
    from: "x-sort: [created_at, title]\n      parameters",
    to: "x-sort: [created_at, title\n      ▶parameters",
    message:
      "Flow sequence in block collection must be sufficiently indented and end with a ]: align it, or close what is open before it",
  },
  {
    title: "an unclosed quote",
    file: NOTES,
    from: "summary: List notes\n",
    to: 'summary: "List notes▶\n',
    message: 'Missing closing "quote: add it',
  },
  {
    title: "a repeated key",
    file: NOTES,
    from: "      summary: List notes\n",
    to: "      summary: List notes\n      ▶summary: List all notes\n",
    message: "Map keys must be unique: remove one",
  },
  {
    title: "an unknown anchor",
    file: NOTES,
    from: "              schema: *answer\n  /v1/notes/recent",
    to: "              schema: ▶*anwser\n  /v1/notes/recent",
    message: "the anchor &anwser does not exist above: did you mean *answer?",
  },
  {
    title: "an alias inside its own anchor",
    file: NOTES,
    from: 'properties: { data: { $ref: "#/components/schemas/Note" } }\n',
    to: "properties: { data: ▶*answer }\n",
    message: "*answer refers to the value that contains it: write the value here",
  },
  {
    title: "an unknown YAML tag",
    file: NOTES,
    from: "summary: List notes",
    to: "summary: ▶!text List notes",
    message: "Unresolved tag: !text: remove the tag",
  },
  {
    title: "a colon in a bare text",
    file: NOTES,
    from: "description: One page.",
    to: "description: ▶One page: of notes.",
    message: "Nested mappings are not allowed in compact mappings: put a text with a colon in quotes",
  },
  {
    title: "a list instead of a mapping",
    file: COMMON,
    from: /^[\s\S]*$/,
    to: "▶- paths\n",
    message: "the file is not a mapping: write `paths:` or `components:`",
  },
  {
    title: "a comma at the end in JSON",
    file: TOOL,
    from: '"scope": "crm:read",\n  "permission": "notes:read",',
    to: '"scope": "crm:read",\n  "permission": "notes:read",▶,',
    message: "not JSON: Expected double-quoted property name",
  },
  {
    title: "a missing comma in JSON",
    file: TOOL,
    from: '"operation": "notes.list",\n  ',
    to: '"operation": "notes.list"\n  ▶',
    message: "not JSON: Expected ',' or '}' after property value",
  },
  {
    title: "a comment in JSON",
    file: SERVER,
    from: '"name": "notes",',
    to: '▶// The name\n  "name": "notes",',
    message: "not JSON: Expected property name or '}'",
  },
  {
    title: "brackets instead of a key",
    file: COMMON,
    from: "x-detail-codes:",
    to: "▶{ x-detail-codes }:",
    message: "a key must be a text: write it without brackets",
  },
  {
    title: "a merge of a text",
    file: NOTES,
    from: "              schema: &answer\n",
    to: "              schema: &answer\n                ▶<<: page\n",
    message: "<< merges a mapping: write an alias of a mapping after it",
  },
];
