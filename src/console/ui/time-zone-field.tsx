import { SelectField } from "./fields.tsx";

interface TimeZoneFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly name?: string;
  readonly defaultValue: string;
}

/** A choice of a time zone in a form. A zone that the browser does not know stays available. */
export function TimeZoneField({ name = "timezone", defaultValue, ...field }: TimeZoneFieldProps) {
  const zones = [...new Set(["UTC", ...Intl.supportedValuesOf("timeZone"), defaultValue])].sort();
  return (
    <SelectField name={name} defaultValue={defaultValue} {...field}>
      {zones.map((zone) => (
        <option key={zone} value={zone}>
          {zone.replaceAll("_", " ")}
        </option>
      ))}
    </SelectField>
  );
}
