import { expect } from "chai";
import { useConsole } from "../support/console/console-windows.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";
import { WALKED_LANGUAGES } from "../support/suite/length.ts";

/** Chromium runs in English here: its own messages would be English on every page. */
const TEXTS = {
  en: {
    invite: ["Invite a member", "Send the invitation"],
    missing: "Please fill in this field.",
    email: "Please enter an e-mail address, such as ada@example.com.",
    save: "Save",
    more: "More",
  },
  fr: {
    invite: ["Inviter un membre", "Envoyer l’invitation"],
    missing: "Remplissez ce champ.",
    email: "Saisissez une adresse e-mail, comme ada@example.com.",
    save: "Enregistrer",
    more: "Plus",
  },
} as const;

if (chromiumIsHere())
  describe("Console: messages of the page instead of those of the browser", () => {
    const site = useConsole();

    for (const locale of WALKED_LANGUAGES) {
      it(`says at the field what is missing or wrong, in ${locale}, in any language of the browser`, async () => {
        const { invite, missing, email } = TEXTS[locale];
        const { page, goto } = await site.open({ locale });
        await goto("/settings/members");
        await page.getByRole("button", { name: invite[0] }).click();
        const dialog = page.locator("dialog");
        const send = dialog.locator("button.primary");
        await send.waitFor();
        expect(await dialog.locator("form").getAttribute("novalidate"), "no message of the browser").to.equal("");
        await send.click();
        await dialog.getByText(missing, { exact: true }).waitFor();
        const field = dialog.locator("input[name=email]");
        expect(await field.getAttribute("aria-invalid")).to.equal("true");
        expect(await page.evaluate("document.activeElement.name"), "the field has the focus").to.equal("email");
        await field.fill("ada");
        await send.click();
        await dialog.getByText(email, { exact: true }).waitFor();
        expect(await dialog.getByText(missing, { exact: true }).count()).to.equal(0);
      });

      it(`keeps every form of the console from asking in the language of the browser, in ${locale}`, async () => {
        const { page, goto } = await site.open({ locale });
        for (const path of ["/me", "/me/security", "/settings/organization", "/settings/ai", "/settings/sign-in"]) {
          await goto(path);
          const asking = await page.evaluate<string[]>(
            `[...document.forms].filter((form) => !form.noValidate && form.querySelector("[required], [type=email], [type=url], [type=number]")).map((form) => form.outerHTML.slice(0, 200))`,
          );
          expect(asking, path).to.deep.equal([]);
        }
      });

      it(`reports a change above the bar of narrow windows, whose buttons stay usable, in ${locale}`, async () => {
        const { save, more } = TEXTS[locale];
        const { page, goto } = await site.open({ locale, width: 320 });
        await goto("/me");
        await page.locator("input[name=first_name]").fill("Ada");
        await page.getByRole("button", { name: save }).first().click();
        const toast = page.locator(".announcement p");
        await toast.waitFor();
        const button = page.locator(".mobile-bar button", { hasText: more });
        const [message, bar] = [await toast.boundingBox(), await button.boundingBox()];
        expect((message?.y ?? 0) + (message?.height ?? 0), "the message ends above the button").to.be.at.most(
          bar?.y ?? 0,
        );
        await button.click();
        await page.locator("dialog").waitFor();
      });
    }
  });
