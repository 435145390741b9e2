import { expect } from "chai";
import type { Services } from "../../generated/services.js";
import type { Authorized, Caller } from "../../src/base/contract/caller.ts";
import { authorize } from "../../src/base/platform/rights.ts";

/** A caller with these permissions; the other members do not matter here. */
const callerWith = (...permissions: string[]): Caller =>
  ({ permissions: new Set(permissions), credential: { kind: "system" } }) as unknown as Caller;

describe("A caller whose rights were checked", () => {
  it("comes only from the check, which throws permission_denied", () => {
    expect(() => authorize(callerWith("notes:write"), "tasks:write"))
      .to.throw()
      .with.property("code", "permission_denied");
    expect(() => authorize(callerWith("notes:write"), "notes:write", "tasks:write")).to.throw();
    const caller = callerWith("tasks:write");
    expect(authorize(caller, "tasks:write")).to.equal(caller);
  });

  it("is the only one that services and tools that write accept: without the check they do not compile", () => {
    // `npm run types` compiles these calls. An expected error that does not occur is an error.
    const calls = (services: Services, caller: Caller, authorized: Authorized<Caller, "tasks:write">) => [
      // @ts-expect-error -- nobody checked the permission
      () => services.tasks.create(caller, { title: "Call Ada" }),
      // @ts-expect-error -- another permission was checked
      () => services.notes.create(authorized, { body: "Ada called", related_to: [] }),
      () => services.tasks.create(authorized, { title: "Call Ada" }),
    ];
    expect(calls).to.be.a("function");
  });
});
