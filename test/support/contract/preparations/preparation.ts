import type { Caller } from "../../caller.ts";
import type { Tenant } from "../../tenant.ts";

/** A request that succeeds: the caller, the parameters and the body. */
export interface Prepared {
  readonly as: Caller;
  readonly parameters: Readonly<Record<string, string>>;
  /** Query parameters that the operation requires. */
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Permissions that this request requires in addition to those of the operation. */
  readonly needs?: readonly string[];
  /**
   * The request concerns data of this user only: it does not exist for other users, regardless of their permissions.
   */
  readonly own?: boolean;
  /** Only owners may send the request, regardless of the permissions of others. */
  readonly ownersOnly?: boolean;
}

/** Prepares a request of an operation. */
export type Prepare = (tenant: Tenant) => Promise<Partial<Prepared>>;

/** Preparations by operation ID. */
export type Preparations = Readonly<Record<string, Prepare>>;

/** A request without parameters or body. */
export const nothing: Prepare = () => Promise.resolve({});
/** A request with a body. */
export const withBody =
  (make: (tenant: Tenant) => unknown): Prepare =>
  (tenant) =>
    Promise.resolve({ body: make(tenant) });
/** A request with an ID and optionally a body. */
export const withId =
  (make: (tenant: Tenant) => Promise<string>, body?: unknown): Prepare =>
  async (tenant) => ({ parameters: { id: await make(tenant) }, ...(body === undefined ? {} : { body }) });

/** A request that requires additional permissions. */
export const needing =
  (needs: readonly string[], prepareIt: Prepare): Prepare =>
  async (tenant) => ({ ...(await prepareIt(tenant)), needs });

/** A request for data of other users, which requires a manager. */
export const asManager =
  (prepareIt: Prepare): Prepare =>
  async (tenant) => ({ ...(await prepareIt(tenant)), needs: ["members:manage"] });

/** Returns a marker for the data of an organization, to detect it in responses to another one. */
export const canaryOf = ({ organization }: Tenant): string => `canary-${organization.id.slice(-12)}`;

/** Returns a text that no other record has, with the marker. */
export const unique = (tenant: Tenant): string => `${canaryOf(tenant)} ${tenant.next()}`;

/** Creates records at a path; returns the id. */
export const created =
  (path: string, body: (tenant: Tenant) => unknown) =>
  async (tenant: Tenant): Promise<string> =>
    (await tenant.owner.post(path, await body(tenant))).string("data.id");

/** Creates records and deletes them; returns the id. */
export const deleted =
  (path: string, create: (tenant: Tenant) => Promise<string>) =>
  async (tenant: Tenant): Promise<string> => {
    const id = await create(tenant);
    await tenant.owner.delete(`${path}/${id}`);
    return id;
  };

/** A time in the future. */
export const inAnHour = (): string => new Date(Date.now() + 3_600_000).toISOString();
