import { expect } from "chai";
import { mkdir, writeFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { runHistory, summaryOf } from "../history/run.ts";
import { checkers, violationsIn } from "../history/checkers.ts";
import { LONG } from "../support/suite/length.ts";
import { createPerson } from "../support/accounts/people.ts";
import { callerAt } from "../support/caller.ts";
import { useFixture } from "../support/fixture.ts";
import { randomFrom, type Random } from "../support/random.ts";
import { startClients } from "../history/clients.ts";
import { type History, createEventType, preparePlace, readFinalState, createRecorder } from "../history/place.ts";
import { sendUnchecked, type Answer, type Call } from "../support/wire.ts";

const SECONDS = Number(process.env["HISTORY_SECONDS"] ?? (LONG ? 600 : 15));
const SEED = Number(process.env["HISTORY_SEED"] ?? Date.now() % 1_000_000);

/** Two processes and PostgreSQL with a synchronous replica. */
describe("History of concurrent calls across kills, stalls, partitions and failovers", () => {
  it(`has no violation in ${SECONDS} s (HISTORY_SEED=${SEED})`, async function () {
    this.timeout(SECONDS * 2_000 + 120_000);
    const run = await runHistory(SEED, SECONDS);
    const violations = violationsIn(run.history);
    if (SECONDS > 60) console.log(`      ${summaryOf(run)}`);
    expect(violations).to.deep.equal(Object.fromEntries(Object.keys(checkers).map((name) => [name, []])));
    expect([...new Set(run.strange)]).to.deep.equal([]);
    expect(new Set(run.faults.map(({ kind }) => kind))).to.include("failover");
  });
});

/** `RECORD_HISTORIES=1` stores the histories of this run in test/history/recorded, for the tests of the checkers. */
const RECORD = process.env["RECORD_HISTORIES"] === "1";
/** Long enough for a key that is still accepted a second after its revocation. */
const MILLISECONDS = 4_500;
const FIRST_SEED = 11;
/** On a busy machine the sabotaged calls can be missing in a round. */
const MAX_ROUNDS = 4;

/** The calls that each checker reads; all for the correct history. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  set: ["create"],
  counter: ["retry"],
  register: ["read", "put"],
  bookings: ["book"],
  revocations: ["revoke", "use"],
};

/** Stores the part of a history that its checker reads, one call per line. */
async function record(name: string, { operations, final }: History): Promise<void> {
  const kinds = KINDS[name];
  const kept = operations.filter(({ kind }) => kinds?.includes(kind) ?? true);
  const names = new Set(kept.map((one) => (one.kind === "create" ? one.name : one.kind === "retry" ? one.key : "")));
  const state = {
    contacts: final.contacts.filter(({ name: one }) => names.has(one)),
    versions: kinds?.includes("put") === false ? [] : final.versions,
    events: kinds?.includes("book") === false ? [] : final.events,
  };
  const lines = kept.map((one) =>
    JSON.stringify({ ...one, invoked: round(one.invoked), returned: round(one.returned) }),
  );
  const text = `{"operations":[\n${lines.join(",\n")}\n],\n"final":${JSON.stringify(state)}}\n`;
  const folder = new URL("../history/recorded/", import.meta.url);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL(`${name}.json`, folder), text);
}

const round = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;

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
const sabotages: Readonly<Record<string, (means: Means) => Send>> = {
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

describe("Checkers of histories", () => {
  const fixture = useFixture();

  for (const [name, sabotage] of [...Object.entries(sabotages), ["correct", undefined] as const]) {
    const title = sabotage ? `find the violation of a sabotaged service: ${name}` : "find nothing in a correct service";
    it(title, async () => {
      const found: string[] = [];
      for (let round = 0; found.length === 0 && round < (sabotage ? MAX_ROUNDS : 1); round += 1) {
        const history = await historyOf(sabotage, FIRST_SEED + round);
        if (RECORD) await record(name, history);
        for (const [guarantee, check] of Object.entries(checkers)) {
          if (guarantee === name) found.push(...check(history));
          else expect(check(history), guarantee).to.deep.equal([]);
        }
      }
      if (sabotage) expect(found).to.not.be.empty;
    });
  }

  async function historyOf(sabotage: (typeof sabotages)[string] | undefined, seed: number): Promise<History> {
    const { url, database } = fixture.service;
    const place = await preparePlace([url], { database, keys: 2 });
    const { record: organization } = place.organization;
    const host = await createPerson(fixture.service, { organization, role: "member" });
    const otherEventType = await createEventType(callerAt(url, place.headers), { hosts: [host.id] });
    const means = { otherEventType, otherKey: fixture.key, random: randomFrom(seed) };
    const recorder = createRecorder(sabotage?.(means));
    const clients = startClients(place, recorder, seed);
    await pause(MILLISECONDS);
    await clients.stop();
    return { operations: recorder.operations, final: await readFinalState(place) };
  }
});
