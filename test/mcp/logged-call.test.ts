import { authorize } from "../../src/base/platform/rights.ts";
import { tmpdir } from "node:os";
import { expect } from "chai";
import { unlimitedPublicMail } from "../../src/base/mail/public-mail.ts";
import type { Services } from "../../generated/services.js";
import { newId } from "../../src/base/platform/ids.ts";
import { createLinks } from "../../src/base/platform/links.ts";
import { storeSecrets } from "../../src/server/secret-key.ts";
import { createPasswords } from "../../src/features/sign-in/password.ts";
import { createVerp } from "../../src/base/mail/verp.ts";
import { createSignedTokens } from "../../src/base/platform/signed-token.ts";
import { createEncryption } from "../../src/base/platform/encryption.ts";
import type { Caller } from "../../src/base/contract/caller.ts";
import type { LoggedCall, McpCaller } from "../../src/base/contract/mcp.ts";
import {
  notFound,
  permissionDenied,
  Problem,
  validationFailed,
  versionConflict,
} from "../../src/base/platform/rules/errors.ts";
import type { LogRow } from "../../src/features/accounts/rules/audit-log.ts";
import { createEgress } from "../../src/base/net/egress.ts";
import { renderEventMessage } from "../../src/features/booking/notifications/template.ts";
import { writeFooter } from "../../src/base/mail/marketing-footer.ts";
import { createSendRate } from "../../src/base/mail/send-rate.ts";
import { createMailTransport } from "../../src/base/mail/transport.ts";
import { parseBounceReport } from "../../src/features/email/bounce-report.ts";
import { folderStorage } from "../../src/features/files/storage.ts";
import { createStore, joinTransaction } from "../../src/base/store/store.ts";
import { readDocument } from "../../src/server/dependencies.ts";
import { createLoggedCall } from "../../src/server/logged-call.ts";
import { createServices } from "../../src/server/services.ts";
import { createDatabase } from "../support/db/cluster.ts";
import { connect } from "../support/accounts/connections.ts";
import { keyring } from "../support/accounts/log-rows.ts";
import { createOrganization, type Person } from "../support/accounts/people.ts";
import { use } from "../support/fixture.ts";

const permissions = new Set(["entities:read", "entities:write", "organization:read"]);
const tool = "create_crm_record";
const scope = "crm:write";

const noLetter = () => ({ subject: "", text: "", html: "" });

