import { mkdir, writeFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { createPerson } from "../support/accounts/people.ts";
import { callerAt } from "../support/caller.ts";
import { useFixture } from "../support/fixture.ts";
import { randomFrom } from "../support/random.ts";
import { checkers } from "../history/checkers.ts";
import { startClients } from "../history/clients.ts";
import type { History } from "../history/operations.ts";
import { createEventType, preparePlace, readFinalState } from "../history/place.ts";
import { createRecorder } from "../history/recorder.ts";
import { sabotages } from "../history/sabotage.ts";

/** `RECORD_HISTORIES=1` stores the histories of this run in test/history/recorded, for the tests of the checkers. */
const RECORD = process.env["RECORD_HISTORIES"] === "1";
/** Long enough for a key that is still accepted a second after its revocation. */
const MILLISECONDS = 4_500;
const SEED = 11;
/** On a busy machine the sabotaged calls can be missing in a round. */
const MAX_ROUNDS = 4;

describe("Checkers of histories", () => {
  const fixture = useFixture();

  for (const [name, sabotage] of [...Object.entries(sabotages), ["correct", undefined] as const]) {
    const title = sabotage ? `find the violation of a sabotaged service: ${name}` : "find nothing in a correct service";
    it(title, async () => {
      const found: string[] = [];
      for (let round = 0; found.length === 0 && round < (sabotage ? MAX_ROUNDS : 1); round += 1) {
        const history = await historyOf(sabotage, SEED + round);
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
