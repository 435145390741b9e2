/** The key of the user's ways to sign in. */
export const SIGN_IN_METHODS = ["signInMethods"] as const;
