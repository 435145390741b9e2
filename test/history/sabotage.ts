import { sendUnchecked, type Answer, type Call } from "../support/wire.ts";
import type { Random } from "../support/random.ts";

/** Records and credentials with which a sabotaged service breaks its guarantees. */
interface Means {
  /** An event type with another host. */
  readonly otherEventType: string;
  /** A key that is never revoked. */
  readonly otherKey: string;
  readonly random: Random;
}

type Send = typeof sendUnchecked;

/**
 * Sends calls so that the service seems to break one guarantee: it forgets acknowledged creates, ignores idempotency keys
 * or If-Match, books a host twice, or accepts revoked keys.
 */
export const sabotages: Readonly<Record<string, (means: Means) => Send>> = {
  set:
    ({ random }) =>
    async (url, call) => {
      const answer = await sendUnchecked(url, call);
      if (isCreate(call) && !hasKey(call) && answer.status === 201 && random.chance(0.1))
        await forget(url, call, answer);
      return answer;
    },
  counter: () => (url, call) => sendUnchecked(url, without(call, "Idempotency-Key")),
  register: () => (url, call) => sendUnchecked(url, without(call, "If-Match")),
  bookings:
    ({ random, otherEventType }) =>
    (url, call) => {
      const twice = call.path === "/v1/events" && call.method === "POST" && random.chance(0.5);
      const body = { ...(call.body as object), event_type_id: otherEventType };
      return sendUnchecked(url, twice ? { ...call, body } : call);
    },
  revocations:
    ({ otherKey }) =>
    async (url, call) => {
      const answer = await sendUnchecked(url, call);
      if (answer.status !== 401) return answer;
      return await sendUnchecked(url, { ...call, headers: { ...call.headers, "X-API-Key": otherKey } });
    },
};

const isCreate = ({ method, path }: Call): boolean => method === "POST" && path === "/v1/entities";
const hasKey = ({ headers = {} }: Call): boolean => "Idempotency-Key" in headers;

async function forget(url: string, { headers = {} }: Call, created: Answer): Promise<void> {
  await sendUnchecked(url, { method: "DELETE", path: `/v1/entities/${created.string("data.id")}`, headers });
}

function without(call: Call, header: string): Call {
  const headers = Object.entries(call.headers ?? {}).filter(([name]) => name !== header);
  return { ...call, headers: Object.fromEntries(headers) };
}
