import { useState } from "react";
import * as api from "../../../../../generated/sdk/busy-times.ts";
import type { BusyTime, BusyFeed } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePermission, useSession } from "../../session/session.tsx";
import { fill, useTexts } from "../../texts/texts.tsx";
import { ifMatch, useChange, useLoad } from "../../ui/data.ts";
import { Confirm, Dialog } from "../../ui/dialog.tsx";
import { Form, type FormValues, TextField } from "../../ui/form.tsx";
import { Button, Loaded, Page, Section, ErrorNotice } from "../../ui/page.tsx";
import { type Column, Pager, Table, usePageNumber } from "../../ui/table.tsx";
import { instantOf, Time, useTimeFormat, Badge, nameIn } from "../../ui/values.tsx";
import { usePageTexts } from "./texts.ts";
import * as feedsApi from "../../../../../generated/sdk/busy-feeds.ts";

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

/** How often the state is loaded while a calendar is being read. */
const POLL_MS = 2_000;
/** For how long the state is loaded again after the user asked for it. */
const WATCH_MS = 20_000;

type Action = { readonly kind: "add" } | { readonly kind: "change" | "remove"; readonly id: string };

/** The external calendars of the user. */
function Feeds() {
  const texts = usePageTexts();
  const { user } = useSession();
  const mayWrite = usePermission("booking:write");
  const [watchedUntil, setWatchedUntil] = useState(0);
  const feeds = useLoad(
    FEEDS,
    () => feedsApi.list(client, { query: { user_id: user.id, page_size: 100, sort: "name" } }),
    {
      refetchInterval: ({ state: { data } }) =>
        Date.now() < watchedUntil || data?.data.some(({ status }) => status === "pending") ? POLL_MS : false,
    },
  );
  const read = useChange(({ id }: BusyFeed) => feedsApi.refresh(client, { path: { id } }), [FEEDS], {
    onDone: () => setWatchedUntil(Date.now() + WATCH_MS),
  });
  const [action, setAction] = useState<Action | null>(null);
  return (
    <Section
      title={texts.feeds}
      actions={mayWrite && <Button onClick={() => setAction({ kind: "add" })}>{texts.add}</Button>}
    >
      {read.error && <ErrorNotice error={read.error} />}
      <p className="unseen" role="status">
        {read.data && fill(texts.reading, { name: read.data.name })}
      </p>
      <Loaded query={feeds}>
        {({ data }) => (
          <>
            <FeedTable feeds={data} onRead={read.mutate} onAction={mayWrite ? setAction : null} />
            {action && <ActionDialog action={action} feeds={data} onClose={() => setAction(null)} />}
          </>
        )}
      </Loaded>
    </Section>
  );
}

interface FeedTableProps {
  readonly feeds: readonly BusyFeed[];
  readonly onRead: (feed: BusyFeed) => void;
  /** Null if the user may not change calendars. */
  readonly onAction: ((action: Action) => void) | null;
}

function FeedTable({ feeds, onRead, onAction }: FeedTableProps) {
  const texts = usePageTexts();
  const columns: readonly Column<BusyFeed>[] = [
    {
      title: texts.name,
      cell: ({ name, host }) => (
        <>
          {name} <span className="help">{host}</span>
        </>
      ),
    },
    { title: texts.status, cell: (feed) => <FeedStatus feed={feed} /> },
    { title: texts.lastRead, cell: ({ last_read_at: at }) => (at === null ? texts.never : <Time at={at} />) },
    { title: texts.periods, cell: ({ period_count }) => period_count },
    {
      title: texts.actions,
      cell: (feed) =>
        onAction && (
          <div className="row-actions">
            <Button onClick={() => onRead(feed)}>{texts.read}</Button>
            <Button onClick={() => onAction({ kind: "change", id: feed.id })}>{texts.change}</Button>
            <Button onClick={() => onAction({ kind: "remove", id: feed.id })}>{texts.remove}</Button>
          </div>
        ),
    },
  ];
  return (
    <Table caption={texts.feeds} columns={columns} rows={feeds} rowKey={({ id }) => id} empty={<p>{texts.none}</p>} />
  );
}

