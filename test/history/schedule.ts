import { type Random, randomFrom } from "../support/random.ts";

/** A fault; `after`: milliseconds of normal operation before it, `lasts`: its duration in milliseconds. */
export type Fault = {
  readonly after: number;
  readonly lasts: number;
} & (
  | { readonly kind: "kill" | "stall"; readonly process: number }
  | { readonly kind: "database stall" | "failover" }
  | { readonly kind: "partition"; readonly end: "resumes" | "resets" }
);

/** The number of service processes. */
export const PROCESSES = 2;

const KINDS = ["kill", "stall", "kill", "partition", "failover", "database stall"] as const;
/** The number of faults in a round. */
export const ROUND = KINDS.length;
/** Milliseconds for a new process, or a new replica after a failover. */
const RECOVERY = { kill: 2_000, failover: 4_000, stall: 0, "database stall": 0, partition: 0 };

/** Returns the faults of a run: rounds of all kinds in a random order. The seed determines them. */
export function scheduleOf(seed: number, seconds: number): Fault[] {
  const random = randomFrom(seed);
  const faults: Fault[] = [];
  // A run of half a minute has one round with short faults.
  const scale = seconds < 60 ? 0.5 : 1;
  for (let left = seconds * 1_000 - 3_000; left > 0;) {
    for (const kind of shuffled(KINDS, random)) {
      const fault = faultOf(kind, random, scale);
      left -= fault.after + fault.lasts + RECOVERY[kind];
      if (left > 0 || faults.length < ROUND) faults.push(fault);
    }
  }
  return faults;
}

function faultOf(kind: (typeof KINDS)[number], random: Random, scale: number): Fault {
  const after = scale * (1_000 + random.below(3_000));
  if (kind === "kill") return { kind, after, lasts: 0, process: random.below(PROCESSES) };
  if (kind === "stall")
    return { kind, after, lasts: scale * (1_500 + random.below(4_000)), process: random.below(PROCESSES) };
  const lasts = scale * (1_500 + random.below(6_000));
  if (kind === "partition") return { kind, after, lasts, end: random.pick(["resumes", "resets"]) };
  return { kind, after, lasts: kind === "failover" ? lasts / 4 : lasts };
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
