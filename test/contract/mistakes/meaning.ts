import { COMMON, NOTES, type MistakesByFile } from "./mistake.ts";

/** References that lead nowhere, or to the wrong place. */
export const referencesMistakes: MistakesByFile = {
  [COMMON]: {
    "a renamed component of batches": [
      "  schemas:\n«→    ▶BatchDelete: { description: A deletion., type: object }\n    BatchErrors: { description: An error., type: object }\n    Deleted: { description: A deletion., type: object }\n»",
      "batches also need the component BatchError, which does not exist: rename one to it, or add it",
    ],
    "a renamed component of reports": [
      "  schemas:\n«→    ▶AggregateKey: { description: A key., type: object }\n    FilterGroup: { description: A filter., type: object }\n    Timezone: { description: A time zone., type: string, maxLength: 9 }\n    AggregateMeta: { description: Totals., type: object }\n»",
      "reports also need the component AggregatePeriod, which does not exist: rename one to it, or add it",
    ],
    "references in a circle": [
      'TooManyRequests: { «$ref: "#/components/schemas/Error→▶$ref: "#/components/schemas/TooManyRequests»" }\n',
      "$ref #/components/schemas/TooManyRequests leads back to itself: refer to a component without $ref",
    ],
    "an unknown list": [
      "«x-enum-from: x-permissions→▶x-enum-from: x-permission»",
      "x-enum-from x-permission does not exist: did you mean x-permissions?",
    ],
  },
  [NOTES]: {
    "a reference without a target": [
      'items: { «$ref: "#/components/schemas/Note→▶$ref: "#/components/schemas/Notes»" }',
      "$ref #/components/schemas/Notes has no target: did you mean Note?",
    ],
    "a reference to another kind of component": [
      "        - «$ref: common.yaml#/components/parameters/IfMatch→▶$ref: common.yaml#/components/schemas/Id»",
      "$ref #/components/schemas/Id is not one of components/parameters: a reference here leads to components/parameters",
    ],
    "a reference to an unknown file": [
      "- «$ref: common→▶$ref: commn».yaml#/components/parameters/Id\n",
      "$ref commn.yaml#/components/parameters/Id: there is no file commn.yaml in openapi/: did you mean common.yaml?",
    ],
    "a reference to the wrong file": [
      "meta: { «$ref: common→▶$ref: notes».yaml#/components/schemas/ListMeta }",
      "$ref notes.yaml#/components/schemas/ListMeta: the component is in common.yaml: write common.yaml#/components/schemas/ListMeta",
    ],
    "a schema that contains itself": [
      '    «MemoCreate:\n      type: object\n      required: [kind, title]\n      properties: { kind: { type: string, const: memo } }\n      allOf: [{ $ref: "#/components/schemas/NoteFields" }→▶MemoCreate:\n      type: object\n      required: [kind, title]\n      properties: { kind: { type: string, const: memo } }\n      allOf: [{ $ref: "#/components/schemas/NoteFields" }, { $ref: "#/components/schemas/MemoCreate" }»]',
      "MemoCreate contains itself without a property or an item in between, which no value can match: remove the reference",
    ],
    "a discriminator that leads nowhere": [
      'mapping: { «memo: "#/components/schemas/MemoCreate→▶memo: "#/components/schemas/MemoCreat»", call',
      "the branch memo leads to #/components/schemas/MemoCreat, which does not exist: did you mean MemoCreate?",
    ],
    "a dispatch that leads nowhere": [
      "x-dispatch: { all: Filter, «field: Condition→▶field: Conditions» }",
      "the branch field leads to #/components/schemas/Conditions, which does not exist: did you mean Condition?",
    ],
    "a component in two files": [
      "    «→▶ListMeta: { type: integer }\n    »Filter:\n",
      "components.schemas.ListMeta is also in openapi/common.yaml: a name belongs to one file",
    ],
  },
};

/** Schemas that contradict themselves. */
export const contradictionsMistakes: MistakesByFile = {
  [NOTES]: {
    "a minimum above the maximum": [
      "title: { type: «string, minLength: 1, maxLength→integer, ▶minimum: 10, maximum»: 5 }",
      "minimum 10 is greater than maximum 5: swap them or correct one",
    ],
    "a minLength above the maxLength": [
      "«minLength: 1→▶minLength: 6», maxLength: 5",
      "minLength 6 is greater than maxLength 5: swap them or correct one",
    ],
    "a minItems above the maxItems": [
      "tags: { type: array, «maxItems→▶minItems: 4, maxItems»: 3,",
      "minItems 4 is greater than maxItems 3: swap them or correct one",
    ],
    "a required property that does not exist": [
      "required: [data, «meta→▶mata»]",
      "required names mata, which is not a property: did you mean data?",
    ],
    "a required property that allOf does not contain": [
      "required: [kind, «title→▶titel»]",
      "required names titel, which is not a property: did you mean title?",
    ],
    "an enum of another type": [
      "title: { type: string, «minLength: 1, maxLength: 5→enum: [low, ▶1]» }",
      "enum contains 1, which is not of type string: correct one of them",
    ],
    "an enum without null of a nullable type": [
      'title: { type: «string, minLength: 1, maxLength: 5→[string, "null"], ▶enum: [low, high]» }',
      'the type includes null, but enum does not: add null to enum, or remove "null" from type',
    ],
    "a constant of another type": [
      "kind: { type: string, «const: memo→▶const: 1» }",
      "const is 1, which is not of type string: correct one of them",
    ],
    "an invalid regular expression": [
      'title: { type: string, «minLength: 1, maxLength: 5→maxLength: 5, ▶pattern: "^(a$", x-expected: slug» }',
      '"^(a$" is not a regular expression: unterminated group',
    ],
    "a keyword of another type": [
      "title: { type: «string, minLength: 1, →integer, ▶»maxLength: 5 }",
      "maxLength is for the type string, but the type is number: correct one of them",
    ],
    "an array without items": [
      "tags: { «type: array, maxItems: 3, items: { type: string, maxLength: 20 }→▶type: array, maxItems: 3» }",
      "an array needs items: the schema of its items",
    ],
    "a field that is neither readable nor writable": [
      "title: { type: «string, minLength: 1, maxLength: 5→integer, readOnly: true, ▶writeOnly: true» }",
      "a field cannot be both readOnly and writeOnly: remove one of them",
    ],
    "a discriminator that a branch does not have": [
      "        «propertyName: kind→▶propertyName: sort»\n",
      "no schema of oneOf has a property sort: correct the name",
    ],
  },
  [COMMON]: {
    "an unknown format": [
      "Timestamp: { type: string, «format: date-→▶format: date»time }",
      "the format datetime is not one of src/base/contract/formats.ts: did you mean date-time?",
    ],
  },
};

