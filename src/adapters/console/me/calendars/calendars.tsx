import { usePageTexts, fill } from "../../texts/texts.tsx";
import { Page } from "../../ui/page.tsx";
import { Feeds } from "./feeds.tsx";
import { texts as pageTexts } from "./texts.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import * as api from "../../../../../generated/sdk/busy-times.ts";
import type { BusyTime } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePermission, useSession } from "../../session/session.tsx";
import { useChange, ifMatch } from "../../ui/changes.ts";
import { Confirm, Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/fields.tsx";
import { Form, type FormValues } from "../../ui/form.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Pager, usePageNumber } from "../../ui/pager.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { Time, useTimeFormat, instantOf } from "../../ui/values.tsx";

/** The times in which the user cannot be booked: external calendars, and times entered by hand. */
export function Calendars() {
  const { title, about } = usePageTexts(pageTexts);
  return (
    <Page title={title} about={about}>
      <Feeds />
      <BusyTimes />
    </Page>
  );
}

const BUSY_TIMES = ["busyTimes"] as const;

/** The busy times that the user entered and that are not over. */
export function BusyTimes() {
  const texts = usePageTexts(pageTexts);
  const { user } = useSession();
  const mayWrite = usePermission("booking:write");
  const page = usePageNumber();
  const [from] = useState(() => new Date().toISOString());
  const query = { user_id: user.id, source: "manual", from, sort: "start_at", page } as const;
  const busy = useQuery({ queryKey: [...BUSY_TIMES, query], queryFn: async () => await api.list(client, { query }) });
  const [action, setAction] = useState<"add" | BusyTime | null>(null);
  const close = () => setAction(null);
  const columns: readonly Column<BusyTime>[] = [
    { title: texts.start, cell: ({ start_at }) => <Time at={start_at} /> },
    { title: texts.end, cell: ({ end_at }) => <Time at={end_at} /> },
    { title: texts.reason, cell: ({ title }) => title },
    {
      title: texts.actions,
      cell: (one) =>
        mayWrite && (
          <button type="button" onClick={() => setAction(one)}>
            {texts.remove}
          </button>
        ),
    },
  ];
  return (
    <section>
      <header className="row">
        <h2>{texts.busy}</h2>
        {mayWrite && (
          <button type="button" onClick={() => setAction("add")}>
            {texts.addBusy}
          </button>
        )}
      </header>
      <p className="quiet">{texts.busyHelp}</p>
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
    </section>
  );
}

function AddBusyTime({ onClose }: { readonly onClose: () => void }) {
  const texts = usePageTexts(pageTexts);
  const { timezone } = useSession().user;
  const add = useChange((body: api.BusyTimesCreateInput["body"]) => api.create(client, { body }), {
    changes: [BUSY_TIMES],
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

interface RemoveBusyTimeProps {
  readonly busyTime: BusyTime;
  readonly onClose: () => void;
}

function RemoveBusyTime({ busyTime, onClose }: RemoveBusyTimeProps) {
  const texts = usePageTexts(pageTexts);
  const { id, start_at, end_at } = busyTime;
  const remove = useChange(() => api.delete(client, { path: { id }, headers: ifMatch(busyTime) }), {
    changes: [BUSY_TIMES],
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
