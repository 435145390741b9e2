import { eventTypes } from "../../../generated/vocabulary.js";
import type { StoredRecord } from "./collection.ts";

/** The forms of a verb in the contract: cancel → cancelled, complete → completed, archive → archived. */
function participles(verb: string): string[] {
  const irregular: Readonly<Record<string, string>> = { send: "sent" };
  return [irregular[verb] ?? `${verb}d`, `${verb}ed`, `${verb}led`];
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns the record after an action such as `tasks.complete`: its status and time, if it has such a status. */
export function afterAction(operation: string, record: StoredRecord, now: string): StoredRecord {
  const forms = participles(snakeCase(operation.split(".")[1] ?? ""));
  const times = forms.map((form) => `${form}_at`).filter((name) => name in record);
  if (times.length === 0 && !("status" in record)) return record;
  const status = forms.find((form) => KNOWN_STATUSES.has(form));
  return {
    ...record,
    ...(status !== undefined && "status" in record ? { status } : {}),
    ...Object.fromEntries(times.map((name) => [name, now])),
  };
}

/** Events of the contract end with the state of their record. */
const KNOWN_STATUSES: ReadonlySet<string> = new Set(eventTypes.map((name) => name.split(".")[1] ?? ""));

/** A file is reported when it has its content. */
const OTHER_EVENTS: Readonly<Record<string, string | null>> = { "files.create": null, "files.upload": "file.created" };

/** Returns the event of a change; null if the contract has none. */
export function eventOf(operation: string, { entity_type: type }: StoredRecord): string | null {
  const [group = "", verb = ""] = operation.split(".");
  const record = typeof type === "string" ? type : singular(snakeCase(group));
  if (Object.hasOwn(OTHER_EVENTS, operation)) return OTHER_EVENTS[operation] ?? null;
  const names = [...participles(snakeCase(verb)), "updated"].map((form) => `${record}.${form}`);
  return names.find((name) => (eventTypes as readonly string[]).includes(name)) ?? null;
}

function singular(name: string): string {
  return name.replace(/ies$/, "y").replace(/s$/, "");
}
