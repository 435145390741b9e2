import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import type { Suite } from "mocha";
import { callerAt, type Caller, apiClient, type Api } from "./caller.ts";
import { createKey, createOrganization, type Organization } from "./accounts/people.ts";
import { startService, type Service, type ServiceOptions } from "./service.ts";

/** The common setup of tests: a service, an organization, and its owner's key with all permissions. */
export interface Fixture {
  readonly service: Service;
  readonly organization: Organization;
  /** The secret of a key with all scopes. */
  readonly key: string;
  /** Typed calls with the key. */
  readonly api: Api;
  /** Calls to any path with the key. */
  readonly crm: Caller;
  /** Calls without credentials. */
  readonly anonymous: Caller;
}

/** Creates the fixture before the tests of this block and removes it afterwards. */
export function useFixture(options: ServiceOptions = {}): Fixture {
  return use(async () => {
    const service = await startService(options);
    const organization = await createOrganization(service);
    const key = await createKey(service, { user: organization.owner });
    return {
      service,
      organization,
      key,
      api: apiClient(service.url, { "X-API-Key": key }),
      crm: callerAt(service.url, { "X-API-Key": key }),
      anonymous: callerAt(service.url),
      async close() {
        await service.close();
        const faults = service.disagreements.filter(({ kind }) => kind !== "refused what the oracle allows");
        expect(faults, "express-openapi-validator objects").to.deep.equal([]);
      },
    };
  });
}

/** Ends what a block of tests uses, the last started first. If one fails, the others still run. */
const endings = new WeakMap<Suite, (() => unknown)[]>();

/**
 * Starts something before the tests of this block: an object, not a function, whose parts can be read from the first test on. After the
 * tests it is closed or dropped if it can be, before what was started earlier.
 */
export function use<Started extends object & { readonly bind?: never }>(
  start: () => Promise<Started> | Started,
): Started {
  let current: Started | undefined;
  before(async function () {
    const started: Started & { close?: () => unknown; drop?: () => unknown } = await start();
    current = started;
    const suite = this.test?.parent;
    if (!suite) throw new Error("A block of tests can use it, not the file.");
    if (!endings.has(suite)) {
      endings.set(suite, []);
      suite.afterAll(async () => {
        const failures: unknown[] = [];
        for (const end of endings.get(suite)?.reverse() ?? []) {
          try {
            await end();
          } catch (error) {
            failures.push(error);
          }
        }
        if (failures.length > 0) throw failures[0];
      });
    }
    endings.get(suite)?.push(() => started.close?.() ?? started.drop?.());
  });
  const now = (part: PropertyKey = "all parts"): Started => {
    // The body of a describe block cannot read it: hooks run later.
    if (current === undefined) throw new Error(`It is not started yet (${String(part)}).`);
    return current;
  };
  return new Proxy({} as Started, {
    get: (_, part): unknown => Reflect.get(now(part), part),
    set: (_, part, value) => Reflect.set(now(part), part, value),
    has: (_, part) => Reflect.has(now(part), part),
    ownKeys: () => Reflect.ownKeys(now()),
    getPrototypeOf: () => Reflect.getPrototypeOf(now()),
    getOwnPropertyDescriptor(_, part) {
      const descriptor = Reflect.getOwnPropertyDescriptor(now(part), part);
      // A proxy may show as fixed only what its target has.
      return descriptor && { ...descriptor, configurable: true };
    },
  });
}

/** Creates an empty folder on the disk before the tests of this block, and removes it afterwards. */
export function useFolder(): { readonly path: string } {
  return use(async () => {
    const path = await mkdtemp(join(tmpdir(), "crm-tests-"));
    return { path, close: () => rm(path, { recursive: true, force: true }) };
  });
}
