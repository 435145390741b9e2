import type { PageTexts } from "./page-catalog.ts";

/** English texts of the pages. */
export const pageTextsEn: PageTexts = {
  consent: {
    tab: "Allow an application",
    title: "Allow {application} to use your CRM?",
    unverified: "Unverified application",
    unverifiedHelp:
      "The application chose this name itself. Allow it only if you have just started this connection yourself.",
    document: "It is described at {address}.",
    application: "Application",
    answerTo: "Access is given to",
    loopback:
      "Access is given to a program on your own device. Allow it only if you have just started that program on this device.",
    account: "Signed in as",
    organization: "Organization",
    notYou: "Not you?",
    otherAccount: "Use another account",
    scopes: "Permissions",
    groups: { crm: "CRM", booking: "Booking" },
    scope: {
      "crm:read": "Read contacts, companies, opportunities, products, tasks, notes, segments and campaigns",
      "crm:write": "Create and change contacts, companies, opportunities, products, tasks and notes",
      "booking:read": "Read event types, free slots and appointments",
      // A hyphen at which narrow pages do not break the line.
      "booking:write": "Book, change and cancel appointments; the people involved are notified by e\u2011mail",
    },
    noMore: "The application can never do more than you can yourself.",
    deniedByPolicy:
      "The application also requested the following, which your role or your organization does not allow:",
    lifetime:
      "Access ends automatically after 30 days without use, and after 400 days in any case. You or an administrator can end it at any time.",
    allow: "Allow",
    deny: "Deny",
    nothingTicked: "Nothing is selected, so no access was granted. Select at least one permission, or deny access.",
    changed: "The permissions that you can grant have changed. Please review them.",
  },
  refused: {
    title: "{application} cannot be connected",
    reasons: {
      support_session: "A support session cannot connect applications to a customer’s organization.",
      second_factor: "Your organization requires a second factor. Set one up first, then connect the application.",
      not_allowed: "Your role does not allow you to connect AI applications. An administrator can change that.",
      ai_disabled: "Your organization has turned off AI applications. An administrator can change that.",
      application_not_allowed:
        "Your organization does not allow this application. An administrator can allow it in the settings for AI applications.",
      registration_not_allowed:
        "Your organization does not accept applications that registered themselves. An administrator can change that.",
      no_scope_allowed: "Your role or your organization does not allow any of the requested permissions.",
    },
    back: "Back to the application",
  },
  notices: {
    expired: {
      title: "This page has expired",
      text: "The request has already been answered or is too old. Go back to the application and connect it again.",
    },
    wrong_link: {
      title: "The application’s link is not valid",
      text: "Nothing was shared with the application. Remove the connection in the application and add it again. If this page comes back, send the request number below to the vendor of the application.",
    },
    bad_request: {
      title: "This request is not valid",
      text: "The submitted form is not the one that was shown to you. Nothing was shared. Go back to the application and connect it again.",
    },
    forged: {
      title: "This request did not come from our page",
      text: "Nothing was shared. If you were about to connect an application, go back to it and start again.",
    },
    too_many: { title: "Too many requests", text: "Please wait a moment and try again." },
    too_large: { title: "This request is too large", text: "Go back to the application and connect it again." },
    not_a_form: {
      title: "This request is not a form submission",
      text: "Go back to the application and connect it again.",
    },
    wrong_method: {
      title: "This page cannot be opened this way",
      text: "Go back to the application and connect it again.",
    },
    not_found: { title: "Page not found", text: "Go back to the application and connect it again." },
    unavailable: { title: "Temporarily unavailable", text: "Please try again in a moment." },
    internal: { title: "Something went wrong", text: "The error is on our side. Please try again." },
  },
};
