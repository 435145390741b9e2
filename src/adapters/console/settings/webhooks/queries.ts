/** The key of everything about webhooks. */
export const WEBHOOKS = ["webhooks"] as const;

/** The key of a webhook, and the start of the keys of its deliveries. */
export const webhookKey = (id: string) => [...WEBHOOKS, id] as const;
