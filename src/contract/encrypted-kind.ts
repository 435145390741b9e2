/** What is stored encrypted and has to be read again after a change of SECRET_KEY. */
export type EncryptedKind = "webhooks.secret" | "oauth_clients" | "busy_feeds.url" | "letter" | "interaction";
