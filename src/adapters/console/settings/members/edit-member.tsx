import * as api from "../../../../../generated/sdk/members.ts";
import type { Role } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { ME } from "../../session/session.tsx";
import { usePageTexts } from "../../texts/page-texts.ts";
import { EditRecord } from "../../ui/edit-record.tsx";
import { SelectField, TextField } from "../../ui/fields.tsx";
import type { FormValues } from "../../ui/form-values.ts";
import { TimeZoneField } from "../../ui/time-zone-field.tsx";
import { LanguageOptions, localeOf } from "../regional-choices.tsx";
import { useRoleTexts } from "../role-names.ts";
import { RoleField } from "../role-field.tsx";
import { MEMBERS, type MemberProps } from "./query.ts";
import { texts as pageTexts } from "./texts.ts";

interface EditMemberProps extends MemberProps {
  readonly roles: readonly Role[];
  readonly lastOwner: boolean;
}

/** Changes the name, the defaults and the role of a member. */
export function EditMember({ member, roles, lastOwner }: EditMemberProps) {
  const texts = usePageTexts(pageTexts);
  const { edit, facts, invitation } = texts;
  const { nameOf } = useRoleTexts();
  return (
    <section>
      <h2>{edit.title}</h2>
      <EditRecord
        record={{ ...member, locale: localeOf(member.locale) }}
        update={({ body, headers }) => api.update(client, { path: { id: member.id }, body, headers })}
        changes={[MEMBERS, ME]}
        read={(values: FormValues) => read(values, member.role)}
        names={{
          first_name: invitation.firstName,
          last_name: invitation.lastName,
          locale: facts.language,
          timezone: facts.timezone,
          booking_slug: edit.bookingSlug,
          role: [texts.role, nameOf],
        }}
      >
        {(start) => (
          <div className="columns">
            <TextField
              label={invitation.firstName}
              name="first_name"
              optional
              maxLength={100}
              autoComplete="off"
              defaultValue={start.first_name ?? ""}
            />
            <TextField
              label={invitation.lastName}
              name="last_name"
              optional
              maxLength={100}
              autoComplete="off"
              defaultValue={start.last_name ?? ""}
            />
            <RoleField
              label={texts.role}
              roles={roles}
              start={start.role}
              current={member.role}
              note={edit.roleEffect}
              disabled={lastOwner}
            />
            <SelectField label={facts.language} name="locale" defaultValue={start.locale}>
              <LanguageOptions />
            </SelectField>
            <div>
              <TimeZoneField label={facts.timezone} name="timezone" initial={start.timezone} />
            </div>
            <TextField
              label={edit.bookingSlug}
              name="booking_slug"
              help={edit.bookingSlugHelp}
              optional
              spellCheck={false}
              autoComplete="off"
              maxLength={63}
              defaultValue={start.booking_slug ?? ""}
            />
          </div>
        )}
      </EditRecord>
    </section>
  );
}

/** A disabled control has no value. */
const read = (values: FormValues, role: string) => ({
  first_name: values.textOrNull("first_name"),
  last_name: values.textOrNull("last_name"),
  role: values.text("role") || role,
  locale: localeOf(values.text("locale")),
  timezone: values.text("timezone"),
  booking_slug: values.textOrNull("booking_slug"),
});
