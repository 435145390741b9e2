import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Suppression } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { usePermission } from "../../session/session.tsx";
import { ActorName, nameIn, Time } from "../../ui/values.tsx";
import { usePageTexts, fill } from "../../texts/texts.tsx";
import { useChange } from "../../ui/changes.ts";
import { Confirm, Dialog } from "../../ui/dialog.tsx";
import { Filters, Options, SelectFilter, TextFilter } from "../../ui/filters.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Page } from "../../ui/page.tsx";
import { Pager, usePageNumber } from "../../ui/pager.tsx";
import { type Column, Table } from "../../ui/table.tsx";
import { useUrlState } from "../../ui/url-state.ts";
import "./suppressions.css";
import { texts as pageTexts } from "./texts.ts";
import * as api from "../../../../../generated/sdk/suppressions.ts";
import { CheckField, TextField } from "../../ui/fields.tsx";
import { Form, type FormValues } from "../../ui/form.tsx";

const SUPPRESSIONS = ["suppressions"] as const;
const FILTERS = ["q", "reason"] as const;

/** The addresses that receive no marketing or no e-mail at all. */
export function Suppressions() {
  const texts = usePageTexts(pageTexts);
  const mayChange = usePermission("emails:send");
  const { values, change } = useUrlState(...FILTERS, "do");
  const query = useSuppressionQuery();
  const suppressions = useQuery({
    queryKey: [...SUPPRESSIONS, query],
    queryFn: async () => await api.list(client, { query }),
    placeholderData: keepPreviousData,
  });
  const [removing, setRemoving] = useState<Suppression | null>(null);
  const add = mayChange && (
    <button type="button" className="primary" onClick={() => change({ do: "add" })}>
      {texts.add}
    </button>
  );
  return (
    <Page title={texts.title} about={texts.about} actions={add}>
      <Filters label={texts.filterLabel} names={FILTERS}>
        <TextFilter label={texts.search} name="q" />
        <SelectFilter label={texts.reason} name="reason">
          <Options names={texts.reasons} />
        </SelectFilter>
      </Filters>
      <Loaded query={suppressions}>
        {({ data, meta }) => (
          <>
            <SuppressionTable
              rows={data}
              isFiltered={FILTERS.some((name) => values[name] !== "")}
              onRemove={mayChange ? setRemoving : null}
            />
            <Pager meta={meta} />
          </>
        )}
      </Loaded>
      {mayChange && values.do === "add" && <AddSuppression onClose={() => change({ do: "" })} />}
      {removing && <RemoveSuppression suppression={removing} onClose={() => setRemoving(null)} />}
    </Page>
  );
}

type SuppressionQuery = NonNullable<api.SuppressionsListInput["query"]>;

function useSuppressionQuery(): SuppressionQuery {
  const { values } = useUrlState(...FILTERS);
  const given = Object.entries(values).filter(([, value]) => value !== "");
  // An unknown value in the address is rejected by the API, and the page shows the reason.
  return { ...(Object.fromEntries(given) as SuppressionQuery), page: usePageNumber(), page_size: 25 };
}

interface SuppressionTableProps {
  readonly rows: readonly Suppression[];
  readonly isFiltered: boolean;
  /** Null without the permission. */
  readonly onRemove: ((suppression: Suppression) => void) | null;
}

function SuppressionTable({ rows, isFiltered, onRemove }: SuppressionTableProps) {
  const texts = usePageTexts(pageTexts);
  const columns: readonly Column<Suppression>[] = [
    { title: texts.email, cell: ({ email }) => <span className="suppressed">{email}</span> },
    { title: texts.reason, cell: ({ reason }) => nameIn(texts.reasons, reason) },
    { title: texts.since, cell: ({ created_at }) => <Time at={created_at} /> },
    { title: texts.by, cell: ({ created_by }) => <ActorName actor={created_by} /> },
  ];
  const actions: Column<Suppression> = {
    title: texts.actions,
    cell: (row) => (
      <button type="button" aria-label={fill(texts.removeOf, { email: row.email })} onClick={() => onRemove?.(row)}>
        {texts.remove}
      </button>
    ),
  };
  const empty = <p>{isFiltered ? texts.noneMatch : texts.empty}</p>;
  return (
    <Table
      caption={texts.title}
      columns={onRemove ? [...columns, actions] : columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={empty}
    />
  );
}

interface RemoveSuppressionProps {
  readonly suppression: Suppression;
  readonly onClose: () => void;
}

/** Explains what the removal means for this reason before it happens. */
function RemoveSuppression({ suppression: { id, email, reason }, onClose }: RemoveSuppressionProps) {
  const texts = usePageTexts(pageTexts);
  const remove = useChange(() => api.delete(client, { path: { id } }), {
    changes: [SUPPRESSIONS],
    done: texts.removed,
    onDone: onClose,
  });
  return (
    <Confirm title={fill(texts.removeTitle, { email })} action={texts.remove} mutation={remove} onClose={onClose}>
      <p>{nameIn(texts.removeTexts, reason)}</p>
      <p>{texts.removeText}</p>
    </Confirm>
  );
}

const REASONS = ["unsubscribed", "hard_bounced", "complained"] as const;

type Body = api.SuppressionsCreateInput["body"];

/** Adds an address to the list; each reason says what it means for the address. */
export function AddSuppression({ onClose }: { readonly onClose: () => void }) {
  const texts = usePageTexts(pageTexts);
  const add = useChange((body: Body) => api.create(client, { body }), {
    changes: [["suppressions"]],
    done: texts.added,
    onDone: onClose,
  });
  return (
    <Dialog title={texts.add} onClose={onClose}>
      <Form mutation={add} read={bodyOf} submit={texts.add} onCancel={onClose}>
        <TextField label={texts.email} name="email" type="email" maxLength={254} autoComplete="off" />
        <fieldset>
          <legend>{texts.reason}</legend>
          {REASONS.map((reason, index) => (
            <CheckField
              key={reason}
              type="radio"
              name="reason"
              value={reason}
              defaultChecked={index === 0}
              label={texts.reasons[reason]}
              help={texts.effects[reason]}
            />
          ))}
        </fieldset>
      </Form>
    </Dialog>
  );
}

function bodyOf(values: FormValues): Body {
  const chosen = values.text("reason");
  return { email: values.text("email"), reason: REASONS.find((reason) => reason === chosen) ?? "unsubscribed" };
}
