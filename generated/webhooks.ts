// EMITTED by `npm run generate`. Do not edit: change openapi/ or tool-schemas/ instead.

/** The body of every event, by its name. */
export interface WebhookEvents {
}
