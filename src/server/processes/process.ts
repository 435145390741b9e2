import { openEarly, openPort, publicAddress, type Ports } from "../ports.ts";
import type { Config } from "../config.ts";
import type { Listener } from "../../adapters/http/server.ts";
import type { Answers, ToMain, ToService } from "./group.ts";

/** One of several processes of the service. It shares PORT with the others; the main process serves ADMIN_PORT. */
// Loads everything while it waits for its turn to start.
const modules = Promise.all([import("../run.ts"), import("../storage.ts")]);
let http: Listener | undefined;
let app: Parameters<Ports["serve"]>[0] | undefined;

process.on("message", (message: ToService) => {
  if (message.kind === "start") void start(message);
  else if (message.kind === "ask") void answer(message);
  else {
    http?.stopAccepting();
    process.kill(process.pid, "SIGTERM");
  }
});

type Start = Extract<ToService, { kind: "start" }>;

async function start(message: Start): Promise<void> {
  const [{ run }, { openAttachedStorage }] = await modules;
  const openPorts = (config: Config): Promise<Ports> => openSharedPort(config, message);
  const announce = (banner: string): void => tell({ kind: "started", banner });
  // Handles that a library keeps open must not keep the process alive.
  process.exit(await run(process.env, { openStorage: openAttachedStorage, openPorts, announce }));
}

/** Only the first process opens the port before it is ready. Later ones would take connections from those that are. */
async function openSharedPort(config: Config, { first, adminPort }: Start): Promise<Ports> {
  const early = first ? await openEarly("PORT", config) : undefined;
  http = early?.listener;
  return {
    http: {
      get port() {
        return http?.port ?? config.port;
      },
      announceClose: () => http?.announceClose(),
      stopAccepting: () => http?.stopAccepting(),
      close: async (timeoutMs) => http?.close(timeoutMs),
    },
    admin: { port: adminPort, close: () => Promise.resolve() },
    async serve(application) {
      app = application;
      if (early) early.serve(application.http);
      else http = await openPort("PORT", application.http, publicAddress(config));
    },
  };
}

async function answer({ id, what }: Extract<ToService, { kind: "ask" }>): Promise<void> {
  if (app) tell({ kind: "answer", id, answer: await read(app, what) });
}

function read({ health, metrics }: NonNullable<typeof app>, what: keyof Answers): Promise<Answers[typeof what]> {
  return what === "readiness" ? health.readiness() : metrics.values();
}

function tell(message: ToMain): void {
  // The main process may have ended; this one then ends too.
  process.send?.(message, undefined, undefined, () => undefined);
}
