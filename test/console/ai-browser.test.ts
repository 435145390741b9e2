import { expect } from "chai";
import { createPerson } from "../support/accounts/people.ts";
import { connect } from "../support/accounts/connections.ts";
import { expectAccessible, unexpected, useConsole } from "../support/console/console-windows.ts";
import { connectSdk } from "../support/mcp/sdk-application.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";
import { until } from "../support/queue.ts";

if (chromiumIsHere())
  describe("Console: AI applications", () => {
    const site = useConsole();

    it("shows the connection of a real client with its last use, and ends it", async () => {
      const { page, goto, person, complaints } = await site.open();
      const { service } = site.windows;
      const { client } = await connectSdk(service.url, person);
      await client.callTool({ name: "search_crm", arguments: { query: "ada" } });
      await goto("/settings/ai");
      const row = page.getByRole("row", { name: "Notebook" });
      await until(async () => {
        await page.reload();
        await row.waitFor();
        return !(await row.innerText()).includes("Never");
      }, "the last use is shown");
      await expectAccessible(page, "connections");
      await row.getByRole("button", { name: "End" }).press("Enter");
      await page.locator("dialog").getByRole("button", { name: "End" }).press("Enter");
      await page.getByText("The connection has ended.").waitFor();
      await row.waitFor({ state: "detached" });
      const refused: unknown = await client.callTool({ name: "search_crm", arguments: { query: "ada" } }).catch(String);
      expect(refused).to.match(/Unauthorized|401/);
      await page.getByLabel("Status").selectOption("Ended");
      await page.getByRole("row", { name: "Notebook" }).getByText("Ended by the member").waitFor();
      await expectAccessible(page, "ended connections");
      expect(unexpected(complaints)).to.deep.equal([]);
    });

    it("filters by member and application, and says how many connections end", async () => {
      const { page, api, goto, person } = await site.open({ width: 320 });
      const { service, organization } = site.windows;
      const colleague = await createPerson(service, { organization: organization.record, role: "member" });
      const application = (id: string, name: string) => ({ id, name, uri: null });
      await connect(service, { user: person, client: application("cursor", "Cursor") });
      await connect(service, { user: colleague, client: application("cursor", "Cursor") });
      await connect(service, { user: colleague, client: application("claude", "Claude") });
      await goto("/settings/ai");
      const shown = page.locator("tbody tr");
      await page.getByLabel("Application", { exact: true }).selectOption("Cursor");
      await until(async () => (await shown.count()) === 2, "two connections of Cursor");
      await page.getByLabel("Member", { exact: true }).selectOption({ value: colleague.id });
      await until(async () => (await shown.count()) === 1, "one of the colleague");
      await page.goBack();
      await until(async () => (await shown.count()) === 2, "Back restores the filters");
      await expectAccessible(page, "filtered connections");
      await page.getByLabel("Members can connect AI applications", { exact: true }).press("Space");
      await page.getByText("This ends 3 connections now.").waitFor();
      await page.locator("dialog").getByRole("button", { name: "Turn off" }).press("Enter");
      await page.getByText("AI applications are turned off.").waitFor();
      expect((await api.get("/v1/connections?status=active")).at("meta.total")).to.equal(0);
      await api.put("/v1/ai-policy", { enabled: true });
    });

    it("copies the configuration of each application, with the address of the MCP server", async () => {
      const { page, goto } = await site.open();
      const address = `${site.windows.service.url}/mcp`;
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await goto("/settings/ai?application=cursor");
      await page
        .getByLabel("Copy", { exact: true })
        .or(page.getByRole("button", { name: "Copy" }))
        .nth(1)
        .press("Enter");
      const copied = String(await page.evaluate("navigator.clipboard.readText()"));
      expect(JSON.parse(copied)).to.deep.equal({ mcpServers: { crm: { url: address } } });
      await page.getByRole("radio", { name: "VS Code" }).press("Space");
      expect(await page.locator(".code-block pre").nth(1).innerText()).to.include(`"url": "${address}"`);
      await page.getByText("With an API key, for programs without a browser").press("Enter");
      await page.getByText("Bearer ${input:crm-key}").waitFor();
      await page.getByRole("radio", { name: "Claude Code" }).press("Space");
      await page.getByText(`claude mcp add --transport http crm ${address}`, { exact: true }).waitFor();
      await page.getByRole("radio", { name: "ChatGPT" }).press("Space");
      await page.getByText("This application cannot use API keys.").waitFor();
      await page.getByText("It needs an https address", { exact: false }).waitFor();
      await page.reload();
      await page.getByRole("heading", { name: "ChatGPT" }).waitFor();
      await expectAccessible(page, "configuration");
    });

    it("speaks French", async () => {
      const { page, goto } = await site.open({ locale: "fr", width: 320 });
      await goto("/settings/ai?application=claudeDesktop");
      await page.getByText("Installez Node.js.", { exact: false }).waitFor();
      await page.getByText("Avec une clé d’API, pour les programmes sans navigateur").click();
      await expectAccessible(page, "configuration");
    });
  });
