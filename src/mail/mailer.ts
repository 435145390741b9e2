import type { Locale } from "../contract/caller.ts";

/** What a letter says, beside its language. */
export type Content =
  | { readonly kind: "invitation"; readonly organization: string; readonly inviter: string; readonly token: string }
  | { readonly kind: "password_reset"; readonly token: string }
  | { readonly kind: "password_changed" }
  | { readonly kind: "api_key_created"; readonly organization: string; readonly name: string; readonly last4: string }
  /** The first event that was given up of all failures in a row, and the end of sending. */
  | { readonly kind: "webhook_failing" | "webhook_disabled"; readonly host: string };

/** A letter to one person. */
export interface Letter {
  readonly to: string;
  readonly locale: Locale;
  readonly content: Content;
}

/** Sends letters. Call it after the transaction that they tell of. */
export interface Mailer {
  /** Returns at once: whoever asked for it does not wait, and learns nothing from how long it takes. */
  send(letter: Letter): void;
}
