/** `id` and host of the webhook. */
interface WebhookNotice {
  readonly id: string;
  readonly host: string;
}

/** A change that decides how, or as whom, people sign in. */
export type SignInPolicyChange =
  { readonly kind: "second_factor" } | { readonly kind: "domain_verified" | "domain_deleted"; readonly domain: string };

/** The content of each kind of account e-mail. `date` is `2026-03-15`. */
export interface AccountEmailContents {
  readonly invitation: { readonly organization: string; readonly inviter: string; readonly token: string };
  readonly member_removed: { readonly organization: string };
  readonly password_reset: { readonly token: string };
  readonly password_changed: object;
  readonly password_removed: object;
  readonly passkey_added: { readonly name: string };
  readonly passkey_removed: { readonly name: string };
  readonly authenticator_app_enabled: object;
  readonly authenticator_app_removed: object;
  readonly recovery_codes_created: object;
  readonly recovery_code_used: { readonly left: number };
  readonly second_factor_reset: object;
  /** Sent to the previous address. */
  readonly email_changed: { readonly organization: string; readonly email: string };
  /** An identity at the provider of the organization can sign in to the account from now on. */
  readonly identity_linked: { readonly organization: string; readonly host: string };
  /** An administrator deleted the link between the account and the identity at the provider. */
  readonly identity_unlinked: { readonly organization: string; readonly editor: string };
  /** The connection to the provider was changed or deleted; sent to owners and administrators. */
  readonly identity_provider_changed: { readonly organization: string; readonly editor: string };
  readonly api_key_created: {
    readonly organization: string;
    readonly id: string;
    readonly name: string;
    readonly last4: string;
  };
  /** Sent to the owners and to the creator, whose name `creator` is. */
  readonly scim_token_created: { readonly organization: string; readonly creator: string; readonly last4: string };
  /** Sent to the owners: the creator may no longer create such a token, so it was ended when the provider used it. */
  readonly scim_token_ended: { readonly organization: string; readonly creator: string };
  /** A user allowed an AI application to act in their name; `host` is where it says it is from. */
  readonly application_connected: {
    readonly organization: string;
    readonly application: string;
    readonly host: string;
  };
  /** Sent to the owners. `by` is null if the identity provider gave the role; `more` members are not named. */
  readonly administrator_added: {
    readonly organization: string;
    readonly by: string | null;
    readonly members: readonly string[];
    readonly more: number;
    readonly role: string;
  };
  /** Sent to the owners. */
  readonly sign_in_policy_changed: {
    readonly organization: string;
    readonly editor: string;
    readonly change: SignInPolicyChange;
  };
  /** `by` is the name of the owner. */
  readonly organization_deletion_requested: {
    readonly organization: string;
    readonly by: string;
    readonly date: string;
  };
  readonly organization_deletion_cancelled: { readonly organization: string; readonly by: string };
  /** A visitor submitted a form; `entries` have the labels of the form. */
  readonly form_submitted: {
    readonly organization: string;
    readonly form: string;
    readonly entries: readonly { readonly label: string; readonly value: string }[];
  };
  /** The first undeliverable event of a series of failures. */
  readonly webhook_failing: WebhookNotice;
  readonly webhook_suspended: WebhookNotice;
  readonly webhook_disabled: WebhookNotice;
}

/** Returns the entries of a form as text, one per line. */
export const entryLines = (
  { entries }: Pick<AccountEmailContents["form_submitted"], "entries">,
  colon: string,
): string => entries.map(({ label, value }) => `${label}${colon}${value}`).join("\n");

/** The kind of an account e-mail. */
export type AccountEmailKind = keyof AccountEmailContents;

/** The content of an account e-mail with its kind. */
export type AccountEmailContent<Kind extends AccountEmailKind = AccountEmailKind> = {
  readonly [One in Kind]: { readonly kind: One } & AccountEmailContents[One];
}[Kind];

/** The subject and text of an e-mail. */
export interface EmailText {
  readonly subject: string;
  readonly text: string;
}

/** All account e-mails in one language. `baseUrl` has no trailing slash. */
export type AccountEmailTexts = {
  readonly [Kind in AccountEmailKind]: (content: AccountEmailContents[Kind], baseUrl: string) => EmailText;
};

/**
 * Returns the address of the page that accepts an invitation. The token is in the fragment, which browsers do not send
 * to servers and proxies do not log.
 */
export const invitationLink = (baseUrl: string, token: string): string => `${baseUrl}/invitation#${token}`;

/** Returns the address of the page that sets a new password, with the token in the fragment. */
export const resetLink = (baseUrl: string, token: string): string => `${baseUrl}/password-reset#${token}`;

/** Returns the address of the console's page about an API key. */
export const apiKeyLink = (baseUrl: string, id: string): string => `${baseUrl}/settings/api-keys/${id}`;

/** Returns the address of the console's page about a webhook. */
export const webhookLink = (baseUrl: string, id: string): string => `${baseUrl}/settings/webhooks/${id}`;

/** Returns the address of the console's page about single sign-on and SCIM. */
export const signInSettingsLink = (baseUrl: string): string => `${baseUrl}/settings/sign-in`;

/** Returns the address of the console's page about the applications that a user has connected. */
export const connectionsLink = (baseUrl: string): string => `${baseUrl}/me/connections`;

/** Returns the address of the console's page about the members. */
export const membersLink = (baseUrl: string): string => `${baseUrl}/settings/members`;

/** Returns the address of the console's page about the organization. */
export const organizationLink = (baseUrl: string): string => `${baseUrl}/settings/organization`;
