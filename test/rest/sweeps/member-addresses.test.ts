import { expect } from "chai";
import { callerByKey } from "../../support/accounts/people.ts";
import { type Caller } from "../../support/caller.ts";
import { document, operations, type OperationDocument } from "../../support/contract/document.ts";
import { prepare } from "../../support/contract/prepare.ts";
import { sendPrepared } from "../../support/contract/requests.ts";
import { useFixture } from "../../support/fixture.ts";
import { createTenant, type Tenant } from "../../support/tenant.ts";
import type { Answer } from "../../support/wire.ts";

/** These permissions include the addresses of members, or the log of messages with their recipients. */
const MAY_KNOW = /^(members|identity|organization|api_keys|ai|activity_log|emails):/;
/** The address of the caller, which only the caller reads. */
const ABOUT_THE_CALLER = /^(me|session|password|invitations|twoFactor|passkeys|profile|account)\./;

const silent = operations.filter(
  ({ id, permission }) => !MAY_KNOW.test(permission ?? "") && !ABOUT_THE_CALLER.test(id),
);

describe("All operations: addresses of members", () => {
  const fixture = useFixture();
  let tenant: Tenant;

  before(async () => {
    // Members without a name, so that a fallback to the address would be found.
    const made = await createTenant(fixture.service);
    await withoutName(made.organization.owner.id);
    tenant = {
      ...made,
      async signedIn(role) {
        const signedIn = await made.signedIn(role);
        await withoutName(signedIn.person.id);
        return signedIn;
      },
    };
  });

  it("are looked for in all public operations and in all that read records", () => {
    const ids = silent.map(({ id }) => id);
    expect(ids).to.include.members(["bookingPage.get", "bookingPage.book", "teamPage.get", "hostDecisions.get"]);
    expect(ids).to.include.members([
      "events.create",
      "events.list",
      "entities.list",
      "eventTypes.list",
      "changes.list",
    ]);
    expect(operations.filter(({ access }) => access === "public").length).to.be.greaterThan(15);
  });

  for (const operation of silent) {
    it(`are not in the answers of ${operation.id}`, async () => {
      const prepared = await prepare(operation.id, tenant);
      const as = operation.access === "any" ? { as: await reader(prepared.needs ?? []) } : {};
      const answer = await sendPrepared(operation, prepared, as);
      expect(answer.status, answer.text).to.be.below(300);
      expect(addressesIn(operation, answer)).to.deep.equal([]);
    });
  }

  /** A caller who may do everything but read members. */
  async function reader(needs: readonly string[]): Promise<Caller> {
    const scopes = [...(document["x-permissions"] as string[]).filter((one) => !MAY_KNOW.test(one)), ...needs];
    return await callerByKey(fixture.service, { user: tenant.organization.owner, scopes });
  }

  const withoutName = (id: string): PromiseLike<unknown> =>
    fixture.service.database.pool("users").where({ id }).update({ first_name: null, last_name: null });
});

/** Addresses of members. The calendar file for colleagues must contain that of the organizer (RFC 5545 3.8.4.3). */
function addressesIn({ id }: OperationDocument, { text }: Answer): string[] {
  return [...text.matchAll(/person\.\d+@people\.example/g)]
    .filter(({ index }) => !(id === "events.ics" && /mailto:$/i.test(text.slice(0, index))))
    .map(([address]) => address);
}
