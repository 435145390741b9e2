import { usePageTexts } from "../../texts/page-texts.ts";
import { Field } from "../../ui/field.tsx";
import { CheckField } from "../../ui/fields.tsx";
import { useUrlState } from "../../ui/url-state.ts";
import { useRoles, useRoleTexts } from "../role-names.ts";
import { texts as pageTexts } from "./texts.ts";

/** Returns the filters in the address. */
export function useMemberFilters() {
  const { values, change } = useUrlState("q", "role", "status", "removed");
  return {
    filters: values,
    isFiltered: Object.values(values).some((value) => value !== ""),
    // Another filter starts at the first page.
    filter: (changes: Partial<typeof values>) => change({ ...changes, ...{ page: "" } }),
  };
}

/** The filters of the list of members. */
export function MemberFilters() {
  const texts = usePageTexts(pageTexts);
  const { filters, isFiltered, filter } = useMemberFilters();
  const { data: roles = [] } = useRoles();
  const { nameOf } = useRoleTexts();
  const { q, role, status, removed } = filters;
  return (
    <search className="members-filters">
      <form
        key={q}
        onSubmit={(event) => {
          event.preventDefault();
          const text = new FormData(event.currentTarget).get("q");
          filter({ q: typeof text === "string" ? text.trim() : "" });
        }}
      >
        <Field label={texts.searchHelp} optional>
          {(control) => <input {...control} name="q" type="search" defaultValue={q} maxLength={200} />}
        </Field>
        <button>{texts.search}</button>
      </form>
      <Field label={texts.role} optional>
        {(control) => (
          <select {...control} value={role} onChange={({ target }) => filter({ role: target.value })}>
            <option value="">{texts.allRoles}</option>
            {roles.map(({ id, name }) => (
              <option key={id} value={name}>
                {nameOf(name)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={texts.status} optional>
        {(control) => (
          <select {...control} value={status} onChange={({ target }) => filter({ status: target.value })}>
            <option value="">{texts.allStatuses}</option>
            {(["invited", "active", "suspended"] as const).map((one) => (
              <option key={one} value={one}>
                {texts.statuses[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <CheckField
        label={texts.removedToo}
        checked={removed !== ""}
        onChange={({ target }) => filter({ removed: target.checked ? "yes" : "" })}
      />
      {isFiltered && (
        <button type="button" className="link" onClick={() => filter({ q: "", role: "", status: "", removed: "" })}>
          {texts.clear}
        </button>
      )}
    </search>
  );
}
