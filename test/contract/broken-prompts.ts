import type { Case } from "./broken-operations.ts";

const prompt = "tool-schemas/prompts/sum_up.json";
const resource = "tool-schemas/resources/note.json";

/** Violations in the files of prompts and resources. */
export const promptCases: Case[] = [
  {
    title: "a prompt with another name than its file",
    file: prompt,
    from: '"name": "sum_up"',
    to: '"name": "sum"',
    message: "the file is called sum_up.json: the name must be sum_up",
  },
  {
    title: "a prompt without one of the languages",
    file: prompt,
    from: ', "fr": "Résumer mes notes"',
    to: "",
    message: "title needs fr",
    at: '"title"',
  },
  {
    title: "a prompt with an unknown scope",
    file: prompt,
    from: '"scope": "crm:read"',
    to: '"scope": "notes:read"',
    message: "the scope notes:read is not in server.json",
  },
  {
    title: "a prompt whose permission is not part of its scope",
    file: prompt,
    from: '"permission": "notes:read"',
    to: '"permission": "notes:write"',
    message: "notes:write is not within the scope crm:read",
  },
  {
    title: "a prompt with an unknown variable",
    file: prompt,
    from: '"en": "Sum up {subject}',
    to: '"en": "Sum up {subject} {more}',
    message: "{more} is not one of the arguments",
  },
  {
    title: "a prompt that does not use its argument in one language",
    file: prompt,
    from: '"fr": "Résume {subject}',
    to: '"fr": "Résume tout',
    message: "the text does not contain the argument {subject}",
  },
  {
    title: "a completion from an unknown resource",
    file: prompt,
    from: '"resource": "note"',
    to: '"resource": "notes"',
    message: 'resources/ has no file for "notes"',
    at: '"resource": "notes"',
  },
  {
    title: "a resource with another address than its name",
    file: resource,
    from: '"uriTemplate": "crm://note/{id}"',
    to: '"uriTemplate": "crm://notes/{id}"',
    message: "the address must be crm://note/{id}",
  },
  {
    title: "a resource that calls an unknown tool",
    file: resource,
    from: '"tool": "list_notes"',
    to: '"tool": "get_note"',
    message: "get_note is not a tool that only reads",
  },
  {
    title: "a resource with an unknown argument",
    file: resource,
    from: '"page": 1',
    to: '"side": 1',
    message: "list_notes has no argument side",
  },
  {
    title: "a resource with an unknown variable",
    file: resource,
    from: '"page": 1',
    to: '"page": "{me}"',
    message: "{me} is not known here: only id",
  },
  {
    title: "a lookup of an unknown list",
    file: resource,
    from: '"items": "id"',
    to: '"items": "list"',
    message: "list is not a property of the result of list_notes",
    at: '"items": "list"',
  },
];
