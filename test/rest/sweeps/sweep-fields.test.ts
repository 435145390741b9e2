import { expect } from "chai";
import { merged } from "../../support/contract/arbitrary.ts";
import { at, operations, resolve, type OperationDocument, type Schema } from "../../support/contract/document.ts";
import { sendPrepared } from "../../support/contract/requests.ts";
import { startService, type Service } from "../../support/service.ts";
import { prepare } from "../../support/contract/prepare.ts";
import { createTenant, type Tenant } from "../../support/tenant.ts";

// Column names that an insecure service would accept in a body, and names that every object inherits.
const PRIVILEGED = [
  "org_id",
  "organization_id",
  "password_hash",
  "token_hash",
  "search_text",
  "is_admin",
  "no_such_field",
  "constructor",
  "toString",
];

describe("All operations: forbidden fields", () => {
  let service: Service;
  let tenant: Tenant;

  before(async () => {
    service = await startService();
    tenant = await createTenant(service);
  });
  after(() => service.close());

  for (const operation of operations.filter(({ body }) => body !== null)) {
    const fields = [...readOnlyFields(operation), ...PRIVILEGED];
    it(`returns unknown_field for ${fields.length} forbidden fields in ${operation.id}`, async () => {
      const prepared = await prepare(operation.id, tenant);
      for (const field of fields) {
        const body = { ...(prepared.body as object), [field]: "x" };
        const answer = await sendPrepared(operation, prepared, { body });
        expect([answer.status, answer.at("code")], field).to.deep.equal([400, "validation_failed"]);
        const detail = answer.list("details").find(({ path }) => path === `/${field}`);
        expect(detail?.["code"], field).to.equal("unknown_field");
      }
      expect((await sendPrepared(operation, prepared)).status).to.be.below(300);
    });
  }

  for (const operation of operations) {
    it(`returns unknown_field for forbidden parameters in ${operation.id}`, async () => {
      const prepared = await prepare(operation.id, tenant);
      const answer = await sendPrepared(operation, prepared, { query: "?org_id=1&is_admin=true" });
      expect(answer.status).to.equal(400);
      expect(answer.list("details").map(({ path, code }) => [path, code])).to.have.deep.members([
        ["org_id", "unknown_field"],
        ["is_admin", "unknown_field"],
      ]);
    });
  }
});

/** Fields of the response that the request body does not have. */
function readOnlyFields({ body, responses }: OperationDocument): string[] {
  const success = [...responses].find(([status]) => status.startsWith("2"))?.[1];
  const pointer = success && [...success.content.values()][0];
  const answer = resolve(pointer === undefined ? {} : at(pointer));
  const data = ((answer["properties"] ?? {}) as Record<string, Schema>)["data"] ?? {};
  const settable = namesOf(body ?? {});
  return namesOf(data).filter((name) => !settable.includes(name));
}

function namesOf(schema: Schema): string[] {
  const node = resolve(schema);
  const branches = (node["oneOf"] as Schema[] | undefined) ?? [node];
  return [
    ...new Set(branches.flatMap((branch) => Object.keys((merged(resolve(branch))["properties"] ?? {}) as Schema))),
  ];
}
