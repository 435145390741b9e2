import { type Attribute, textAttribute } from "./attributes.ts";
import { metaSchemas } from "./meta-schemas.ts";

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

const readOnly = { mutability: "readOnly" } as const;
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
