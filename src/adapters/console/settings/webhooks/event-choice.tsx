import { useId } from "react";
import { eventPermissions, eventSubscriptions } from "../../../../../generated/vocabulary.js";
import { useSession } from "../../session/session.tsx";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { CheckField } from "../../ui/fields.tsx";
import { useFault } from "../../ui/form.tsx";
import { nameIn } from "../../ui/name-in.ts";
import { eventTexts } from "./event-names.ts";
import { texts as pageTexts } from "./texts.ts";

interface EventChoiceProps {
  readonly chosen: readonly string[];
  readonly onChange: (events: readonly string[]) => void;
}

/** Checkboxes for events by record type, in a form: all events, all of a record type, or single ones. */
export function EventChoice({ chosen, onChange }: EventChoiceProps) {
  const texts = usePageTexts(pageTexts);
  const { all } = usePageTexts(eventTexts);
  const id = useId();
  const fault = useFault("/events");
  const groups = useOfferedEvents();
  const everything = chosen.includes("*");
  const isComplete = groups.size === recordsOf(eventSubscriptions).size;
  return (
    <fieldset aria-describedby={fault === undefined ? undefined : id}>
      <legend>{texts.events}</legend>
      <p className="help">{texts.eventsHelp}</p>
      {fault !== undefined && (
        <p className="error" id={id}>
          {fault}
        </p>
      )}
      {(isComplete || everything) && (
        <CheckField label={all} checked={everything} onChange={() => onChange(everything ? [] : ["*"])} />
      )}
      {!everything &&
        [...groups].map(([record, events]) => (
          <RecordEvents key={record} record={record} events={events} chosen={chosen} onChange={onChange} />
        ))}
    </fieldset>
  );
}

interface RecordEventsProps extends EventChoiceProps {
  readonly record: string;
  readonly events: readonly string[];
}

function RecordEvents({ record, events, chosen, onChange }: RecordEventsProps) {
  const { chosenCount } = usePageTexts(pageTexts);
  const { records, changes, allOf } = usePageTexts(eventTexts);
  const every = `${record}.*`;
  const own = chosen.filter((event) => event.startsWith(`${record}.`));
  const others = chosen.filter((event) => !own.includes(event));
  const count = own.includes(every) ? events.length : own.length;
  const toggle = (event: string): void =>
    onChange(chosen.includes(event) ? chosen.filter((one) => one !== event) : [...chosen, event]);
  return (
    <details className="hook-group">
      <summary>
        {nameIn(records, record)} {count > 0 && <span className="quiet">{fill(chosenCount, { count })}</span>}
      </summary>
      <fieldset>
        <legend className="unseen">{nameIn(records, record)}</legend>
        <CheckField
          label={allOf}
          checked={own.includes(every)}
          onChange={() => onChange(own.includes(every) ? others : [...others, every])}
        />
        {events.map((event) => (
          <CheckField
            key={event}
            label={nameIn(changes, event.split(".")[1] ?? "")}
            checked={own.includes(every) || own.includes(event)}
            disabled={own.includes(every)}
            onChange={() => toggle(event)}
          />
        ))}
      </fieldset>
    </details>
  );
}

/** The single events that the user may read, by record type: a webhook cannot send more than its author can read. */
function useOfferedEvents(): Map<string, string[]> {
  const { permissions } = useSession();
  const needed: Readonly<Record<string, string>> = eventPermissions;
  const groups = recordsOf(eventSubscriptions);
  for (const [record, events] of groups)
    if (events.some((event) => !permissions.includes(needed[event] ?? ""))) groups.delete(record);
  return groups;
}

const recordsOf = (events: readonly string[]): Map<string, string[]> =>
  Map.groupBy(
    events.filter((event) => !event.endsWith("*")),
    (event) => event.split(".")[0] ?? "",
  );
