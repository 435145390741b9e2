// Loaded into the service before its own code: measures the longest pause of its event loop.
import { createServer } from "node:http";
import { isMainThread, Worker, workerData } from "node:worker_threads";

const INTERVAL_MS = 2;

if (isMainThread) measure();
else if (workerData?.blockMonitor !== undefined) report(workerData.blockMonitor);

/** The longest pause in milliseconds: of the clock, and of the processor time that this thread used in it. */
function measure() {
  const longest = new Float64Array(new SharedArrayBuffer(2 * Float64Array.BYTES_PER_ELEMENT));
  const port = Number(process.env.BLOCK_MONITOR_PORT);
  new Worker(new URL(import.meta.url), { workerData: { blockMonitor: { longest, port } } }).unref();
  const cpu = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  let [at, used] = [performance.now(), cpu()];
  setInterval(() => {
    const [now, usedNow] = [performance.now(), cpu()];
    longest[0] = Math.max(longest[0], now - at - INTERVAL_MS);
    longest[1] = Math.max(longest[1], usedNow - used);
    [at, used] = [now, usedNow];
  }, INTERVAL_MS).unref();
}

/** Each request gets the longest pause since the previous request. */
function report({ longest, port }) {
  createServer((_request, response) => {
    const [wall, cpu] = longest;
    longest.fill(0);
    response.end(JSON.stringify({ wall, cpu }));
  }).listen(port, "127.0.0.1");
}
