import type { ChangeCase } from "./changes.ts";

const prompt = "tool-schemas/prompts/sum_up.json";
const resource = "tool-schemas/resources/note.json";
const DEFAULT = '      "default": { "en": "everything", "fr": "tout" },\n';
const COMPLETION = '      "completion": { "resource": "note" }\n    }\n';
const SECOND =
  '    },\n    {\n      "name": "length",\n      "description": { "en": "The length.", "fr": "La longueur." }\n    }\n';

/** Changes of prompts and resources that break applications, with the exact advice. */
export const breakingPrompts: readonly ChangeCase[] = [
  {
    title: "a removed prompt",
    edits: [[prompt]],
    breaking: ["prompt sum_up: Stop offering it: it was removed."],
  },
  {
    title: "a prompt with another permission",
    edits: [
      [prompt, '"permission": "notes:read"', '"permission": "notes:write"'],
      [prompt, '"scope": "crm:read"', '"scope": "crm:write"'],
    ],
    breaking: [
      "prompt sum_up: Ask users for the scope crm:write: it required crm:read.",
      "prompt sum_up: Get the permission notes:write to use it: it required notes:read.",
    ],
  },
  {
    title: "an argument of a prompt that is now required",
    edits: [[prompt, DEFAULT, ""]],
    breaking: ["prompt sum_up: Send the argument `subject`: it was optional."],
  },
  {
    title: "a new argument of a prompt that is required",
    edits: [
      [prompt, COMPLETION, COMPLETION.replace("    }\n", SECOND)],
      [prompt, "Sum up {subject} with", "Sum up {subject} in {length} with"],
      [prompt, "Résume {subject} avec", "Résume {subject} en {length} avec"],
    ],
    breaking: ["prompt sum_up: Send the argument `length`: it did not exist."],
  },
  {
    title: "a renamed argument of a prompt",
    edits: [
      [prompt, '"name": "subject"', '"name": "topic"'],
      [prompt, "{subject}", "{topic}", "everywhere"],
    ],
    breaking: ["prompt sum_up: Stop sending the argument `subject`: it was removed."],
  },
  {
    title: "a removed resource",
    edits: [[resource], [prompt, ',\n      "completion": { "resource": "note" }', ""]],
    breaking: ["resource crm://note/{id}: Stop reading it: it was removed."],
  },
];
