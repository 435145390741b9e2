import { createKeyring } from "../../../src/base/platform/keyring.ts";
import { createLinks, type LinkTargets } from "../../../src/base/platform/links.ts";
import { SECRET_KEY } from "../service.ts";

const links = createLinks(createKeyring(Buffer.from(SECRET_KEY, "base64")));
const DAY = 86_400_000;

/** Returns the token that the test services put into the unsubscribe link of a message. */
export const preferencesToken = (target: LinkTargets["unsubscribe"], expires = Date.now() + DAY): string =>
  links.sign("unsubscribe", target, expires);
