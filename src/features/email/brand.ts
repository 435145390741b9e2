import type { Branding } from "../accounts/sql/organizations.ts";
import type { Attachment } from "../../base/mail/rules/message-input.ts";
import { type EmailBrand, LOGO_ID } from "../../base/mail/rules/email-layout.ts";
import type { Repositories } from "../../base/store/store.ts";

/** The appearance of an organization that has chosen none. */
const NO_BRANDING: Branding = { display_name: null, logo: null, colour: null };

/** Returns the appearance of an organization. */
export async function brandingOf(
  { organizations }: Pick<Repositories, "organizations">,
  orgId: string,
): Promise<Branding> {
  return (await organizations.settings(orgId))?.branding ?? NO_BRANDING;
}

/** Returns how e-mails of an organization look. */
export const brandOf = ({ name }: { readonly name: string }, branding: Branding): EmailBrand => ({
  name: branding.display_name ?? name,
  colour: branding.colour,
  hasLogo: branding.logo !== null,
});

const LOGO = `cid:${LOGO_ID}`;

/** Whether a message shows the logo. */
export const showsLogo = (html: string | null): boolean => html?.includes(LOGO) === true;

/** Returns the logo as a part of a message; none if the organization has no logo. */
export function logoParts({ logo }: Branding): Attachment[] {
  const [, content_type = "", base64 = ""] = /^data:(image\/[a-z]+);base64,(.+)$/.exec(logo ?? "") ?? [];
  if (base64 === "") return [];
  const filename = `logo.${content_type.slice("image/".length)}`;
  return [{ filename, content_type, content: Buffer.from(base64, "base64"), content_id: LOGO_ID }];
}

/** Returns a message that shows the logo without attachments, for a preview. */
export const withEmbeddedLogo = (html: string, { logo }: Branding): string => html.replaceAll(LOGO, logo ?? "");
