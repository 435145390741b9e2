type Json = Record<string, unknown>;

/** Converts the times of a period from the time zone of a tool result to UTC, as in the API. */
function inUtc(period: Json): Json {
  const [start_at, end_at] = [period["start_at"], period["end_at"]].map((time) => new Date(String(time)).toISOString());
  return { ...period, start_at, end_at };
}

/** Converts an event from a tool result to the format of the API. */
export function wireOf(shown: unknown): Json {
  const { record_type, history, ...event } = shown as Json;
  if (record_type !== "event") throw new TypeError(`This is ${String(record_type)}, not an event.`);
  return { ...inUtc(event), history: (history as Json[]).map(inUtc) };
}
