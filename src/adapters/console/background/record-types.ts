import { usePageTexts } from "../texts/page-texts.ts";
import { texts as backgroundTexts } from "./texts.ts";

/** Returns a function that names the records of a type, e.g. "Contacts". A type without a text is shown by its name. */
export function useRecordTypes(): (type: string) => string {
  const { recordTypes } = usePageTexts(backgroundTexts);
  const names: Readonly<Record<string, string>> = recordTypes;
  return (type) => names[type] ?? type.charAt(0).toUpperCase() + type.slice(1).replaceAll("_", " ");
}
