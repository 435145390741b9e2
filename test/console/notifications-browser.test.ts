import { expect } from "chai";
import { expectAccessible, unexpected, useConsole, tabTo } from "../support/console/console-windows.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";

if (chromiumIsHere())
  describe("Console: notifications in a browser", () => {
    const site = useConsole();

    it("turns e-mails off and on by keyboard alone, and says which are always sent", async () => {
      const { page, api, goto, complaints } = await site.open({ width: 320 });
      await goto("/me/notifications");
      await page.getByText("cannot be turned off").waitFor();
      for (const name of ["Reminders", "Problems with webhooks"]) {
        await tabTo(page, page.getByLabel(name));
        await page.keyboard.press("Space");
      }
      await tabTo(page, page.getByRole("button", { name: "Save" }));
      await page.keyboard.press("Enter");
      await page.getByText("Saved.").waitFor();
      expect((await api.get("/v1/me/notifications")).at("data")).to.deep.equal({
        booking_requests: true,
        bookings: true,
        booking_reminders: false,
        form_submissions: true,
        webhook_problems: false,
      });
      await page.reload();
      expect(await page.getByLabel("Reminders").isChecked()).to.equal(false);
      expect(await page.getByLabel("Submissions").isChecked()).to.equal(true);
      await expectAccessible(page, "notifications");
      expect(unexpected(complaints)).to.deep.equal([]);
    });

    it("offers members no e-mails for administrators, in French", async () => {
      const { page, api, goto } = await site.open({ locale: "fr", role: "member" });
      await goto("/me/notifications");
      expect(await page.getByText("Problèmes de webhooks").count()).to.equal(0);
      await page.getByLabel("Demandes").uncheck();
      await page.getByRole("button", { name: "Enregistrer" }).click();
      await page.getByText("Enregistré.").waitFor();
      const { booking_requests, webhook_problems } = (await api.get("/v1/me/notifications")).at("data") as Record<
        string,
        boolean
      >;
      expect({ booking_requests, webhook_problems }).to.deep.equal({ booking_requests: false, webhook_problems: true });
      await expectAccessible(page, "notifications of a member");
    });
  });
