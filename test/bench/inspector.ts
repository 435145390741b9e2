import { once } from "node:events";

/** The resources of a process of Node.js that listens for a debugger. */
export interface Resources {
  /** Used heap after garbage collection, in MiB. */
  readonly heap: number;
  readonly rss: number;
  /** Timers, sockets, servers and other active resources of the event loop. */
  readonly handles: number;
  /** Open file descriptors. */
  readonly files: number;
}

/** Reads resources through the debugger, so that the service needs no code for it. */
export interface Inspector {
  resources(): Promise<Resources>;
  close(): void;
}

const MIB = 2 ** 20;
/** Evaluated in the process. */
const EXPRESSION = `JSON.stringify({
  heap: process.memoryUsage().heapUsed / ${MIB},
  rss: process.memoryUsage().rss / ${MIB},
  handles: process.getActiveResourcesInfo().filter((kind) => kind !== "Timeout" && kind !== "Immediate").length,
  files: process.getBuiltinModule("node:fs").readdirSync("/proc/self/fd").length,
})`;

interface Reply {
  readonly id?: number;
  readonly result?: { readonly result?: { readonly value?: string } };
}

/** Connects to the debugger of a process that was started with `--inspect=127.0.0.1:port`. */
export async function connectInspector(port: number): Promise<Inspector> {
  const list = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = (await list.json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? "");
  await once(socket, "open");
  let calls = 0;
  const call = async (method: string, params: object = {}): Promise<Reply> => {
    const id = (calls += 1);
    socket.send(JSON.stringify({ id, method, params }));
    for (;;) {
      const [event] = (await once(socket, "message")) as [{ data: string }];
      const reply = JSON.parse(event.data) as Reply;
      if (reply.id === id) return reply;
    }
  };
  return {
    async resources() {
      // Objects with finalizers need a second collection.
      await call("HeapProfiler.collectGarbage");
      await call("HeapProfiler.collectGarbage");
      const reply = await call("Runtime.evaluate", { expression: EXPRESSION });
      return JSON.parse(reply.result?.result?.value ?? "{}") as Resources;
    },
    close: () => socket.close(),
  };
}
