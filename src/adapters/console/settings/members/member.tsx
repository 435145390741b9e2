import { useState } from "react";
import { Link, useLocation, useParams } from "wouter";
import * as connectionsApi from "../../../../../generated/sdk/connections.ts";
import type { Connection, Member, Role } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { ME, personName, usePermission, useSession } from "../../session/session.tsx";
import { languages } from "../../shell/user-menu.tsx";
import { fill } from "../../texts/texts.tsx";
import { ifMatch, useChange, useLoad } from "../../ui/data.ts";
import { Confirm } from "../../ui/dialog.tsx";
import { EditRecord } from "../../ui/edit-record.tsx";
import { Field, type FormValues, SelectField, TextField } from "../../ui/form.tsx";
import { Button, ErrorNotice, Loaded, Page, Section, ChangeButton } from "../../ui/page.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { TimeZoneField } from "../../ui/time-zone-field.tsx";
import { ActorName, Facts, nameIn, Time } from "../../ui/values.tsx";
import { LanguageOptions, localeOf } from "../regional-choices.tsx";
import { RoleField, useRoles, useRoleTexts } from "../role-names.tsx";
import { type MemberProps, MEMBERS, MemberStatusBadge, useLastOwner, useObstacle } from "./members-data.tsx";
import { usePageTexts } from "./texts.ts";
import "../settings.css";
import * as identityApi from "../../../../../generated/sdk/member-identity.ts";
import * as api from "../../../../../generated/sdk/members.ts";
import { useProvider } from "../sign-in/query.ts";

/** One member: facts, role, access and removal. */
export function MemberPage() {
  const texts = usePageTexts();
  const { id = "" } = useParams();
  const member = useLoad([...MEMBERS, id], () => api.get(client, { path: { id } }));
  return (
    <Page
      title={member.data ? personName(member.data) : texts.member}
      actions={<Link href="/settings/members">{texts.back}</Link>}
    >
      <Loaded query={member}>{(loaded) => <Content key={loaded.id} member={loaded} />}</Loaded>
    </Page>
  );
}

function Content({ member }: MemberProps) {
  const texts = usePageTexts();
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
  const texts = usePageTexts();
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
        [facts.language, nameIn(languages, member.locale)],
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
  const texts = usePageTexts();
  const roles = useRoles();
  const obstacle = useObstacle(member, roles.data ?? []);
  const lastOwner = useLastOwner(member);
  if (!roles.data) return <Loaded query={roles}>{() => null}</Loaded>;
  if (obstacle !== null) return <p className="notice">{texts.obstacles[obstacle]}</p>;
  return (
    <>
      {lastOwner === true && (
        <p className="notice" id="last-owner">
          {fill(texts.lastOwner, { name: personName(member) })}
        </p>
      )}
      <EditMember member={member} roles={roles.data} lastOwner={lastOwner !== false} />
      <MemberAccess member={member} lastOwner={lastOwner !== false} />
      <RemoveMember member={member} lastOwner={lastOwner !== false} />
    </>
  );
}

interface EditMemberProps extends MemberProps {
  readonly roles: readonly Role[];
  readonly lastOwner: boolean;
}

