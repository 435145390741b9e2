import { type Resource, resources } from "../../../../generated/resources.js";
import { randomFrom } from "../../random.ts";
import type { Tenant } from "../../tenant.ts";
import { merged, valueFor } from "../arbitrary.ts";
import { operationOf, type OperationDocument, resolve, type Schema } from "../document.ts";
import { sendPrepared } from "../requests.ts";
import { nothing, type Preparations, type Prepared, withId, unique } from "./preparation.ts";

/** Prepares a request of another operation. */
type PrepareOther = (operationId: string, tenant: Tenant) => Promise<Prepared>;

/** The operations that create the record types to which fields of resources refer. */
export const CREATIONS: Readonly<Record<string, string>> = {
  company: "entities.create",
  contact: "entities.create",
  opportunity: "opportunities.create",
  ...Object.fromEntries(Object.values(resources).map(({ type, group }) => [type, `${group}.create`])),
};

/** The operations that create the records to which fields of resources refer, by the name of the field. */
export const REFERRED: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(resources)
    .flatMap(({ fields }) => fields)
    .flatMap(({ name, reference }) => {
      const creation = CREATIONS[reference?.to ?? ""];
      return creation === undefined ? [] : [[name, creation]];
    }),
);

/** Prepares requests for the operations that `x-resource` defines. */
export function resourcePreparations(prepare: PrepareOther): Preparations {
  const all = Object.values(resources).map((resource) => Object.entries(preparationsOf(resource, prepare)));
  return Object.fromEntries(all.flat());
}

function preparationsOf(resource: Resource, prepare: PrepareOther): Preparations {
  const creation = `${resource.group}.create`;
  const create = async (tenant: Tenant): Promise<string> =>
    (await sendPrepared(operationOf(creation), await prepare(creation, tenant))).string("data.id");
  const createDeleted = async (tenant: Tenant): Promise<string> => {
    const id = await create(tenant);
    await tenant.owner.delete(`${resource.path}/${id}`);
    return id;
  };
  return {
    [`${resource.group}.list`]: nothing,
    [creation]: async (tenant) => ({ body: await newRecord(resource, tenant, prepare) }),
    [`${resource.group}.get`]: withId(create),
    [`${resource.group}.update`]: async (tenant) => ({
      parameters: { id: await create(tenant) },
      body: { [titleOf(resource)]: textOf(tenant) },
    }),
    [`${resource.group}.delete`]: withId(create),
    [`${resource.group}.restore`]: withId(createDeleted),
    [`${resource.group}.purge`]: withId(create),
  };
}

/** Returns a record with its title and the required fields. */
async function newRecord(resource: Resource, tenant: Tenant, prepare: PrepareOther): Promise<object> {
  const { body } = operationOf(`${resource.group}.create`);
  const { properties = {}, required = [] } = merged(resolve(body ?? {})) as Fields;
  const record: Record<string, unknown> = {};
  for (const name of required) {
    const to = resource.fields.find((field) => field.name === name)?.reference?.to;
    record[name] = to === undefined ? valueFor(properties[name], randomFrom(1)) : await idOf(to, tenant, prepare);
  }
  return { ...record, [titleOf(resource)]: textOf(tenant) };
}

interface Fields {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

async function idOf(type: string, tenant: Tenant, prepare: PrepareOther): Promise<string> {
  if (type === "user") return tenant.organization.owner.id;
  const operation: OperationDocument = operationOf(CREATIONS[type] ?? type);
  return (await sendPrepared(operation, await prepare(operation.id, tenant))).string("data.id");
}

function titleOf({ type, searchable: [title] }: Resource): string {
  if (title === undefined)
    throw new Error(`${type} has no searchable field that could contain the mark of its organization.`);
  return title;
}

const textOf = (tenant: Tenant): string => unique(tenant);
