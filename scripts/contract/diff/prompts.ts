import type { Advice, Change, Release, ReleasedPrompt } from "./change.ts";
import { breaking } from "./change.ts";

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
