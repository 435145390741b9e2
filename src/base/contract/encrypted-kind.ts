/** Kinds of data that are stored encrypted and must stay readable after a rotation of SECRET_KEY. */
export type EncryptedKind =
  | "webhooks.secret"
  | "oauth_clients"
  | "busy_feeds.url"
  | "identity_providers.client_secret"
  | "authenticator_apps.secret"
  | "letter"
  | "interaction";
