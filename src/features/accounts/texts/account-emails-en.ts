import {
  type AccountEmailTexts,
  apiKeyLink,
  connectionsLink,
  type EmailText,
  entryLines,
  invitationLink,
  membersLink,
  organizationLink,
  resetLink,
  type SignInPolicyChange,
  signInSettingsLink,
  webhookLink,
} from "./account-email-contents.ts";

const letter = (subject: string, ...paragraphs: readonly string[]): EmailText => ({
  subject,
  text: `${["Hello,", ...paragraphs].join("\n\n")}\n`,
});

const longDate = (date: string): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));

const WARNING = "If this was not you, change your password immediately and notify an administrator.";

const ROLES: Readonly<Record<string, string>> = { owner: "Owner", admin: "Administrator" };
const roleName = (role: string): string => ROLES[role] ?? role;

const POLICY_CHANGES: Readonly<Record<SignInPolicyChange["kind"], (domain: string) => string>> = {
  second_factor: () => "changed for whom a second factor is required.",
  domain_verified: (domain) =>
    `verified the e-mail domain ${domain}. Single sign-on and SCIM can now admit people with addresses of this domain.`,
  domain_deleted: (domain) =>
    `deleted the e-mail domain ${domain}. Single sign-on and SCIM no longer admit people with addresses of this domain.`,
};

