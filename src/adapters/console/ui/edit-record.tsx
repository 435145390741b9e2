import type { QueryKey } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { PreconditionFailedError } from "../../sdk/errors.ts";
import { useTexts } from "../texts/texts.tsx";
import { ifMatch, useChange } from "./data.ts";
import { Form, type FormValues } from "./form.tsx";
import { Button } from "./page.tsx";

/** The fields of a form, and the headers of the request that changes them. */
export interface RecordChange<Fields> {
  readonly body: Partial<Fields>;
  readonly headers: ReturnType<typeof ifMatch>;
}

/** The names of fields, and how their values are shown when somebody else has changed them. */
type FieldNames<Fields> = {
  readonly [Name in keyof Fields]-?: string | readonly [label: string, show: (value: Fields[Name]) => string];
};

interface EditRecordProps<Fields extends object> {
  readonly record: NoInfer<Fields> & { readonly version: number };
  readonly update: (change: RecordChange<Fields>) => PromiseLike<unknown>;
  /** The queries that the change makes obsolete. */
  readonly changes: readonly QueryKey[];
  readonly read: (values: FormValues) => Fields;
  readonly names: FieldNames<NoInfer<Fields>>;
  readonly submit?: string;
  readonly onDone?: () => void;
  readonly onCancel?: () => void;
  /** Renders the fields with the values from which the user started. */
  readonly children: (start: NoInfer<Fields>) => ReactNode;
}

/**
 * A form for fields of a record. It sends only the fields that the user changed. If somebody else changed the record in
 * the meantime, it shows their values; the user saves again, or discards the own changes.
 */
export function EditRecord<Fields extends object>({ record, children, ...props }: EditRecordProps<Fields>) {
  const { forms } = useTexts();
  const { update, changes, read, names, submit, onDone, onCancel } = props;
  const [start, setStart] = useState(record);
  const [generation, setGeneration] = useState(0);
  const change = useChange(
    async (fields: Fields) => {
      const body = changedFields(fields, start);
      if (Object.keys(body).length > 0) await update({ body, headers: ifMatch(record) });
      return fields;
    },
    changes,
    {
      done: forms.saved,
      onDone(fields) {
        setStart({ ...start, ...fields });
        onDone?.();
      },
    },
  );
  const discard = (): void => {
    change.reset();
    setStart(record);
    setGeneration(generation + 1);
  };
  const conflict = change.error instanceof PreconditionFailedError && change.variables;
  return (
    <Form
      key={generation}
      mutation={change}
      read={read}
      {...(submit !== undefined && { submit })}
      {...(onCancel && { onCancel })}
    >
      {children(start)}
      {conflict && (
        <Conflict sent={changedFields(conflict, start)} current={record} names={names} onDiscard={discard} />
      )}
    </Form>
  );
}

/** Fields without a value, such as a secret that stays as it is, are not sent. */
function changedFields<Fields extends object>(fields: Fields, start: Fields): Partial<Fields> {
  const entries = Object.entries(fields).filter(
    ([name, value]) => value !== undefined && !isSame(value, Reflect.get(start, name)),
  );
  return Object.fromEntries(entries) as Partial<Fields>;
}

/** Compares values of JSON; the order of the members does not matter. */
function isSame(left: unknown, right: unknown): boolean {
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return left === right;
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length &&
    names.every((name) => isSame(Reflect.get(left, name), Reflect.get(right, name)))
  );
}

interface ConflictProps<Fields> {
  readonly sent: Partial<Fields>;
  readonly current: Fields;
  readonly names: FieldNames<Fields>;
  readonly onDiscard: () => void;
}

/** The current values of the fields that the user changed, too. */
function Conflict<Fields extends object>({ sent, current, names, onDiscard }: ConflictProps<Fields>) {
  const { forms } = useTexts();
  const fields = (Object.keys(sent) as (keyof Fields & string)[]).filter((name) => !isSame(sent[name], current[name]));
  if (fields.length === 0) return null;
  return (
    <div className="notice">
      <p>{forms.currentValues}</p>
      <ul>
        {fields.map((name) => {
          const { [name]: text } = names;
          const [label, show] = typeof text === "string" ? [text, shown] : text;
          return <li key={name}>{`${label}${forms.colon} ${show(current[name])}`}</li>;
        })}
      </ul>
      <Button onClick={onDiscard}>{forms.discard}</Button>
    </div>
  );
}

function shown(value: unknown): string {
  if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return "–";
  return Array.isArray(value) ? value.map(shown).join(", ") : typeof value === "string" ? value : JSON.stringify(value);
}
