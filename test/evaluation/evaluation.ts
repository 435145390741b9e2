// `npm run eval:tools`: performs everyday tasks over MCP and compares their success and cost with the baseline.
import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { startCluster, stopCluster } from "../support/db/cluster.ts";
import { startService } from "../support/service.ts";
import { perform } from "./caller/caller.ts";
import { compare, type Evaluation, type Measured, measuredOf, table } from "./report.ts";
import { bookingTasks } from "./tasks/booking.ts";
import { readingTasks } from "./tasks/reading.ts";
import type { Say, Task } from "./tasks/task.ts";
import { writingTasks } from "./tasks/writing.ts";
import { createWorld, type Language, type World } from "./world.ts";

const BASELINE = new URL("baseline.json", import.meta.url);

const { values: options } = parseArgs({
  options: {
    /** Stores the result as the new baseline. */
    update: { type: "boolean", default: false },
    /** Prints the calls of the tasks whose name contains this text. */
    show: { type: "string" },
  },
});

process.exitCode = await main();

async function main(): Promise<number> {
  await startCluster();
  const service = await startService();
  try {
    const { evaluation, problems } = await evaluate(await createWorld(service));
    console.log(table(evaluation, problems));
    if (options.update) {
      await writeFile(BASELINE, baselineOf(evaluation));
      return 0;
    }
    const baseline = JSON.parse(await readFile(BASELINE, "utf8")) as Evaluation;
    const { worse, better } = compare(baseline, evaluation);
    for (const sentence of better) console.log(`Better: ${sentence}`);
    if (better.length > 0) console.log("Store the improvement with npm run eval:tools -- --update");
    for (const sentence of worse) console.error(`Worse: ${sentence}`);
    return worse.length > 0 ? 1 : 0;
  } finally {
    await service.close();
    await stopCluster();
  }
}

/** Returns the text of the baseline, with a task in each line. */
function baselineOf({ definitionBytes, tasks }: Evaluation): string {
  const lines = Object.entries(tasks).map(([name, { success, calls, wrongTurns, bytes }]) => {
    const measured = `{ "success": ${success}, "calls": ${calls}, "wrongTurns": ${wrongTurns}, "bytes": ${bytes} }`;
    return `    ${JSON.stringify(name)}: ${measured}`;
  });
  return `{\n  "definitionBytes": ${definitionBytes},\n  "tasks": {\n${lines.join(",\n")}\n  }\n}\n`;
}

async function evaluate(world: World): Promise<{ evaluation: Evaluation; problems: ReadonlyMap<string, string> }> {
  const tasks: Record<string, Measured> = {};
  const problems = new Map<string, string>();
  // Tasks that only read come first, because the others change what they read.
  for (const task of [...readingTasks, ...writingTasks, ...bookingTasks]) {
    for (const language of ["en", "fr"] as const) {
      const name = `${task.id} ${language}`;
      const { measured, problem } = await evaluateTask(world, task, language);
      tasks[name] = measured;
      if (problem !== null) problems.set(name, problem);
    }
  }
  const { en, fr } = world.connections;
  return { evaluation: { definitionBytes: en.definitionBytes + fr.definitionBytes, tasks }, problems };
}

async function evaluateTask(world: World, task: Task, language: Language) {
  const say: Say = (en, fr) => (language === "en" ? en : fr);
  const outcome = await perform(world.connections[language], task.intent(say, world), world.now);
  const problem = outcome.stuck ?? (await task.check(say, world, outcome));
  if (options.show !== undefined && `${task.id} ${language}`.includes(options.show)) {
    console.log([`${task.id} ${language}: ${task.said[language]}`, ...outcome.steps, ""].join("\n  "));
  }
  return { measured: measuredOf(outcome, problem), problem };
}
