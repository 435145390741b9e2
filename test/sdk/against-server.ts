import { expect } from "chai";
import { Crm } from "../../src/adapters/sdk/crm.ts";
import {
  AuthenticationError,
  BadRequestError,
  ConflictError,
  NotFoundError,
  PreconditionFailedError,
  ValidationError,
} from "../../src/adapters/sdk/errors.ts";
import { failureOf } from "./failure.ts";

/** A server that fulfils the contract, and a key with all permissions in an organization of its own. */
export interface Target {
  readonly baseUrl: string;
  readonly apiKey: string;
}

const UNKNOWN_ID = "0199f7a0-0000-7000-8000-000000000000";

/** Describes the behaviour of the SDK that every server of the contract allows: the service and its mock. */
export function describeSdkAgainst(name: string, target: () => Target): void {
  describe(`SDK with ${name}`, () => {
    const client = (): Crm => new Crm({ ...target(), maxRetries: 0 });
    const unique = (): string => `${crypto.randomUUID()}@sdk.example`;
    const contact = (email = unique()) => ({ entity_type: "contact" as const, first_name: "Ada", email });

    it("creates, reads, updates and deletes a contact", async () => {
      const crm = client();
      const created = await crm.entities.create({ body: contact() });
      const path = { id: created.id };
      expect(created).to.include({ entity_type: "contact", first_name: "Ada", version: 1 });
      expect(await crm.entities.get({ path })).to.deep.equal(created);
      const changed = await crm.entities.update({ path, headers: { "If-Match": '"1"' }, body: { lead_score: 80 } });
      expect(changed).to.include({ version: 2, lead_score: 80 });
      await crm.entities.delete({ path });
      expect(await failureOf(crm.entities.get({ path }))).to.be.instanceOf(NotFoundError);
    });

    it("lists the records of several pages", async () => {
      const crm = client();
      const ids: string[] = [];
      while (ids.length < 5) ids.push((await crm.entities.create({ body: contact() })).id);
      const first = await crm.entities.list({ query: { page_size: 2 } });
      expect(first.data).to.have.length(2);
      expect(first.meta).to.include({ page: 1, page_size: 2 });
      const listed: string[] = [];
      for await (const { id } of crm.entities.list({ query: { page_size: 2 } })) listed.push(id);
      expect(listed).to.include.members(ids);
      expect(new Set(listed).size).to.equal(listed.length);
    });

    it("returns the same record for the same idempotency key", async () => {
      const crm = client();
      const idempotencyKey = crypto.randomUUID();
      const body = contact();
      const first = await crm.entities.create({ body, idempotencyKey });
      expect(await crm.entities.create({ body, idempotencyKey })).to.deep.equal(first);
      const other = await failureOf(crm.entities.create({ body: contact(), idempotencyKey }));
      expect(other).to.be.instanceOf(ValidationError);
    });

    it("throws BadRequestError with the location of each problem", async () => {
      const error = await failureOf(client().entities.create({ body: contact("no address") }));
      expect(error).to.be.instanceOf(BadRequestError).and.to.include({ status: 400, code: "validation_failed" });
      expect(error).to.have.nested.property("details[0].path", "/email");
    });

    it("throws NotFoundError with the request ID for an unknown record", async () => {
      const error = await failureOf(client().entities.get({ path: { id: UNKNOWN_ID } }));
      expect(error).to.be.instanceOf(NotFoundError).and.to.include({ status: 404, code: "not_found" });
      expect(error).to.have.property("requestId").that.is.a("string");
    });

    it("throws ConflictError with the id of the existing record", async () => {
      const crm = client();
      const body = contact();
      const { id } = await crm.entities.create({ body });
      const error = await failureOf(crm.entities.create({ body }));
      expect(error).to.be.instanceOf(ConflictError).and.to.have.nested.property("details[0].existing_id", id);
    });

    it("throws PreconditionFailedError for an outdated version", async () => {
      const crm = client();
      const { id } = await crm.entities.create({ body: contact() });
      const stale = crm.entities.update({ path: { id }, headers: { "If-Match": '"9"' }, body: { lead_score: 1 } });
      expect(await failureOf(stale))
        .to.be.instanceOf(PreconditionFailedError)
        .and.to.have.property("status", 412);
    });

    it("throws ValidationError for a reference to an unknown record", async () => {
      const body = { ...contact(), company_id: UNKNOWN_ID };
      const error = await failureOf(client().entities.create({ body }));
      expect(error).to.be.instanceOf(ValidationError).and.to.have.property("status", 422);
    });

    it("throws AuthenticationError for an unknown key", async () => {
      const crm = new Crm({ ...target(), apiKey: `crs_${"x".repeat(38)}`, maxRetries: 0 });
      expect(await failureOf(crm.entities.list())).to.be.instanceOf(AuthenticationError);
    });
  });
}
