import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as membersApi from "../../../../../generated/sdk/members.ts";
import * as api from "../../../../../generated/sdk/organization.ts";
import { client } from "../../session/client.ts";
import { useSession } from "../../session/session.tsx";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { useChange } from "../../ui/changes.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorNotice } from "../../ui/error-notice.tsx";
import { TextField } from "../../ui/fields.tsx";
import { Form } from "../../ui/form.tsx";
import { useDateFormat } from "../../ui/time.tsx";
import { ORGANIZATION, type OrganizationProps } from "./query.ts";
import { texts as pageTexts } from "./texts.ts";

/** Requests or cancels the deletion of the organization. */
export function Deletion({ organization }: OrganizationProps) {
  const { deletion: texts } = usePageTexts(pageTexts);
  const isOwner = useSession().user.role === "owner";
  const [asking, setAsking] = useState(false);
  const { deletion } = organization;
  return (
    <section>
      <h2>{texts.title}</h2>
      <p className="quiet">{texts.about}</p>
      {!isOwner && <p className="quiet">{texts.ownersOnly}</p>}
      {deletion !== null && <Requested deletion={deletion} isOwner={isOwner} />}
      {deletion === null && isOwner && (
        <button type="button" className="danger" onClick={() => setAsking(true)}>
          {texts.request}
        </button>
      )}
      {asking && <RequestDeletion organization={organization} onClose={() => setAsking(false)} />}
    </section>
  );
}

interface RequestedProps {
  readonly deletion: NonNullable<OrganizationProps["organization"]["deletion"]>;
  readonly isOwner: boolean;
}

function Requested({ deletion: { deletes_at: at, requested_by: by }, isOwner }: RequestedProps) {
  const { deletion: texts } = usePageTexts(pageTexts);
  const cancel = useChange(() => api.cancelDeletion(client), { changes: [ORGANIZATION], done: texts.cancelled });
  const date = useDateFormat({ dateStyle: "long" })(at);
  return (
    <>
      <p className="notice fault">{fill(texts.requested, { date, name: by.name })}</p>
      {cancel.error && <ErrorNotice error={cancel.error} />}
      {isOwner && (
        <button type="button" disabled={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
          {texts.cancel}
        </button>
      )}
    </>
  );
}

function RequestDeletion({ organization, onClose }: OrganizationProps & { readonly onClose: () => void }) {
  const { deletion: texts } = usePageTexts(pageTexts);
  const { data: members } = useQuery({
    queryKey: ["members", "count"],
    queryFn: async () => (await membersApi.list(client, { query: { page_size: 1 } })).meta.total,
  });
  const request = useChange((body: { name: string }) => api.requestDeletion(client, { body }), {
    changes: [ORGANIZATION],
    done: texts.done,
    onDone: onClose,
  });
  return (
    <Dialog title={texts.request} onClose={onClose}>
      <p>{members === undefined ? "…" : fill(texts.confirm, { members })}</p>
      <Form
        mutation={request}
        read={(values) => ({ name: values.text("name") })}
        submit={texts.request}
        onCancel={onClose}
      >
        <TextField
          label={texts.name}
          name="name"
          help={fill(texts.nameHelp, { name: organization.name })}
          autoComplete="off"
        />
      </Form>
    </Dialog>
  );
}
