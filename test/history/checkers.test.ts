import { readFileSync } from "node:fs";
import { expect } from "chai";
import { checkers } from "./checkers.ts";
import type { History, Operation } from "./place.ts";

const GUARANTEES = Object.keys(checkers);
/** Histories that `history-sabotage.test.ts` has recorded: one of a correct service, one per broken guarantee. */
const recorded = (name: string): History =>
  JSON.parse(readFileSync(new URL(`recorded/${name}.json`, import.meta.url), "utf8")) as History;
const correct = recorded("correct");

/** Replaces one acknowledged call of a kind, the one after `skip` others. */
function replaced<Kind extends keyof Changes>(kind: Kind, changes: Changes[Kind], skip = 5): Operation[] {
  const chosen = correct.operations.filter((one) => one.kind === kind && one.outcome === "ok")[skip];
  return correct.operations.map((one) => (one === chosen ? Object.assign({}, one, changes) : one));
}

type Changes = { readonly [Kind in Operation["kind"]]: Partial<Operation<Kind>> };

const changed = (operations: readonly Operation[]): History => ({ ...correct, operations });
const ended = (final: Partial<History["final"]>): History => ({ ...correct, final: { ...correct.final, ...final } });

/** A correct history with one change, and the violation that it then has. */
const violations: Readonly<Record<string, readonly [guarantee: string, history: () => History, text: RegExp]>> = {
  "a create that was rejected but executed": [
    "set",
    () => changed(replaced("create", { outcome: "fail" })),
    /^rejected create .* was executed$/,
  ],
  "a create that was executed twice": [
    "set",
    () => ended({ contacts: correct.final.contacts.flatMap((one) => [one, { ...one, id: `${one.id} again` }]) }),
    /^create .* was executed 2 times$/,
  ],
  "a record that nobody created": [
    "set",
    () => ended({ contacts: [...correct.final.contacts, { id: "1", name: "unknown" }] }),
    /^nobody created unknown$/,
  ],
  "an acknowledged retry without an effect": [
    "counter",
    () => ended({ contacts: correct.final.contacts.filter(({ name }) => !name.startsWith("retry")) }),
    /^key .* was acknowledged without an effect$/,
  ],
  "a write that did not replace the version of its If-Match": [
    "register",
    () => changed(replaced("put", { ifMatch: 0 })),
    /^write .* returned version \d+$/,
  ],
  "an acknowledged write that is missing": [
    "register",
    () => changed(replaced("put", { value: "lost" })),
    /^acknowledged write lost .* is missing$/,
  ],
  "a rejected write that was executed": [
    "register",
    () => changed(replaced("put", { outcome: "fail" })),
    /^rejected write .* was executed$/,
  ],
  "a write without an outcome that was executed later": [
    "register",
    () => changed(replaced("put", { outcome: "info", ifMatch: 0 })),
    /^write .* was executed as version \d+$/,
  ],
  "a version that is missing": [
    "register",
    () => ended({ versions: correct.final.versions.filter(({ version }) => version !== 3) }),
    /has no version before 4$/,
  ],
  "a read of another value": [
    "register",
    () => changed(replaced("read", { value: "other" })),
    /^read of .* saw other as version \d+$/,
  ],
  "a read of an old version": [
    "register",
    () => changed(replaced("read", { version: 1, value: "value 0" }, 60)),
    /^read of .* saw version 1 after version \d+$/,
  ],
  "an acknowledged booking that is missing": [
    "bookings",
    () => ended({ events: correct.final.events.slice(2) }),
    /^booking of .* is missing$/,
  ],
  "a key that was rejected before its revocation": [
    "revocations",
    () => changed(replaced("use", { outcome: "fail" })),
    /was rejected before its revocation$/,
  ],
};

/** The violations in the recorded histories of sabotaged services. */
const found: Readonly<Record<string, RegExp>> = {
  set: /^acknowledged create .* is missing$/,
  counter: /^key .* had \d+ effects$|^key .* returned \d different records$/,
  register: /^write .* with If-Match \d+ returned version \d+$/,
  bookings: /^\S+ was acknowledged 2 times$|^\S+ is booked 2 times$/,
  revocations: /^revoked \d+ works \d+ ms after its revocation$/,
};

describe("Checkers of recorded histories", () => {
  it("find nothing in the history of a correct service", () => {
    for (const name of GUARANTEES) expect(checkers[name]?.(correct), name).to.deep.equal([]);
  });

  for (const name of GUARANTEES) {
    it(`find the violations in the history of a service that breaks: ${name}`, () => {
      const texts = checkers[name]?.(recorded(name)) ?? [];
      expect(texts).to.not.be.empty;
      for (const text of texts) expect(text).to.match(found[name] ?? /^$/);
    });
  }

  for (const [title, [guarantee, history, text]] of Object.entries(violations)) {
    it(`find ${title} (${guarantee})`, () => {
      expect(checkers[guarantee]?.(history()).some((one) => text.test(one))).to.equal(true);
    });
  }
});
