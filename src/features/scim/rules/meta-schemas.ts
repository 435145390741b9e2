import { type Attribute, textAttribute } from "./attributes.ts";

const readOnly = { mutability: "readOnly" } as const;
const required = { ...readOnly, required: true } as const;
const text = (name: string, description: string, more: Partial<Attribute> = {}): Attribute =>
  textAttribute(name, description, { ...readOnly, ...more });
const flag = (name: string, description: string): Attribute =>
  text(name, description, { ...required, type: "boolean" });
const number = (name: string, description: string): Attribute =>
  text(name, description, { ...required, type: "integer" });
const group = (name: string, description: string, subAttributes: readonly Attribute[], many = false): Attribute =>
  text(name, description, { ...required, type: "complex", multiValued: many, subAttributes });

const supported = flag("supported", "Whether the service supports it.");

const configuration: readonly Attribute[] = [
  text("documentationUri", "The URL of the documentation.", { type: "reference", referenceTypes: ["external"] }),
  group("patch", "Support of PATCH.", [supported]),
  group("bulk", "Support of bulk operations.", [
    supported,
    number("maxOperations", "The maximum number of operations."),
    number("maxPayloadSize", "The maximum size of the body in bytes."),
  ]),
  group("filter", "Support of filters.", [supported, number("maxResults", "The maximum number of results.")]),
  group("changePassword", "Support of password changes.", [supported]),
  group("sort", "Support of sorting.", [supported]),
  group("etag", "Support of ETags.", [supported]),
  group(
    "authenticationSchemes",
    "The supported authentication.",
    [
      text("type", "The scheme.", {
        ...required,
        canonicalValues: ["oauth", "oauth2", "oauthbearertoken", "httpbasic", "httpdigest"],
      }),
      text("name", "The name of the scheme.", required),
      text("description", "A description of the scheme.", required),
      text("specUri", "The URL of the specification.", { type: "reference", referenceTypes: ["external"] }),
      text("documentationUri", "The URL of the documentation.", { type: "reference", referenceTypes: ["external"] }),
    ],
    true,
  ),
];

const resourceType: readonly Attribute[] = [
  text("id", "The id of the resource type."),
  text("name", "The name of the resource type.", required),
  text("description", "A description of the resource type."),
  text("endpoint", "The path of the resources.", { ...required, type: "reference", referenceTypes: ["uri"] }),
  text("schema", "The URN of the schema.", {
    ...required,
    type: "reference",
    caseExact: true,
    referenceTypes: ["uri"],
  }),
  text("schemaExtensions", "The extensions of the schema.", {
    type: "complex",
    multiValued: true,
    subAttributes: [
      text("schema", "The URN of the extension.", {
        ...required,
        type: "reference",
        caseExact: true,
        referenceTypes: ["uri"],
      }),
      flag("required", "Whether resources must have the extension."),
    ],
  }),
];

const KEYWORDS = [
  text("name", "The name of the attribute.", { ...required, caseExact: true }),
  text("type", "The type of the attribute.", {
    ...required,
    canonicalValues: ["string", "complex", "boolean", "decimal", "integer", "dateTime", "reference", "binary"],
  }),
  flag("multiValued", "Whether the attribute can have several values."),
  text("description", "A description of the attribute."),
  flag("required", "Whether the attribute is required."),
  text("canonicalValues", "Suggested values.", { multiValued: true, caseExact: true }),
  flag("caseExact", "Whether comparisons are case-sensitive."),
  text("mutability", "Whether and when the attribute can be changed.", {
    caseExact: true,
    canonicalValues: ["readOnly", "readWrite", "immutable", "writeOnly"],
  }),
  text("returned", "When the attribute is returned.", {
    caseExact: true,
    canonicalValues: ["always", "never", "default", "request"],
  }),
  text("uniqueness", "Whether the value is unique.", {
    caseExact: true,
    canonicalValues: ["none", "server", "global"],
  }),
  text("referenceTypes", "The types of resources that a reference can have.", { multiValued: true, caseExact: true }),
];

const schema: readonly Attribute[] = [
  text("id", "The URN of the schema.", { caseExact: true }),
  text("name", "The name of the schema."),
  text("description", "A description of the schema."),
  group("attributes", "The attributes.", [...KEYWORDS, group("subAttributes", "The parts.", KEYWORDS, true)], true),
];

/** The schemas of the endpoints that describe the service (RFC 7643 §5 to §7). */
export const metaSchemas = [
  ...(
    [
      ["ServiceProviderConfig", "Service Provider Configuration", configuration],
      ["ResourceType", "Resource Type", resourceType],
      ["Schema", "Schema", schema],
    ] as const
  ).map(([name, description, attributes]) => ({
    id: `urn:ietf:params:scim:schemas:core:2.0:${name}`,
    name,
    description,
    attributes,
  })),
];
