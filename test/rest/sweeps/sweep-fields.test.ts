import { expect } from "chai";
import { merged } from "../../support/contract/arbitrary.ts";
import { at, operations, resolve, type OperationDocument, type Schema } from "../../support/contract/document.ts";
import { sendPrepared } from "../../support/contract/requests.ts";
import { startService } from "../../support/service.ts";
import { prepare } from "../../support/contract/prepare.ts";
import { createTenant, type Tenant } from "../../support/tenant.ts";
import { patternForms } from "../../../generated/vocabulary.js";
import { use, useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";

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

/** Matches no pattern of the contract. */
const WRONG = "Ç’est §$%/ faux";

interface Place {
  readonly name: string;
  readonly send: (languages: string) => Promise<Answer>;
}

type Kind = "query" | "body" | "names";

describe("All operations: forbidden fields", () => {
  let tenant: Tenant;
  const service = use(() => startService());
  before(async () => {
    tenant = await createTenant(service);
  });

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

describe("All operations: errors of patterns", () => {
  const fixture = useFixture();
  let tenant: Tenant;
  before(async () => {
    tenant = await createTenant(fixture.service);
  });

  for (const operation of operations.filter((one) => patternsOf(one).length > 0)) {
    it(`describes the expected format in words in ${operation.id}`, async () => {
      for (const { name, send } of await placesOf(operation)) {
        for (const language of ["en", "fr"]) {
          const answer = await send(language);
          // Fields that are fixed on creation are rejected as read-only before their format is checked.
          if (answer.at("details.0.code") === "read_only") continue;
          expect(answer.status, `${name} ${answer.text}`).to.equal(400);
          const messages = answer.list("details").map(({ message }) => String(message));
          expect(messages.length).to.be.greaterThan(0);
          for (const message of messages) {
            expect(message, name).to.match(
              language === "en" ? /^(This|There|The|A) / : /^(La|Le|Ce|Cette|C’|Il|Un|L’)/,
            );
            expect(message, name).not.to.match(/\^|\]\{|\\d|the contract defines|le contrat définit/);
          }
        }
      }
    });
  }

  it("has a description for each pattern", () => {
    expect(Object.keys(patternForms)).to.have.length.greaterThan(20);
  });

  async function placesOf(operation: OperationDocument): Promise<Place[]> {
    const prepared = await prepare(operation.id, tenant);
    return patternsOf(operation).map(([kind, name]) => ({
      name,
      send: (language) => {
        const headers = { "Accept-Language": language };
        if (kind === "query")
          return sendPrepared(operation, prepared, { query: `?${name}=${encodeURIComponent(WRONG)}`, headers });
        const value = kind === "names" ? { [WRONG]: "x" } : WRONG;
        return sendPrepared(operation, prepared, { body: { ...(prepared.body as object), [name]: value }, headers });
      },
    }));
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

function patternsOf({ parameters, body }: OperationDocument): [Kind, string][] {
  const query = parameters.filter(({ in: place, schema }) => place === "query" && "x-expected" in resolve(schema));
  const properties = body ? Object.entries((merged(resolve(body))["properties"] ?? {}) as Record<string, Schema>) : [];
  const inBody = properties.flatMap(([name, property]): [Kind, string][] => {
    const schema = resolve(property);
    if (property["readOnly"] === true || schema["readOnly"] === true) return [];
    if ("x-expected" in schema) return [["body", name]];
    return "x-expected" in ((schema["propertyNames"] ?? {}) as Schema) ? [["names", name]] : [];
  });
  return [...query.map(({ name }): [Kind, string] => ["query", name]), ...inBody];
}
