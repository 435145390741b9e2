import { extensionKeywords } from "../contract/lint/file-schemas.ts";
import { withoutExamples, withoutTexts } from "./leaner.ts";
import type { Files, Model } from "./output.ts";
import { validatorModules } from "./validator-inputs.ts";

/** The parts of the model that an emitter reads; its output depends on nothing else. */
export type Input = Readonly<Record<string, unknown>>;

/** Emits one kind of output from the input that the entry of the emitter selects. */
export type Emit = (input: never) => Files | Promise<Files>;

/** An entry of the table of emitters. The file of the emitter has its name. */
export interface EmitterEntry {
  readonly name: string;
  /** The service loads the output of `serving`; only compilers read the output of `types`, which takes longer. */
  readonly phase: "serving" | "types";
  /** Whether it takes long enough to run in a thread. */
  readonly threaded: boolean;
  /** Returns the input of each part of the output, by the name of the part. */
  inputs(model: Model): ReadonlyMap<string, Input>;
  load(): Promise<Emit>;
}

/** Emitters by their name; the slowest is first, so that it starts first. Their modules are loaded when they are needed. */
export const emitters: readonly EmitterEntry[] = [
  {
    name: "sdk",
    phase: "types",
    threaded: true,
    inputs: ({ document, house, operations, contractPath }) =>
      one("sdk", { document: withoutExamples(document), house, operations, contractPath }),
    load: async () => (await import("./sdk.ts")).emitSdk,
  },
  {
    name: "openapi-document",
    phase: "serving",
    threaded: false,
    inputs: ({ document, resources }) => one("openapi-document", { document, resources }),
    load: async () => (await import("./openapi-document.ts")).emitDocument,
  },
  {
    name: "services",
    phase: "serving",
    threaded: false,
    inputs: ({ operations, contractPath }) => one("services", { operations, contractPath }),
    load: async () => (await import("./services.ts")).emitServices,
  },
  {
    name: "operations",
    phase: "serving",
    threaded: false,
    inputs: ({ operations, contractPath, house }) =>
      one("operations", { operations: withoutTexts(operations), contractPath, house }),
    load: async () => (await import("./operations.ts")).emitOperations,
  },
  {
    name: "validators",
    phase: "serving",
    threaded: true,
    inputs: (model) => new Map(validatorModules(model).map((module) => [module.path, { ...module }])),
    load: async () => (await import("./validators.ts")).emitValidators,
  },
  {
    name: "fields",
    phase: "serving",
    threaded: false,
    // Of the descriptions, it reads only those of schemas.
    inputs: ({ document, operations }) =>
      one("fields", {
        document: { ...withoutTexts(document), components: withoutExamples(document).components },
        operations: withoutTexts(operations),
      }),
    load: async () => (await import("./fields.ts")).emitFields,
  },
  {
    name: "records",
    phase: "serving",
    threaded: false,
    inputs: ({ document, operations }) =>
      one("records", { document: withoutTexts(document), operations: withoutTexts(operations) }),
    load: async () => (await import("./records.ts")).emitRecords,
  },
  {
    name: "resources",
    phase: "serving",
    threaded: false,
    inputs: ({ resources }) => one("resources", { resources }),
    load: async () => (await import("./resources.ts")).emitResources,
  },
  {
    name: "relations",
    phase: "serving",
    threaded: false,
    inputs: ({ document }) => one("relations", { document: withoutTexts(document) }),
    load: async () => (await import("./relations.ts")).emitRelations,
  },
  {
    name: "batches",
    phase: "serving",
    threaded: false,
    inputs: ({ operations }) => one("batches", { operations: withoutTexts(operations) }),
    load: async () => (await import("./batches.ts")).emitBatches,
  },
  {
    name: "aggregates",
    phase: "serving",
    threaded: false,
    inputs: ({ document, operations }) =>
      one("aggregates", { document: withoutTexts(document), operations: withoutTexts(operations) }),
    load: async () => (await import("./aggregates.ts")).emitAggregates,
  },
  {
    name: "vocabulary",
    phase: "serving",
    threaded: false,
    inputs: ({ document, server }) => one("vocabulary", { document: withoutTexts(document), server }),
    load: async () => (await import("./vocabulary.ts")).emitVocabulary,
  },
  {
    name: "tools",
    phase: "serving",
    threaded: false,
    inputs: ({ tools, server, operations, contractPath }) =>
      one("tools", { tools, server, operations: withoutTexts(operations), contractPath }),
    load: async () => (await import("./tools.ts")).emitTools,
  },
  {
    name: "prompts",
    phase: "serving",
    threaded: false,
    inputs: ({ prompts, templates }) => one("prompts", { prompts, templates }),
    load: async () => (await import("./prompts.ts")).emitPrompts,
  },
  {
    name: "webhooks",
    phase: "serving",
    threaded: false,
    inputs: ({ document }) => one("webhooks", { document: withoutTexts(document) }),
    load: async () => (await import("./webhooks.ts")).emitWebhooks,
  },
  {
    name: "api-types",
    phase: "types",
    threaded: true,
    inputs: ({ document, house }) => one("api-types", { document: withoutExamples(document), house }),
    load: async () => (await import("./api-types.ts")).emitApiTypes,
  },
  {
    name: "tool-types",
    phase: "types",
    threaded: true,
    inputs: ({ tools, operations, contractPath }) =>
      one("tool-types", { tools, operations: withoutTexts(operations), contractPath }),
    load: async () => (await import("./tool-types.ts")).emitToolTypes,
  },
  {
    name: "x-keywords",
    phase: "types",
    threaded: false,
    inputs: () => one("x-keywords", { keywords: extensionKeywords() }),
    load: async () => (await import("./x-keywords.ts")).emitKeywords,
  },
];

function one(name: string, input: Input): ReadonlyMap<string, Input> {
  return new Map([[name, input]]);
}
