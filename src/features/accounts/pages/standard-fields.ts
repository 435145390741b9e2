import type { AccountTexts } from "../texts/account-texts-en.ts";
import type { Field } from "./form-parts.ts";

/** Returns the field for an e-mail address. */
export function emailField({ fields }: AccountTexts, value: string): Field {
  return { name: "email", label: fields.email, type: "email", autocomplete: "username", value, maxLength: 254 };
}

/** Returns the field for the current password. */
export function passwordField({ fields }: AccountTexts): Field {
  const kind = { type: "password", autocomplete: "current-password", maxLength: 256 } as const;
  return { name: "password", label: fields.password, ...kind };
}

/** Returns the field for the password that is being replaced. */
export function currentPasswordField({ fields }: AccountTexts): Field {
  const kind = { type: "password", autocomplete: "current-password", maxLength: 256 } as const;
  return { name: "current_password", label: fields.currentPassword, ...kind };
}

/** Returns the field for a password that the user chooses. */
export function newPasswordField({ help }: AccountTexts, label: string): Field {
  const kind = { type: "password", autocomplete: "new-password", maxLength: 256 } as const;
  return { name: "new_password", label, help: help.newPassword, ...kind };
}

/** Returns the field for a code of the authenticator app or a recovery code. */
export function codeField({ fields, help }: AccountTexts): Field {
  const kind = { autocomplete: "one-time-code", maxLength: 40, plain: true };
  return { name: "code", label: fields.code, help: help.code, ...kind };
}

/** Returns the field for the link of an e-mail, which the script fills in and hides. */
export function linkField({ fields, help }: AccountTexts, value: string): Field {
  return {
    name: "link",
    label: fields.link,
    help: help.link,
    autocomplete: "off",
    value,
    maxLength: 2_000,
    plain: true,
  };
}
