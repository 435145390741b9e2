import { expect } from "chai";
import { pino } from "pino";
import type { Operation } from "../../src/base/contract/operation.ts";
import { createHttpApp } from "../../src/adapters/http/app.ts";
import { createHealth } from "../../src/adapters/http/health.ts";
import { createLoadGuard } from "../../src/adapters/http/load-shedding.ts";
import { createMetrics } from "../../src/adapters/http/metrics.ts";
import { unlimited } from "../../src/adapters/http/rate-limit/limiter.ts";
import { listen } from "../../src/adapters/http/server.ts";
import { Problem } from "../../src/base/platform/rules/errors.ts";

interface Services {
  readonly notes: { get(caller: unknown, input: { id: string }): Promise<unknown> };
}

const PAGE = "https://docs.example/notes";
const ORIGIN = "https://app.example";
const never = (): never => {
  throw new TypeError("Nobody signs in.");
};

/** A public operation for one note. */
const operation: Operation<Services> = {
  id: "notes.get",
  method: "get",
  path: "/v1/notes/{id}",
  permission: null,
  reads: null,
  access: "public",
  rateLimit: "read",
  status: 200,
  result: "record",
  idempotent: false,
  concurrency: false,
  secret: false,
  forbidsSupportSession: false,
  session: null,
  serializeBy: null,
  bodyLimit: null,
  bodyValues: 0,
  upload: null,
  bodyRequired: false,
  sort: [],
  selection: null,
  parameters: [{ name: "id", in: "path", type: "string", array: false, required: true }],
  validateParameters: null,
  validateBody: null,
  call: (services, caller, input) => services.notes.get(caller, input),
};
const services: Services = {
  notes: { get: (_, { id }) => (id === "1" ? Promise.resolve({ id }) : Promise.reject(new Problem("not_found"))) },
};
const deprecation = { since: "2026-11-01", sunset: "2027-05-01", link: PAGE, successor: "/v2/notes/{id}" };

describe("deprecated operations", () => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  /** Serves one operation; returns its response. */
  async function requestTo(served: Operation<Services>, id: string): Promise<Response> {
    const metrics = createMetrics(
      () => ({ used: 0, free: 0, waiting: 0 }),
      () => Promise.resolve({ waiting: 0, seconds: 0 }),
    );
    const app = createHttpApp({
      services,
      once: never,
      endSession: () => Promise.resolve(),
      furtherMistakes: never,
      includeRelated: never,
      authenticator: { authenticate: never },
      rateLimiter: unlimited,
      operations: [served],
      document: () => ({ paths: {}, components: { schemas: {} } }),
      config: { baseUrl: "http://localhost", trustProxy: 0, corsAllowedOrigins: [ORIGIN] },
      logger: pino({ level: "silent" }),
      metrics,
      health: createHealth({ ping: never, migrationsPending: never, canWrite: never }, Date.now),
      load: createLoadGuard({ inFlight: 100, wait: 1_000 }, () => undefined),
      beforeRoutes: [],
      afterRoutes: [],
    });
    const listener = await listen(app, { host: "127.0.0.1", port: 0 });
    closing.push(() => listener.close(0));
    return await fetch(`http://127.0.0.1:${String(listener.port)}/v1/notes/${id}`, { headers: { Origin: ORIGIN } });
  }

  for (const [status, id] of [
    [200, "1"],
    [404, "a%20b"],
  ] as const) {
    it(`send Deprecation, Sunset and Link with status ${String(status)}`, async () => {
      const response = await requestTo({ ...operation, deprecation }, id);
      expect(response.status).to.equal(status);
      expect(response.headers.get("Deprecation")).to.equal("@1793491200");
      expect(response.headers.get("Sunset")).to.equal("Sat, 01 May 2027 00:00:00 GMT");
      expect(response.headers.get("Link")?.split(", ")).to.deep.equal([
        `<${PAGE}>; rel="deprecation"; type="text/html"`,
        `<${PAGE}>; rel="sunset"; type="text/html"`,
        `</v2/notes/${id}>; rel="successor-version"`,
      ]);
      expect(response.headers.get("Access-Control-Expose-Headers")?.split(", ")).to.include.members([
        "Deprecation",
        "Sunset",
        "Link",
      ]);
    });
  }

  it("send no link to a replacement if there is none", async () => {
    const response = await requestTo({ ...operation, deprecation: { ...deprecation, successor: null } }, "1");
    expect(response.headers.get("Link")).to.not.include("successor-version");
  });

  it("are the only ones with these headers", async () => {
    const { headers } = await requestTo(operation, "1");
    expect([headers.get("Deprecation"), headers.get("Sunset"), headers.get("Link")]).to.deep.equal([null, null, null]);
  });
});
