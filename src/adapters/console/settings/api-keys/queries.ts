/** The key of the lists of API keys. */
export const API_KEYS = ["apiKeys"] as const;
