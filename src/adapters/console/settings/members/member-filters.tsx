import { useState } from "react";
import { usePageTexts } from "../../texts/page-texts.ts";
import { Field } from "../../ui/field.tsx";
import { CheckField } from "../../ui/fields.tsx";
import { useUrlState } from "../../ui/url-state.ts";
import { useRoles, useRoleTexts } from "../role-names.ts";
import { texts as pageTexts } from "./texts.ts";

/** Returns the filters in the address. */
export function useMemberFilters() {
  const { values, change } = useUrlState("q", "role", "status", "removed", "page");
  const { page: _page, ...filters } = values;
  return {
    filters,
    isFiltered: Object.values(filters).some((value) => value !== ""),
    // Another filter starts at the first page.
    filter: (changes: Partial<typeof filters>) => change({ ...changes, page: "" }),
  };
}

/** The filters of the list of members. */
export function MemberFilters() {
  const texts = usePageTexts(pageTexts);
  const { filters, isFiltered, filter } = useMemberFilters();
  const { data: roles = [] } = useRoles();
  const { nameOf } = useRoleTexts();
  const { role, status, removed } = filters;
  return (
    <search className="members-filters">
      <Search />
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

/** The search field; Back also restores its text. */
function Search() {
  const texts = usePageTexts(pageTexts);
  const { filters, filter } = useMemberFilters();
  const { q } = filters;
  const [searched, setSearched] = useState(q);
  const [text, setText] = useState(q);
  if (searched !== q) {
    setSearched(q);
    setText(q);
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        filter({ q: text.trim() });
      }}
    >
      <Field label={texts.searchHelp} optional>
        {(control) => (
          <input
            {...control}
            type="search"
            value={text}
            maxLength={200}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <button>{texts.search}</button>
    </form>
  );
}
