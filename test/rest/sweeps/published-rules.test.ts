import { expect } from "chai";
import { CALL } from "../../support/booking/booking.ts";
import { operationOf } from "../../support/contract/document.ts";
import { isPublished } from "../../support/contract/published.ts";
import { useFixture } from "../../support/fixture.ts";

const contact = (more: object): object => ({ entity_type: "contact", first_name: "Ada", ...more });
const email = (more: object): object => ({ to: [{ email: "ada@rules.example" }], subject: "Hello", ...more });
const hook = (events: readonly string[]): object => ({ url: "https://hooks.example.com/crm", events });
const select = (more: object): object => ({ ...CALL, questions: [{ key: "a", label: "A", ...more }] });

/** Bodies that the published schemas reject, so that a client can find every cause of 400 in advance. */
const REFUSED: readonly [operation: string, body: object][] = [
  ["entities.create", { entity_type: "contact" }],
  ["entities.create", { entity_type: "contact", first_name: null, last_name: "  " }],
  ["entities.create", { entity_type: "contact", last_name: null, phone: "+33123456789" }],
  ["entities.create", contact({ job_title: "Chief\u0007" })],
  ["entities.create", contact({ tags: ["a", "a"] })],
  ["entities.create", contact({ tags: [" "] })],
  ["entities.create", contact({ website: "ftp://acme.example" })],
  ["entities.create", contact({ phone: "call me" })],
  ["entities.create", { entity_type: "company", name: " " }],
  ["entities.upsert", { match_by: "email", record: contact({}) }],
  ["entities.upsert", { match_by: "external_id", record: contact({ external_ids: { erp: "1" } }) }],
  ["emails.create", email({})],
  ["emails.create", email({ html: " ", text: null })],
  ["webhooks.create", hook(["contact.create"])],
  ["webhooks.create", hook(["invoice.*"])],
  ["eventTypes.create", { ...CALL, booking_window: { type: "rolling_days" } }],
  ["eventTypes.create", { ...CALL, booking_window: { type: "unlimited", days: 3 } }],
  ["eventTypes.create", { ...CALL, location: { type: "custom" } }],
  ["eventTypes.create", { ...CALL, location: { type: "video_link", value: "meet" } }],
  ["eventTypes.create", { ...CALL, hosts: [] }],
  ["eventTypes.create", select({ type: "select" })],
  ["eventTypes.create", select({ type: "text", options: ["x"] })],
];

/** Bodies that match the schemas but violate a rule that no schema can express. */
const IMPOSSIBLE: readonly [operation: string, body: object][] = [
  ["entities.create", contact({ tags: ["a", "A"] })],
  ["entities.create", contact({ phone: "06 12" })],
  ["entities.upsert", { match_by: "external_id", namespace: "crm", record: contact({ external_ids: { erp: "1" } }) }],
  ["emails.create", { ...email({ text: "Hello" }), cc: [{ email: "ADA@rules.example" }] }],
  ["eventTypes.create", { ...CALL, location: { type: "invitee_phone", value: "x" } }],
];

const PREFIX = { post: "POST", put: "PUT" } as const;

describe("All operations: published schemas", () => {
  const fixture = useFixture();
  const send = async (id: string, body: object): Promise<readonly [boolean, number, unknown]> => {
    const operation = operationOf(id);
    const method = PREFIX[operation.method as keyof typeof PREFIX];
    const answer = await fixture.crm.send(method, operation.path, { body });
    return [isPublished(operation, body), answer.status, answer.at("code")];
  };

  it("contains every rule whose violation returns 400", async () => {
    for (const [id, body] of REFUSED)
      expect(await send(id, body), JSON.stringify(body)).to.deep.equal([false, 400, "validation_failed"]);
  });

  it("accepts bodies that return 422", async () => {
    for (const [id, body] of IMPOSSIBLE)
      expect(await send(id, body), JSON.stringify(body)).to.deep.equal([true, 422, "unprocessable"]);
  });

  it("contains the valid notations of If-Match and Idempotency-Key", async () => {
    const path = `/v1/entities/${await fixture.crm.create("/v1/entities", contact({}))}`;
    const headers = new Map(operationOf("entities.update").parameters.map(({ name, schema }) => [name, schema]));
    const ifMatch = new RegExp(String(headers.get("If-Match")?.["pattern"]), "u");
    for (const [tag, fits] of [
      ['"1"', true],
      ['W/"1"', true],
      ['"1-gzip"', true],
      ["*", true],
      ["1", false],
      ['"0"', false],
      ['"1", "2"', false],
    ] as const) {
      const answer = await fixture.crm.put(path, { first_name: "Ada" }, { "If-Match": tag });
      expect([ifMatch.test(tag), answer.status], tag).to.deep.equal([fits, fits ? 200 : 400]);
    }
    const parameters = operationOf("entities.create").parameters;
    const key = parameters.find(({ name }) => name === "Idempotency-Key")?.schema;
    expect([key?.["minLength"], key?.["maxLength"]]).to.deep.equal([8, 128]);
    const accented = await fixture.crm.post("/v1/entities", contact({}), { "Idempotency-Key": "clé-d-appel-1" });
    expect([new RegExp(String(key?.["pattern"])).test("clé-d-appel-1"), accented.status]).to.deep.equal([false, 400]);
  });
});
