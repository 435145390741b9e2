import type { PageTexts } from "./page-catalog.ts";

/** English texts of the pages. */
export const pageTextsEn: PageTexts = {
  service: "Customer Relationship Service",
  requestId: "Request: {id}",
  signIn: {
    title: "Sign in",
    purpose: "{application} asks for access to your CRM. Sign in to decide what it may do.",
    email: "E-mail address",
    password: "Password",
    submit: "Sign in",
    cancel: "Cancel",
    ended: "Your session has ended. Please sign in again.",
    failed: "The e-mail address or the password is wrong.",
    misdirected: "This organization is served in another region.",
    tooMany: "Too many attempts. Please wait {seconds} {seconds|second|seconds} and try again.",
    emailMissing: "Enter your e-mail address.",
    passwordMissing: "Enter your password.",
  },
  consent: {
    tab: "Allow an application",
    title: "Allow {application} to use your CRM?",
    unverified: "Unverified application",
    unverifiedHelp:
      "The application chose this name itself. Allow it only if you have just started this connection yourself.",
    document: "It is described at {address}.",
    application: "Application",
    answerTo: "Access goes to",
    loopback:
      "Access goes to a program on your own device. Allow it only if you have just started that program on this device.",
    account: "Signed in as",
    organization: "Organization",
    notYou: "Not you?",
    otherAccount: "Sign in as somebody else",
    scopes: "What it may do",
    groups: { crm: "CRM", booking: "Booking" },
    scope: {
      "crm:read": "Read contacts, companies, opportunities, tasks, notes, segments and campaigns",
      "crm:write": "Create and change contacts, companies, opportunities, tasks and notes",
      "booking:read": "Read event types, free times and booked events",
      "booking:write": "Book, change and cancel events; the people concerned are told by e-mail",
    },
    noMore: "It can never do more than you can yourself.",
    withheld: "It also asked for this, which your role or your organization does not allow:",
    lifetime:
      "Access ends by itself after 30 days without use, and after 400 days in any case. You or an administrator can end it earlier, at any time.",
    allow: "Allow",
    deny: "Deny",
    nothingTicked: "Nothing is ticked, so nothing was allowed. Tick what it may do, or deny.",
    changed: "What you may allow has changed in the meantime. Please look at it again.",
  },
  refused: {
    title: "{application} cannot be connected",
    reasons: {
      support_session: "A support session cannot connect applications to a customer’s organization.",
      not_allowed: "Your role does not allow you to connect AI applications. An administrator can change that.",
      ai_disabled: "Your organization has switched AI applications off. An administrator can change that.",
      registration_not_allowed:
        "Your organization does not admit applications that registered themselves. An administrator can change that.",
      no_scope_allowed: "Your role or your organization allows nothing of what the application asks for.",
    },
    back: "Back to the application",
  },
  notices: {
    expired: {
      title: "This page has expired",
      text: "The request was already answered or is too old. Go back to the application and connect it again.",
    },
    wrong_link: {
      title: "The application’s link is wrong",
      text: "The application sent a request that cannot be answered. Nothing was shared with it.",
    },
    bad_request: {
      title: "This request cannot be understood",
      text: "The form was sent in another shape than it was shown. Nothing was shared. Go back to the application and connect it again.",
    },
    forged: {
      title: "This request did not come from our page",
      text: "Nothing was shared. If you were about to connect an application, go back to it and start again.",
    },
    too_many: { title: "Too many requests", text: "Please wait a moment and try again." },
    too_large: { title: "This request is too large", text: "Go back to the application and connect it again." },
    not_a_form: { title: "This request is not a form", text: "Go back to the application and connect it again." },
    wrong_method: { title: "This page works differently", text: "Go back to the application and connect it again." },
    not_found: { title: "There is nothing here", text: "Go back to the application and connect it again." },
    unavailable: { title: "Temporarily unavailable", text: "Please try again in a moment." },
    internal: { title: "Something went wrong", text: "The fault is ours. Please try again." },
  },
};
