import type { FilterCondition, RecordField } from "../../../../../generated/sdk/types.gen.ts";
import { fill } from "../../texts/texts.tsx";
import { useFault } from "../../ui/form.tsx";
import { Button } from "../../ui/page.tsx";
import { usePageTexts } from "./texts.ts";
import "../settings.css";

interface FilterProps {
  readonly fields: readonly RecordField[];
  readonly conditions: readonly FilterCondition[];
  readonly onChange: (conditions: readonly FilterCondition[]) => void;
}

/** Conditions that all exported records fulfill. */
export function Filter({ fields, conditions, onChange }: FilterProps) {
  const texts = usePageTexts();
  // Members of addresses cannot be compared, and nobody knows ids by heart.
  const offered = fields.filter(
    ({ name, type }) => !["object", "uuid"].includes(type) && (!name.includes(".") || isCustom(name)),
  );
  const [first] = offered;
  const replace = (index: number, next: FilterCondition | null): void =>
    onChange(conditions.flatMap((one, at) => (at === index ? (next ?? []) : one)));
  return (
    <fieldset>
      <legend>{texts.filter}</legend>
      {conditions.length === 0 && <p className="help">{texts.noFilter}</p>}
      {conditions.map((condition, index) => (
        <Condition
          key={index}
          fields={offered}
          index={index}
          condition={condition}
          onChange={(next) => replace(index, next)}
        />
      ))}
      {first && conditions.length < 20 && (
        <Button onClick={() => onChange([...conditions, defaultCondition(first)])}>{texts.addCondition}</Button>
      )}
    </fieldset>
  );
}

const isCustom = (name: string): boolean => name.startsWith("custom_fields.");

interface ConditionProps {
  readonly fields: readonly RecordField[];
  readonly index: number;
  readonly condition: FilterCondition;
  readonly onChange: (condition: FilterCondition | null) => void;
}

function Condition({ fields, index, condition, onChange }: ConditionProps) {
  const texts = usePageTexts();
  const fault = useFault(`/filter/conditions/${index}`);
  const field = fields.find(({ name }) => name === condition.field);
  const named = (name: string): string => fill(name, { number: index + 1 });
  if (!field) return null;
  return (
    <div className="exports-condition">
      <select
        aria-label={named(texts.conditionField)}
        value={field.name}
        onChange={({ target }) => {
          const next = fields.find(({ name }) => name === target.value);
          if (next) onChange(defaultCondition(next));
        }}
      >
        {fields.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      <select
        aria-label={named(texts.conditionOperator)}
        value={condition.operator}
        onChange={({ target }) => {
          const operator = operatorsFor(field.type).find((one) => one === target.value);
          if (operator) onChange({ ...defaultCondition(field), operator });
        }}
      >
        {operatorsFor(field.type).map((operator) => (
          <option key={operator} value={operator}>
            {texts.operators[operator]}
          </option>
        ))}
      </select>
      <Value field={field} condition={condition} label={named(texts.conditionValue)} onChange={onChange} />
      <Button aria-label={named(texts.removeCondition)} onClick={() => onChange(null)}>
        {texts.remove}
      </Button>
      {fault !== undefined && <span className="error">{fault}</span>}
    </div>
  );
}

interface ValueProps {
  readonly field: RecordField;
  readonly condition: FilterCondition;
  readonly label: string;
  readonly onChange: (condition: FilterCondition) => void;
}

function Value({ field: { type, options }, condition, label, onChange }: ValueProps) {
  const texts = usePageTexts();
  const { operator, value } = condition;
  if (withoutValue(operator)) return null;
  const text = value === undefined ? "" : String(value);
  const change = (next: string): void => onChange({ ...condition, value: valueFrom(type, operator, next) });
  const choices = type === "boolean" ? (["true", "false"] as const) : options;
  if (choices)
    return (
      <select aria-label={label} required value={text} onChange={({ target }) => change(target.value)}>
        <option value="">{texts.choose}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice === "true" ? texts.yes : choice === "false" ? texts.no : choice}
          </option>
        ))}
      </select>
    );
  const input = operator.endsWith("_days") || type === "number" || type === "integer" ? "number" : type;
  const kind = input === "number" ? "number" : input === "date" || input === "datetime" ? "date" : "text";
  return (
    <input
      aria-label={label}
      required
      type={kind}
      step="any"
      value={kind === "date" ? text.slice(0, 10) : text}
      onChange={({ target }) => change(target.value)}
    />
  );
}

/** The operators that the console offers. */
type Operator = Extract<
  FilterCondition["operator"],
  | "eq"
  | "neq"
  | "gte"
  | "lte"
  | "contains"
  | "starts_with"
  | "has_any"
  | "is_empty"
  | "is_not_empty"
  | "within_last_days"
  | "older_than_days"
>;

const EMPTY = ["is_empty", "is_not_empty"] as const;
const TEXT: readonly Operator[] = ["contains", "starts_with", "eq", "neq", ...EMPTY];
const OPERATORS: Readonly<Record<string, readonly Operator[]>> = {
  integer: ["eq", "gte", "lte", ...EMPTY],
  number: ["eq", "gte", "lte", ...EMPTY],
  boolean: ["eq"],
  date: ["gte", "lte", ...EMPTY],
  datetime: ["within_last_days", "older_than_days", "gte", "lte"],
  uuid: ["eq", "neq", ...EMPTY],
  enum: ["eq", "neq", ...EMPTY],
  array: ["has_any", ...EMPTY],
};

/** Returns the operators for fields of this type, the most common first. */
const operatorsFor = (type: string): readonly Operator[] => OPERATORS[type] ?? TEXT;

/** Returns whether the operator compares with nothing. */
const withoutValue = (operator: string): boolean => operator === "is_empty" || operator === "is_not_empty";

/** Returns the first condition on a field, without a value. */
function defaultCondition({ name, type }: RecordField): FilterCondition {
  return { field: name, operator: operatorsFor(type)[0] ?? "eq" };
}

/** Converts the text of a control to a value of the field's type. */
function valueFrom(type: string, operator: string, text: string): NonNullable<FilterCondition["value"]> {
  if (operator === "has_any") return text.split(",").map((part) => part.trim());
  if (type === "boolean") return text === "true";
  if (operator.endsWith("_days") || type === "number" || type === "integer") return text === "" ? "" : Number(text);
  if (type === "datetime" && text !== "") return new Date(`${text}T00:00:00`).toISOString();
  return text;
}
