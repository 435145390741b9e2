import { type Detail, unprocessable } from "../../platform/rules/errors.ts";
import { normalizeText, normalized } from "../../contract/unicode.ts";
import { unsafeLinks } from "./unsafe-links.ts";

/** The header that contains an address. */
type AddresseeKind = "to" | "cc" | "bcc";

/** One address of a message. */
export interface Addressee {
  readonly kind: AddresseeKind;
  /** JSON pointer to the address in the input. */
  readonly path: string;
  /** In lower case. */
  readonly email: string;
  readonly name: string | null;
  readonly contact_id: string | null;
}

/** A decoded attachment. */
export interface Attachment {
  readonly filename: string;
  readonly content_type: string;
  readonly content: Uint8Array;
  /** Content-ID of a picture that the HTML shows. */
  readonly content_id?: string;
}

interface AddresseeInput {
  readonly email: string;
  readonly name?: string | null | undefined;
  readonly contact_id?: string | null | undefined;
}

/** The fields of a message that are checked here. */
interface EmailInput {
  readonly to: readonly AddresseeInput[];
  readonly cc?: readonly AddresseeInput[] | undefined;
  readonly bcc?: readonly AddresseeInput[] | undefined;
  readonly subject: string;
  readonly html?: string | null | undefined;
  readonly text?: string | null | undefined;
  readonly attachments?:
    readonly { readonly filename: string; readonly content_type: string; readonly content: string }[] | undefined;
}

/** A validated message. */
export interface ReadEmail {
  readonly addressees: readonly Addressee[];
  readonly subject: string;
  readonly html: string | null;
  readonly text: string | null;
  readonly attachments: readonly Attachment[];
}

/** Maximum total size of the attachments of a message, in bytes. */
const MAX_ATTACHED = 10 * 1024 * 1024;

/** Decodes base64; null if it is invalid. */
type Decode = (base64: string) => Uint8Array | null;

/**
 * Normalizes a message for storage. Throws `unprocessable` with every problem, including links that would run a
 * program.
 */
export function readEmailInput(input: EmailInput, decode: Decode): ReadEmail {
  const details: Detail[] = [];
  const addressees = readAddressees(input, details);
  const subject = normalizeText(input.subject);
  if (subject === "") details.push({ path: "/subject", code: "too_short", values: { limit: 1 }, extra: { limit: 1 } });
  const html = readBody(input.html);
  const text = readBody(input.text);
  if (html === null && text === null) {
    details.push({ path: "/text", code: "required", values: { choice: "html, text" } });
  }
  const attachments = readAttachments(input.attachments ?? [], { decode, details });
  details.push(...unsafeLinks(html ?? "", "/html"));
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
  return { addressees, subject, html, text, attachments };
}

/** Returns the body unchanged except for NFC; null if it is blank. */
function readBody(body: string | null | undefined): string | null {
  return body === undefined || body === null || body.trim() === "" ? null : normalized(body, "NFC");
}

function readAddressees(input: EmailInput, details: Detail[]): Addressee[] {
  const all = (["to", "cc", "bcc"] as const).flatMap((kind) =>
    (input[kind] ?? []).map((given, index) => readAddressee(given, { kind, path: `/${kind}/${index}` })),
  );
  const seen = new Set<string>();
  for (const { email, path } of all) {
    if (seen.has(email)) details.push({ path: `${path}/email`, code: "not_unique" });
    seen.add(email);
  }
  return all;
}

function readAddressee(given: AddresseeInput, place: Pick<Addressee, "kind" | "path">): Addressee {
  const name = normalizeText(given.name ?? "");
  return {
    ...place,
    email: normalizeText(given.email).toLowerCase(),
    name: name === "" ? null : name,
    contact_id: given.contact_id ?? null,
  };
}

function readAttachments(
  given: NonNullable<EmailInput["attachments"]>,
  { decode, details }: { readonly decode: Decode; readonly details: Detail[] },
): Attachment[] {
  const read: Attachment[] = [];
  for (const [index, { filename, content_type, content }] of given.entries()) {
    const path = `/attachments/${index}`;
    const name = normalizeText(filename);
    if (name === "") details.push({ path: `${path}/filename`, code: "too_short", values: { limit: 1 } });
    if (/[/\\]/.test(name)) details.push({ path: `${path}/filename`, code: "invalid_character" });
    const bytes = decode(content);
    if (bytes === null) details.push({ path: `${path}/content`, code: "format", values: { format: "base64" } });
    else read.push({ filename: name, content_type: content_type.toLowerCase(), content: bytes });
  }
  const size = read.reduce((sum, { content }) => sum + content.length, 0);
  if (size > MAX_ATTACHED) {
    details.push({
      path: "/attachments",
      code: "too_long",
      values: { limit: MAX_ATTACHED },
      extra: { limit: MAX_ATTACHED },
    });
  }
  return read;
}
