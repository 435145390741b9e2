import type { Contract, Operation, Schema } from "./contract.ts";

/** A type of record that the check can create, derived from its operations. */
export interface Resource {
  /** `contact`, `line_item`. */
  readonly name: string;
  readonly create: Operation;
  readonly example: Schema;
  /** Reads, deletes and purges one record. */
  readonly read: Operation | undefined;
  readonly remove: Operation | undefined;
  readonly purge: Operation | undefined;
  readonly list: Operation | undefined;
}

/** Returns the resources of the contract; a union such as contact and company is one resource per alternative. */
export function resourcesOf(contract: Contract): Resource[] {
  return contract.operations
    .filter(({ method, path, body, responses, access }) => {
      const creates = method === "POST" && !path.includes("{") && (responses.has("201") || responses.has("202"));
      return creates && body !== null && access === "key";
    })
    .flatMap((create) => variantsOf(contract, create));
}

function variantsOf(contract: Contract, create: Operation): Resource[] {
  const { body, path, id } = create;
  const one = (method: string, more = ""): Operation | undefined => contract.find(method, `${path}/{id}${more}`);
  const operations = {
    create,
    read: one("get"),
    remove: one("delete"),
    purge: one("post", "/purge"),
    list: contract.find("get", path),
  };
  const discriminator = body?.schema["discriminator"] as { propertyName: string; mapping: object } | undefined;
  const examples = (body?.examples ?? []) as Schema[];
  if (discriminator === undefined) {
    return [{ name: singularOf(id.split(".")[0] ?? ""), example: examples[0] ?? {}, ...operations }];
  }
  return Object.keys(discriminator.mapping).flatMap((name) => {
    const example = examples.find((each) => each[discriminator.propertyName] === name);
    return example === undefined ? [] : [{ name, example, ...operations }];
  });
}

/** Returns the name of one record: `lineItems` → `line_item`. */
export function singularOf(group: string): string {
  const snake = group.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return snake.replace(/ies$/, "y").replace(/s$/, "");
}
