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
    readonly requestBody: {
      readonly content: {
        readonly "application/json": { readonly examples: Readonly<Record<string, { readonly value: unknown }>> };
      };
    };
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
    example: Object.values(post.requestBody.content["application/json"].examples)[0]?.value,
  }));
  return events.sort((left, right) => (left.name < right.name ? -1 : 1));
}
