/** An attribute of a schema, as RFC 7643 §7 describes it. */
export interface Attribute {
  readonly name: string;
  readonly type: "string" | "boolean" | "complex" | "reference" | "integer";
  readonly multiValued: boolean;
  readonly description: string;
  readonly required: boolean;
  readonly caseExact: boolean;
  readonly mutability: "readOnly" | "readWrite" | "immutable" | "writeOnly";
  readonly returned: "always" | "never" | "default" | "request";
  readonly uniqueness: "none" | "server" | "global";
  readonly canonicalValues?: readonly string[];
  readonly referenceTypes?: readonly string[];
  readonly subAttributes?: readonly Attribute[];
}

/** Creates a text attribute that clients can set; `more` overrides the rest. */
export function textAttribute(name: string, description: string, more: Partial<Attribute> = {}): Attribute {
  return {
    name,
    type: "string",
    multiValued: false,
    description,
    required: false,
    caseExact: false,
    mutability: "readWrite",
    returned: "default",
    uniqueness: "none",
    ...more,
  };
}

/** Returns the attribute with a name, which is case-insensitive. */
export function attributeNamed(attributes: readonly Attribute[], name: string): Attribute | undefined {
  return attributes.find((one) => one.name.toLowerCase() === name.toLowerCase());
}

/** Attributes that all resources have and that are not part of a schema (RFC 7643 §3.1). */
export const commonAttributes: readonly Attribute[] = [
  textAttribute("id", "The identifier of the resource.", {
    caseExact: true,
    mutability: "readOnly",
    returned: "always",
    uniqueness: "server",
  }),
  textAttribute("externalId", "The identifier at the client.", { caseExact: true }),
  textAttribute("schemas", "The schemas of the resource.", {
    type: "reference",
    multiValued: true,
    caseExact: true,
    mutability: "readOnly",
    returned: "always",
  }),
  textAttribute("meta", "Metadata of the resource.", { type: "complex", mutability: "readOnly" }),
];