/** Changes the name, the defaults and the role of a member. */
function EditMember({ member, roles, lastOwner }: EditMemberProps) {
  const texts = usePageTexts();
  const { edit, facts, invitation } = texts;
  const { nameOf } = useRoleTexts();
  return (
    <Section title={edit.title}>
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
    </Section>
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

interface RemoveMemberProps extends MemberProps {
  readonly lastOwner: boolean;
}

/** Removes a member, or withdraws their invitation. */
function RemoveMember({ member, lastOwner }: RemoveMemberProps) {
  const { removal, invitation } = usePageTexts();
  const [asking, setAsking] = useState(false);
  const invited = member.status === "invited";
  return (
    <Section
      title={invited ? invitation.withdraw : removal.title}
      about={invited ? fill(invitation.withdrawText, { email: member.email }) : removal.about}
    >
      <Button
        className="danger"
        disabled={lastOwner}
        {...(lastOwner && { "aria-describedby": "last-owner" })}
        onClick={() => setAsking(true)}
      >
        {invited ? invitation.withdraw : removal.remove}
      </Button>
      {asking && invited && <Withdraw member={member} onClose={() => setAsking(false)} />}
      {asking && !invited && <Remove member={member} onClose={() => setAsking(false)} />}
    </Section>
  );
}

interface AskProps extends MemberProps {
  readonly onClose: () => void;
}

/** Returns the removal of a member, which leads back to the list. */
function useRemoval(member: AskProps["member"], { done, successor }: { done: string; successor?: string }) {
  const [, go] = useLocation();
  const remove = () =>
    api.delete(client, {
      path: { id: member.id },
      headers: ifMatch(member),
      ...(successor !== undefined && { query: { reassign_to: successor } }),
    });
  return useChange(remove, [MEMBERS], { done, onDone: () => go("/settings/members") });
}

function Withdraw({ member, onClose }: AskProps) {
  const { invitation } = usePageTexts();
  const withdraw = useRemoval(member, { done: invitation.withdrawn });
  return (
    <Confirm
      title={fill(invitation.withdrawTitle, { name: personName(member) })}
      action={invitation.withdraw}
      mutation={withdraw}
      onClose={onClose}
    >
      <p>{fill(invitation.withdrawText, { email: member.email })}</p>
    </Confirm>
  );
}

function Remove({ member, onClose }: AskProps) {
  const { removal } = usePageTexts();
  const { user } = useSession();
  const name = personName(member);
  const [successor, setSuccessor] = useState("");
  const remove = useRemoval(member, {
    done: fill(removal.removed, { name }),
    ...(successor !== "" && { successor }),
  });
  const { data: others = [] } = useLoad([...MEMBERS, "active"], () =>
    api.list(client, { query: { status: "active", page_size: 100, sort: "last_name,first_name" } }).toArray({
      limit: 1_000,
    }),
  );
  return (
    <Confirm title={fill(removal.confirmTitle, { name })} action={removal.remove} mutation={remove} onClose={onClose}>
      <p>{fill(removal.confirmText, { name })}</p>
      {member.id === user.id && <p className="notice">{removal.confirmYou}</p>}
      <Field label={removal.successor} help={removal.successorHelp} optional>
        {(control) => (
          <select {...control} value={successor} onChange={({ target }) => setSuccessor(target.value)}>
            <option value="">{fill(removal.nobody, { name })}</option>
            {others
              .filter(({ id }) => id !== member.id)
              .map((other) => (
                <option key={other.id} value={other.id}>
                  {personName(other)}
                </option>
              ))}
          </select>
        )}
      </Field>
    </Confirm>
  );
}

/** The AI applications that a member has connected. */
function MemberConnections({ member: { id } }: MemberProps) {
  const all = usePageTexts();
  const { connections: texts } = all;
  const query = { user_id: id, status: "active" } as const;
  const connections = useLoad(["connections", query], () =>
    connectionsApi.list(client, { query }).toArray({ limit: 100 }),
  );
  const end = useChange(
    (connection: Connection) => connectionsApi.revoke(client, { path: { id: connection.id } }),
    [["connections"]],
    { done: texts.ended },
  );
  const columns: readonly Column<Connection>[] = [
    { title: texts.application, cell: ({ application }) => application.name },
    { title: texts.lastUsed, cell: ({ last_used_at: at }) => (at === null ? all.never : <Time at={at} />) },
    {
      title: texts.actions,
      cell: (connection) => (
        <Button disabled={end.isPending} onClick={() => end.mutate(connection)}>
          {texts.end}
        </Button>
      ),
    },
  ];
  return (
    <Section title={texts.title}>
      {end.error && <ErrorNotice error={end.error} />}
      <Loaded query={connections}>
        {(loaded) => (
          <Table
            caption={texts.title}
            columns={columns}
            rows={loaded}
            rowKey={(connection) => connection.id}
            empty={<p>{texts.empty}</p>}
          />
        )}
      </Loaded>
    </Section>
  );
}

interface MemberAccessProps extends MemberProps {
  readonly lastOwner: boolean;
}

/** Invitation, suspension and single sign-on of a member. */
function MemberAccess({ member, lastOwner }: MemberAccessProps) {
  const { access } = usePageTexts();
  const managesIdentity = usePermission("identity:manage");
  const { data: provider } = useProvider({ enabled: managesIdentity && member.status === "active" });
  const [asking, setAsking] = useState<"suspend" | "unlink" | null>(null);
  const close = () => setAsking(null);
  return (
    <Section title={access.title}>
      {member.status === "invited" && <Invitation member={member} />}
      {member.status === "suspended" && <Suspended member={member} />}
      {member.status === "active" && (
        <>
          <p className="quiet">{access.passwordHelp}</p>
          <div className="row-actions">
            <Button
              disabled={lastOwner}
              {...(lastOwner && { "aria-describedby": "last-owner" })}
              onClick={() => setAsking("suspend")}
            >
              {access.suspend}
            </Button>
            {provider && <Button onClick={() => setAsking("unlink")}>{access.unlink}</Button>}
          </div>
        </>
      )}
      {asking === "suspend" && <Suspend member={member} onClose={close} />}
      {asking === "unlink" && <Unlink member={member} onClose={close} />}
    </Section>
  );
}

function Invitation({ member }: MemberProps) {
  const { invitation } = usePageTexts();
  const { id, email } = member;
  const resend = useChange(() => api.resendInvitation(client, { path: { id }, headers: ifMatch(member) }), [MEMBERS], {
    done: fill(invitation.resent, { email }),
  });
  return (
    <>
      <p>{fill(invitation.pending, { email })}</p>
      {resend.error && <ErrorNotice error={resend.error} />}
      <ChangeButton change={resend}>{invitation.resend}</ChangeButton>
    </>
  );
}

function Suspended({ member }: MemberProps) {
  const { access } = usePageTexts();
  const reactivate = useChange(() => setStatus(member, "active"), [MEMBERS], {
    done: fill(access.reactivated, { name: personName(member) }),
  });
  return (
    <>
      <p>{access.suspendedNow}</p>
      {reactivate.error && <ErrorNotice error={reactivate.error} />}
      <ChangeButton change={reactivate} className="primary">
        {access.reactivate}
      </ChangeButton>
    </>
  );
}

function Suspend({ member, onClose }: AskProps) {
  const { access } = usePageTexts();
  const { user } = useSession();
  const name = personName(member);
  const suspend = useChange(() => setStatus(member, "suspended"), [MEMBERS, ["connections"]], {
    done: fill(access.suspended, { name }),
    onDone: onClose,
  });
  return (
    <Confirm title={fill(access.suspendTitle, { name })} action={access.suspend} mutation={suspend} onClose={onClose}>
      <p>{access.suspendText}</p>
      {member.id === user.id && <p className="notice">{access.suspendYou}</p>}
    </Confirm>
  );
}

function Unlink({ member, onClose }: AskProps) {
  const { access } = usePageTexts();
  const unlink = useChange(() => identityApi.delete(client, { path: { id: member.id } }), [], {
    done: access.unlinked,
    onDone: onClose,
  });
  return (
    <Confirm
      title={fill(access.unlinkTitle, { name: personName(member) })}
      action={access.unlink}
      mutation={unlink}
      onClose={onClose}
    >
      <p>{access.unlinkText}</p>
    </Confirm>
  );
}

const setStatus = (member: MemberProps["member"], status: "active" | "suspended") =>
  api.update(client, { path: { id: member.id }, body: { status }, headers: ifMatch(member) });
