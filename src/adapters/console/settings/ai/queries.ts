/** The key of the policy. */
export const POLICY = ["aiPolicy"] as const;
/** The key of the lists of connections. */
export const CONNECTIONS = ["connections"] as const;
