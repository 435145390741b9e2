import { eventExample } from "../../base/contract/example.ts";

/** The published contract. It is generated and checked, so its parts are read without validation. */
export type ContractDocument = object;

/** The facts that the pages show. */
export interface PagesDeps {
  readonly document: ContractDocument;
  readonly baseUrl: string;
  readonly mcpUrl: string;
}

/** A webhook event of the contract. */
export interface EventDescription {
  readonly name: string;
  readonly summary: string;
  readonly description: string | null;
  readonly permission: string;
  readonly example: unknown;
}

interface WebhookItem {
  readonly post: {
    readonly summary: string;
    readonly description?: string;
    readonly "x-permission": string;
  };
}

/** Returns the webhook events of the contract, sorted by name. */
export function eventsOf(document: ContractDocument): EventDescription[] {
  const { webhooks } = document as { readonly webhooks: Readonly<Record<string, WebhookItem>> };
  const events = Object.entries(webhooks).map(([name, { post }]) => ({
    name,
    summary: post.summary,
    description: post.description ?? null,
    permission: post["x-permission"],
    example: eventExample(document, name),
  }));
  return events.sort((left, right) => (left.name < right.name ? -1 : 1));
}

/** An operation of the contract in one line. */
export interface OperationSummary {
  readonly id: string;
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
}

interface OperationItem {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
}

/** Returns the operations of the contract in its order. */
export function operationsOf(document: ContractDocument): OperationSummary[] {
  const { paths } = document as { readonly paths: Readonly<Record<string, Readonly<Record<string, OperationItem>>>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId: id, tags: [tag = "other"] = [], summary = "" }]) =>
      id === undefined ? [] : [{ id, tag, method: method.toUpperCase(), path, summary }],
    ),
  );
}
