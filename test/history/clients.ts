import { setTimeout as pause } from "node:timers/promises";
import { slotAt } from "../support/booking/booking.ts";
import { type Random, randomFrom } from "../support/random.ts";
import type { Place, Recorder } from "./place.ts";

/** The clients of a run. */
export interface Clients {
  stop(): Promise<void>;
}

/** Dependencies of one client. */
interface Hands extends Place {
  readonly recorder: Recorder;
  readonly number: number;
  readonly random: Random;
  /** Whether the run has not been stopped. */
  readonly running: () => boolean;
  /** Returns a process at random. */
  readonly url: () => string;
}

type Client = (hands: Hands) => Promise<void>;

/** Milliseconds between two calls of a client, so that the machine is not the bottleneck. */
const PAUSE = 20;
/** Milliseconds for which a key is used before its revocation, and after its acknowledgement. */
const USE = { before: 500, after: 2_500 };

/** Starts clients of each kind, which choose their calls by the seed. */
export function startClients(place: Place, recorder: Recorder, seed: number): Clients {
  const state = { running: true };
  const kinds: Client[] = [creates, creates, retries, retries, ...Array<Client>(4).fill(writes)];
  kinds.push(...Array<Client>(4).fill(books), ...Array<Client>(2).fill(revocations));
  const loops = kinds.map(async (client, number) => {
    const random = randomFrom(seed + number);
    const url = (): string => random.pick(place.urls);
    const hands = { ...place, recorder, number, random, url, running: () => state.running };
    while (state.running) {
      await client(hands);
      await pause(PAUSE);
    }
  });
  const all = Promise.all(loops);
  // stop() reports the failure of a client, so that it does not cause an unhandled rejection.
  all.catch(() => undefined);
  return {
    async stop() {
      state.running = false;
      await all;
    },
  };
}

let names = 0;
const unique = (what: string): string => `${what} ${(names += 1)}`;
const contact = (name: string): object => ({ entity_type: "contact", first_name: name });

const creates: Client = async ({ recorder, number, url, headers }) => {
  const name = unique("create");
  await recorder.record(number, url(), {
    kind: "create",
    request: { name },
    call: { method: "POST", path: "/v1/entities", headers, body: contact(name) },
    result: (answer) => ({ id: answer.string("data.id") }),
  });
};

/** Repeats a call until it is acknowledged, on any process, then sometimes once more. */
const retries: Client = async ({ recorder, number, random, url, headers, running }) => {
  const key = unique("retry");
  const own = { ...headers, "Idempotency-Key": `history-${key}` };
  const once = () =>
    recorder.record(number, url(), {
      kind: "retry",
      request: { key },
      call: { method: "POST", path: "/v1/entities", headers: own, body: contact(key) },
      result: (answer) => ({ id: answer.string("data.id") }),
    });
  const together = random.chance(0.3) ? [once(), once()] : [once()];
  let acknowledged = (await Promise.all(together)).some(({ outcome }) => outcome === "ok");
  while (!acknowledged && running()) {
    await pause(PAUSE);
    acknowledged = (await once()).outcome === "ok";
  }
  if (random.chance(0.5)) await once();
};

/** Reads a record that others change too, and writes with the version that it saw. */
const writes: Client = async ({ recorder, number, random, url, headers, records }) => {
  const record = random.pick(records);
  const path = `/v1/entities/${record}`;
  const read = await recorder.record(number, url(), {
    kind: "read",
    request: { record },
    call: { method: "GET", path, headers },
    result: (answer) => ({ version: Number(answer.at("data.version")), value: answer.string("data.job_title") }),
  });
  if (read.outcome !== "ok" || !read.answer) return;
  const ifMatch = Number(read.answer.at("data.version"));
  const value = unique("value");
  await recorder.record(number, url(), {
    kind: "put",
    request: { record, ifMatch, value },
    call: { method: "PUT", path, headers: { ...headers, "If-Match": `"${ifMatch}"` }, body: { job_title: value } },
    result: (answer) => ({ version: Number(answer.at("data.version")) }),
  });
};

let bookings = 0;

/** Books slots that the other clients book at the same time. */
const books: Client = async ({ recorder, number, random, url, headers, eventType }) => {
  const slot = slotAt(Math.floor((bookings += 1) / 3) + random.below(3));
  const name = unique("guest");
  const invitee = { name, email: `${name.replace(" ", ".")}@history.example` };
  await recorder.record(number, url(), {
    kind: "book",
    request: { slot },
    call: {
      method: "POST",
      path: "/v1/events",
      headers,
      body: { event_type_id: eventType, start_at: slot, invitee },
    },
    result: (answer) => ({ id: answer.string("data.id") }),
  });
};

/** Uses an API key without pausing while it is revoked. */
const revocations: Client = async (hands) => {
  const { recorder, number, url, keys, session, running } = hands;
  const key = keys.pop();
  if (!key) {
    await pause(1_000);
    return;
  }
  let end = Number.POSITIVE_INFINITY;
  const uses = async (): Promise<void> => {
    while (performance.now() < end && running()) {
      await recorder.record(number, url(), {
        kind: "use",
        request: { credential: key.name },
        call: { method: "GET", path: "/v1/me", headers: { "X-API-Key": key.secret } },
      });
      await pause(PAUSE);
    }
  };
  const revoke = async (): Promise<void> => {
    await pause(USE.before);
    const call = { method: "DELETE", path: `/v1/api-keys/${key.id}`, headers: session };
    let acknowledged = false;
    while (!acknowledged && running()) {
      const request = { credential: key.name };
      acknowledged = (await recorder.record(number, url(), { kind: "revoke", request, call })).outcome === "ok";
      await pause(PAUSE);
    }
    end = performance.now() + USE.after;
  };
  await Promise.all([uses(), revoke()]);
};
