import { useState } from "react";
import * as membersApi from "../../../../../generated/sdk/members.ts";
import * as api from "../../../../../generated/sdk/organization.ts";
import type { Retention as Periods } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { useSession } from "../../session/session.tsx";
import { fill, useTexts } from "../../texts/texts.tsx";
import { ifMatch, useChange, useLoad } from "../../ui/data.ts";
import { Confirm, Dialog } from "../../ui/dialog.tsx";
import { Form, type FormValues, TextField } from "../../ui/form.tsx";
import { Button, ChangeButton, ErrorNotice, Section } from "../../ui/page.tsx";
import { useDateFormat, useNumbers } from "../../ui/values.tsx";
import { ORGANIZATION, ORGANIZATION_CHANGES, type OrganizationProps } from "./general.tsx";
import { usePageTexts } from "./texts.ts";

/** The shortest period of each kind of data, in days, and its name in a preview. */
const KINDS = {
  messages_days: { shortest: 30, counted: "messages" },
  attachments_days: { shortest: 30, counted: "attachments" },
  timelines_days: { shortest: 90, counted: "timelines" },
  tasks_days: { shortest: 30, counted: "tasks" },
  deleted_days: { shortest: 7, counted: "deleted" },
} as const satisfies Readonly<Record<keyof Periods, object>>;

type Kind = keyof typeof KINDS;
type Preview = Awaited<ReturnType<typeof api.previewRetention>>;

const ALL = Object.keys(KINDS) as Kind[];
const LONGEST = 36_500;
/** A preview counts no further. */
const MOST = 10_000;

/** How long the organization keeps its data. Before a shorter period is saved, the user confirms what is deleted. */
export function Retention({ organization }: OrganizationProps) {
  const { retention: texts } = usePageTexts();
  const { forms } = useTexts();
  const { retention } = organization;
  const [asking, setAsking] = useState<Periods>();
  const change = useChange(
    (periods: Periods) => api.update(client, { body: { retention: periods }, headers: ifMatch(organization) }),
    ORGANIZATION_CHANGES,
    { done: forms.saved, onDone: () => setAsking(undefined) },
  );
  const save = (entered: Periods): void => {
    const changed = ALL.filter((kind) => entered[kind] !== retention[kind]);
    const periods: Periods = Object.fromEntries(changed.map((kind) => [kind, entered[kind]]));
    if (changed.some((kind) => isShorter(entered[kind], retention[kind]))) setAsking(periods);
    else change.mutate(periods);
  };
  return (
    <Section title={texts.title} about={texts.about}>
      <Form mutation={{ ...change, error: asking ? null : change.error, mutate: save }} read={read}>
        <div className="columns">
          {ALL.map((kind) => (
            <TextField
              key={kind}
              label={texts.names[kind]}
              name={kind}
              path={`/retention/${kind}`}
              help={texts.help[kind]}
              optional
              type="number"
              min={KINDS[kind].shortest}
              max={LONGEST}
              defaultValue={retention[kind] ?? ""}
            />
          ))}
        </div>
        <p className="quiet">{texts.activityLog}</p>
      </Form>
      {asking && (
        <Confirm
          title={texts.confirmTitle}
          action={texts.confirm}
          mutation={{ ...change, mutate: () => change.mutate(asking) }}
          onClose={() => {
            change.reset();
            setAsking(undefined);
          }}
        >
          <WouldDelete periods={asking} before={retention} />
        </Confirm>
      )}
    </Section>
  );
}

/** The numbers of records that the shorter periods delete. */
function WouldDelete({ periods, before }: { readonly periods: Periods; readonly before: Periods }) {
  const { retention: texts } = usePageTexts();
  const shorter = ALL.filter((kind) => isShorter(periods[kind], before[kind]));
  const query = Object.fromEntries(shorter.map((kind) => [kind, periods[kind]]));
  const preview = useLoad(["retention-preview", query], () => api.previewRetention(client, { query }), {
    retry: false,
  });
  const number = useNumbers();
  const shown = (count: number): string =>
    count < MOST ? number(count) : fill(texts.atLeast, { count: number(MOST) });
  const count = (all: Preview, kind: Kind): string => shown(all[KINDS[kind].counted]);
  const related = shorter.includes("deleted_days") ? (preview.data?.related ?? 0) : 0;
  return (
    <>
      <p>{texts.confirmAbout}</p>
      <ul>
        {shorter.map((kind) => (
          <li key={kind}>
            {fill(texts.counts[kind], {
              count: preview.data ? count(preview.data, kind) : preview.isError ? "?" : "…",
            })}
          </li>
        ))}
        {related > 0 && <li>{fill(texts.related, { count: shown(related) })}</li>}
      </ul>
      {preview.isError && <p>{texts.notCounted}</p>}
    </>
  );
}

/** Null and undefined: the data is kept. */
const isShorter = (days: number | null | undefined, before: number | null | undefined): boolean =>
  typeof days === "number" && days < (before ?? Number.POSITIVE_INFINITY);

const read = (values: FormValues): Periods => Object.fromEntries(ALL.map((kind) => [kind, values.numberOrNull(kind)]));

/** Requests or cancels the deletion of the organization. */
export function Deletion({ organization }: OrganizationProps) {
  const { deletion: texts } = usePageTexts();
  const isOwner = useSession().user.role === "owner";
  const [asking, setAsking] = useState(false);
  const { deletion } = organization;
  return (
    <Section title={texts.title} about={texts.about}>
      {!isOwner && <p className="quiet">{texts.ownersOnly}</p>}
      {deletion !== null && <Requested deletion={deletion} isOwner={isOwner} />}
      {deletion === null && isOwner && (
        <Button className="danger" onClick={() => setAsking(true)}>
          {texts.request}
        </Button>
      )}
      {asking && <RequestDeletion organization={organization} onClose={() => setAsking(false)} />}
    </Section>
  );
}

interface RequestedProps {
  readonly deletion: NonNullable<OrganizationProps["organization"]["deletion"]>;
  readonly isOwner: boolean;
}

function Requested({ deletion: { deletes_at: at, requested_by: by }, isOwner }: RequestedProps) {
  const { deletion: texts } = usePageTexts();
  const cancel = useChange(() => api.cancelDeletion(client), [ORGANIZATION], { done: texts.cancelled });
  const date = useDateFormat({ dateStyle: "long" })(at);
  return (
    <>
      <p className="notice fault">{fill(texts.requested, { date, name: by.name })}</p>
      {cancel.error && <ErrorNotice error={cancel.error} />}
      {isOwner && <ChangeButton change={cancel}>{texts.cancel}</ChangeButton>}
    </>
  );
}

function RequestDeletion({ organization, onClose }: OrganizationProps & { readonly onClose: () => void }) {
  const { deletion: texts } = usePageTexts();
  const { data: members } = useLoad(
    ["members", "count"],
    async () => (await membersApi.list(client, { query: { page_size: 1 } })).meta.total,
  );
  const request = useChange((body: { name: string }) => api.requestDeletion(client, { body }), [ORGANIZATION], {
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
