import { useState } from "react";
import * as api from "../../../../../generated/sdk/schedules.ts";
import type { Schedule } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePermission, useSession } from "../../session/session.tsx";
import { fill } from "../../texts/texts.tsx";
import { ifMatch, useChange, useLoad } from "../../ui/data.ts";
import { Confirm, Dialog } from "../../ui/dialog.tsx";
import { Form, TextField } from "../../ui/form.tsx";
import { Button, ChangeButton, ErrorNotice, Loaded, Page } from "../../ui/page.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { TimeZoneField } from "../../ui/time-zone-field.tsx";
import { useUrlState } from "../../ui/url-state.ts";
import { SCHEDULES } from "./draft.ts";
import { ScheduleForm } from "./schedule-form.tsx";
import { usePageTexts } from "./texts.ts";

/** The hours in which the user can be booked. */
export function Hours() {
  const texts = usePageTexts();
  const { user } = useSession();
  const schedules = useLoad(SCHEDULES, () =>
    api.list(client, { query: { user_id: user.id, sort: "created_at", page_size: 100 } }).toArray({ limit: 500 }),
  );
  const mayWrite = usePermission("booking:write");
  const [creating, setCreating] = useState(false);
  return (
    <Page
      title={texts.title}
      about={texts.about}
      actions={
        mayWrite && (
          <Button className="primary" onClick={() => setCreating(true)}>
            {texts.create}
          </Button>
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
  const texts = usePageTexts();
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

function ScheduleHeader({ schedule, isOnly }: { readonly schedule: Schedule; readonly isOnly: boolean }) {
  const texts = usePageTexts();
  const mayWrite = usePermission("booking:write");
  const [deleting, setDeleting] = useState(false);
  const { id, name, is_default } = schedule;
  const setDefault = useChange(
    () => api.update(client, { path: { id }, body: { is_default: true }, headers: ifMatch(schedule) }),
    [SCHEDULES],
    { done: texts.isDefault },
  );
  const remove = useChange(() => api.delete(client, { path: { id }, headers: ifMatch(schedule) }), [SCHEDULES], {
    done: texts.deleted,
    onDone: () => setDeleting(false),
  });
  return (
    <header className="row">
      <h2>{name}</h2>
      <div className="row-actions">
        {mayWrite && !is_default && <ChangeButton change={setDefault}>{texts.makeDefault}</ChangeButton>}
        {mayWrite && (!is_default || isOnly) && <Button onClick={() => setDeleting(true)}>{texts.delete}</Button>}
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
  const texts = usePageTexts();
  const { user } = useSession();
  const { change } = useUrlState("schedule");
  const create = useChange((body: api.SchedulesCreateInput["body"]) => api.create(client, { body }), [SCHEDULES], {
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
