import { expect } from "chai";
import { connect, toMcp } from "../support/accounts/connections.ts";
import { createKey } from "../support/accounts/people.ts";
import { expectAccessible, unexpected, useConsole, tabTo } from "../support/console/console-windows.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";

const CLAUDE = { id: "https://claude.ai/oauth/client.json", name: "Claude", uri: "https://claude.ai" };
const CURSOR = { id: "cursor-1", name: "Cursor", uri: null };

if (chromiumIsHere())
  describe("Console: own AI connections in a browser", () => {
    const site = useConsole();
    const resource = () => `${site.windows.service.url}/mcp`;
    const call = (token: string) => toMcp(site.windows.service.url, { Authorization: `Bearer ${token}` });

    it("ends one connection, whose token is rejected from then on", async () => {
      const { page, goto, person, complaints } = await site.open();
      const { service } = site.windows;
      const ended = await connect(service, { user: person, client: CLAUDE, resource: resource() });
      const kept = await connect(service, { user: person, client: CURSOR, scopes: ["crm:read"], resource: resource() });
      expect((await call(ended.token))[0]).to.equal(200);
      await goto("/me/connections");
      const row = page.getByRole("row", { name: "Claude" });
      await row.getByText("Described at claude.ai").waitFor();
      await row.getByText("Book, change and cancel appointments").waitFor();
      const unverified = page.getByRole("row", { name: "Cursor" });
      await unverified.getByText("Not verified").waitFor();
      expect(await unverified.getByRole("listitem").allTextContents()).to.deep.equal(["Read records"]);
      await row.getByRole("button", { name: "End the connection of “Claude”" }).click();
      await expectAccessible(page, "connection to be ended");
      await page.locator("dialog").getByRole("button", { name: "End" }).click();
      await page.getByText("The connection was ended.").waitFor();
      expect(await call(ended.token)).to.deep.equal([401, "invalid_token"]);
      expect((await call(kept.token))[0]).to.equal(200);
      await page.getByRole("button", { name: "Show ended connections" }).click();
      await page.getByText("You ended it").waitFor();
      expect(new URL(page.url()).search).to.equal("?ended=1");
      await expectAccessible(page, "connections");
      await page.goBack();
      await page.getByText("You ended it").waitFor({ state: "detached" });
      expect(unexpected(complaints)).to.deep.equal([]);
    });

    it("ends all connections and those of keys by keyboard alone, in French, at 320 pixels", async () => {
      const { page, goto, person } = await site.open({ locale: "fr", width: 320 });
      const { service } = site.windows;
      const { token } = await connect(service, { user: person, client: CURSOR, resource: resource() });
      const key = await createKey(service, { user: person, mcp_access: true });
      await goto("/me/connections");
      await expectAccessible(page, "connections in French");
      await tabTo(page, page.getByRole("button", { name: "Mettre fin à toutes les connexions" }));
      await page.keyboard.press("Enter");
      const dialog = page.locator("dialog");
      await expectAccessible(page, "all connections to be ended");
      await tabTo(page, dialog.getByRole("button", { name: "Mettre fin à toutes les connexions" }));
      await page.keyboard.press("Enter");
      await page.getByText("2 connexions ont pris fin.").waitFor();
      await page.getByText("Aucune application n’est connectée à votre compte.").waitFor();
      expect(await call(token)).to.deep.equal([401, "invalid_token"]);
      expect(await call(key)).to.deep.equal([401, "invalid_token"]);
    });

    it("explains how to connect an application, unless the role forbids it", async () => {
      const { page, goto, person, api } = await site.open();
      await goto("/me/connections");
      await page.getByText("No application is connected with your account.").waitFor();
      await page.locator("section.connect").getByText(resource()).first().waitFor();
      const owner = await site.open();
      await owner.api.post("/v1/roles", { name: "Unconnected", permissions: ["entities:read"] });
      await owner.api.put(`/v1/members/${person.id}`, { role: "Unconnected" });
      expect((await api.get("/v1/me")).at("data.user.role")).to.equal("Unconnected");
      await goto("/me/connections");
      await page.getByText("Your role does not allow AI applications.").waitFor();
      expect(await page.locator("section.connect").count()).to.equal(0);
    });
  });
