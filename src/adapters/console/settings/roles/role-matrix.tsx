import type { Role } from "../../../../../generated/sdk/types.gen.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { type Column, Table } from "../../ui/table.tsx";
import { type ResourceRights, useRightsByResource } from "../permission-names.ts";
import { useRoleTexts } from "../role-names.ts";
import { texts as pageTexts } from "./texts.ts";

/** The permissions of the built-in roles by area. */
export function RoleMatrix({ roles }: { readonly roles: readonly Role[] }) {
  const texts = usePageTexts(pageTexts);
  const { nameOf } = useRoleTexts();
  const rightsOf = useRightsByResource();
  // An owner has all permissions.
  const rows = rightsOf(roles.find(({ name }) => name === "owner")?.permissions ?? []);
  const cell = (role: Role, { resource, rights }: ResourceRights): string => {
    const held = rightsOf(role.permissions).find((one) => one.resource === resource)?.rights ?? [];
    if (held.length === 0) return texts.none;
    return held.length === rights.length && rights.length > 1 ? texts.all : held.join(", ");
  };
  const columns: readonly Column<ResourceRights>[] = [
    { title: texts.resource, cell: ({ resource }) => <strong>{resource}</strong> },
    ...roles.map((role) => ({ title: nameOf(role.name), cell: (row: ResourceRights) => cell(role, row) })),
  ];
  return (
    <>
      <h2 className="roles-matrix">{texts.matrix}</h2>
      <p className="quiet">{`${texts.matrixAbout} ${texts.ownRecords}`}</p>
      <Table caption={texts.matrix} columns={columns} rows={rows} rowKey={({ resource }) => resource} empty={null} />
    </>
  );
}
