import { invalidSyntax, invalidValue } from "../rules/scim/errors.ts";
import { isObject, memberOf } from "../rules/scim/json.ts";
import { type Projection, readProjection, type ListParameters } from "../rules/scim/list-query.ts";

/** The parameters of a request for resources. */
export interface Parameters {
  readonly list: ListParameters;
  readonly projection: Projection;
}

/** Reads the parameters in the query string. */
export function readQueryString(url: string): Parameters {
  const query = new URLSearchParams(url.split("?")[1] ?? "");
  const named = new Map([...query].map(([name, value]) => [name.toLowerCase(), value]));
  const whole = (name: string): number | undefined => {
    const text = named.get(name.toLowerCase());
    return text === undefined ? undefined : wholeNumber(name, text);
  };
  const list = {
    filter: named.get("filter"),
    sortBy: named.get("sortby"),
    sortOrder: named.get("sortorder"),
    startIndex: whole("startIndex"),
    count: whole("count"),
  };
  return { list, projection: readProjection(names(named.get("attributes")), names(named.get("excludedattributes"))) };
}

/** Reads the parameters in the body of a search (RFC 7644 §3.4.3). */
export function readSearch(body: unknown): Parameters {
  if (!isObject(body)) throw invalidSyntax("The body must be a JSON object.");
  const text = (name: string): string | undefined => {
    const value = memberOf(body, name) ?? undefined;
    if (value !== undefined && typeof value !== "string") throw invalidValue(`${name} must be a text.`);
    return value;
  };
  const whole = (name: string): number | undefined => {
    const value = memberOf(body, name) ?? undefined;
    return value === undefined
      ? undefined
      : wholeNumber(name, typeof value === "string" ? value : JSON.stringify(value));
  };
  const list = {
    filter: text("filter"),
    sortBy: text("sortBy"),
    sortOrder: text("sortOrder"),
    startIndex: whole("startIndex"),
    count: whole("count"),
  };
  const [attributes, excluded] = [memberOf(body, "attributes"), memberOf(body, "excludedAttributes")];
  return {
    list,
    projection: readProjection(namesIn("attributes", attributes), namesIn("excludedAttributes", excluded)),
  };
}

function names(text: string | undefined): string[] {
  return (text ?? "").split(",").filter((name) => name.trim() !== "");
}

function namesIn(name: string, value: unknown): string[] {
  if (value === undefined || value === null) return [];
  const list = Array.isArray(value) ? value : [value];
  return list.map((one: unknown) => {
    if (typeof one !== "string") throw invalidValue(`${name} must be a list of texts.`);
    return one;
  });
}

function wholeNumber(name: string, text: string): number {
  if (!/^[+-]?\d{1,9}$/.test(text.trim())) throw invalidValue(`${name} must be a whole number.`);
  return Number(text);
}
