import * as api from "../../../../../generated/sdk/custom-fields.ts";
import type { CustomField } from "../../../../../generated/sdk/types.gen.ts";
import { client } from "../../session/client.ts";
import { nameIn } from "../../ui/name-in.ts";
import { usePageTexts } from "../../texts/page-texts.ts";
import { useTexts } from "../../texts/texts.tsx";
import { Badge } from "../../ui/badge.tsx";
import { requireSuccess } from "../../ui/batch.ts";
import { useChange } from "../../ui/changes.ts";
import { ErrorNotice } from "../../ui/error-notice.tsx";
import { ifMatch } from "../../ui/if-match.ts";
import { useOrder } from "../../ui/order.ts";
import { OrderNotice } from "../../ui/order-notice.tsx";
import { Sortable } from "../../ui/sortable.tsx";
import { CUSTOM_FIELDS } from "./record-types.ts";
import { texts as pageTexts } from "./texts.ts";

/** An action on the page or on a field. */
export type FieldAction =
  { readonly kind: "create" } | { readonly kind: "change" | "archive" | "delete"; readonly id: string };

interface FieldListProps {
  readonly fields: readonly CustomField[];
  /** Null if the user may not change fields. */
  readonly onAction: ((action: FieldAction) => void) | null;
}

/** The fields of one record type: those in use in their order, then the archived ones. */
export function FieldList({ fields, onAction }: FieldListProps) {
  const texts = usePageTexts(pageTexts);
  const { forms } = useTexts();
  const archived = fields.filter((field) => field.archived);
  const order = useOrder(
    fields.filter((field) => !field.archived),
    ({ id }) => id,
  );
  const save = useChange(() => saveOrder(order.items), { changes: [CUSTOM_FIELDS], done: forms.saved });
  if (fields.length === 0)
    return (
      <div className="empty">
        <p>{texts.empty}</p>
      </div>
    );
  return (
    <>
      {order.items.length > 0 && (
        <Sortable
          label={texts.title}
          items={order.items}
          itemKey={({ id }) => id}
          itemName={({ label }) => label}
          onMove={onAction && order.move}
        >
          {(field) => <FieldItem field={field} onAction={onAction} />}
        </Sortable>
      )}
      <OrderNotice order={order} save={save} />
      {archived.length > 0 && (
        <section>
          <h2>{texts.archived}</h2>
          <ul className="sortable">
            {archived.map((field) => (
              <li key={field.id}>
                <div className="sortable-content">
                  <FieldItem field={field} onAction={onAction} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Saves the positions of the fields that are not at their place, in one request. */
async function saveOrder(fields: readonly CustomField[]): Promise<void> {
  const operations = fields.flatMap(({ id, version, position: before }, position) =>
    before === position ? [] : [{ method: "update" as const, id, expected_version: version, changes: { position } }],
  );
  if (operations.length > 0) requireSuccess(await api.batch(client, { body: { operations } }));
}

interface FieldItemProps {
  readonly field: CustomField;
  readonly onAction: ((action: FieldAction) => void) | null;
}

function FieldItem({ field, onAction }: FieldItemProps) {
  const texts = usePageTexts(pageTexts);
  const { id, label, key, type, options, required, archived, description, index_status: index } = field;
  const reactivate = useChange(
    () => api.update(client, { path: { id }, body: { archived: false }, headers: ifMatch(field) }),
    { changes: [CUSTOM_FIELDS], done: texts.reactivated },
  );
  return (
    <>
      <div>
        <strong>{label}</strong> <code>{key}</code> {required && <Badge>{texts.required}</Badge>}{" "}
        {index && <Badge>{nameIn(texts.indexStates, index)}</Badge>}
        <span className="help">
          {nameIn(texts.types, type)}
          {options && ` – ${options.join(", ")}`}
        </span>
        {description !== null && <span className="help">{description}</span>}
        {reactivate.error && <ErrorNotice error={reactivate.error} />}
      </div>
      {onAction && (
        <div className="row-actions">
          <button type="button" onClick={() => onAction({ kind: "change", id })}>
            {texts.change}
          </button>
          {archived ? (
            <button type="button" disabled={reactivate.isPending} onClick={() => reactivate.mutate(undefined)}>
              {texts.reactivate}
            </button>
          ) : (
            <button type="button" onClick={() => onAction({ kind: "archive", id })}>
              {texts.archive}
            </button>
          )}
          <button type="button" onClick={() => onAction({ kind: "delete", id })}>
            {texts.delete}
          </button>
        </div>
      )}
    </>
  );
}