describe("MCP: logging of tool calls", () => {
  let logged: LoggedCall<Services>;
  let owner: Person;
  let who: McpCaller;

  const database = use(() => createDatabase());
  const store = use(() => createStore(database.pool, undefined, storeSecrets(keyring)));
  before(() => {
    const deps = {
      serialize: <Result>(_by: unknown, _call: unknown, work: () => Promise<Result>): Promise<Result> => work(),
      store,
      joinTransaction,
      keyring,
      clock: Date.now,
      newId: () => newId(),
      dataRegion: "eu",
      signedTokens: createSignedTokens(keyring, "cursors"),
      passwords: createPasswords(),
      mailFrom: "crm@example.com",
      mailTransport: createMailTransport({ smtpUrl: null, dataDir: tmpdir() }),
      renderEmail: noLetter,
      parseBounceReport,
      campaignTransport: createMailTransport({ smtpUrl: null, dataDir: tmpdir() }),
      campaignSendRate: createSendRate(1_000),
      returnPaths: createVerp(keyring, "bounces@example.com"),
      replyAddresses: null,
      say: () => "",
      summarize: () => "",
      encryption: createEncryption(keyring),
      egress: createEgress({ allowHttp: false, allowedSubnets: [] }),
      txtRecords: () => Promise.resolve([]),
      fileStorage: folderStorage(tmpdir()),
      scanFile: null,
      links: createLinks(keyring),
      baseUrl: "https://crm.example.com",
      publicMail: unlimitedPublicMail,
      renderEventMessage,
      writeFooter,
      document: readDocument,
    };
    logged = createLoggedCall(deps, createServices);
  });
  beforeEach(async () => {
    who = await someone();
  });

  /** Creates an organization and returns an application that acts for its owner. */
  async function someone(): Promise<McpCaller> {
    const made = await createOrganization({ database });
    const { record } = made;
    owner = made.owner;
    const caller: Caller = {
      organization: record,
      permissions,
      deletesOthers: true,
      channel: "mcp",
      user: { id: owner.id, email: owner.email, first_name: "Ada", last_name: null, locale: "en", role: "owner" },
      actor: { type: "mcp", id: owner.id, name: "Ada", application: "Claude" },
      credential: { kind: "system" },
      address: "192.0.2.7",
      userAgent: "claude/1",
      requestId: "request-of-a-tool",
      locale: "en",
    };
    return {
      caller,
      connectionId: await connection(),
      kind: "oauth",
      grantedScopes: new Set(),
      logPosition: null,
      rolePermissions: permissions,
      callLimits: { connection: null, organization: null },
    };
  }

  const connection = async (): Promise<string> => (await connect({ database }, { user: owner })).id;
  const orgOf = (by: McpCaller): string => by.caller.organization.id;
  const entries = async (by = who): Promise<LogRow[]> => (await store.auditLog.links(orgOf(by), null, 100)).slice();
  const contacts = async (): Promise<number> => {
    const counted = await database
      .pool("entities")
      .where({ org_id: orgOf(who) })
      .count({ total: "*" })
      .first();
    return Number(counted?.["total"]);
  };
  const resultRecord = { type: "contact", member: "record" };
  const create = (services: Services): Promise<object> =>
    services.entities
      .create(authorize(who.caller, "entities:write"), { entity_type: "contact", first_name: "Grace" })
      .then(({ id, entity_type }) => ({ record: { record_type: entity_type, id } }));
  const thrown = (call: Promise<unknown>): Promise<unknown> =>
    call.then(
      () => null,
      (error: unknown) => error,
    );

  it("commits the effects together with one entry", async () => {
    const input = { record_type: "contact", fields: { first_name: "Grace" } };
    const result = await logged(who, { tool, scope, arguments: input, resultRecord }, create);
    const [entry, ...more] = await entries();
    expect(more).to.deep.equal([]);
    expect(entry).to.deep.include({
      channel: "mcp",
      actor: who.caller.actor,
      user_id: who.caller.user.id,
      application: "Claude",
      connection_id: who.connectionId,
      action: `tools.${tool}`,
      tool,
      record_type: "contact",
      record_id: (result as { record: { id: string } }).record.id,
      result: "success",
      error_code: null,
      ip: "192.0.2.7",
      user_agent: "claude/1",
      request_id: "request-of-a-tool",
      reason: null,
    });
    expect(entry?.duration_ms).to.be.within(0, 10_000);
    expect(await contacts()).to.equal(1);
  });

  it("logs arguments only as a hash with the key of the organization", async () => {
    const other = await someone();
    const read = (by: McpCaller, given: unknown) =>
      logged(by, { tool: "search_crm", scope, arguments: given }, () => Promise.resolve({}));
    await read(who, { query: "Grace", page: 1 });
    await read(who, { page: 1, query: "Grace" });
    await read(who, { query: "Graces", page: 1 });
    await read(other, { query: "Grace", page: 1 });
    const hashes = (await entries()).map(({ arguments_hash }) => arguments_hash);
    const [foreign] = await entries(other);
    expect(hashes[0]).to.match(/^[0-9a-f]{8}:[0-9a-f]{64}$/);
    expect(hashes[1]).to.equal(hashes[0]);
    expect(new Set([...hashes, foreign?.arguments_hash]).size).to.equal(3);
    const { rows } = await database.pool.raw<{ rows: { text: string }[] }>(
      "SELECT activity_log::text FROM activity_log",
    );
    expect(JSON.stringify(rows)).to.not.include("Grace");
  });

  for (const [error, result, code] of [
    [permissionDenied(), "denied", "permission_denied"],
    [new Problem("ai_disabled"), "denied", "ai_disabled"],
    [validationFailed([]), "invalid", "validation_failed"],
    [notFound(), "invalid", "not_found"],
    [versionConflict(3), "conflict", "version_conflict"],
    [Object.assign(new Error("slowly"), { code: "rate_limited" }), "rate_limited", "rate_limited"],
    [new TypeError("broken"), "error", "internal"],
  ] as const) {
    it(`leaves only its entry (${result}) after the error ${code}`, async () => {
      const record = { type: "contact", id: newId() };
      const call = logged(who, { tool, scope, arguments: {}, record }, async (services) => {
        await create(services);
        throw error;
      });
      expect(await thrown(call)).to.equal(error);
      expect(await contacts()).to.equal(0);
      const [entry, ...more] = await entries();
      expect(more).to.deep.equal([]);
      expect(entry).to.include({ result, error_code: code, record_id: record.id, tool });
    });
  }

  it("repeats the first answer to the same connection, tool and arguments", async () => {
    const call = { tool, scope, arguments: { first_name: "Grace" }, idempotencyKey: "make-her-once", resultRecord };
    const first = await logged(who, call, create);
    expect(await logged(who, call, create)).to.deep.equal(first);
    expect(await contacts()).to.equal(1);
    const changed = { ...call, arguments: { first_name: "Ada" } };
    expect(await thrown(logged(who, changed, create))).to.include({ code: "idempotency_key_reused" });
    await logged({ ...who, connectionId: await connection() }, call, create);
    const another = logged(who, { ...call, tool: "another_tool" }, create);
    expect(await thrown(another)).to.include({ code: "idempotency_key_reused" });
    expect(await contacts()).to.equal(2);
    const results = (await entries()).map(({ result, record_type }) => [result, record_type]);
    expect(results).to.deep.equal([
      ["success", "contact"],
      ["success", "contact"],
      ["invalid", null],
      ["success", "contact"],
      ["invalid", null],
    ]);
  });

  it("returns unavailable and changes nothing if the entry cannot be written", async () => {
    const lock = await database.pool.transaction();
    await lock.raw("LOCK TABLE activity_log IN ACCESS EXCLUSIVE MODE");
    const [done, refused] = await Promise.all([
      thrown(logged(who, { tool, scope, arguments: {} }, create)),
      thrown(logged(who, { tool, scope, arguments: {} }, () => Promise.reject(notFound()))),
    ]);
    await lock.rollback();
    for (const error of [done, refused]) expect(error).to.include({ name: "Problem", code: "unavailable" });
    expect(await contacts()).to.equal(0);
    expect(await entries()).to.deep.equal([]);
  });
});
