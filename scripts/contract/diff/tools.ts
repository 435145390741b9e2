import type { OpenApiDocument } from "../document.ts";
import type { ToolFile } from "../tools.ts";
import type { BreakingChange, Release } from "./change.ts";
import { schemaChanges } from "./schemas.ts";

/** Returns breaking changes of tools: for the applications that call them, and for the consent of users. */
export function* toolChanges(before: Release, after: Release): Generator<BreakingChange> {
  for (const tool of before.tools) {
    const now = after.tools.find(({ name }) => name === tool.name);
    if (!now) {
      yield { subject: tool.name, message: "the tool was removed" };
      continue;
    }
    for (const message of grantChanges(tool, now)) yield { subject: tool.name, message };
    const [old, current]: [OpenApiDocument, OpenApiDocument] = [before.document, after.document];
    const input = { before: [old, tool.inputSchema], after: [current, now.inputSchema] } as const;
    yield* schemaChanges({ ...input, direction: "in", subject: tool.name, path: "input" });
    const output = { before: [old, tool.outputSchema], after: [current, now.outputSchema] } as const;
    yield* schemaChanges({ ...output, direction: "out", subject: tool.name, path: "result" });
  }
}

function* grantChanges(was: ToolFile, is: ToolFile): Generator<string> {
  if (was.scope !== is.scope) yield `it needs the scope ${is.scope}, which was ${was.scope}`;
  const [old, now] = [JSON.stringify(was.permission), JSON.stringify(is.permission)];
  if (old !== now) yield `it needs the permission ${now}, which was ${old}`;
  for (const [hint, value] of Object.entries(was.annotations)) {
    if (is.annotations[hint] !== value) yield `${hint} was ${String(value)} and is ${String(is.annotations[hint])}`;
  }
}
