import { expect } from "chai";
import {
  operations,
  type OperationDocument,
  type ParameterDocument,
  type Schema,
} from "../../support/contract/document.ts";
import { prepare } from "../../support/contract/prepare.ts";
import { sendPrepared } from "../../support/contract/requests.ts";
import { branchesOf, settableFields } from "../../support/contract/varied-records.ts";
import { formOf, wrongRequests, wrongValues } from "../../support/contract/wrong-values.ts";
import { use, useFixture } from "../../support/fixture.ts";
import { createTenant } from "../../support/tenant.ts";
import type { Answer } from "../../support/wire.ts";

type Fields = Readonly<Record<string, unknown>>;

const queried = ({ parameters }: OperationDocument): ParameterDocument[] =>
  parameters.filter((one) => one.in === "query");
const withBody = operations.filter(({ body }) => body !== null);
const requiredOf = (form: Schema): readonly string[] => (form["required"] ?? []) as readonly string[];
const withRequired = withBody.filter(
  ({ body, bodyRequired }) => bodyRequired && branchesOf(body ?? {}).some((form) => requiredOf(form).length > 0),
);

describe("All operations: values that the contract does not allow", () => {
  const fixture = useFixture();
  const tenant = use(() => createTenant(fixture.service));

  /** Expects that the answer names each place, or one inside of it, with one of its codes. */
  function expectNamed(answer: Answer, mistakes: Iterable<readonly [path: string, codes: readonly string[]]>): void {
    expect([answer.status, answer.at("code")], answer.text).to.deep.equal([400, "validation_failed"]);
    for (const [path, codes] of mistakes) {
      const said = answer.list("details").filter((one) => `${String(one["path"])}/`.startsWith(`${path}/`));
      expect(
        said.some(({ code }) => codes.includes(String(code))),
        `${path} (${codes.join()}): ${answer.text}`,
      ).to.equal(true);
    }
  }

  it("are known for every field, except for these", () => {
    const skipped = withBody.flatMap(({ id, body }) =>
      branchesOf(body ?? {})
        .flatMap(settableFields)
        .filter(([, schema]) => wrongValues(schema, "body").length === 0)
        .map(([name]) => `${id} ${name}`),
    );
    // A constant that selects the form, and a union, for which all-mistakes.test.ts has tests.
    expect([...new Set(skipped)]).to.deep.equal(["entities.create entity_type", "entities.upsert record"]);
  });

  for (const operation of withBody) {
    it(`are all named in one 400 of ${operation.id}`, async () => {
      const prepared = await prepare(operation.id, tenant);
      const requests = wrongRequests(settableFields(formOf(operation.body ?? {}, prepared.body)), "body");
      expect(requests).to.not.be.empty;
      for (const wrong of requests) {
        const sent = Object.fromEntries([...wrong].map(([name, { value }]) => [name, value]));
        const answer = await sendPrepared(operation, prepared, { body: { ...(prepared.body as Fields), ...sent } });
        expectNamed(
          answer,
          [...wrong].map(([name, { codes }]) => [`/${name}`, codes]),
        );
      }
    });
  }

  for (const operation of withRequired) {
    it(`and missing ones are all named in one 400 of ${operation.id}`, async () => {
      const prepared = await prepare(operation.id, tenant);
      const required = requiredOf(formOf(operation.body ?? {}, prepared.body));
      expect(required).to.not.be.empty;
      const others = Object.entries(prepared.body as Fields).filter(([name]) => !required.includes(name));
      const answer = await sendPrepared(operation, prepared, { body: Object.fromEntries(others) });
      expectNamed(
        answer,
        required.map((name) => [`/${name}`, ["required"]]),
      );
    });
  }

  for (const operation of operations.filter((one) => queried(one).length > 0)) {
    it(`are all named in one 400 of ${operation.id} as parameters`, async () => {
      const prepared = await prepare(operation.id, tenant);
      const parameters = queried(operation).map(({ name, schema }) => [name, schema] as const);
      const requests = wrongRequests(parameters, "query");
      expect(requests).to.not.be.empty;
      for (const wrong of requests) {
        const query = [...wrong].map(([name, { value }]) => `${name}=${encodeURIComponent(String(value))}`).join("&");
        const answer = await sendPrepared(operation, { ...prepared, query: {} }, { query });
        expectNamed(
          answer,
          [...wrong].map(([name, { codes }]) => [name, codes]),
        );
      }
    });
  }
});
