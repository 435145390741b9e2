import { Ajv2020 } from "ajv/dist/2020.js";
import { document } from "../support/contract/document.ts";
import { formats } from "../support/formats.ts";

const ajv = new Ajv2020({ strict: false, allErrors: true });
for (const [name, validate] of Object.entries(formats)) ajv.addFormat(name, validate);
ajv.addSchema(document, "openapi.json");

/** Returns the differences between an event and its schema in the contract; empty if there are none. */
export function publishedEvent(event: { readonly type: string }): string {
  const pointer = `/webhooks/${event.type}/post/requestBody/content/application~1json/schema`;
  const validate = ajv.getSchema(`openapi.json#${pointer}`);
  if (!validate) return `The contract has no event ${event.type}.`;
  return validate(event) === true ? "" : ajv.errorsText(validate.errors);
}
