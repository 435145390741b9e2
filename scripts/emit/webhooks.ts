import type { BodyObject } from "../contract/document.ts";
import { operationsIn, resolve } from "../contract/document.ts";
import { banner } from "./output.ts";
import type { Emitter } from "./output.ts";

/** webhooks.ts: the body of each event. */
export const emitWebhooks: Emitter<"document"> = ({ document }) => {
  const events = [...operationsIn(document.webhooks)].flatMap(({ path, method, operation }) => {
    const body = resolve<BodyObject>(document, operation.requestBody ?? {});
    const type = Object.keys(body?.content ?? {})[0];
    if (type === undefined) return [];
    const request = `webhooks[${JSON.stringify(path)}]["${method}"]["requestBody"]`;
    return [`  ${JSON.stringify(path)}: NonNullable<${request}>["content"][${JSON.stringify(type)}];\n`];
  });
  const imported = events.length ? 'import type { webhooks } from "./api-types.ts";\n\n' : "";
  const body = `/** The body of each event by name. */\nexport interface WebhookEvents {\n${events.join("")}}\n`;
  return { "webhooks.ts": `${banner}\n${imported}${body}` };
};
