import { readTags } from "../../../base/records/rules/entity-input.ts";
import { type Detail, unprocessable } from "../../../base/platform/rules/errors.ts";
import { decimalsDetails, type Money } from "../../../base/platform/rules/currency-digits.ts";
import type { OpportunityValues, Participant } from "./stage-transition.ts";
import { normalizeTexts } from "../../../base/platform/rules/normalize-texts.ts";

const TEXTS = { required: ["name"], optional: ["lost_reason", "next_step", "description"] };
const IDS = ["pipeline_id", "company_id", "primary_contact_id", "owner_id"] as const;

/**
 * Normalizes the input; throws unprocessable for rules that the contract's schema cannot express. `currency` is that of
 * a new opportunity without one; null for a change, whose amount is compared with the currency of the record.
 */
export function readOpportunityInput<Input extends OpportunityValues>(input: Input, currency: string | null): Input {
  const details = currency === null ? [] : amountDetails({ currency, ...input });
  const { tags, contacts } = input;
  const read = {
    ...(tags === undefined ? {} : { tags: readTags(tags, details) }),
    ...(contacts === undefined ? {} : { contacts: readContacts(contacts, details) }),
  };
  if (details.length > 0) throw unprocessable(details.slice(0, 20));
  return { ...lowerCaseIds(normalizeTexts(input, TEXTS)), ...read };
}

/** Returns the error of an amount with too many decimals for its currency. */
export const amountDetails = ({ amount = null, currency }: Partial<Money> & Pick<Money, "currency">): Detail[] =>
  decimalsDetails("/amount", { amount, currency });

function readContacts(contacts: readonly Participant[], details: Detail[]): Participant[] {
  const read = contacts.map(({ contact_id, role }) => ({ contact_id: contact_id.toLowerCase(), role }));
  const ids = read.map(({ contact_id }) => contact_id);
  ids.forEach((id, index) => {
    if (ids.indexOf(id) < index) details.push({ path: `/contacts/${index}/contact_id`, code: "not_unique" });
  });
  return read;
}

/** Stored ids are in lower case, so these are converted before they are compared. */
function lowerCaseIds<Input extends OpportunityValues>(input: Input): Input {
  const lower = IDS.flatMap((name) => {
    const id = input[name];
    return typeof id === "string" ? [[name, id.toLowerCase()] as const] : [];
  });
  return { ...input, ...Object.fromEntries(lower) };
}
