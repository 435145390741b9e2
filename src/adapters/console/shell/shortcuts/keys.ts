import type { Texts } from "../../texts/en.ts";

/** The second key after `g`, by the name of the page. `c` and `t` are kept for contacts and tasks. */
export const pageKeys: Readonly<Partial<Record<keyof Texts["navigation"], string>>> = {
  home: "h",
  imports: "i",
  me: "p",
  security: "s",
  organization: "o",
  members: "m",
  roles: "r",
  apiKeys: "k",
  ai: "a",
  activity: "l",
  webhooks: "w",
  customFields: "f",
  exports: "e",
  jobs: "j",
};

/** The name of the preference; shortcuts of single characters can be turned off (WCAG 2.1.4). */
export const SHORTCUTS = "shortcuts";
