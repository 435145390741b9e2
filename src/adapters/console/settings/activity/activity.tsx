import { keepPreviousData, useQuery } from "@tanstack/react-query";
import * as api from "../../../../../generated/sdk/activity-log.ts";
import { client } from "../../session/client.ts";
import { usePermission } from "../../session/session.tsx";
import { usePageTexts } from "../../texts/page-texts.ts";
import { useChange } from "../../ui/changes.ts";
import { CursorPager } from "../../ui/lists/cursor-pager.tsx";
import { ErrorNotice } from "../../ui/error-notice.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Page } from "../../ui/page.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { useUrlState } from "../../ui/url-state.ts";
import "./activity.css";
import { LogEntry } from "./log-entry.tsx";
import { LogFilters } from "./log-filters.tsx";
import { type LogQuery, useLogQuery } from "./log-query.ts";
import { LogTable } from "./log-table.tsx";
import { texts as pageTexts } from "./texts.ts";
import { Verification } from "./verification.tsx";

/** The activity log with its filters, its verification and its download. */
export function Activity() {
  const texts = usePageTexts(pageTexts);
  const { values, change } = useUrlState("entry", "after");
  const { entry, after } = values;
  const query = useLogQuery();
  const mayRead = usePermission("activity_log:read");
  const log = useQuery({
    queryKey: ["activityLog", query, after],
    queryFn: async () => await api.list(client, { query: { ...query, cursor: after, page_size: 25 } }),
    placeholderData: keepPreviousData,
  });
  const open = (id: string): void => change({ entry: id });
  return (
    <Page title={texts.title} about={texts.about} actions={mayRead && <Download query={query} />}>
      <LogFilters />
      <div className="log-list">
        <Loaded query={log}>
          {({ data }) => (
            <LogTable entries={data} isFiltered={Object.keys(query).length > 0} onOpen={({ id }) => open(id)} />
          )}
        </Loaded>
        <CursorPager meta={log.data?.meta} />
      </div>
      <Verification onOpen={open} />
      {entry !== "" && <LogEntry id={entry} onClose={() => change({ entry: "" })} />}
    </Page>
  );
}

/** Saves the filtered log as a CSV file. */
function Download({ query }: { readonly query: LogQuery }) {
  const texts = usePageTexts(pageTexts);
  const download = useChange(() => api.export(client, { query }).blob(), {
    changes: [],
    onDone: (file) => saveFile(file, `activity-log-${new Date().toISOString().slice(0, 10)}.csv`),
  });
  return (
    <>
      <button type="button" disabled={download.isPending} onClick={() => download.mutate(undefined)}>
        {texts.export}
      </button>
      {download.error && <ErrorNotice error={download.error} />}
    </>
  );
}
