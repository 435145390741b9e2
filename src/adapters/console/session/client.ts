import { createClient } from "../../sdk/client.ts";
import { watchedFetch } from "./connection.ts";

/** The headers that every request needs; set when the session is known. */
interface Credentials {
  csrfToken: string | null;
  locale: "en" | "fr";
  /** Null until the user is known. */
  userId: string | null;
}

/** The credentials of this window. The browser adds the session cookie itself. */
export const credentials: Credentials = {
  csrfToken: null,
  userId: null,
  locale: navigator.language.startsWith("fr") ? "fr" : "en",
};

/** The client of the SDK for the functions in generated/sdk. */
export const client = createClient({
  baseUrl: window.location.origin,
  maxRetries: 2,
  fetch: watchedFetch,
  onRequest({ headers }) {
    headers.set("Accept-Language", credentials.locale);
    if (credentials.csrfToken !== null) headers.set("X-CSRF-Token", credentials.csrfToken);
  },
});

/** The key of the signed-in user. */
export const ME = ["me"] as const;
