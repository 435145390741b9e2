import type { Locale } from "../../../base/contract/caller.ts";
import { html, type Html } from "../../../base/platform/rules/html.ts";
import { type BookingPageTexts, bookingPageTexts } from "../texts/booking-page-texts.ts";

/** Zones by region, in alphabetical order. Zones without a region, such as UTC, come last. */
const groups = Map.groupBy([...Intl.supportedValuesOf("timeZone"), "UTC"], regionOf);

type Region = keyof BookingPageTexts["regions"];

function regionOf(zone: string): Region {
  const [region = ""] = zone.split("/");
  return zone.includes("/") && region in bookingPageTexts("en").regions ? (region as Region) : "other";
}

/** `America/Argentina/Buenos_Aires` becomes `Argentina, Buenos Aires`. */
const placeOf = (zone: string): string =>
  zone
    .replace(/^[^/]+\//, "")
    .replaceAll("/", ", ")
    .replaceAll("_", " ");

const optionOf = (zone: string): Html => html`<option value="${zone}">${placeOf(zone)}</option>`;
const selectedOption = (zone: string): Html => html`<option value="${zone}" selected>${placeOf(zone)}</option>`;

const options = new Map([...groups].map(([region, zones]) => [region, zones.map(optionOf)]));

/** Returns the options of a choice of time zones. A selected zone with another name than in the list is added. */
export function timeZoneOptions(selected: string, locale: Locale): Html {
  const { regions } = bookingPageTexts(locale);
  const listed = [...groups.values()].some((zones) => zones.includes(selected));
  return html`${!listed && selectedOption(selected)}${[...groups].map(
    ([region, zones]) =>
      html`<optgroup label="${regions[region]}">${withSelected(region, zones.indexOf(selected), selected)}</optgroup>`,
  )}`;
}

function withSelected(region: Region, index: number, selected: string): readonly Html[] {
  const all = options.get(region) ?? [];
  return index < 0 ? all : all.with(index, selectedOption(selected));
}