/** Examples and defaults that do not match their schemas. */
export const examplesMistakes: MistakesByFile = {
  [COMMON]: {
    "a default of another type": [
      "schema: { type: integer, minimum: 1, «default: 1→▶default: first» }",
      'default: the value is "first": write a whole number',
    ],
    "a default below the minimum": [
      "schema: { type: integer, minimum: 1, «default: 1→▶default: 0» }",
      "default: the value is 0: write 1 or more",
    ],
  },
  [NOTES]: {
    "a default that is not in the enum": [
      "title: { type: string, «minLength: 1, maxLength: 5→enum: [low, high], ▶default: hihg» }",
      'default: the value is "hihg": use one of low, high; did you mean high?',
    ],
    "an example of another type": [
      '            schema: { $ref: "#/components/schemas/NoteCreate" }\n«→            examples:\n              memo: { value: { kind: memo, title: Call, ▶tags: new } }\n»',
      'example: tags is "new": write a list',
    ],
    "an item of another type in an example": [
      '            schema: { $ref: "#/components/schemas/NoteCreate" }\n«→            examples:\n              memo: { value: { kind: memo, title: Call, tags: [new, ▶2] } }\n»',
      "example: tags[1] is 2: write a text",
    ],
    "a misspelled field in an example": [
      '            schema: { $ref: "#/components/schemas/NoteCreate" }\n«→            examples:\n              memo: { value: { kind: memo, ▶titel: Call } }\n»',
      "example: titel is not allowed in the value: did you mean title?",
    ],
    "a missing field in an example": [
      '            schema: { $ref: "#/components/schemas/NoteCreate" }\n«→            examples:\n              memo: { ▶value: { kind: memo } }\n»',
      "example: the value needs title: add it",
    ],
    "an example that is too long": [
      '            schema: { $ref: "#/components/schemas/NoteCreate" }\n«→            examples:\n              memo: { value: { kind: memo, ▶title: Call back } }\n»',
      'example: title is "Call back": at most 5 characters are allowed',
    ],
    "an example with an invalid format": [
      '            schema: { $ref: "#/components/schemas/NoteCreate" }\n«→            examples:\n              memo: { value: { kind: call, ▶at: "2026-02-30T09:00:00Z" } }\n»',
      'example: at is "2026-02-30T09:00:00Z": write a valid date-time',
    ],
    "a mistake in the branch that an example selects": [
      '            schema: { $ref: "#/components/schemas/NoteCreate" }\n«→            examples:\n              memo: { value: { kind: call, filter: { all: [{ ▶feld: a }] } } }\n»',
      "example: feld is not allowed in all[0]: did you mean field?",
    ],
    "an example of an unknown branch": [
      '            schema: { $ref: "#/components/schemas/NoteCreate" }\n«→            examples:\n              memo: { value: { ▶kind: mail, title: Call } }\n»',
      'example: kind is "mail": use one of memo, call',
    ],
    "a mistake in the anchor of an example": [
      [
        /^paths:\n([\s\S]*)            schema: \{ \$ref: "#\/components\/schemas\/NoteCreate" \}\n/,
        'x-examples:\n  memo: &memo { kind: memo, ▶title: 5 }\npaths:\n$1            schema: { $ref: "#/components/schemas/NoteCreate" }\n            examples:\n              memo: { value: *memo }\n',
      ],
      "example: title is 5: write a text",
    ],
    "a mistake in a shared example": [
      [
        /( {12}schema: \{ \$ref: "#\/components\/schemas\/NoteCreate" \}\n)([\s\S]*)components:\n/,
        '$1            examples: { memo: { $ref: "#/components/examples/Memo" } }\n$2components:\n  examples:\n    Memo: { value: { kind: memo, ▶title: 5 } }\n',
      ],
      "example: title is 5: write a text",
    ],
    "a wrong example of a parameter": [
      '- { name: written_after, in: query, «→▶example: yesterday, »schema: { $ref: "#/components/schemas/Timestamp" } }',
      'example: the value is "yesterday": write a valid date-time',
    ],
    "a wrong example in a schema": [
      "title: { type: string, «minLength: 1, maxLength: 5→maxLength: 5, examples: [Call, ▶Call back]» }",
      'example: the value is "Call back": at most 5 characters are allowed',
    ],
    "an example with a property of allOf that does not exist": [
      '            schema: { $ref: "#/components/schemas/NoteCreate" }\n«→            examples:\n              memo: { value: { kind: memo, title: Call, ▶colour: red } }\n»',
      "example: colour is not allowed in the value: use kind, title, text, tags",
    ],
  },
};
