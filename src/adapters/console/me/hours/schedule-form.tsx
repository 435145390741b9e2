import { useState } from "react";
import * as api from "../../../../../generated/sdk/schedules.ts";
import type { Schedule } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { useTexts } from "../../texts/texts.tsx";
import { useChange } from "../../ui/changes.ts";
import { TextField } from "../../ui/fields.tsx";
import { Form } from "../../ui/form.tsx";
import type { FormValues } from "../../ui/form-values.ts";
import { ifMatch } from "../../ui/if-match.ts";
import { TimeZoneField } from "../../ui/time-zone-field.tsx";
import { Dates } from "./dates.tsx";
import { addDates, bodyOf, draftOf } from "./draft.ts";
import { SCHEDULES } from "./queries.ts";
import { texts as pageTexts } from "./texts.ts";
import { Week } from "./week.tsx";
import "./hours.css";

/** The name, the time zone and the hours of a schedule. */
export function ScheduleForm({ schedule }: { readonly schedule: Schedule }) {
  const texts = usePageTexts(pageTexts);
  const { forms } = useTexts();
  const [draft, setDraft] = useState(() => draftOf(schedule));
  const { id, name, timezone } = schedule;
  const save = useChange(
    (body: api.SchedulesUpdateInput["body"]) => api.update(client, { path: { id }, body, headers: ifMatch(schedule) }),
    { changes: [SCHEDULES], done: forms.saved, onDone: (saved) => setDraft(draftOf(saved)) },
  );
  const read = (values: FormValues) => {
    // Dates that the user entered without pressing "Add these dates" are not lost.
    const first = values.text("first_day");
    const whole = first === "" ? draft : addDates(draft, first, values.text("last_day") || first);
    setDraft(whole);
    return { name: values.text("name"), timezone: values.text("timezone"), ...bodyOf(whole) };
  };
  return (
    <Form mutation={save} read={read}>
      <TextField
        label={texts.name}
        name="name"
        help={texts.nameHelp}
        maxLength={100}
        autoComplete="off"
        defaultValue={name}
      />
      <TimeZoneField label={texts.timezone} name="timezone" initial={timezone} />
      <Week draft={draft} onChange={setDraft} />
      <Dates draft={draft} schedule={schedule} onChange={setDraft} />
    </Form>
  );
}
