import * as api from "../../../../../generated/sdk/members.ts";
import { client } from "../../session/client.ts";
import { useSession } from "../../session/session.tsx";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { useAnnounce } from "../../ui/announcements.tsx";
import { useChange } from "../../ui/changes.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { SelectField, TextField } from "../../ui/fields.tsx";
import { Form } from "../../ui/form.tsx";
import type { FormValues } from "../../ui/form-values.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { LanguageOptions, localeOf } from "../regional-choices.tsx";
import { useRoles } from "../role-names.ts";
import { RoleField } from "../role-field.tsx";
import { MEMBERS } from "./query.ts";
import { texts as pageTexts } from "./texts.ts";

/** Invites a person by e-mail. */
export function InviteMember({ onClose }: { readonly onClose: () => void }) {
  const texts = usePageTexts(pageTexts);
  const { invitation } = texts;
  const { user, organization } = useSession();
  const roles = useRoles();
  const announce = useAnnounce();
  const invite = useChange((body: api.MembersInviteInput["body"]) => api.invite(client, { body }), {
    changes: [MEMBERS],
    onDone({ email }) {
      announce(fill(invitation.sent, { email }));
      onClose();
    },
  });
  return (
    <Dialog title={texts.invite} onClose={onClose}>
      <p>{invitation.about}</p>
      <Loaded query={roles}>
        {(loaded) => (
          <Form mutation={invite} read={read} submit={invitation.send} onCancel={onClose}>
            <TextField label={texts.email} name="email" type="email" maxLength={254} autoComplete="off" autoFocus />
            <div className="columns">
              <TextField label={invitation.firstName} name="first_name" optional maxLength={100} autoComplete="off" />
              <TextField label={invitation.lastName} name="last_name" optional maxLength={100} autoComplete="off" />
              <RoleField
                label={texts.role}
                roles={loaded}
                start="member"
                note={user.role === "owner" ? "" : invitation.ownerHelp}
              />
              <SelectField label={invitation.locale} name="locale" defaultValue={localeOf(organization.default_locale)}>
                <LanguageOptions />
              </SelectField>
            </div>
          </Form>
        )}
      </Loaded>
    </Dialog>
  );
}

const read = (values: FormValues): api.MembersInviteInput["body"] => ({
  email: values.text("email"),
  role: values.text("role"),
  first_name: values.textOrNull("first_name"),
  last_name: values.textOrNull("last_name"),
  locale: localeOf(values.text("locale")),
});
