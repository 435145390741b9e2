import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as api from "../../../../../generated/sdk/schedules.ts";
import type { Schedule } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePermission, useSession } from "../../session/session.tsx";
import { usePageTexts, fill } from "../../texts/texts.tsx";
import { useChange, ifMatch } from "../../ui/changes.ts";
import { Confirm, Dialog } from "../../ui/dialog.tsx";
import { ErrorNotice, Loaded } from "../../ui/loaded.tsx";
import { TextField } from "../../ui/fields.tsx";
import { Form } from "../../ui/form.tsx";
import { Page } from "../../ui/page.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { TimeZoneField } from "../../ui/time-zone-field.tsx";
import { useUrlState } from "../../ui/url-state.ts";
import { ScheduleForm } from "./schedule-form.tsx";
import { SCHEDULES } from "./draft.ts";
import { texts as pageTexts } from "./texts.ts";

/** The hours in which the user can be booked. */
export function Hours() {
  const texts = usePageTexts(pageTexts);
  const { user } = useSession();
  const schedules = useQuery({
    queryKey: SCHEDULES,
    queryFn: async () =>
      await api
        .list(client, { query: { user_id: user.id, sort: "created_at", page_size: 100 } })
        .toArray({ limit: 500 }),
  });
  const mayWrite = usePermission("booking:write");
  const [creating, setCreating] = useState(false);
  return (
    <Page
      title={texts.title}
      about={texts.about}
      actions={
        mayWrite && (
          <button type="button" className="primary" onClick={() => setCreating(true)}>
            {texts.create}
          </button>
        )
      }
    >
      <Loaded query={schedules}>{(loaded) => <Schedules schedules={loaded} />}</Loaded>
      {creating && <CreateSchedule onClose={() => setCreating(false)} />}
    </Page>
  );
}

/** The chosen schedule, and links to the others. */
function Schedules({ schedules }: { readonly schedules: readonly Schedule[] }) {
  const texts = usePageTexts(pageTexts);
  const { user } = useSession();
  const mayWrite = usePermission("booking:write");
  const chosen = useUrlState("schedule").values.schedule;
  const shown = schedules.find(({ id }) => id === chosen) ?? schedules.find((one) => one.is_default) ?? schedules[0];
  if (!shown)
    return (
      <div className="empty">
        <p>{fill(texts.none, { timezone: user.timezone })}</p>
      </div>
    );
  const tabs = schedules.map(({ id, name, is_default }) => ({
    name: is_default ? `${name} (${texts.default})` : name,
    href: `/me/hours?schedule=${id}`,
    current: id === shown.id,
  }));
  return (
    <>
      {schedules.length > 1 && <Tabs label={texts.schedules} tabs={tabs} />}
      <section aria-label={shown.name}>
        <ScheduleHeader key={shown.id} schedule={shown} isOnly={schedules.length === 1} />
        <fieldset key={`${shown.id} form`} disabled={!mayWrite}>
          <ScheduleForm schedule={shown} />
        </fieldset>
      </section>
    </>
  );
}

interface ScheduleHeaderProps {
  readonly schedule: Schedule;
  readonly isOnly: boolean;
}

function ScheduleHeader({ schedule, isOnly }: ScheduleHeaderProps) {
  const texts = usePageTexts(pageTexts);
  const mayWrite = usePermission("booking:write");
  const [deleting, setDeleting] = useState(false);
  const { id, name, is_default } = schedule;
  const setDefault = useChange(
    () => api.update(client, { path: { id }, body: { is_default: true }, headers: ifMatch(schedule) }),
    { changes: [SCHEDULES], done: texts.isDefault },
  );
  const remove = useChange(() => api.delete(client, { path: { id }, headers: ifMatch(schedule) }), {
    changes: [SCHEDULES],
    done: texts.deleted,
    onDone: () => setDeleting(false),
  });
  return (
    <header className="row">
      <h2>{name}</h2>
      <div className="row-actions">
        {mayWrite && !is_default && (
          <button type="button" disabled={setDefault.isPending} onClick={() => setDefault.mutate(undefined)}>
            {texts.makeDefault}
          </button>
        )}
        {mayWrite && (!is_default || isOnly) && (
          <button type="button" onClick={() => setDeleting(true)}>
            {texts.delete}
          </button>
        )}
      </div>
      {is_default && !isOnly && <span className="quiet">{texts.defaultText}</span>}
      {setDefault.error && <ErrorNotice error={setDefault.error} />}
      {deleting && (
        <Confirm
          title={fill(texts.deleteTitle, { name })}
          action={texts.delete}
          mutation={remove}
          onClose={() => setDeleting(false)}
        >
          <p>
            {texts.deleteText} {isOnly && texts.deleteLast}
          </p>
        </Confirm>
      )}
    </header>
  );
}

function CreateSchedule({ onClose }: { readonly onClose: () => void }) {
  const texts = usePageTexts(pageTexts);
  const { user } = useSession();
  const { change } = useUrlState("schedule");
  const create = useChange((body: api.SchedulesCreateInput["body"]) => api.create(client, { body }), {
    changes: [SCHEDULES],
    done: texts.created,
    onDone({ id }) {
      change({ schedule: id });
      onClose();
    },
  });
  return (
    <Dialog title={texts.create} onClose={onClose}>
      <Form
        mutation={create}
        read={(values) => ({ name: values.text("name"), timezone: values.text("timezone") })}
        submit={texts.create}
        onCancel={onClose}
      >
        <p>{texts.createHelp}</p>
        <TextField label={texts.name} name="name" help={texts.nameHelp} maxLength={100} autoComplete="off" />
        <TimeZoneField label={texts.timezone} name="timezone" initial={user.timezone} />
      </Form>
    </Dialog>
  );
}
