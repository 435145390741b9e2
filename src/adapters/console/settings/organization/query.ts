import * as api from "../../../../../generated/sdk/organization.ts";
import type { Organization } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { ME } from "../../session/session.tsx";
import type { RecordChange } from "../../ui/edit-record.tsx";

/** The key of the organization. */
export const ORGANIZATION = ["organization"] as const;

/** The queries that a change of the organization makes obsolete; the frame shows its name. */
export const ORGANIZATION_CHANGES = [ORGANIZATION, ME] as const;

/** The organization that a form shows. */
export interface OrganizationProps {
  readonly organization: Organization;
}

/** Changes fields of the organization. */
export function updateOrganization({ body, headers }: RecordChange<api.OrganizationUpdateInput["body"]>) {
  return api.update(client, { body, headers });
}