/** The state of a feed; for a failure, its reason and what the user can do. */
function FeedStatus({ feed: { status, last_error, period_count } }: { readonly feed: BusyFeed }) {
  const texts = usePageTexts();
  const tone = status === "failing" ? "fault" : status === "ok" ? "good" : "neutral";
  return (
    <div role="status">
      <Badge tone={tone}>{nameIn(texts.statuses, status)}</Badge>
      {last_error !== null && (
        <span className="help">
          {nameIn(texts.errors, last_error)} {period_count > 0 && texts.kept}
        </span>
      )}
    </div>
  );
}

interface ActionDialogProps {
  readonly action: Action;
  readonly feeds: readonly BusyFeed[];
  readonly onClose: () => void;
}

function ActionDialog({ action, feeds, onClose }: ActionDialogProps) {
  if (action.kind === "add") return <AddFeed onClose={onClose} />;
  const feed = feeds.find(({ id }) => id === action.id);
  if (!feed) return null;
  const Action = action.kind === "change" ? ChangeFeed : RemoveFeed;
  return <Action feed={feed} onClose={onClose} />;
}

function RemoveFeed({ feed, onClose }: { readonly feed: BusyFeed; readonly onClose: () => void }) {
  const texts = usePageTexts();
  const { id, name } = feed;
  const remove = useChange(() => feedsApi.delete(client, { path: { id }, headers: ifMatch(feed) }), [FEEDS], {
    done: texts.removed,
    onDone: onClose,
  });
  return (
    <Confirm title={fill(texts.removeTitle, { name })} action={texts.remove} mutation={remove} onClose={onClose}>
      <p>{texts.removeText}</p>
    </Confirm>
  );
}

/** Adds an external calendar. */
function AddFeed({ onClose }: { readonly onClose: () => void }) {
  const texts = usePageTexts();
  const { forms } = useTexts();
  const add = useChange((body: feedsApi.BusyFeedsCreateInput["body"]) => feedsApi.create(client, { body }), [FEEDS], {
    done: forms.saved,
    onDone: onClose,
  });
  const read = (values: FormValues) => ({ name: values.text("name"), url: values.text("url") });
  return (
    <Dialog title={texts.add} onClose={onClose}>
      <Form mutation={add} read={read} submit={texts.add} onCancel={onClose}>
        <TextField label={texts.name} name="name" help={texts.nameHelp} maxLength={100} autoComplete="off" />
        <TextField
          label={texts.url}
          name="url"
          help={texts.urlHelp}
          maxLength={2048}
          autoComplete="off"
          spellCheck={false}
        />
        <Places />
      </Form>
    </Dialog>
  );
}

/** Changes the name of a calendar, and its address after it was reset. */
function ChangeFeed({ feed, onClose }: { readonly feed: BusyFeed; readonly onClose: () => void }) {
  const texts = usePageTexts();
  const { forms } = useTexts();
  const { id, name, host } = feed;
  const change = useChange(
    (body: feedsApi.BusyFeedsUpdateInput["body"]) =>
      feedsApi.update(client, { path: { id }, body, headers: ifMatch(feed) }),
    [FEEDS],
    { done: forms.saved, onDone: onClose },
  );
  const read = (values: FormValues) => {
    const url = values.text("url");
    return { name: values.text("name"), ...(url !== "" && { url }) };
  };
  return (
    <Dialog title={fill(texts.changeTitle, { name })} onClose={onClose}>
      <Form mutation={change} read={read} onCancel={onClose}>
        <TextField label={texts.name} name="name" maxLength={100} autoComplete="off" defaultValue={name} />
        <TextField
          label={texts.newUrl}
          name="url"
          help={fill(texts.newUrlHelp, { host })}
          optional
          maxLength={2048}
          autoComplete="off"
          spellCheck={false}
        />
        <Places />
      </Form>
    </Dialog>
  );
}

/** Explains where calendars show their address. */
function Places() {
  const { where, places } = usePageTexts();
  return (
    <details>
      <summary>{where}</summary>
      <ul>
        {places.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
    </details>
  );
}

/** The key of the user's feeds. */
const FEEDS = ["busyFeeds"] as const;
