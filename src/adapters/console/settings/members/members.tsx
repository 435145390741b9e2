import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import * as api from "../../../../../generated/sdk/members.ts";
import type { Member, MemberStatus } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePermission } from "../../session/session.tsx";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { Clipped } from "../../ui/clipped.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Page } from "../../ui/page.tsx";
import { Pager, usePageNumber } from "../../ui/pager.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { Time } from "../../ui/time.tsx";
import { useUrlState } from "../../ui/url-state.ts";
import { useRoleTexts } from "../role-names.ts";
import { InviteMember } from "./invite-member.tsx";
import { MemberFilters, useMemberFilters } from "./member-filters.tsx";
import { MemberStatusBadge } from "./member-status.tsx";
import "./members.css";
import { MEMBERS, nameOfMember } from "./query.ts";
import { texts as pageTexts } from "./texts.ts";

/** The members of the organization. */
export function Members() {
  const texts = usePageTexts(pageTexts);
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
  const members = useQuery({
    queryKey: [...MEMBERS, "list", query],
    queryFn: async () => await api.list(client, { query }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title={texts.title}
      about={texts.about}
      actions={
        manages && (
          <button type="button" className="primary" onClick={() => change({ do: "invite" })}>
            {texts.invite}
          </button>
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
  const texts = usePageTexts(pageTexts);
  const { nameOf } = useRoleTexts();
  const columns: readonly Column<Member>[] = [
    {
      title: texts.name,
      cell: (member) => (
        <>
          <Clipped text={nameOfMember(member)}>
            <Link href={`/settings/members/${member.id}`}>{nameOfMember(member)}</Link>
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
