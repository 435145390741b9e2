import { expect } from "chai";
import { operationOf, operations, type OperationDocument } from "../../support/contract/document.ts";
import { prepare } from "../../support/contract/prepare.ts";
import { sendPrepared } from "../../support/contract/requests.ts";
import { use, useFixture } from "../../support/fixture.ts";
import { createTenant } from "../../support/tenant.ts";

/** Steps that only begin or confirm another change, and the end of a session. */
const UNLOGGED = [
  "identityProvider.test",
  "passkeys.creationOptions",
  "session.confirm",
  "session.delete",
  "session.end",
  "session.endOthers",
  "signInMethods.startAuthenticatorApp",
];
/** Operations of keys too that concern where data is sent, or evidence. */
const ALSO_LOGGED = [
  "files.delete",
  "files.purge",
  "files.restore",
  "files.upload",
  "subscriptions.update",
  "suppressions.create",
  "suppressions.delete",
  "webhooks.create",
  "webhooks.delete",
  "webhooks.redeliver",
  "webhooks.rotateSecret",
  "webhooks.test",
  "webhooks.update",
];

/** Changes of the whole organization, or of all connections of a user. */
const OF_NO_RECORD = ["aiPolicy.update", "connections.revokeAll", "me.revokeConnections"];

const isLogged = ({ id, access }: OperationDocument): boolean =>
  (access === "session" && !UNLOGGED.includes(id)) || ALSO_LOGGED.includes(id);

describe("All operations: the activity log", () => {
  const fixture = useFixture();
  const tenant = use(() => createTenant(fixture.service));

  it("has exceptions, which the contract has with this access", () => {
    expect(UNLOGGED.filter((id) => operationOf(id).access !== "session")).to.deep.equal([]);
    expect(ALSO_LOGGED.filter((id) => operationOf(id).access !== "any")).to.deep.equal([]);
  });

  for (const operation of operations.filter(({ method, access }) => method !== "get" && access !== "public")) {
    it(`has ${isLogged(operation) ? "one entry" : "no entry"} for a call of ${operation.id}`, async () => {
      const prepared = await prepare(operation.id, tenant);
      const entries = `/v1/activity-log?action=${operation.id}`;
      const user_id = isLogged(operation) ? (await prepared.as.get("/v1/me")).string("data.user.id") : null;
      const before = Number((await tenant.owner.get(entries)).at("meta.total"));
      expect((await sendPrepared(operation, prepared)).status).to.be.below(300);
      const after = await tenant.owner.get(entries);
      expect(after.at("meta.total")).to.equal(before + (isLogged(operation) ? 1 : 0));
      if (!isLogged(operation)) return;
      expect(after.at("data.0")).to.include({ channel: "console", result: "success", tool: null, user_id });
      expect(after.at("data.0.actor.id")).to.equal(user_id);
      if (OF_NO_RECORD.includes(operation.id)) expect(after.at("data.0.record")).to.equal(null);
      else expect(after.string("data.0.record.id")).to.equal(prepared.parameters["id"] ?? after.at("data.0.record.id"));
    });
  }
});
