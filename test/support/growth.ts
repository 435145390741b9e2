import { expect } from "chai";

/** How many times larger the second input is. */
const FACTOR = 16;
/** Work that is done faster is measured with larger inputs, because the clock and the compiler would determine its time. */
const FLOOR_MICROSECONDS = 500;
const REPETITIONS = 5;

/**
 * Expects that the processor time of work grows in proportion to its input, and not with its square: for an input that is 16 times
 * larger it must be below 64 times, the geometric mean of both. The time of this thread does not depend on other load, and a ratio
 * does not depend on the speed of the machine.
 */
export async function expectLinear(what: string, size: number, work: (size: number) => unknown): Promise<void> {
  const small = Math.max(await leastTime(() => work(Math.floor(size / FACTOR))), FLOOR_MICROSECONDS);
  const large = await leastTime(() => work(size));
  expect(large / small, `${what}: processor time for an input that is ${FACTOR} times larger`).to.be.below(FACTOR * 4);
}

/** Returns the lowest processor time of several repetitions in microseconds. */
async function leastTime(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
    const start = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(start);
    times.push(user + system);
  }
  return Math.min(...times);
}

/** The floor for `expectLittleWork`: a text that each request of this size would be read from in any case. */
const FLOOR_TEXT = JSON.stringify(Array.from({ length: 200_000 }, (_, number) => ({ number })));

/** Expects that work takes less processor time of this thread than reading a JSON text of 3 MB `most` times. */
export async function expectLittleWork(what: string, most: number, work: () => Promise<unknown>): Promise<void> {
  const floor = await leastTime(() => JSON.parse(FLOOR_TEXT));
  const start = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(start);
  expect((user + system) / floor, `${what}: processor time, in times of the floor`).to.be.below(most);
}
