import { useState } from "react";
import * as api from "../../../../../generated/sdk/busy-times.ts";
import type { BusyTime } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePermission, useSession } from "../../session/session.tsx";
import { fill } from "../../texts/texts.tsx";
import { ifMatch, useChange, useLoad } from "../../ui/data.ts";
import { Confirm, Dialog } from "../../ui/dialog.tsx";
import { Form, type FormValues, TextField } from "../../ui/form.tsx";
import { Button, Loaded, Page, Section } from "../../ui/page.tsx";
import { type Column, Pager, Table, usePageNumber } from "../../ui/table.tsx";
import { instantOf, Time, useTimeFormat } from "../../ui/values.tsx";
import { Feeds } from "./feeds.tsx";
import { usePageTexts } from "./texts.ts";

/** The times in which the user cannot be booked: external calendars, and times entered by hand. */
export function Calendars() {
  const { title, about } = usePageTexts();
  return (
    <Page title={title} about={about}>
      <Feeds />
      <BusyTimes />
    </Page>
  );
}

const BUSY_TIMES = ["busyTimes"] as const;

/** The busy times that the user entered and that are not over. */
function BusyTimes() {
  const texts = usePageTexts();
  const { user } = useSession();
  const mayWrite = usePermission("booking:write");
  const page = usePageNumber();
  const [from] = useState(() => new Date().toISOString());
  const query = { user_id: user.id, source: "manual", from, sort: "start_at", page } as const;
  const busy = useLoad([...BUSY_TIMES, query], () => api.list(client, { query }));
  const [action, setAction] = useState<"add" | BusyTime | null>(null);
  const close = () => setAction(null);
  const columns: readonly Column<BusyTime>[] = [
    { title: texts.start, cell: ({ start_at }) => <Time at={start_at} /> },
    { title: texts.end, cell: ({ end_at }) => <Time at={end_at} /> },
    { title: texts.reason, cell: ({ title }) => title },
    {
      title: texts.actions,
      cell: (one) => mayWrite && <Button onClick={() => setAction(one)}>{texts.remove}</Button>,
    },
  ];
  return (
    <Section
      title={texts.busy}
      about={texts.busyHelp}
      actions={mayWrite && <Button onClick={() => setAction("add")}>{texts.addBusy}</Button>}
    >
      <Loaded query={busy}>
        {({ data, meta }) => (
          <>
            <Table
              caption={texts.busy}
              columns={columns}
              rows={data}
              rowKey={({ id }) => id}
              empty={<p>{texts.busyNone}</p>}
            />
            <Pager meta={meta} />
          </>
        )}
      </Loaded>
      {action === "add" && <AddBusyTime onClose={close} />}
      {action !== null && action !== "add" && <RemoveBusyTime busyTime={action} onClose={close} />}
    </Section>
  );
}

function AddBusyTime({ onClose }: { readonly onClose: () => void }) {
  const texts = usePageTexts();
  const { timezone } = useSession().user;
  const add = useChange((body: api.BusyTimesCreateInput["body"]) => api.create(client, { body }), [BUSY_TIMES], {
    done: texts.busyAdded,
    onDone: onClose,
  });
  const read = (values: FormValues) => ({
    start_at: instantOf(values.text("start_at"), timezone),
    end_at: instantOf(values.text("end_at"), timezone),
    title: values.textOrNull("title"),
  });
  const help = fill(texts.zoneHelp, { timezone });
  return (
    <Dialog title={texts.addBusy} onClose={onClose}>
      <Form mutation={add} read={read} submit={texts.addBusy} onCancel={onClose}>
        <TextField label={texts.start} name="start_at" type="datetime-local" help={help} />
        <TextField label={texts.end} name="end_at" type="datetime-local" help={help} />
        <TextField
          label={texts.reason}
          name="title"
          help={texts.reasonHelp}
          optional
          maxLength={200}
          autoComplete="off"
        />
      </Form>
    </Dialog>
  );
}

function RemoveBusyTime({ busyTime, onClose }: { readonly busyTime: BusyTime; readonly onClose: () => void }) {
  const texts = usePageTexts();
  const { id, start_at, end_at } = busyTime;
  const remove = useChange(() => api.delete(client, { path: { id }, headers: ifMatch(busyTime) }), [BUSY_TIMES], {
    done: texts.busyRemoved,
    onDone: onClose,
  });
  const format = useTimeFormat();
  return (
    <Confirm title={texts.removeBusyTitle} action={texts.remove} mutation={remove} onClose={onClose}>
      <p>{fill(texts.removeBusyText, { start: format(start_at), end: format(end_at) })}</p>
    </Confirm>
  );
}
