import { pageTexts } from "../../texts/page-texts.ts";
import { fr } from "./texts-fr.ts";

const en = {
  title: "Members",
  about:
    "The people of your organization. A role decides what a member may do; a member signs in with their e-mail address.",
  roles: "Roles",
  invite: "Invite a member",
  search: "Search",
  searchHelp: "Name or e-mail address",
  role: "Role",
  allRoles: "All roles",
  status: "Status",
  allStatuses: "All statuses",
  removedToo: "Also show removed members",
  count: "{count} {count|member|members}",
  empty: "You are the only member. Invite your colleagues: they receive an e-mail with a link.",
  emptyFilter: "No member matches these filters.",
  clear: "Clear the filters",
  name: "Name",
  email: "E-mail address",
  lastLogin: "Last sign-in",
  never: "Never",
  statuses: { invited: "Invited", active: "Active", suspended: "Suspended", removed: "Removed" },
  invitation: {
    about: "The person receives an e-mail with a link that is valid for seven days, and chooses a password.",
    firstName: "First name",
    lastName: "Last name",
    locale: "Language of the invitation",
    ownerHelp: "Only owners can appoint owners.",
    send: "Send the invitation",
    sent: "The invitation is sent to {email}.",
    resend: "Send the invitation again",
    resent: "A new link is sent to {email}. The earlier one is invalid.",
    withdraw: "Withdraw the invitation",
    withdrawTitle: "Withdraw the invitation of {name}",
    withdrawText: "The link in the e-mail stops working. You can invite {email} again later.",
    withdrawn: "The invitation is withdrawn.",
    pending: "The invitation was sent to {email} and is not accepted yet. The link is valid for seven days.",
  },
  member: "Member",
  back: "All members",
  facts: {
    language: "Language",
    timezone: "Time zone",
    booking: "Booking page",
    since: "Member since",
    invitedBy: "Invited by",
    removed: "Removed",
  },
  you: "This is your own account.",
  obstacles: {
    permission: "You may not manage members.",
    owner: "Only owners can change an owner.",
    exceeds: "This member has permissions that you do not have, so you cannot change them.",
  },
  lastOwner:
    "{name} is the only active owner. An organization keeps at least one, so first make somebody else an owner.",
  edit: {
    title: "Details and role",
    bookingSlug: "Name of the booking page",
    bookingSlugHelp:
      "The last part of its address: lower-case letters, digits and hyphens. Leave it empty for no booking page.",
    roleEffect: "A new role applies immediately.",
  },
  access: {
    title: "Access",
    passwordHelp:
      "Members who forgot their password request a link on the sign-in page. Only the operator of the service can reset a second factor.",
    suspend: "Suspend",
    suspendTitle: "Suspend {name}",
    suspendText:
      "All sessions of this member end immediately, their API keys and connections of AI applications stop working. Their records stay. You can reactivate the member later.",
    suspendYou: "This is your own account: you will be signed out, and somebody else must reactivate it.",
    suspended: "{name} is suspended.",
    suspendedNow: "This member is suspended: they cannot sign in, and their API keys do not work.",
    reactivate: "Reactivate",
    reactivated: "{name} can sign in again.",
    unlink: "Unlink single sign-on",
    unlinkTitle: "Unlink single sign-on of {name}",
    unlinkText:
      "Ends the sessions that started with single sign-on. At the next sign-in, the person with this e-mail address at the identity provider is linked. Use this when the address has passed to another account at the provider.",
    unlinked: "The identity is unlinked.",
  },
  connections: {
    title: "AI applications of this member",
    empty: "No AI application is connected.",
    application: "Application",
    lastUsed: "Last used",
    end: "Disconnect",
    ended: "The application is disconnected.",
    actions: "Actions",
  },
  removal: {
    title: "Remove from the organization",
    about:
      "Their sessions, API keys and connections of AI applications end immediately. Records keep this person as their owner or author, unless somebody takes them over. The e-mail address can then be used again, also in another organization.",
    remove: "Remove the member",
    confirmTitle: "Remove {name}",
    confirmText: "This cannot be undone. To come back, {name} needs a new invitation.",
    confirmYou: "This is your own account: you will be signed out at once.",
    successor: "Who takes over the open records?",
    successorHelp:
      "Contacts, companies, products, open opportunities and tasks, draft campaigns and event types. This continues in the background.",
    nobody: "Nobody: {name} stays their owner",
    removed: "{name} is removed.",
    past: "This member was removed. Their records keep the name.",
  },
};

/** The texts of the pages in one language. */
export type MemberTexts = typeof en;

/** The texts of the pages about members. */
export const texts = pageTexts(en, fr);
