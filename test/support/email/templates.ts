import { signIn } from "../accounts/people.ts";
import { createKeyring } from "../../../src/base/platform/keyring.ts";
import { createLinks, type LinkTargets } from "../../../src/base/platform/links.ts";
import { SECRET_KEY } from "../service.ts";
import type { CampaignFixture } from "./campaigns.ts";
import type { ReceivedMail } from "./mail-server.ts";

/** The smallest PNG picture. */
export const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

/** The texts of a template in both languages. */
export const TRANSLATIONS = {
  en: {
    subject: "{{first_name|Hello}}, spring is here",
    preheader: "Engines and coffee",
    html: '<h1>Spring</h1><p>Dear {{first_name|friend}},</p><ol><li>Engines</li><li>Coffee</li></ol><p><a class="button" href="https://www.acme.example/spring?to={{email}}">Read more</a></p>',
  },
  fr: {
    subject: "{{first_name|Bonjour}}, voici le printemps",
    preheader: null,
    html: "<p>Bonjour {{first_name}},</p>",
  },
};

let names = 0;

/** Creates a template; returns its id. */
export async function createTemplate({ crm }: Pick<CampaignFixture, "crm">, body: object = {}): Promise<string> {
  const template = { name: `Template ${++names}`, translations: TRANSLATIONS, ...body };
  const answer = await crm.post("/v1/email-templates", template);
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.string("data.id");
}

/** Changes the organization as its owner. */
export async function updateOrganization({ service, organization }: CampaignFixture, body: object): Promise<void> {
  const owner = await signIn(service.url, organization.owner);
  const answer = await owner.put("/v1/organization", body);
  if (answer.status !== 200) throw new Error(answer.text);
}

/** Returns the targets of the links in the HTML part. */
export const linksIn = ({ mail }: ReceivedMail): string[] =>
  [...(mail.html ?? "").matchAll(/ href="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));

/** Returns the HTML part without its style sheet. */
export const bodyOf = ({ mail }: ReceivedMail): string => (mail.html ?? "").replace(/<style>.*?<\/style>/s, "");

const links = createLinks(createKeyring(Buffer.from(SECRET_KEY, "base64")));
const DAY = 86_400_000;

/** Returns the token that the test services put into the unsubscribe link of a message. */
export const preferencesToken = (target: LinkTargets["unsubscribe"], expires = Date.now() + DAY): string =>
  links.sign("unsubscribe", target, expires);
