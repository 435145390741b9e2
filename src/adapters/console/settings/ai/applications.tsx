import { useState } from "react";
import type { AiPolicy, ApplicationRule } from "../../../../../generated/sdk/types.gen.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { fill, useTexts } from "../../texts/texts.tsx";
import { ErrorNotice } from "../../ui/error-notice.tsx";
import { CheckField } from "../../ui/fields.tsx";
import { nameIn } from "../../ui/name-in.ts";
import { Table } from "../../ui/table.tsx";
import "./applications.css";
import { AddApplication, type ListName } from "./add-application.tsx";
import { applicationTexts } from "./application-texts.ts";
import { usePolicyChange } from "./update-policy.ts";

const MODES = ["all", "allowed"] as const;

interface PolicyProps {
  readonly policy: AiPolicy;
}

/** The applications that members can connect: a choice, and the lists of allowed and of blocked applications. */
export function Applications({ policy }: PolicyProps) {
  const texts = usePageTexts(applicationTexts);
  const { forms } = useTexts();
  const change = usePolicyChange(policy, { done: forms.saved });
  const { applications } = policy;
  return (
    <section>
      <h2>{texts.title}</h2>
      <p className="quiet">{texts.about}</p>
      <fieldset>
        <legend className="unseen">{texts.title}</legend>
        {MODES.map((mode) => (
          <CheckField
            key={mode}
            type="radio"
            name="applications"
            label={texts.modes[mode]}
            checked={applications === mode}
            onChange={() => change.mutate({ applications: mode })}
          />
        ))}
      </fieldset>
      {change.error && <ErrorNotice error={change.error} />}
      {(applications === "allowed" || policy.allowed_applications.length > 0) && (
        <List policy={policy} name="allowed_applications" />
      )}
      <List policy={policy} name="denied_applications" />
    </section>
  );
}

/** One of the lists, with a button for each rule that removes it. */
function List({ policy, name }: PolicyProps & { readonly name: ListName }) {
  const texts = usePageTexts(applicationTexts);
  const [adding, setAdding] = useState(false);
  const change = usePolicyChange(policy, { done: texts.removed });
  const isAllowed = name === "allowed_applications";
  const { [name]: rules } = policy;
  const title = isAllowed ? texts.allowed : texts.denied;
  const emptyAllowed = policy.applications === "allowed" ? texts.emptyAllowed : texts.emptyAllowedUnused;
  const remove = (removed: ApplicationRule): void =>
    change.mutate({ [name]: rules.filter((rule) => keyOf(rule) !== keyOf(removed)) });
  return (
    <div className="application-list">
      <header className="row">
        <h3>{title}</h3>
        <button type="button" onClick={() => setAdding(true)}>
          {isAllowed ? texts.addAllowed : texts.addDenied}
        </button>
      </header>
      <Table
        caption={title}
        rows={rules}
        rowKey={keyOf}
        empty={<p>{isAllowed ? emptyAllowed : texts.emptyDenied}</p>}
        columns={[
          { title: texts.application, cell: ({ name: label, value }) => label ?? value },
          {
            title: texts.value,
            cell: ({ type, value }) => (
              <>
                <code>{value}</code> <span className="help">{nameIn(texts.types, type)}</span>
              </>
            ),
          },
          {
            title: texts.actions,
            cell: (rule) => (
              <button
                type="button"
                aria-label={fill(texts.removeOf, { name: rule.name ?? rule.value })}
                onClick={() => remove(rule)}
              >
                {texts.remove}
              </button>
            ),
          },
        ]}
      />
      {change.error && <ErrorNotice error={change.error} />}
      {adding && <AddApplication policy={policy} name={name} onClose={() => setAdding(false)} />}
    </div>
  );
}

const keyOf = ({ type, value }: ApplicationRule): string => `${type} ${value}`;
