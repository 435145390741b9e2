import { useId, useState } from "react";
import { fill, pageTexts, useLanguage } from "../texts/texts.tsx";
import { TextField } from "./form.tsx";
import { Button } from "./page.tsx";

const useFieldTexts = pageTexts({
  now: ["Type a city to search. It is {time} there now.", "Saisissez une ville pour chercher. Il y est {time}."],
  unknown: [
    "Type a city to search, for example “Paris”, and choose a time zone from the list.",
    "Saisissez une ville pour chercher, par exemple « Paris », puis choisissez un fuseau dans la liste.",
  ],
  own: ["Use the time zone of this computer ({zone})", "Utiliser le fuseau de cet ordinateur ({zone})"],
});

interface TimeZoneFieldProps {
  readonly label: string;
  /** The name of the value in the form. */
  readonly name: string;
  readonly initial: string;
}

/** A field for a time zone: a searchable list with the current offset of each zone. */
export function TimeZoneField({ label, name, initial }: TimeZoneFieldProps) {
  const texts = useFieldTexts();
  const { locale } = useLanguage();
  const list = useId();
  const [zone, setZone] = useState(initial);
  const [zones] = useState(() => allZones());
  const time = timeIn(zone, locale);
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      <TextField
        label={label}
        name={name}
        value={zone}
        onChange={(event) => setZone(event.target.value)}
        help={time === null ? texts.unknown : fill(texts.now, { time })}
        list={list}
        autoComplete="off"
        spellCheck={false}
      />
      <datalist id={list}>
        {zones.map((one) => (
          <option key={one} value={one} label={`${one.replaceAll("_", " ")} (${offsetOf(one)})`} />
        ))}
      </datalist>
      {own !== zone && (
        <p>
          <Button className="link" onClick={() => setZone(own)}>
            {fill(texts.own, { zone: own })}
          </Button>
        </p>
      )}
    </>
  );
}

/** Browsers list some zones only under names that IANA has replaced. */
const RENAMED = [
  "Africa/Asmara",
  "America/Nuuk",
  "Asia/Ho_Chi_Minh",
  "Asia/Kathmandu",
  "Asia/Kolkata",
  "Asia/Yangon",
  "Atlantic/Faroe",
  "Europe/Kyiv",
  "Pacific/Chuuk",
  "Pacific/Kanton",
  "Pacific/Pohnpei",
];

const allZones = (): string[] => [...new Set(["UTC", ...RENAMED, ...Intl.supportedValuesOf("timeZone")])].sort();

const offsets = new Map<string, string>();

/** Returns the current offset, e.g. `UTC+5:30`. */
function offsetOf(timeZone: string): string {
  const known = offsets.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "shortOffset" });
  const part = format.formatToParts().find(({ type }) => type === "timeZoneName")?.value ?? "";
  const offset = part.replace("GMT", "UTC");
  offsets.set(timeZone, offset);
  return offset;
}

/** Returns the time and offset in a zone, e.g. `14:05 (UTC+1)`; null if there is no such zone. */
function timeIn(timeZone: string, locale: string): string | null {
  try {
    const time = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: "short" }).format();
    return `${time} (${offsetOf(timeZone)})`;
  } catch {
    return null;
  }
}
