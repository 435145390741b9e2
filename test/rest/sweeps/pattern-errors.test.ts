import { expect } from "chai";
import { patternForms } from "../../../generated/vocabulary.js";
import { merged } from "../../support/contract/arbitrary.ts";
import { operations, resolve, type OperationDocument, type Schema } from "../../support/contract/document.ts";
import { prepare } from "../../support/contract/prepare.ts";
import { sendPrepared } from "../../support/contract/requests.ts";
import { useFixture } from "../../support/fixture.ts";
import type { Answer } from "../../support/wire.ts";
import { createTenant, type Tenant } from "../../support/tenant.ts";

/** Matches no pattern of the contract. */
const WRONG = "Ç’est §$%/ faux";

interface Place {
  readonly name: string;
  readonly send: (languages: string) => Promise<Answer>;
}

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

type Kind = "query" | "body" | "names";

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
