import { usePageTexts } from "../../texts/page-texts.ts";
import { fill } from "../../texts/texts.tsx";
import { nameIn } from "../../ui/name-in.ts";
import { eventTexts } from "./event-names.ts";

/** Returns a function that names an event or a subscription: `contact.created`, `contact.*` or `*`. */
export function useEventName(): (event: string) => string {
  const { all, both, allOfRecord, records, changes } = usePageTexts(eventTexts);
  return (event) => {
    if (event === "*") return all;
    const [record = "", change = ""] = event.split(".");
    const names = { record: nameIn(records, record), change: nameIn(changes, change) };
    return fill(change === "*" ? allOfRecord : both, names);
  };
}

/** The events that a webhook subscribes to. */
export function EventList({ events }: { readonly events: readonly string[] }) {
  const nameOf = useEventName();
  return (
    <ul className="hook-events">
      {events.map((event) => (
        <li key={event}>{nameOf(event)}</li>
      ))}
    </ul>
  );
}
