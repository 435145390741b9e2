import type { ToolFile, ToolPermission } from "../tools.ts";
import { type Advice, type Change, type Release, breaking, notice, type ReleasedPrompt } from "./change.ts";
import type { Walks } from "./walk.ts";

/** Returns the changes of tools: for the applications that call them, and for the consent of users. */
export function* toolChanges(before: Release, after: Release, { sent, read }: Walks): Generator<Change> {
  for (const tool of before.tools) {
    const subject = `tool ${tool.name}`;
    const now = after.tools.find(({ name }) => name === tool.name);
    if (!now) {
      yield { subject, ...breaking("Stop calling it", "it was removed") };
      continue;
    }
    const changes = [
      ...grantChanges(tool, now),
      ...sent.changesOf({ place: "arguments", old: tool.inputSchema, now: now.inputSchema }),
      ...read.changesOf({ place: "result", old: tool.outputSchema, now: now.outputSchema }),
    ];
    for (const change of changes) yield { subject, ...change };
  }
  yield* scopeChanges(before.scopes, after.scopes);
}

function* grantChanges(was: ToolFile, is: ToolFile): Generator<Advice> {
  if (was.scope !== is.scope) yield breaking(`Ask users for the scope ${is.scope}`, `it required ${was.scope}`);
  const [old, now] = [permissionsOf(was.permission), permissionsOf(is.permission)];
  const added = [...now].flatMap(([value, needed]) => {
    const had = old.get(value) ?? old.get("") ?? [];
    return needed.filter((permission) => !had.includes(permission));
  });
  if (added.length)
    yield breaking(`Get the permission ${[...new Set(added)].join(" and ")} to call it`, "it was not required");
  for (const [hint, value] of Object.entries(was.annotations)) {
    if (is.annotations[hint] !== value)
      yield breaking(
        `Review approvals of this tool for ${hint} ${String(is.annotations[hint])}`,
        `it was ${String(value)}`,
      );
  }
}

/** Returns the permissions for each value of an argument, or for "" if they do not depend on one. */
function permissionsOf(permission: ToolPermission): Map<string, string[]> {
  if (typeof permission === "string") return new Map([["", [permission]]]);
  const { by: _, ...values } = permission;
  return new Map(Object.entries(values).map(([value, needed]) => [value, [needed].flat()]));
}

function* scopeChanges(before: Release["scopes"], after: Release["scopes"]): Generator<Change> {
  for (const [scope, permissions] of Object.entries(before)) {
    const subject = `scope ${scope}`;
    const now = after[scope];
    if (now === undefined) {
      yield { subject, ...breaking("Stop asking for it", "the scope was removed") };
      continue;
    }
    for (const permission of permissions.filter((one) => !now.includes(one)))
      yield { subject, ...breaking(`Ask for a scope with ${permission}`, "this scope no longer includes it") };
    for (const permission of now.filter((one) => !permissions.includes(one)))
      yield { subject, ...notice(`Tell users that it includes ${permission}`, "this permission was added") };
  }
}

/** Returns the changes of prompts and of resources that applications offer to their users. */
export function* promptChanges(before: Release, after: Release): Generator<Change> {
  for (const prompt of before.prompts) {
    const subject = `prompt ${prompt.name}`;
    const now = after.prompts.find(({ name }) => name === prompt.name);
    const changes = now ? argumentChanges(prompt, now) : [breaking("Stop offering it", "it was removed")];
    for (const change of changes) yield { subject, ...change };
  }
  for (const template of before.templates) {
    if (!after.templates.includes(template))
      yield { subject: `resource ${template}`, ...breaking("Stop reading it", "it was removed") };
  }
}

function* argumentChanges(was: ReleasedPrompt, is: ReleasedPrompt): Generator<Advice> {
  if (was.scope !== is.scope) yield breaking(`Ask users for the scope ${is.scope}`, `it required ${was.scope}`);
  if (was.permission !== is.permission)
    yield breaking(`Get the permission ${is.permission} to use it`, `it required ${was.permission}`);
  for (const { name } of was.arguments) {
    if (!is.arguments.some((one) => one.name === name))
      yield breaking(`Stop sending the argument \`${name}\``, "it was removed");
  }
  for (const { name, required } of is.arguments) {
    const old = was.arguments.find((one) => one.name === name);
    if (required && old?.required !== true)
      yield breaking(`Send the argument \`${name}\``, old ? "it was optional" : "it did not exist");
  }
}
