import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "wouter";
import * as api from "../../../../../generated/sdk/members.ts";
import type { Member } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePermission, useSession } from "../../session/session.tsx";
import { ActorName } from "../../ui/actor-name.tsx";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { Facts } from "../../ui/facts.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Page } from "../../ui/page.tsx";
import { Time } from "../../ui/time.tsx";
import { useRoles, useRoleTexts } from "../role-names.ts";
import { EditMember } from "./edit-member.tsx";
import { MemberAccess } from "./member-access.tsx";
import { MemberConnections } from "./member-connections.tsx";
import { MemberStatusBadge } from "./member-status.tsx";
import "./members.css";
import { MEMBERS, type MemberProps, nameOfMember, useLastOwner, useObstacle } from "./query.ts";
import { RemoveMember } from "./remove-member.tsx";
import { texts as pageTexts } from "./texts.ts";

const languages: Readonly<Record<string, string>> = { en: "English", fr: "Français" };

/** One member: facts, role, access and removal. */
export function MemberPage() {
  const texts = usePageTexts(pageTexts);
  const { id = "" } = useParams();
  const member = useQuery({
    queryKey: [...MEMBERS, id],
    queryFn: async () => await api.get(client, { path: { id } }),
  });
  return (
    <Page
      title={member.data ? nameOfMember(member.data) : texts.member}
      actions={<Link href="/settings/members">{texts.back}</Link>}
    >
      <Loaded query={member}>{(loaded) => <Content key={loaded.id} member={loaded} />}</Loaded>
    </Page>
  );
}

function Content({ member }: MemberProps) {
  const texts = usePageTexts(pageTexts);
  const { user } = useSession();
  const removed = member.deleted_at !== null;
  const seesConnections = usePermission("ai:manage");
  return (
    <>
      {member.id === user.id && <p className="quiet">{texts.you}</p>}
      {removed && <p className="notice">{texts.removal.past}</p>}
      <section>
        <MemberFacts member={member} />
      </section>
      {!removed && <Management member={member} />}
      {!removed && seesConnections && member.status !== "invited" && <MemberConnections member={member} />}
    </>
  );
}

function MemberFacts({ member }: MemberProps) {
  const texts = usePageTexts(pageTexts);
  const { facts } = texts;
  const { nameOf } = useRoleTexts();
  const { email, role, booking_slug: slug, last_login_at: login, deleted_at: removed } = member;
  const page = slug === null ? null : `/book/${slug}`;
  return (
    <Facts
      facts={[
        [texts.email, email],
        [texts.status, <MemberStatusBadge key="status" member={member} />],
        [texts.role, nameOf(role)],
        [texts.lastLogin, login === null ? texts.never : <Time key="login" at={login} />],
        [facts.language, languages[member.locale] ?? member.locale],
        [facts.timezone, member.timezone],
        [facts.booking, page && <a href={page}>{page}</a>],
        [facts.since, <Time key="since" at={member.created_at} />],
        [facts.invitedBy, <ActorName key="by" actor={member.created_by} />],
        [facts.removed, removed && <Time at={removed} />],
      ]}
    />
  );
}

/** What the user may do with a member; what the service would refuse is disabled with the reason. */
function Management({ member }: { readonly member: Member }) {
  const texts = usePageTexts(pageTexts);
  const roles = useRoles();
  const obstacle = useObstacle(member, roles.data ?? []);
  const lastOwner = useLastOwner(member);
  if (!roles.data) return <Loaded query={roles}>{() => null}</Loaded>;
  if (obstacle !== null) return <p className="notice">{texts.obstacles[obstacle]}</p>;
  return (
    <>
      {lastOwner === true && (
        <p className="notice" id="last-owner">
          {fill(texts.lastOwner, { name: nameOfMember(member) })}
        </p>
      )}
      <EditMember member={member} roles={roles.data} lastOwner={lastOwner !== false} />
      <MemberAccess member={member} lastOwner={lastOwner !== false} />
      <RemoveMember member={member} lastOwner={lastOwner !== false} />
    </>
  );
}
