import { isDeepStrictEqual } from "node:util";
import { expect } from "chai";
import { resources } from "../../../generated/resources.js";
import { eventTypes } from "../../../generated/vocabulary.js";
import type { Caller } from "../../support/caller.ts";
import { document, operationOf, operations, type OperationDocument } from "../../support/contract/document.ts";
import { prepare } from "../../support/contract/prepare.ts";
import type { Prepared } from "../../support/contract/preparations/preparation.ts";
import { sendPrepared } from "../../support/contract/requests.ts";
import { changedTables, settledSnapshot, type Snapshot, snapshotOf } from "../../support/db/readback.ts";
import { storeOf } from "../../support/record-factories.ts";
import { startService } from "../../support/service.ts";
import { createTenant } from "../../support/tenant.ts";
import type { Answer } from "../../support/wire.ts";
import { use } from "../../support/fixture.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The name and the restrictions of a key are no record that others read. */
const UNREPORTED = ["apiKeys.update"];
/** Fields of a new record that its change lacks: secrets and long texts. */
const ONLY_IN_ANSWER: Readonly<Record<string, readonly string[]>> = {
  "apiKeys.create": ["secret"],
  "campaigns.create": ["html_body", "text_body"],
};
/** Records whose change has a time of its own. */
const REPORTED_AFTER = ["apiKeys.create"];

const at = (method: string, path: string): OperationDocument | undefined =>
  operations.find((one) => one.method === method && one.path === path);
const hasHeader = ({ parameters }: OperationDocument, name: string): boolean =>
  parameters.some((one) => one.name === name);

/** A job changes these records right after their creation; they have tests of their own. */
const MOVING = ["exports.create", "busyFeeds.create"];
/** Operations that create a record, with the one that reads it. */
const creations = operations.flatMap((create) => {
  const get = MOVING.includes(create.id) ? undefined : at("get", `${create.path}/{id}`);
  return create.method === "post" && create.responses.has("201") && get ? [{ create, get }] : [];
});
/** Operations that change or delete a record or setting, with the one that reads it. */
const withGet = (method: string) =>
  operations.flatMap((one) => {
    const get = at("get", one.path);
    return one.method === method && get && one.access !== "public" ? [{ one, get }] : [];
  });
