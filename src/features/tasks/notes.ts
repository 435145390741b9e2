import type { Schemas } from "../../../generated/services.js";
import type { Caller } from "../../base/contract/caller.ts";
import { normalizeLines } from "../../base/contract/normalize-text.ts";
import { unprocessable } from "../../base/platform/rules/errors.ts";
import { plainMarkdown } from "../../base/platform/rules/plain-markdown.ts";
import type { ResourceRules } from "../../base/records/resource/rules.ts";
import { codePoints } from "../../base/contract/unicode.ts";

/** Maximum length of a body, in code points. */
const MAX_BODY_LENGTH = 65_536;

/** The rules of notes: only authors and administrators change a note. */
export const noteRules: ResourceRules<Schemas["Note"]> = {
  read: (values) => (values.body === undefined ? values : { ...values, body: readBody(values.body) }),
  check(_, { before, after }) {
    if (after.related_to.length === 0 && before?.related_to.length !== 0)
      throw unprocessable([{ path: "/related_to", code: "too_few", values: { limit: 1 }, extra: { limit: 1 } }]);
  },
  mayChange: (caller, _, { createdByUser }) => createdByUser === caller.user.id || isAdministrator(caller),
};

/**
 * Built-in administrators are identified by their role, so that this includes their API keys; others by the permission
 * of administrators.
 */
const isAdministrator = ({ user, permissions }: Caller): boolean =>
  user.role === "owner" || user.role === "admin" || permissions.has("organization:manage");

/** Escaping makes a body longer, and removing HTML shorter: both limits apply to the stored text. */
function readBody(given: string): string {
  const body = normalizeLines(plainMarkdown(given));
  const length = codePoints(body);
  if (length >= 1 && length <= MAX_BODY_LENGTH) return body;
  const [code, limit] = length < 1 ? (["too_short", 1] as const) : (["too_long", MAX_BODY_LENGTH] as const);
  throw unprocessable([{ path: "/body", code, values: { limit }, extra: { limit } }]);
}
