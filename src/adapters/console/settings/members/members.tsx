import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import * as api from "../../../../../generated/sdk/members.ts";
import type { Member, MemberStatus } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { personName, usePermission, useSession } from "../../session/session.tsx";
import { fill } from "../../texts/texts.tsx";
import { useChange, useLoad } from "../../ui/data.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { CheckField, Field, Form, type FormValues, SelectField, TextField } from "../../ui/form.tsx";
import { Button, Loaded, Page } from "../../ui/page.tsx";
import { type Column, Pager, Table, usePageNumber } from "../../ui/table.tsx";
import { useUrlState } from "../../ui/url-state.ts";
import { Clipped, Time } from "../../ui/values.tsx";
import { LanguageOptions, localeOf } from "../regional-choices.tsx";
import { RoleField, useRoles, useRoleTexts } from "../role-names.tsx";
import { MEMBERS, MemberStatusBadge } from "./members-data.tsx";
import { usePageTexts } from "./texts.ts";
import "../settings.css";

/** The members of the organization. */
export function Members() {
  const texts = usePageTexts();
  const page = usePageNumber();
  const { filters, isFiltered } = useMemberFilters();
  const { values, change } = useUrlState("do");
  const manages = usePermission("members:manage");
  const { q, role, status, removed } = filters;
  const query = {
    page,
    page_size: 25,
    sort: "last_name,first_name,email",
    ...(q !== "" && { q }),
    ...(role !== "" && { role }),
    ...(status !== "" && { status: status as MemberStatus }),
    ...(removed !== "" && { include_deleted: true }),
  };
  const members = useLoad([...MEMBERS, "list", query], () => api.list(client, { query }), {
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title={texts.title}
      about={texts.about}
      actions={
        manages && (
          <Button className="primary" onClick={() => change({ do: "invite" })}>
            {texts.invite}
          </Button>
        )
      }
    >
      <MemberFilters />
      <Loaded query={members}>
        {({ data, meta }) => (
          <>
            <p className="quiet" role="status">
              {fill(texts.count, { count: meta.total })}
            </p>
            <MemberTable members={data} isFiltered={isFiltered} />
            {data.length === 1 && !isFiltered && meta.total === 1 && <p className="quiet">{texts.empty}</p>}
            <Pager meta={meta} />
          </>
        )}
      </Loaded>
      {values.do === "invite" && manages && <InviteMember onClose={() => change({ do: "" }, { replace: true })} />}
    </Page>
  );
}

function MemberTable({ members, isFiltered }: { readonly members: readonly Member[]; readonly isFiltered: boolean }) {
  const texts = usePageTexts();
  const { nameOf } = useRoleTexts();
  const columns: readonly Column<Member>[] = [
    {
      title: texts.name,
      cell: (member) => (
        <>
          <Clipped text={personName(member)}>
            <Link href={`/settings/members/${member.id}`}>{personName(member)}</Link>
          </Clipped>
          <span className="help">{member.email}</span>
        </>
      ),
    },
    { title: texts.role, cell: ({ role }) => nameOf(role) },
    { title: texts.status, cell: (member) => <MemberStatusBadge member={member} /> },
    { title: texts.lastLogin, cell: ({ last_login_at: at }) => (at === null ? texts.never : <Time at={at} />) },
  ];
  return (
    <Table
      caption={texts.title}
      columns={columns}
      rows={members}
      rowKey={({ id }) => id}
      empty={<p>{isFiltered ? texts.emptyFilter : texts.empty}</p>}
    />
  );
}

/** Returns the filters in the address. */
function useMemberFilters() {
  const { values, change } = useUrlState("q", "role", "status", "removed", "page");
  const { page: _page, ...filters } = values;
  return {
    filters,
    isFiltered: Object.values(filters).some((value) => value !== ""),
    // Another filter starts at the first page.
    filter: (changes: Partial<typeof filters>) => change({ ...changes, page: "" }),
  };
}

/** The filters of the list of members. */
function MemberFilters() {
  const texts = usePageTexts();
  const { filters, isFiltered, filter } = useMemberFilters();
  const { data: roles = [] } = useRoles();
  const { nameOf } = useRoleTexts();
  const { role, status, removed } = filters;
  return (
    <search className="members-filters">
      <Search />
      <Field label={texts.role} optional>
        {(control) => (
          <select {...control} value={role} onChange={({ target }) => filter({ role: target.value })}>
            <option value="">{texts.allRoles}</option>
            {roles.map(({ id, name }) => (
              <option key={id} value={name}>
                {nameOf(name)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={texts.status} optional>
        {(control) => (
          <select {...control} value={status} onChange={({ target }) => filter({ status: target.value })}>
            <option value="">{texts.allStatuses}</option>
            {(["invited", "active", "suspended"] as const).map((one) => (
              <option key={one} value={one}>
                {texts.statuses[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <CheckField
        label={texts.removedToo}
        checked={removed !== ""}
        onChange={({ target }) => filter({ removed: target.checked ? "yes" : "" })}
      />
      {isFiltered && (
        <Button className="link" onClick={() => filter({ q: "", role: "", status: "", removed: "" })}>
          {texts.clear}
        </Button>
      )}
    </search>
  );
}

/** The search field; Back also restores its text. */
function Search() {
  const texts = usePageTexts();
  const { filters, filter } = useMemberFilters();
  const { q } = filters;
  const [searched, setSearched] = useState(q);
  const [text, setText] = useState(q);
  if (searched !== q) {
    setSearched(q);
    setText(q);
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        filter({ q: text.trim() });
      }}
    >
      <Field label={texts.searchHelp} optional>
        {(control) => (
          <input
            {...control}
            type="search"
            value={text}
            maxLength={200}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <button>{texts.search}</button>
    </form>
  );
}

/** Invites a person by e-mail. */
function InviteMember({ onClose }: { readonly onClose: () => void }) {
  const texts = usePageTexts();
  const { invitation } = texts;
  const { user, organization } = useSession();
  const roles = useRoles();
  const invite = useChange((body: api.MembersInviteInput["body"]) => api.invite(client, { body }), [MEMBERS], {
    done: ({ email }) => fill(invitation.sent, { email }),
    onDone: onClose,
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
