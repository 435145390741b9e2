import { useState } from "react";
import * as identityApi from "../../../../../generated/sdk/member-identity.ts";
import * as api from "../../../../../generated/sdk/members.ts";
import { client } from "../../session/client.ts";
import { usePermission, useSession } from "../../session/session.tsx";
import { usePageTexts, fill } from "../../texts/texts.tsx";
import { useChange, ifMatch } from "../../ui/changes.ts";
import { Confirm } from "../../ui/dialog.tsx";
import { ErrorNotice } from "../../ui/loaded.tsx";
import { useProvider } from "../sign-in/query.ts";
import { MEMBERS, type MemberProps, nameOfMember } from "./members-data.tsx";
import { texts as pageTexts } from "./texts.ts";

interface MemberAccessProps extends MemberProps {
  readonly lastOwner: boolean;
}

/** Invitation, suspension and single sign-on of a member. */
export function MemberAccess({ member, lastOwner }: MemberAccessProps) {
  const { access } = usePageTexts(pageTexts);
  const managesIdentity = usePermission("identity:manage");
  const { data: provider } = useProvider({ enabled: managesIdentity && member.status === "active" });
  const [asking, setAsking] = useState<"suspend" | "unlink" | null>(null);
  const close = () => setAsking(null);
  return (
    <section>
      <h2>{access.title}</h2>
      {member.status === "invited" && <Invitation member={member} />}
      {member.status === "suspended" && <Suspended member={member} />}
      {member.status === "active" && (
        <>
          <p className="quiet">{access.passwordHelp}</p>
          <div className="row-actions">
            <button
              type="button"
              disabled={lastOwner}
              {...(lastOwner && { "aria-describedby": "last-owner" })}
              onClick={() => setAsking("suspend")}
            >
              {access.suspend}
            </button>
            {provider && (
              <button type="button" onClick={() => setAsking("unlink")}>
                {access.unlink}
              </button>
            )}
          </div>
        </>
      )}
      {asking === "suspend" && <Suspend member={member} onClose={close} />}
      {asking === "unlink" && <Unlink member={member} onClose={close} />}
    </section>
  );
}

function Invitation({ member }: MemberProps) {
  const { invitation } = usePageTexts(pageTexts);
  const { id, email } = member;
  const resend = useChange(() => api.resendInvitation(client, { path: { id }, headers: ifMatch(member) }), {
    changes: [MEMBERS],
    done: fill(invitation.resent, { email }),
  });
  return (
    <>
      <p>{fill(invitation.pending, { email })}</p>
      {resend.error && <ErrorNotice error={resend.error} />}
      <button type="button" disabled={resend.isPending} onClick={() => resend.mutate(undefined)}>
        {invitation.resend}
      </button>
    </>
  );
}

function Suspended({ member }: MemberProps) {
  const { access } = usePageTexts(pageTexts);
  const reactivate = useChange(() => setStatus(member, "active"), {
    changes: [MEMBERS],
    done: fill(access.reactivated, { name: nameOfMember(member) }),
  });
  return (
    <>
      <p>{access.suspendedNow}</p>
      {reactivate.error && <ErrorNotice error={reactivate.error} />}
      <button
        type="button"
        className="primary"
        disabled={reactivate.isPending}
        onClick={() => reactivate.mutate(undefined)}
      >
        {access.reactivate}
      </button>
    </>
  );
}

interface AskProps extends MemberProps {
  readonly onClose: () => void;
}

function Suspend({ member, onClose }: AskProps) {
  const { access } = usePageTexts(pageTexts);
  const { user } = useSession();
  const name = nameOfMember(member);
  const suspend = useChange(() => setStatus(member, "suspended"), {
    changes: [MEMBERS, ["connections"]],
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
  const { access } = usePageTexts(pageTexts);
  const unlink = useChange(() => identityApi.delete(client, { path: { id: member.id } }), {
    changes: [],
    done: access.unlinked,
    onDone: onClose,
  });
  return (
    <Confirm
      title={fill(access.unlinkTitle, { name: nameOfMember(member) })}
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
