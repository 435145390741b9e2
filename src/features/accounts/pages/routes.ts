import { endOtherSessions, endSession, showAccount } from "./account.ts";
import { showChangePassword, submitChangePassword } from "./change-password.ts";
import { showConfirm, submitConfirm } from "./confirm.ts";
import { showInvitation, submitInvitation } from "./invitation.ts";
import { showForgot, showReset, submitForgot, submitReset } from "./password-pages.ts";
import { profileFields, showProfile, submitProfile } from "./profile.ts";
import type { Handlers, OpenRoute, Route, SignedInRoute } from "./route.ts";
import { submitSecondStep } from "./second-step.ts";
import { showSignIn, submitPasskeySignIn, submitSignIn, submitSingleSignOn } from "./sign-in.ts";
import { showSignOut, submitSignOut } from "./sign-out.ts";
import {
  addPasskey,
  confirmApp,
  createCodes,
  removeApp,
  removePasskey,
  renamePasskey,
  showTwoFactor,
  startApp,
} from "./two-factor.ts";
import { REPLACES } from "./running-session.ts";
import type { SignedInVisit, Visit } from "./visit.ts";

const passkey = ["challenge", "passkey"];

/** All account pages and their forms. */
export const routes: readonly Route[] = [
  open("/sign-in", ["email", "password"], { show: showSignIn, submit: submitSignIn }),
  { ...open("/sign-in/passkey", passkey, { submit: submitPasskeySignIn }), page: "/sign-in" },
  { ...open("/sign-in/single-sign-on", ["email", "password"], { submit: submitSingleSignOn }), page: "/sign-in" },
  open("/two-factor", ["code", ...passkey], { show: showTwoFactor, submit: submitSecondStep }),
  open("/invitation", ["link", "first_name", "last_name", "new_password", REPLACES], {
    show: showInvitation,
    submit: submitInvitation,
  }),
  open("/password-forgot", ["email"], { show: showForgot, submit: submitForgot }),
  open("/password-reset", ["link", "new_password"], { show: showReset, submit: submitReset }),
  enrolling("/two-factor/app", [], { submit: startApp }),
  enrolling("/two-factor/app/confirm", ["code", "secret"], { submit: confirmApp }),
  enrolling("/two-factor/app/remove", [], { submit: removeApp }),
  enrolling("/two-factor/recovery-codes", [], { submit: createCodes }),
  enrolling("/two-factor/passkeys", ["name", ...passkey], { submit: addPasskey }),
  enrolling("/two-factor/passkeys/rename", ["id", "name"], { submit: renamePasskey }),
  enrolling("/two-factor/passkeys/remove", ["id"], { submit: removePasskey }),
  {
    ...enrolling("/confirm", ["password", "code", ...passkey], { show: showConfirm, submit: submitConfirm }),
    page: "/confirm",
  },
  { ...enrolling("/sign-out", [], { show: showSignOut, submit: submitSignOut }), page: "/sign-out", support: true },
  { ...signedIn("/account", [], { show: showAccount }), support: true },
  {
    ...signedIn("/password", ["current_password", "new_password"], {
      show: showChangePassword,
      submit: submitChangePassword,
    }),
    page: "/password",
  },
  { ...signedIn("/profile", profileFields, { show: showProfile, submit: submitProfile }), page: "/profile" },
  signedIn("/account/sessions/end", ["id"], { submit: endSession }),
  signedIn("/account/sessions/end-others", [], { submit: endOtherSessions }),
];

function open(path: string, fields: readonly string[], handlers: Handlers<Visit>): OpenRoute {
  return { access: "anyone", path, page: path, fields, ...handlers };
}

function enrolling(path: string, fields: readonly string[], handlers: Handlers<SignedInVisit>): SignedInRoute {
  return { access: "enrolling", path, page: "/two-factor", fields, ...handlers };
}

function signedIn(path: string, fields: readonly string[], handlers: Handlers<SignedInVisit>): SignedInRoute {
  return { access: "signed_in", path, page: "/account", fields, ...handlers };
}
