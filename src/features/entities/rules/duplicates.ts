/** The values of a record by which duplicates are detected; phone numbers in any format. */
export interface Traits {
  readonly entity_type: "contact" | "company";
  /** In the form in which names are compared (plain_name in the database). */
  readonly name: string;
  /** Phonetic key of the name; null if the name is too short for one. */
  readonly sound: string | null;
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  /** Domains, and the hosts of websites. */
  readonly sites: readonly string[];
  readonly company_id: string | null;
}

/** A reason why two records may be duplicates. */
interface Reason {
  readonly field: "email" | "phone" | "domain" | "name" | "company_id";
  readonly kind: "same" | "same_mailbox" | "without_tag" | "same_digits" | "similar" | "sounds_alike";
  /** For names. */
  readonly similarity?: number;
}

/** How likely two records are duplicates, and why. */
export interface DuplicateScore {
  /** From 0 to 1. */
  readonly confidence: number;
  readonly reasons: readonly Reason[];
}

type WeightedReason = readonly [Reason, number];

const SIMILAR = 0.6;
const SOUNDS_ALIKE = 0.3;

/** Compares two records. Each reason has a probability; the doubts that they leave are multiplied. */
export function scoreDuplicate(left: Traits, right: Traits): DuplicateScore {
  const name = nameReason(left, right);
  const weighted: WeightedReason[] = [
    emailReason(left, right),
    phoneReason(left, right),
    siteReason(left, right),
    name,
  ].filter((reason) => reason !== null);
  // A shared company is no sign of a duplicate by itself, but it is if the names are similar.
  if (name && left.company_id !== null && left.company_id === right.company_id) {
    weighted.push([{ field: "company_id", kind: "same" }, 0.3]);
  }
  const doubt = weighted.reduce((product, [, weight]) => product * (1 - weight), 1);
  return { confidence: Math.round((1 - doubt) * 100) / 100, reasons: weighted.map(([reason]) => reason) };
}

/** Returns an address without the optional parts: a tag after a plus sign and, for Gmail, dots. */
export function mailboxOf(email: string): string {
  const [local = "", domain = ""] = email.split("@");
  const name = local.split("+")[0] ?? "";
  return isGmail(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

/** Returns the digits that the national and the international form of a number share. */
export function phoneKey(phone: string): string {
  return phone.slice(-KEY_DIGITS);
}

const KEY_DIGITS = 9;

/** Returns a number in E.164 format if it has a country code, else its digits; null if there are too few. */
export function normalizePhone(text: string): string | null {
  const international = text.trim().replace(/^00/, "+");
  const digits = international.replace(/\(0\)/g, "").replace(/\D/g, "");
  if (digits.length < 6) return null;
  return international.startsWith("+") ? `+${digits}` : digits;
}

/** Returns the host of a URL or a domain, without `www.`. */
export function hostOf(text: string): string {
  const host = text.toLowerCase().replace(/^https?:\/\//, "");
  return /^[^/:#]*/.exec(host.replace(/^www\./, ""))?.[0] ?? "";
}

function emailReason(left: Traits, right: Traits): WeightedReason | null {
  if (shares(left.emails, right.emails)) return [{ field: "email", kind: "same" }, 0.95];
  const asWritten = (email: string): string => (email.includes("+") ? email : mailboxOf(email));
  if (shares(left.emails.map(asWritten), right.emails.map(asWritten))) {
    return [{ field: "email", kind: "same_mailbox" }, 0.9];
  }
  if (shares(left.emails.map(mailboxOf), right.emails.map(mailboxOf))) {
    return [{ field: "email", kind: "without_tag" }, 0.7];
  }
  return null;
}

function phoneReason(left: Traits, right: Traits): WeightedReason | null {
  if (shares(left.phones, right.phones)) return [{ field: "phone", kind: "same" }, 0.7];
  if (shares(left.phones.map(phoneKey), right.phones.map(phoneKey))) {
    return [{ field: "phone", kind: "same_digits" }, 0.5];
  }
  return null;
}

function siteReason(left: Traits, right: Traits): WeightedReason | null {
  const own = (site: string): boolean => !SHARED_HOSTS.has(site);
  return shares(left.sites.filter(own), right.sites.filter(own)) ? [{ field: "domain", kind: "same" }, 0.8] : null;
}

/** Many companies have a page on these hosts. */
const SHARED_HOSTS = new Set(["facebook.com", "linkedin.com", "instagram.com", "twitter.com", "x.com", "github.com"]);

function nameReason(left: Traits, right: Traits): WeightedReason | null {
  if (left.name === "" || right.name === "") return null;
  // A first or last name alone is shared by many people.
  const several = left.entity_type === "company" || (left.name.includes(" ") && right.name.includes(" "));
  if (!several) return null;
  if (left.name === right.name) return [{ field: "name", kind: "same", similarity: 1 }, 0.65];
  const similarity = Math.round(similarityOf(left.name, right.name) * 100) / 100;
  if (similarity >= SIMILAR) return [{ field: "name", kind: "similar", similarity }, 0.65 * similarity];
  const alike = left.sound !== null && left.sound === right.sound && similarity >= SOUNDS_ALIKE;
  return alike ? [{ field: "name", kind: "sounds_alike", similarity }, 0.4] : null;
}

/** Returns the similarity of two texts' trigrams, calculated as in pg_trgm. */
function similarityOf(left: string, right: string): number {
  const [one, other] = [trigrams(left), trigrams(right)];
  const common = [...one].filter((trigram) => other.has(trigram)).length;
  const all = one.size + other.size - common;
  return all === 0 ? 0 : common / all;
}

function trigrams(text: string): Set<string> {
  const found = new Set<string>();
  for (const word of text.match(/[\p{L}\p{N}]+/gu) ?? []) {
    const letters = Array.from(`  ${word} `);
    for (let at = 0; at + 3 <= letters.length; at += 1) found.add(letters.slice(at, at + 3).join(""));
  }
  return found;
}

const isGmail = (domain: string): boolean => domain === "gmail.com" || domain === "googlemail.com";

const shares = (left: readonly string[], right: readonly string[]): boolean =>
  left.some((item) => item !== "" && right.includes(item));
