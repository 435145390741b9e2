import { expect } from "chai";
import { callerAt, type Caller } from "../../support/caller.ts";
import {
  absent,
  conflicts,
  hasAbsence,
  hasConflict,
  hasImpossibility,
  impossible,
  ofMemberWithoutSingleSignOn,
} from "../../support/contract/refusals.ts";
import { operations, type OperationDocument } from "../../support/contract/document.ts";
import { createOrganization, callerByKey } from "../../support/accounts/people.ts";
import { sendPrepared } from "../../support/contract/requests.ts";
import { startService, type Service } from "../../support/service.ts";
import type { Answer } from "../../support/wire.ts";
import { prepare } from "../../support/contract/prepare.ts";
import { createTenant, type Tenant } from "../../support/tenant.ts";

const UNKNOWN_ID = "01990000-0000-7000-8000-000000000000";

describe("All operations: documented statuses", () => {
  let service: Service;
  let tenant: Tenant;
  let weak: Caller;
  let weakest: Caller;
  let freeKey: Caller;
  let keys = 0;

  before(async () => {
    service = await startService({ oracle: "with answers" });
    tenant = await createTenant(service);
    await tenant.owner.post("/v1/roles", { name: "weak", permissions: ["campaigns:send"] });
    weak = (await tenant.signedIn("weak")).caller;
    await tenant.owner.post("/v1/roles", { name: "weakest", permissions: ["notes:read"] });
    weakest = (await tenant.signedIn("weakest")).caller;
    const free = await createOrganization(service);
    freeKey = await callerByKey(service, { user: free.owner });
    await service.database.pool("organizations").where({ id: free.id }).update({ plan: "free" });
  });
  after(async () => {
    await service.close();
    const kinds = ["served what the oracle refuses", "answered what the oracle refuses"];
    expect(service.disagreements.filter(({ kind }) => kinds.includes(kind))).to.deep.equal([]);
  });

  const triggers: Record<string, (operation: OperationDocument) => Promise<Answer>> = {
    "400": async (operation) => twisted(operation, { query: "?no_such_parameter=1" }),
    "401": async (operation) => {
      if (operation.id === "session.create") {
        return twisted(operation, { body: { email: tenant.organization.owner.email, password: "wrong password" } });
      }
      if (operation.id === "session.verify")
        return twisted(operation, { body: { challenge: "x".repeat(43), code: "123456" } });
      if (operation.id === "session.createWithPasskey") return await twiceUsed(operation);
      return twisted(operation, { as: callerAt(service.url) });
    },
    "403": forbidden,
    "404": missing,
    "206": async (operation) => twisted(operation, { headers: { Range: "bytes=0-0" } }),
    "406": async (operation) => twisted(operation, { headers: { Accept: "text/html" } }),
    "409": async (operation) =>
      hasKey(operation) && !hasConflict(operation)
        ? await sameKeyAtOnce(operation)
        : await conflicts(operation, tenant),
    "412": async (operation) => twisted(operation, { headers: { "If-Match": '"999"' } }),
    "413": async (operation) =>
      operation.upload === null
        ? twisted(operation, { body: { padding: "x".repeat(operation.bodyLimit) } })
        : promised(operation),
    "415": async (operation) => twisted(operation, { body: "{}", headers: { "Content-Type": "text/plain" } }),
    "416": async (operation) => twisted(operation, { headers: { Range: "bytes=999999-" } }),
    "422": async (operation) =>
      hasKey(operation) && !hasImpossibility(operation)
        ? await sameKeyAgain(operation)
        : await impossible(operation, tenant),
  };

  for (const operation of operations) {
    for (const status of [...operation.responses.keys()]) {
      if (["default", "421", "429", "503"].includes(status)) continue;
      it(`returns the documented ${status} in ${operation.id}`, async () => {
        const trigger = triggers[status] ?? ((one) => twisted(one, {}));
        expect((await trigger(operation)).status).to.equal(Number(status));
      });
    }
  }

  async function twisted(operation: OperationDocument, twist: Parameters<typeof sendPrepared>[2]): Promise<Answer> {
    return await sendPrepared(operation, await prepare(operation.id, tenant), twist);
  }

  /** Sends a request that succeeds only once for the second time. */
  async function twiceUsed(operation: OperationDocument): Promise<Answer> {
    const prepared = await prepare(operation.id, tenant);
    await sendPrepared(operation, prepared);
    return await sendPrepared(operation, prepared);
  }

  /** Names an unknown record, or asks for the removal of something that the user does not have. */
  async function missing(operation: OperationDocument): Promise<Answer> {
    if (operation.id === "password.remove") return await twiceUsed(operation);
    if (operation.id === "signInMethods.removeAuthenticatorApp")
      return await twisted(operation, { as: (await tenant.signedIn()).caller });
    if (hasAbsence(operation)) return await absent(operation, tenant);
    return await twisted(operation, {
      parameters: { id: UNKNOWN_ID, booking_slug: "nobody", organization_slug: "nobody", token: "nothing" },
    });
  }

  /** Announces a body over the limit, which is rejected before it is sent. */
  async function promised(operation: OperationDocument): Promise<Answer> {
    const { as } = await prepare(operation.id, tenant);
    const direct = callerAt(service.directUrl, as.headers);
    const headers = { "Content-Length": String(2 ** 40), Connection: "close" };
    return await twisted(operation, { as: direct, headers });
  }

  /** Lacks the permission, else the CSRF token, else a session, else a plan that allows keys. */
  async function forbidden(operation: OperationDocument): Promise<Answer> {
    if (operation.access === "public") return await ofMemberWithoutSingleSignOn(operation, tenant);
    if (operation.permission === "campaigns:send") return await twisted(operation, { as: weakest });
    if (operation.permission) return await twisted(operation, { as: weak });
    if (operation.access === "any") return await twisted(operation, { as: freeKey });
    const { as } = await prepare(operation.id, tenant);
    if (operation.method !== "get")
      return await twisted(operation, { as: callerAt(service.url, { Cookie: as.headers["Cookie"] ?? "" }) });
    return await twisted(operation, { as: await callerByKey(service, { user: tenant.organization.owner }) });
  }

  async function sameKeyAtOnce(operation: OperationDocument): Promise<Answer> {
    for (let round = 0; round < 20; round += 1) {
      const prepared = await prepare(operation.id, tenant);
      const headers = { "Idempotency-Key": `at-once-${++keys}` };
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => sendPrepared(operation, prepared, { headers })),
      );
      const conflict = answers.find(({ status }) => status === 409);
      if (conflict) return conflict;
    }
    throw new Error("Of 20 rounds of 6 calls at once, none was refused.");
  }

  /** Sends the key of another call again: the same operation with other input, or another operation if it has none. */
  async function sameKeyAgain(operation: OperationDocument): Promise<Answer> {
    const headers = { "Idempotency-Key": `once-again-${++keys}` };
    const first = await prepare(operation.id, tenant);
    const second = await prepare(operation.id, tenant);
    if (second.body === undefined && operation.access !== "public") {
      await second.as.post("/v1/entities", { entity_type: "contact", first_name: "Ada" }, headers);
      return await sendPrepared(operation, second, { headers });
    }
    await sendPrepared(operation, first, { headers });
    return await sendPrepared(operation, second.body === undefined ? second : { ...second, as: first.as }, { headers });
  }

  function hasKey(operation: OperationDocument): boolean {
    return operation.parameters.some(({ name }) => name === "Idempotency-Key");
  }
});
