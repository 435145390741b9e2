import { COMMON, NOTES } from "./mistake.ts";
import type { Mistake } from "./mistake.ts";

/** References that lead nowhere, or to the wrong place. */
export const referencesMistakes: readonly Mistake[] = [
  {
    title: "a renamed component of batches",
    file: COMMON,
    from: "  schemas:\n",
    to: "  schemas:\n    ▶BatchDelete: { description: A deletion., type: object }\n    BatchErrors: { description: An error., type: object }\n    Deleted: { description: A deletion., type: object }\n",
    message: "batches also need the component BatchError, which does not exist: rename one to it, or add it",
  },
  {
    title: "a renamed component of reports",
    file: COMMON,
    from: "  schemas:\n",
    to: "  schemas:\n    ▶AggregateKey: { description: A key., type: object }\n    FilterGroup: { description: A filter., type: object }\n    Timezone: { description: A time zone., type: string, maxLength: 9 }\n    AggregateMeta: { description: Totals., type: object }\n",
    message: "reports also need the component AggregatePeriod, which does not exist: rename one to it, or add it",
  },
  {
    title: "a reference without a target",
    file: NOTES,
    from: 'items: { $ref: "#/components/schemas/Note" }',
    to: 'items: { ▶$ref: "#/components/schemas/Notes" }',
    message: "$ref #/components/schemas/Notes has no target: did you mean Note?",
  },
  {
    title: "a reference to another kind of component",
    file: NOTES,
    from: "        - $ref: common.yaml#/components/parameters/IfMatch",
    to: "        - ▶$ref: common.yaml#/components/schemas/Id",
    message:
      "$ref #/components/schemas/Id is not one of components/parameters: a reference here leads to components/parameters",
  },
  {
    title: "a reference to an unknown file",
    file: NOTES,
    from: "- $ref: common.yaml#/components/parameters/Id\n",
    to: "- ▶$ref: commn.yaml#/components/parameters/Id\n",
    message:
      "$ref commn.yaml#/components/parameters/Id: there is no file commn.yaml in openapi/: did you mean common.yaml?",
  },
  {
    title: "a reference to the wrong file",
    file: NOTES,
    from: "meta: { $ref: common.yaml#/components/schemas/ListMeta }",
    to: "meta: { ▶$ref: notes.yaml#/components/schemas/ListMeta }",
    message:
      "$ref notes.yaml#/components/schemas/ListMeta: the component is in common.yaml: write common.yaml#/components/schemas/ListMeta",
  },
  {
    title: "references in a circle",
    file: COMMON,
    from: 'TooManyRequests: { $ref: "#/components/schemas/Error" }\n',
    to: 'TooManyRequests: { ▶$ref: "#/components/schemas/TooManyRequests" }\n',
    message: "$ref #/components/schemas/TooManyRequests leads back to itself: refer to a component without $ref",
  },
  {
    title: "a schema that contains itself",
    file: NOTES,
    from: '    MemoCreate:\n      type: object\n      required: [kind, title]\n      properties: { kind: { type: string, const: memo } }\n      allOf: [{ $ref: "#/components/schemas/NoteFields" }]',
    to: '    ▶MemoCreate:\n      type: object\n      required: [kind, title]\n      properties: { kind: { type: string, const: memo } }\n      allOf: [{ $ref: "#/components/schemas/NoteFields" }, { $ref: "#/components/schemas/MemoCreate" }]',
    message:
      "MemoCreate contains itself without a property or an item in between, which no value can match: remove the reference",
  },
  {
    title: "a discriminator that leads nowhere",
    file: NOTES,
    from: 'mapping: { memo: "#/components/schemas/MemoCreate", call',
    to: 'mapping: { ▶memo: "#/components/schemas/MemoCreat", call',
    message: "the branch memo leads to #/components/schemas/MemoCreat, which does not exist: did you mean MemoCreate?",
  },
  {
    title: "a dispatch that leads nowhere",
    file: NOTES,
    from: "x-dispatch: { all: Filter, field: Condition }",
    to: "x-dispatch: { all: Filter, ▶field: Conditions }",
    message: "the branch field leads to #/components/schemas/Conditions, which does not exist: did you mean Condition?",
  },
  {
    title: "an unknown list",
    file: COMMON,
    from: "x-enum-from: x-permissions",
    to: "▶x-enum-from: x-permission",
    message: "x-enum-from x-permission does not exist: did you mean x-permissions?",
  },
  {
    title: "a component in two files",
    file: NOTES,
    from: "    Filter:\n",
    to: "    ▶ListMeta: { type: integer }\n    Filter:\n",
    message: "components.schemas.ListMeta is also in openapi/common.yaml: a name belongs to one file",
  },
];