const updates = withGet("put").filter(({ one }) => hasHeader(one, "If-Match"));
/** Removed members can still be read, because records name them. */
const KEPT = ["members.delete"];
const deletions = withGet("delete").filter(
  ({ one, get }) =>
    /\/\{id\}$/.test(one.path) && /\.delete$/.test(one.id) && get.permission !== null && !KEPT.includes(one.id),
);
const purges = operations.flatMap((one) => {
  const get = at("get", one.path.replace(/\/purge$/, ""));
  return one.path.endsWith("/purge") && get ? [{ one, get }] : [];
});
/** All kinds of changes, e.g. `task.created`. */
const kinds = [...eventTypes, ...(document["x-change-kinds"] as readonly string[])];
/** Returns the kind of the change that reports a new record, e.g. `event_type.created` for `/v1/event-types`. */
const creationOf = (path: string, record: Fields): string => {
  const name = path.replace(/.*\//, "").replace(/ies$/, "y").replace(/s$/, "");
  return `${name === "entity" ? String(record["entity_type"]) : name.replaceAll("-", "_")}.created`;
};
/** They are reported when their content has arrived. */
const REPORTED_LATER = ["files.create"];
/** Groups whose records members delete only if they are theirs. */
const OWNED = ["entities", "opportunities", "tasks", "segments", "products", "files"];
/** The least role that creates records of groups that members only read. */
const MANAGED: Readonly<Record<string, "manager" | "admin">> = {
  campaigns: "manager",
  customFields: "manager",
  emailTemplates: "manager",
  forms: "manager",
  pipelines: "admin",
  topics: "manager",
};
/** Fields that follow from those that the prepared update sends. */
const DERIVED: Readonly<Record<string, readonly string[]>> = {
  "events.update": ["ics_sequence"],
  "opportunities.update": ["weighted_amount"],
};

/** Operations without a record or a body: all their requests are the same. */
const ALIKE = [
  "organization.requestDeletion",
  "passkeys.creationOptions",
  "scimToken.create",
  "signInMethods.createRecoveryCodes",
  "signInMethods.startAuthenticatorApp",
];

/** Fields that do not change. */
const FIXED = ["customFields key"];

/** Values that one record of an organization has, in two spellings that are the same. */
const UNIQUE: readonly [group: string, field: string, first: string, second: string][] = [
  ["customFields", "key", "one_key", "one_key"],
  ["emailTemplates", "name", "Été", "ÉTÉ"],
  ["entities", "email", "one@unique.example", "ONE@unique.example"],
  ["eventTypes", "slug", "one-slug", "one-slug"],
  ["forms", "slug", "one-slug", "one-slug"],
  ["pipelines", "name", "Été", "ÉTÉ"],
  ["products", "code", "été-1", "ÉTÉ-1"],
  ["segments", "name", "Été", "ÉTÉ"],
  ["topics", "slug", "one-slug", "one-slug"],
];

/** Whether a path has the records that belong to one record, e.g. `/v1/entities/{id}/tasks`. */
const isPart = (path: string, ofRecord: string): boolean =>
  path.startsWith(`${ofRecord}/`) && !path.slice(ofRecord.length).includes("{");

describe("All operations: laws of records", () => {
  let keys = 0;
  const service = use(() => startService());
  const tenant = use(() => createTenant(service));

  const reading = (get: OperationDocument, prepared: Prepared): Promise<Answer> =>
    sendPrepared(get, { ...prepared, body: undefined });
  const storedChanges = (id: string) => storeOf({ service }).changes.ofRecord(tenant.organization.id, id);
  /** Returns the events of a record, e.g. `task.created`. */
  const changesOf = async (id: string | undefined): Promise<string[]> =>
    id === undefined ? [] : (await storedChanges(id)).map(({ kind }) => kind);
  /** Returns the events of a record whose type is in the feed. */
  const following = ([first]: readonly string[], verbs: readonly string[]): string[] =>
    first === undefined ? [] : verbs.map((verb) => `${first.split(".")[0] ?? ""}.${verb}`);

  /** Returns the tables whose rows of the organization have changed. */
  const changedSince = async (before: Snapshot): Promise<string[]> =>
    changedTables(before, await snapshotOf(service.database.pool, tenant.organization.id));

  for (const { create, get } of creations) {
    it(`returns from ${get.id} the record that ${create.id} returned, and reports it once`, async () => {
      const prepared = await prepare(create.id, tenant);
      const created = await sendPrepared(create, prepared);
      const id = created.string("data.id");
      expect([created.status, created.headers.get("location")]).to.deep.equal([201, `${create.path}/${id}`]);
      const read = await reading(get, { ...prepared, parameters: { id } });
      expect(read.headers.get("etag")).to.equal(created.headers.get("etag"));
      expect(created.at("data")).to.deep.include(stable(read));
      const record = created.at("data") as Fields;
      if ("version" in record) expect(record["version"]).to.equal(1);
      const [change, ...others] = await storedChanges(id);
      if (REPORTED_LATER.includes(create.id) || !kinds.includes(creationOf(create.path, record)))
        return expect(change).to.equal(undefined);
      const omitted = ONLY_IN_ANSWER[create.id] ?? [];
      expect(change).to.deep.include({
        kind: creationOf(create.path, record),
        version: record["version"],
        data: Object.fromEntries(Object.entries(record).filter(([name]) => !omitted.includes(name))),
        changes: null,
        actor: record["created_by"],
      });
      if (!REPORTED_AFTER.includes(create.id)) expect(change?.occurred_at).to.equal(record["created_at"]);
      expect(others.map(({ kind }) => kind)).to.deep.equal([]);
    });
  }

  for (const { group, fields } of Object.values(resources).filter((one) => at("post", one.path))) {
    it(`gives a new record the defaults of the contract in ${group}.create`, async () => {
      const create = operationOf(`${group}.create`);
      const prepared = await prepare(create.id, tenant);
      const defaults = fields.flatMap((field) =>
        field.kind === "set" && "default" in field && !field.owner ? [[field.name, field.default] as const] : [],
      );
      const omitted = defaults.map(([name]) => name);
      const sent = Object.entries(prepared.body as Fields).filter(([name]) => !omitted.includes(name));
      const created = await sendPrepared(create, prepared, { body: Object.fromEntries(sent) });
      expect(created.status, created.text).to.equal(201);
      expect(defaults).to.not.be.empty;
      expect(created.at("data")).to.deep.include(Object.fromEntries(defaults));
    });
  }

  for (const { one, get } of updates) {
    it(`counts and reports a change in ${one.id}, and nothing if it is repeated or has an outdated version`, async () => {
      const prepared = await prepare(one.id, tenant);
      const before = await reading(get, prepared);
      const { id, version } = before.at("data") as { id?: string; version: number };
      const reported = await changesOf(id);
      const changed = await sendPrepared(one, prepared, { headers: { "If-Match": `"${version}"` } });
      expect([changed.status, changed.at("data.version")]).to.deep.equal([200, version + 1]);
      expect(stable(await reading(get, prepared))).to.deep.equal(stable(changed));
      const sent = Object.keys(prepared.body as Fields);
      const kept = Object.entries(lasting(before)).filter(
        ([name]) => ![...sent, ...(DERIVED[one.id] ?? [])].includes(name),
      );
      expect(lasting(changed)).to.deep.include(Object.fromEntries(kept));
      const expected = [...reported, ...following(reported, UNREPORTED.includes(one.id) ? [] : ["updated"])];
      expect(await changesOf(id)).to.deep.equal(expected);
      if (id !== undefined && expected.length > reported.length)
        expect((await storedChanges(id)).at(-1)).to.deep.include({
          version: version + 1,
          changes: differences(lasting(before), lasting(changed)),
        });
      expect((await sendPrepared(one, prepared)).at("data.version"), "repeated").to.equal(version + 1);
      const late = await sendPrepared(one, prepared, { headers: { "If-Match": `"${version}"` } });
      expect([late.status, late.at("code")]).to.deep.equal([412, "version_conflict"]);
      expect(late.at("details.0.current_version")).to.equal(version + 1);
      expect(await changesOf(id), "after both").to.deep.equal(expected);
    });
  }

  for (const { one, get } of deletions) {
    const path = one.path.slice(0, -"/{id}".length);
    const [list, update, restore] = [at("get", path), at("put", one.path), at("post", `${one.path}/restore`)];
    it(`hides the record after ${one.id}${restore ? ` until ${restore.id}` : ""}`, async () => {
      const prepared = await prepare(one.id, tenant);
      const before = await reading(get, prepared);
      const id = before.string("data.id");
      const reported = await changesOf(id);
      const isListed = async (query = ""): Promise<boolean> =>
        (await tenant.owner.get(`${path}?page_size=100${query}`)).list("data").some((record) => record["id"] === id);
      expect(list === undefined || (await isListed()), "listed before").to.equal(true);
      const deleted = await sendPrepared(one, prepared);
      expect(deleted.status).to.be.oneOf([200, 202, 204]);
      if (deleted.status !== 204) {
        expect(deleted.at("data.id")).to.equal(id);
        expect(deleted.at("data.deleted_at")).to.be.a("string");
      }
      expect((await reading(get, prepared)).status, "read").to.equal(404);
      expect((await sendPrepared(one, prepared)).status, "deleted again").to.equal(404);
      for (const part of operations.filter(({ method, path: below }) => method === "get" && isPart(below, one.path)))
        expect(
          (
            await sendPrepared(part, {
              ...prepared,
              body: undefined,
              query: (await prepare(part.id, tenant)).query ?? {},
            })
          ).status,
          part.id,
        ).to.equal(404);
      if (update) {
        const { body } = await prepare(update.id, tenant);
        expect((await sendPrepared(update, { ...prepared, body })).status, "changed").to.equal(404);
      }
      expect(list !== undefined && (await isListed()), "listed after").to.equal(false);
      if (restore) {
        expect(await isListed("&include_deleted=true"), "listed with deleted ones").to.equal(true);
        const restored = await sendPrepared(restore, { ...prepared, body: undefined });
        expect([restored.status, restored.at("data.deleted_at")]).to.deep.equal([200, null]);
        expect(stable(await reading(get, prepared))).to.deep.equal(stable(restored));
        expect(lasting(restored)).to.deep.equal(lasting(before));
        const again = await sendPrepared(restore, { ...prepared, body: undefined });
        expect([again.status, again.at("data.version")]).to.deep.equal([200, restored.at("data.version")]);
      }
      const expected = following(reported, restore ? ["deleted", "restored"] : ["deleted"]);
      expect(await changesOf(id)).to.deep.equal([...reported, ...expected]);
      const from = Number(before.at("data.version"));
      expect(
        (await storedChanges(id)).slice(reported.length).map(({ version, changes }) => [version, changes]),
      ).to.deep.equal(expected.map((_, index) => [from + 1 + index, null]));
    });
  }

  for (const [group, field, first, second] of UNIQUE) {
    it(`gives the ${field} of a record to no other one in ${group}.create until it is deleted`, async () => {
      const create = operationOf(`${group}.create`);
      const restore = at("post", `${create.path}/{id}/restore`);
      const made = async (value: string): Promise<Answer> => {
        const prepared = await prepare(create.id, tenant);
        return await sendPrepared(create, prepared, { body: { ...(prepared.body as Fields), [field]: value } });
      };
      const refusal = (answer: Answer): unknown[] => [
        answer.status,
        answer.at("code"),
        answer.at("details.0.path"),
        answer.at("details.0.existing_id"),
      ];
      const id = (await made(first)).string("data.id");
      expect(refusal(await made(second))).to.deep.equal([409, "duplicate", `/${field}`, id]);
      const update = at("put", `${create.path}/{id}`);
      if (update && !FIXED.includes(`${group} ${field}`)) {
        const { as } = await prepare(update.id, tenant);
        const other = (await made(`${first}-2`.replace("@unique.example-2", "2@unique.example"))).string("data.id");
        const taken = { as, parameters: { id: other }, body: { [field]: second } };
        expect(refusal(await sendPrepared(update, taken))).to.deep.equal([409, "duplicate", `/${field}`, id]);
        expect((await sendPrepared(update, { ...taken, parameters: { id } })).status, "its own value").to.equal(200);
      }
      await tenant.owner.delete(`${create.path}/${id}`);
      const next = (await made(second)).string("data.id");
      if (restore) {
        const back = await tenant.owner.post(`${create.path}/${id}/restore`);
        expect(refusal(back)).to.deep.equal([409, "duplicate", `/${field}`, next]);
      }
    });
  }

  for (const { one: purge, get } of purges) {
    it(`erases the record permanently with ${purge.id}`, async () => {
      const prepared = await prepare(purge.id, tenant);
      const restore = at("post", purge.path.replace(/purge$/, "restore"));
      expect((await sendPrepared(purge, prepared)).status).to.equal(200);
      for (const gone of [get, purge, ...(restore ? [restore] : [])])
        expect((await sendPrepared(gone, { ...prepared, body: undefined })).status, gone.id).to.equal(404);
    });
  }

  const rights: readonly [role: string, own: number | null, others: number][] = [
    ["member", 200, 403],
    ["manager", 200, 200],
    // Cannot create records; test/rest/accounts/deletion-rights.test.ts gives them one.
    ["read_only", null, 403],
  ];
  for (const group of OWNED) {
    it(`lets members delete their own records and managers those of others with ${group}.delete`, async () => {
      const [create, remove, get] = ["create", "delete", "get"].map((verb) => operationOf(`${group}.${verb}`));
      if (!create || !remove || !get) throw new Error(`${group} lacks an operation.`);
      const made = async (as: Caller): Promise<Prepared> => {
        const answer = await sendPrepared(create, await prepare(create.id, tenant), { as });
        return { as, parameters: { id: answer.string("data.id") } };
      };
      for (const [role, own, others] of rights) {
        const { caller } = await tenant.signedIn(role);
        if (own !== null) expect((await sendPrepared(remove, await made(caller))).status, role).to.equal(own);
        const theirs = await made(tenant.owner);
        const answer = await sendPrepared(remove, theirs, { as: caller });
        expect(answer.status, role).to.equal(others);
        if (others === 403) expect(answer.at("code")).to.equal("permission_denied");
        expect((await sendPrepared(get, theirs)).status, role).to.equal(others === 403 ? 200 : 404);
      }
    });
  }

  for (const [group, creator] of Object.entries(MANAGED)) {
    it(`lets members read and only a ${creator} write with ${group}.create and ${group}.update`, async () => {
      for (const role of ["member", "manager", "admin"]) {
        const { caller } = await tenant.signedIn(role);
        const may = role === "admin" || role === creator;
        const statuses = { list: 200, get: 200, create: may ? 201 : 403, update: may ? 200 : 403 };
        for (const [verb, status] of Object.entries(statuses)) {
          const operation = operationOf(`${group}.${verb}`);
          const answer = await sendPrepared(operation, await prepare(operation.id, tenant), { as: caller });
          expect(answer.status, `${role} ${operation.id}`).to.equal(status);
          if (status === 403) expect(answer.at("code")).to.equal("permission_denied");
        }
      }
      const { caller: member } = await tenant.signedIn("member");
      for (const { id, permission } of operations.filter((one) => one.id.startsWith(`${group}.`)))
        if (permission?.endsWith(":read") === false)
          expect((await sendPrepared(operationOf(id), await prepare(id, tenant), { as: member })).status, id).to.equal(
            403,
          );
    });
  }

  for (const operation of operations.filter((one) => hasHeader(one, "If-Match"))) {
    it(`changes nothing with an outdated If-Match in ${operation.id}, and is accepted with the current one`, async () => {
      const prepared = await prepare(operation.id, tenant);
      const before = await settledSnapshot(tenant);
      const late = await sendPrepared(operation, prepared, { headers: { "If-Match": '"999"' } });
      expect([late.status, late.at("code")]).to.deep.equal([412, "version_conflict"]);
      expect(await changedSince(before)).to.deep.equal([]);
      const current = { "If-Match": `"${String(late.at("details.0.current_version"))}"` };
      const done = await sendPrepared(operation, prepared, { headers: current });
      expect(done.status, done.text).to.be.within(200, 204);
    });
  }

  for (const operation of operations.filter((one) => hasHeader(one, "Idempotency-Key"))) {
    const refusal = ALIKE.includes(operation.id) ? "" : ", which refuses it for another request";
    it(`has one effect for one Idempotency-Key in ${operation.id}${refusal}`, async () => {
      const prepared = await prepare(operation.id, tenant);
      const headers = { "Idempotency-Key": `law-${(keys += 1)}-of-records` };
      const first = await sendPrepared(operation, prepared, { headers });
      expect(first.status, first.text).to.be.below(300);
      expect(first.headers.get("idempotent-replayed")).to.equal(null);
      const next = { ...(await prepare(operation.id, tenant)), as: prepared.as };
      const before = await settledSnapshot(tenant);
      const again = await sendPrepared(operation, prepared, { headers });
      if (operation.secret) {
        expect([again.status, again.at("code")]).to.deep.equal([409, "secret_already_shown"]);
      } else {
        expect([again.status, again.json]).to.deep.equal([first.status, first.json]);
        expect(again.headers.get("idempotent-replayed")).to.equal("true");
        for (const name of ["etag", "location"]) expect(again.headers.get(name)).to.equal(first.headers.get(name));
      }
      const isAlike = JSON.stringify(next) === JSON.stringify(prepared);
      expect(isAlike, "another request is the same").to.equal(ALIKE.includes(operation.id));
      if (!isAlike) {
        const other = await sendPrepared(operation, next, { headers });
        expect([other.status, other.at("code")]).to.deep.equal([422, "idempotency_key_reused"]);
      }
      expect(await changedSince(before)).to.deep.equal([]);
    });
  }
});

/** Returns the fields that a deletion and a restoration leave as they were. */
function lasting(answer: Answer): Fields {
  const { version: _, updated_at: __, updated_by: ___, ...fields } = stable(answer);
  return fields;
}

/** Returns the record without the field that is set on each read. */
function stable(answer: Answer): Fields {
  const { evaluated_at: _, ...fields } = answer.at("data") as Fields;
  return fields;
}

/** Returns the old and new values of the fields that differ. */
function differences(before: Fields, after: Fields): Fields {
  const changed = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]));
  return Object.fromEntries(changed.map((name) => [name, { old: before[name], new: after[name] }]));
}
