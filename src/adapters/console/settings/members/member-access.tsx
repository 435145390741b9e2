import { useState } from "react";
import * as identityApi from "../../../../../generated/sdk/member-identity.ts";
import * as api from "../../../../../generated/sdk/members.ts";
import { client } from "../../session/client.ts";
import { personName, usePermission, useSession } from "../../session/session.tsx";
import { fill } from "../../texts/texts.tsx";
import { ifMatch, useChange } from "../../ui/data.ts";
import { Confirm } from "../../ui/dialog.tsx";
import { Button, ChangeButton, ErrorNotice, Section } from "../../ui/page.tsx";
import { useProvider } from "../sign-in/query.ts";
import { type MemberProps, MEMBERS } from "./members-data.tsx";
import { usePageTexts } from "./texts.ts";

interface MemberAccessProps extends MemberProps {
  readonly lastOwner: boolean;
}

/** Invitation, suspension and single sign-on of a member. */
export function MemberAccess({ member, lastOwner }: MemberAccessProps) {
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

interface AskProps extends MemberProps {
  readonly onClose: () => void;
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
