import type { ActivityLogEntry } from "../../../../../generated/sdk/types.gen.ts";
import { useActorName } from "../../ui/actor-name.tsx";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { Badge } from "../../ui/badge.tsx";
import { nameIn } from "../../ui/name-in.ts";
import { type Column, Table } from "../../ui/table.tsx";
import { Time, useTimeFormat } from "../../ui/time.tsx";
import { actionTexts, nameOfAction } from "./action-names.ts";
import { texts as pageTexts } from "./texts.ts";

interface LogTableProps {
  readonly entries: readonly ActivityLogEntry[];
  readonly isFiltered: boolean;
  readonly onOpen: (entry: ActivityLogEntry) => void;
}

/** One page of the log, newest first. */
export function LogTable({ entries, isFiltered, onOpen }: LogTableProps) {
  const texts = usePageTexts(pageTexts);
  const actions = usePageTexts(actionTexts);
  const timeOf = useTimeFormat();
  const nameOfActor = useActorName();
  const columns: readonly Column<ActivityLogEntry>[] = [
    { title: texts.time, cell: ({ occurred_at }) => <Time at={occurred_at} /> },
    { title: texts.actor, cell: ({ actor, application }) => actorOf(nameOfActor(actor), application, texts.via) },
    {
      title: texts.action,
      cell: ({ action, record }) => (
        <>
          {nameOfAction(action, actions)}
          {record && <span className="help">{nameIn(texts.recordTypes, record.type)}</span>}
        </>
      ),
    },
    { title: texts.result, cell: ({ result }) => <Result result={result} /> },
    {
      title: texts.actions,
      cell: (entry) => (
        <button
          type="button"
          aria-label={fill(texts.detailsOf, {
            action: nameOfAction(entry.action, actions),
            time: timeOf(entry.occurred_at),
          })}
          onClick={() => onOpen(entry)}
        >
          {texts.details}
        </button>
      ),
    },
  ];
  const empty = <p>{isFiltered ? texts.empty : texts.emptyLog}</p>;
  return <Table caption={texts.title} columns={columns} rows={entries} rowKey={({ id }) => id} empty={empty} />;
}

const actorOf = (actor: string, application: string | null, via: string): string =>
  application === null || application === actor ? actor : fill(via, { actor, application });

/** How a call ended. */
export function Result({ result }: Pick<ActivityLogEntry, "result">) {
  const { results } = usePageTexts(pageTexts);
  return <Badge tone={result === "success" ? "good" : "fault"}>{nameIn(results, result)}</Badge>;
}
