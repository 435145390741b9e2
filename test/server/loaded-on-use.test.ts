import { expect } from "chai";
import { createKey, createOrganization } from "../support/accounts/people.ts";
import { createDatabase, type TestDatabase } from "../support/db/cluster.ts";
import { reportedModules } from "../support/programs/preloads.ts";
import { spawnService, type ServiceProcess } from "../support/programs/process.ts";
import { freePort } from "../support/free-port.ts";

/** Modules that a start does not need, by the first request that needs them. */
const ON_USE = {
  contact: ["generated/validators/entities.js", "node_modules/libphonenumber-js/"],
  page: ["src/features/sign-in/pages/sign-in.ts", "src/features/booking/pages/event-page.ts"],
  mcp: ["generated/validators/records.js", "node_modules/ajv/dist/2020.js", "src/adapters/mcp/endpoint.ts"],
};
const UNUSED = [
  "generated/validators/campaigns.js",
  "generated/validators/tools.js",
  "src/base/db/migrations/",
  "node_modules/@node-rs/argon2/",
  "node_modules/htmlparser2/",
  "node_modules/temporal-polyfill/",
  "node_modules/zod/",
];

describe("Modules that are loaded on use", () => {
  let database: TestDatabase;
  let service: ServiceProcess;
  let headers: Readonly<Record<string, string>>;
  const reported = (): string[] => [
    ...new Set([...service.output().matchAll(/^loaded (.+)$/gm)].map(([, name = ""]) => name)),
  ];
  const post = async (path: string, body: unknown): Promise<number> => {
    const content = { headers: { ...headers, "Content-Type": "application/json" }, body: JSON.stringify(body) };
    return (await fetch(service.url + path, { method: "POST", ...content })).status;
  };
  before(async () => {
    database = await createDatabase();
    const key = await createKey({ database }, { user: (await createOrganization({ database })).owner });
    headers = { "X-API-Key": key };
    const names = [...Object.values(ON_USE).flat(), ...UNUSED];
    service = await spawnService({ database, port: await freePort(), env: { NODE_OPTIONS: reportedModules(names) } });
  });
  after(async () => {
    service.signal("SIGTERM");
    await service.exit;
    await database.drop();
  });

  it("are not loaded before the first request that needs them", async () => {
    expect(reported()).to.deep.equal([]);
    const contact = { entity_type: "contact", first_name: "Ada", phone: "01 44 55 66 77", address: { country: "FR" } };
    expect(await post("/v1/entities", contact)).to.equal(201);
    expect(reported()).to.have.members(ON_USE.contact);
    expect(await post("/mcp/", { jsonrpc: "2.0", id: 1, method: "ping" })).to.equal(401);
    expect(reported()).to.have.members([...ON_USE.contact, ...ON_USE.mcp]);
    expect((await fetch(`${service.url}/sign-in`)).status).to.equal(200);
    expect(reported()).to.have.members(Object.values(ON_USE).flat());
  });
});
