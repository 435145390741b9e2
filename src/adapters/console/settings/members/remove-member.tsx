import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import * as api from "../../../../../generated/sdk/members.ts";
import { client } from "../../session/client.ts";
import { useSession } from "../../session/session.tsx";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { useChange } from "../../ui/changes.ts";
import { Confirm } from "../../ui/confirm.tsx";
import { Field } from "../../ui/field.tsx";
import { ifMatch } from "../../ui/if-match.ts";
import { MEMBERS, type MemberProps, nameOfMember } from "./query.ts";
import { texts as pageTexts } from "./texts.ts";

interface RemoveMemberProps extends MemberProps {
  readonly lastOwner: boolean;
}

/** Removes a member, or withdraws their invitation. */
export function RemoveMember({ member, lastOwner }: RemoveMemberProps) {
  const { removal, invitation } = usePageTexts(pageTexts);
  const [asking, setAsking] = useState(false);
  const invited = member.status === "invited";
  return (
    <section>
      <h2>{invited ? invitation.withdraw : removal.title}</h2>
      <p className="quiet">{invited ? fill(invitation.withdrawText, { email: member.email }) : removal.about}</p>
      <button
        type="button"
        className="danger"
        disabled={lastOwner}
        {...(lastOwner && { "aria-describedby": "last-owner" })}
        onClick={() => setAsking(true)}
      >
        {invited ? invitation.withdraw : removal.remove}
      </button>
      {asking && invited && <Withdraw member={member} onClose={() => setAsking(false)} />}
      {asking && !invited && <Remove member={member} onClose={() => setAsking(false)} />}
    </section>
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
  return useChange(remove, { changes: [MEMBERS], done, onDone: () => go("/settings/members") });
}

function Withdraw({ member, onClose }: AskProps) {
  const { invitation } = usePageTexts(pageTexts);
  const withdraw = useRemoval(member, { done: invitation.withdrawn });
  return (
    <Confirm
      title={fill(invitation.withdrawTitle, { name: nameOfMember(member) })}
      action={invitation.withdraw}
      mutation={withdraw}
      onClose={onClose}
    >
      <p>{fill(invitation.withdrawText, { email: member.email })}</p>
    </Confirm>
  );
}

function Remove({ member, onClose }: AskProps) {
  const { removal } = usePageTexts(pageTexts);
  const { user } = useSession();
  const name = nameOfMember(member);
  const [successor, setSuccessor] = useState("");
  const remove = useRemoval(member, {
    done: fill(removal.removed, { name }),
    ...(successor !== "" && { successor }),
  });
  const { data: others = [] } = useQuery({
    queryKey: [...MEMBERS, "active"],
    queryFn: async () =>
      await api.list(client, { query: { status: "active", page_size: 100, sort: "last_name,first_name" } }).toArray({
        limit: 1_000,
      }),
  });
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
                  {nameOfMember(other)}
                </option>
              ))}
          </select>
        )}
      </Field>
    </Confirm>
  );
}
