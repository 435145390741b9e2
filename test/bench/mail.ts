// `npm run bench:mail`: alternately sends messages through the queue and through nodemailer's pool alone, to the same
// mail server.
import { spawn } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { SMTPServer } from "smtp-server";
import { createBenchDatabase } from "./dataset.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    /** Messages per round. */
    messages: { type: "string", default: "2000" },
    /** Milliseconds until the mail server accepts a message. */
    delay: { type: "string", default: "50" },
  },
});
const MESSAGES = Number(options.messages);
/** The first messages are not measured: they run uncompiled code and open the connections. */
const WARM = 0.2;
const TARGET = 0.25;
const AT_ONCE = 16;

const arrivals: number[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS", "AUTH"],
  logger: false,
  onData(stream, _session, callback) {
    stream.resume().once("end", () => {
      arrivals.push(performance.now());
      setTimeout(callback, Number(options.delay));
    });
  },
});
server.listen(0, "127.0.0.1");
await once(server.server, "listening");
const SMTP_URL = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
const database = await createBenchDatabase();
const { apiKey } = await database.fill(1_000);
const start = (WORKERS: string): Promise<ServerProcess> =>
  startServer({ name: "service", script: "src/main.mjs", env: { ...database.env, SMTP_URL, WORKERS } });
try {
  const ratios: number[] = [];
  for (let round = 1; round <= Number(options.rounds); round += 1) {
    const floor = await rateOf(sendAlone);
    await accept();
    await database.settle();
    const sender = await start("2");
    const rate = await rateOf(() => Promise.resolve());
    const cpu = ((await sender.cpuSeconds()) * 1_000) / MESSAGES;
    await sender.stop();
    ratios.push(rate / floor);
    const figures = `${rate.toFixed(0)} messages/s (${cpu.toFixed(1)} ms of CPU each, start included)`;
    console.log(`round ${round}: ${figures}, nodemailer's pool alone ${floor.toFixed(0)}/s`);
  }
  const ratio = ratios.toSorted((left, right) => left - right)[ratios.length >> 1] ?? NaN;
  console.log(`through the queue ${ratio.toFixed(2)} × nodemailer's pool alone, target ≥ ${TARGET}`);
  process.exitCode = ratio >= TARGET ? 0 : 1;
} finally {
  await database.drop();
  server.close();
}

/** Returns messages per second after the warm-up. */
async function rateOf(send: () => Promise<unknown>): Promise<number> {
  arrivals.length = 0;
  await send();
  while (arrivals.length < MESSAGES) await new Promise((resolve) => setTimeout(resolve, 50));
  const warm = Math.floor(MESSAGES * WARM);
  return ((MESSAGES - 1 - warm) * 1_000) / ((arrivals.at(-1) ?? NaN) - (arrivals[warm] ?? NaN));
}

async function sendAlone(): Promise<void> {
  const env = { ...process.env, SMTP_URL, MESSAGES: String(MESSAGES) };
  const child = spawn(process.execPath, ["test/bench/floors/nodemailer-pool.ts"], { env, stdio: "inherit" });
  await once(child, "exit");
}

/** Queues messages. */
async function accept(): Promise<void> {
  const service = await start("0");
  let left = MESSAGES;
  const post = async (): Promise<void> => {
    while (left-- > 0) {
      const body = { to: [{ email: `reader.${left}@bench.example` }], subject: "Hello", text: "Hello\n".repeat(100) };
      const answer = await fetch(`${service.url}/v1/notifications/emails`, {
        method: "POST",
        headers: { "X-API-Key": apiKey, "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
      if (answer.status !== 202) throw new Error(`${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, post));
  await service.stop();
}