/** Account e-mails in English. */
export const accountEmailsEn: AccountEmailTexts = {
  invitation: ({ organization, inviter, token }, baseUrl) =>
    letter(
      `${inviter} invites you to join ${organization}`,
      `${inviter} invites you to join ${organization}.\nChoose a password within 7 days:`,
      invitationLink(baseUrl, token),
      "If you did not expect this invitation, you can ignore this e-mail.",
    ),
  member_removed: ({ organization }) =>
    letter(
      `You are no longer a member of ${organization}`,
      `You were removed from ${organization}. Your sessions, API keys and connected applications have ended.\nIf you did not expect this, contact an administrator of ${organization}.`,
    ),
  password_reset: ({ token }, baseUrl) =>
    letter(
      "Choose a new password",
      "Someone, probably you, requested a new password.\nChoose one within 30 minutes:",
      resetLink(baseUrl, token),
      "If this was not you, ignore this e-mail; your password stays unchanged.",
    ),
  password_changed: (_content, baseUrl) =>
    letter(
      "Your password was changed",
      "Your password was changed and all other sessions were ended.\nIf this was not you, reset your password immediately and notify an administrator.",
      `${baseUrl}/password-forgot`,
    ),
  password_removed: (_content, baseUrl) =>
    letter(
      "Your password was removed",
      "Your password was removed and all other sessions were ended. You now sign in with a passkey.\nIf this was not you, reset your password immediately and notify an administrator.",
      `${baseUrl}/password-forgot`,
    ),
  passkey_added: ({ name }, baseUrl) =>
    letter(
      "A passkey was added to your account",
      `The passkey "${name}" was added to your account. It can be used to sign in.\nIf this was not you, remove it immediately, change your password and notify an administrator.`,
      `${baseUrl}/two-factor`,
    ),
  passkey_removed: ({ name }, baseUrl) =>
    letter(
      "A passkey was removed from your account",
      `The passkey "${name}" was removed from your account. It can no longer be used to sign in.\nIf this was not you, change your password immediately and notify an administrator.`,
      `${baseUrl}/password-forgot`,
    ),
  authenticator_app_enabled: (_content, baseUrl) =>
    letter(
      "An authenticator app was added to your account",
      `From now on, signing in requires a code of the app. All your other sessions were ended.\n${WARNING}`,
      `${baseUrl}/password-forgot`,
    ),
  authenticator_app_removed: (_content, baseUrl) =>
    letter(
      "The authenticator app was removed from your account",
      `Signing in no longer requires a code of the app.\n${WARNING}`,
      `${baseUrl}/password-forgot`,
    ),
  recovery_codes_created: (_content, baseUrl) =>
    letter(
      "New recovery codes for your account",
      `New recovery codes were created. The previous codes are no longer valid.\n${WARNING}`,
      `${baseUrl}/password-forgot`,
    ),
  recovery_code_used: ({ left }, baseUrl) =>
    letter(
      "A recovery code was used",
      `A recovery code was used to sign in to your account. Unused codes: ${left}. You can create new ones in your account settings.\n${WARNING}`,
      `${baseUrl}/account`,
    ),
  second_factor_reset: (_content, baseUrl) =>
    letter(
      "Your second factors were removed",
      `The operator of the service removed your authenticator app, your passkeys and your recovery codes, and ended your sessions. Signing in requires your password only.\n${WARNING}`,
      `${baseUrl}/password-forgot`,
    ),
  email_changed: ({ organization, email }) =>
    letter(
      "Your e-mail address was changed",
      `The identity provider of ${organization} changed the e-mail address of your account to ${email}.\nFrom now on, sign in with the new address.\nIf this is wrong, notify an administrator.`,
    ),
  identity_linked: ({ organization, host }) =>
    letter(
      `You signed in with single sign-on to ${organization}`,
      `You signed in to ${organization} through ${host} for the first time.\nFrom now on, this identity can sign in to your account.\nIf this was not you, notify an administrator immediately.`,
    ),
  identity_unlinked: ({ organization, editor }) =>
    letter(
      `Your identity was unlinked from ${organization}`,
      `${editor} deleted the link between your account of ${organization} and your identity at its identity provider.\nYour sessions that used single sign-on have ended. You can sign in again; your identity is then linked by your e-mail address.`,
    ),
  identity_provider_changed: ({ organization, editor }, baseUrl) =>
    letter(
      `Single sign-on was changed in ${organization}`,
      `${editor} changed or deleted the settings of single sign-on in ${organization}: the connection to the identity provider, the roles that it gives, or whether it is required.\nIf you did not expect this, check the settings and the activity log immediately:`,
      signInSettingsLink(baseUrl),
    ),
  api_key_created: ({ organization, id, name, last4 }, baseUrl) =>
    letter(
      `New API key in ${organization}`,
      `The API key "${name}" (ending in ${last4}) was created in your name in ${organization}.\nIf this was not you, revoke it immediately:`,
      apiKeyLink(baseUrl, id),
    ),
  administrator_added: ({ organization, by, members, more, role }, baseUrl) =>
    letter(
      members.length + more === 1 ? `New administrator in ${organization}` : `New administrators in ${organization}`,
      `${by ?? "The identity provider"} gave the role "${roleName(role)}" in ${organization} to:\n${members.join("\n")}${more > 0 ? `\nand ${String(more)} more` : ""}`,
      "With this role, they can manage members, sign-in or API keys. If you did not expect this, check the members and the activity log immediately:",
      membersLink(baseUrl),
    ),
  sign_in_policy_changed: ({ organization, editor, change }, baseUrl) =>
    letter(
      `The sign-in policy of ${organization} was changed`,
      `${editor} ${POLICY_CHANGES[change.kind]("domain" in change ? change.domain : "")}\nIf you did not expect this, check the settings and the activity log immediately:`,
      signInSettingsLink(baseUrl),
    ),
  scim_token_ended: ({ organization, creator }, baseUrl) =>
    letter(
      `The SCIM token of ${organization} has ended`,
      `${creator}, who created the SCIM token of ${organization}, may no longer create one. The token has therefore ended, and the identity provider no longer creates, changes or suspends members.\nTo let it continue, create a new token and enter it at the provider:`,
      signInSettingsLink(baseUrl),
    ),
  application_connected: ({ organization, application, host }, baseUrl) =>
    letter(
      `An application can now act in your name in ${organization}`,
      `You allowed "${application}" (${host}) to use ${organization} in your name. The name was chosen by the application and is not verified.\nIf this was not you, disconnect it immediately, change your password and notify an administrator:`,
      connectionsLink(baseUrl),
    ),
  scim_token_created: ({ organization, creator, last4 }, baseUrl) =>
    letter(
      `New SCIM token in ${organization}`,
      `${creator} created a SCIM token (ending in ${last4}) in ${organization}.\nWith it, an identity provider creates, changes and suspends members.\nIf you did not expect this, delete it immediately:`,
      signInSettingsLink(baseUrl),
    ),
  organization_deletion_requested: ({ organization, by, date }, baseUrl) =>
    letter(
      `${organization} will be deleted on ${longDate(date)}`,
      `${by} requested the deletion of ${organization}.\nOn ${longDate(date)}, the organization is deleted with all its data. This cannot be undone.\nUntil then, every owner can cancel the deletion:`,
      organizationLink(baseUrl),
    ),
  organization_deletion_cancelled: ({ organization, by }) =>
    letter(`${organization} will not be deleted`, `${by} cancelled the deletion of ${organization}. All data is kept.`),
  form_submitted: ({ organization, form, entries }, baseUrl) =>
    letter(
      `New submission: ${form}`,
      `A visitor submitted the form "${form}" of ${organization}:`,
      entryLines({ entries }, ": "),
      "You receive this e-mail because the settings of the form name you. The entries were not checked: do not trust links in them.",
      baseUrl,
    ),
  webhook_failing: ({ id, host }, baseUrl) =>
    letter(
      `Events cannot be delivered to ${host}`,
      `An event for the webhook at ${host} could not be delivered after all attempts; others may follow.\nThe delivery log shows the reason. When the receiver works again, resend the failed deliveries.`,
      webhookLink(baseUrl, id),
    ),
  webhook_suspended: ({ id, host }, baseUrl) =>
    letter(
      `Some events are no longer sent to ${host}`,
      `The user or API key that set up the webhook at ${host} no longer has permission to read all of its events, so the events concerned are not sent.\nThe webhook shows which ones and why (events_suspended). They are sent again when the permissions are restored, or when a user who has them sets the webhook to active.`,
      webhookLink(baseUrl, id),
    ),
  webhook_disabled: ({ id, host }, baseUrl) =>
    letter(
      `The webhook at ${host} was disabled`,
      `The webhook at ${host} reported that it no longer exists, or failed for five days, so no further events are sent to it.\nWhen the receiver works again, set the webhook to active and resend the failed deliveries.`,
      webhookLink(baseUrl, id),
    ),
};
