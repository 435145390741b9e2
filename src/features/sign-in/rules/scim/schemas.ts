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
function textAttribute(name: string, description: string, more: Partial<Attribute> = {}): Attribute {
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
const metaSchemas = [
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

/** The URN of the schema of users. */
export const USER_SCHEMA = "urn:ietf:params:scim:schemas:core:2.0:User";
/** The URN of the schema of groups. */
export const GROUP_SCHEMA = "urn:ietf:params:scim:schemas:core:2.0:Group";

/** A schema: what clients can read and set. */
export interface Schema {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly attributes: readonly Attribute[];
}
const immutable = { mutability: "immutable" } as const;

/** Lists names only, without offsets and abbreviations; the members' time zones are checked by the same data. */
const timezones = Intl.supportedValuesOf("timeZone");

const userAttributes: readonly Attribute[] = [
  textAttribute("userName", "Identifies the user to the identity provider; often the e-mail address.", {
    required: true,
    uniqueness: "server",
  }),
  textAttribute("name", "The name of the user.", {
    type: "complex",
    subAttributes: [textAttribute("familyName", "The family name."), textAttribute("givenName", "The given name.")],
  }),
  textAttribute("displayName", "The name that the provider shows. Records show the given and the family name."),
  textAttribute("locale", "The language of messages and pages; other languages count as the organization's default.", {
    canonicalValues: ["en", "fr"],
  }),
  textAttribute("timezone", "The time zone, as an IANA name.", { canonicalValues: timezones }),
  textAttribute("active", "False for a suspended user. Always present; true if a new user does not have it.", {
    type: "boolean",
    required: true,
  }),
  textAttribute("emails", "The one address, with which the user signs in. It can be omitted if it is the userName.", {
    type: "complex",
    multiValued: true,
    required: true,
    subAttributes: [
      textAttribute("value", "The address, in lower case.", { required: true, uniqueness: "global" }),
      textAttribute("type", "Always returned as work.", { canonicalValues: ["work"] }),
      textAttribute("primary", "Of several addresses, only the primary one is stored, else the first of type work.", {
        type: "boolean",
      }),
    ],
  }),
  textAttribute("groups", "The groups that the user belongs to.", {
    type: "complex",
    multiValued: true,
    mutability: "readOnly",
    subAttributes: [
      textAttribute("value", "The id of the group.", readOnly),
      textAttribute("$ref", "The URL of the group.", { ...readOnly, type: "reference", referenceTypes: ["Group"] }),
      textAttribute("display", "The name of the group.", readOnly),
    ],
  }),
];

const groupAttributes: readonly Attribute[] = [
  textAttribute(
    "displayName",
    "The name of the group. A group with the name of a role gives this role to its members.",
    {
      required: true,
      uniqueness: "server",
    },
  ),
  textAttribute("members", "The users of the group.", {
    type: "complex",
    multiValued: true,
    subAttributes: [
      textAttribute("value", "The id of the user.", immutable),
      textAttribute("$ref", "The URL of the user.", { ...immutable, type: "reference", referenceTypes: ["User"] }),
      textAttribute("type", "The type of the member.", { ...immutable, canonicalValues: ["User"] }),
    ],
  }),
];

/** The schema of users. */
export const userSchema: Schema = {
  id: USER_SCHEMA,
  name: "User",
  description: "A member of the organization",
  attributes: userAttributes,
};

/** The schema of groups. */
export const groupSchema: Schema = {
  id: GROUP_SCHEMA,
  name: "Group",
  description: "A group of members",
  attributes: groupAttributes,
};

/** All schemas that /Schemas returns. */
export const schemas: readonly Schema[] = [userSchema, groupSchema, ...metaSchemas];

/** Attributes of RFC 7643 §4.1 and §4.3 that this service does not store: providers send them, so they are ignored. */
export const ignoredUserAttributes: ReadonlySet<string> = new Set(
  [
    "nickName",
    "profileUrl",
    "title",
    "userType",
    "preferredLanguage",
    "password",
    "phoneNumbers",
    "ims",
    "photos",
    "addresses",
    "entitlements",
    "roles",
    "x509Certificates",
  ].map((name) => name.toLowerCase()),
);

/** The URN of the extension whose attributes are ignored too, in lower case. */
export const ENTERPRISE_SCHEMA = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:user";
