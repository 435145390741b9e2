type Json = Record<string, unknown>;

/** A period that a tool showed as the event's own clocks do, with times as the API shows them. */
function inUtc(period: Json): Json {
  const [start_at, end_at] = [period["start_at"], period["end_at"]].map((time) => new Date(String(time)).toISOString());
  return { ...period, start_at, end_at };
}

/** An event that a tool showed, as the API shows it. */
export function wireOf(shown: unknown): Json {
  const { record_type, history, ...event } = shown as Json;
  if (record_type !== "event") throw new TypeError(`This is ${String(record_type)}, not an event.`);
  return { ...inUtc(event), history: (history as Json[]).map(inUtc) };
}
