import { expect } from "chai";
import { createPerson } from "../support/accounts/people.ts";
import { connect } from "../support/accounts/connections.ts";
import { expectAccessible, unexpected, useConsole } from "../support/console/console-windows.ts";
import { connectSdk } from "../support/mcp/sdk-application.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";
import { until } from "../support/queue.ts";
import { CLIENT, startProvider } from "../support/sign-in/identity-provider.ts";
import { callTool } from "../support/mcp/mcp.ts";

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

if (chromiumIsHere())
  describe("Console: policy for AI applications", () => {
    const site = useConsole();
    const resource = (): string => `${site.windows.service.url}/mcp`;
    const CLAUDE = { id: "https://claude.example/client.json", name: "Claude", uri: null };
    const CODE = { id: "https://claude.example/code.json", name: "Claude Code", uri: null };
    const NOTES = { id: "https://notes.example/client.json", name: "Notes", uri: null };
    const CARNET = { id: "https://carnet.example/client.json", name: "Carnet", uri: null };
    afterEach(async () => {
      const { api } = await site.open();
      const lists = { applications: "all", allowed_applications: [], denied_applications: [] };
      await api.put("/v1/ai-policy", {
        ...lists,
        connection_calls_per_minute: null,
        organization_calls_per_minute: null,
      });
    });

    it("lists allowed applications, chosen from those that have connected", async () => {
      const { page, api, goto, person, complaints } = await site.open();
      const { service } = site.windows;
      for (const client of [CLAUDE, CODE, NOTES])
        await connect(service, { user: person, client, resource: resource() });
      await goto("/settings/ai");
      await page.getByLabel("Only the listed applications").press("Space");
      await page.getByText("No application is listed, so none can be used.").waitFor();
      await expectAccessible(page, "an empty list");
      await page.getByRole("button", { name: "Allow an application" }).press("Enter");
      const dialog = page.locator("dialog");
      await dialog.getByLabel("Connected application").selectOption({ value: "host claude.example" });
      await expectAccessible(page, "the dialog");
      await dialog.getByRole("button", { name: "Allow an application" }).press("Enter");
      await page.getByRole("table", { name: "Allowed applications" }).getByText("claude.example").waitFor();
      const rows = page.getByRole("table", { name: "Connections" }).locator("tbody tr");
      await until(async () => (await rows.filter({ hasText: "Not allowed" }).count()) === 1, "Notes is blocked");
      expect(await rows.filter({ hasText: "Not allowed" }).innerText()).to.include("Notes");
      await expectAccessible(page, "a list");
      const { data } = (await api.get("/v1/ai-policy")).json as { data: { allowed_applications: object[] } };
      expect(data).to.include({ applications: "allowed" });
      expect(data.allowed_applications).to.have.length(1);
      expect(data.allowed_applications[0]).to.include({ type: "host", value: "claude.example" });
      await page.getByRole("button", { name: /^Remove / }).press("Enter");
      await page.getByText("No application is listed, so none can be used.").waitFor();
      expect(unexpected(complaints)).to.deep.equal([]);
    });

    it("blocks the host of an application that never connected, and shows an error at its field", async () => {
      const { page, api, goto } = await site.open({ width: 320 });
      await goto("/settings/ai");
      await page.getByRole("button", { name: "Block an application" }).press("Enter");
      const dialog = page.locator("dialog");
      await dialog.getByLabel("Host").fill("no host");
      await dialog.getByRole("button", { name: "Block an application" }).press("Enter");
      await dialog.locator(".error", { hasText: "This is not a host, such as claude.ai." }).waitFor();
      await expectAccessible(page, "the dialog with an error");
      await dialog.getByLabel("Host").fill("Evil.example");
      await dialog.getByLabel("Name").fill("Evil notes");
      await dialog.getByRole("button", { name: "Block an application" }).press("Enter");
      await page.getByRole("table", { name: "Blocked applications" }).getByText("Evil notes").waitFor();
      await expectAccessible(page, "a blocked application");
      expect((await api.get("/v1/ai-policy")).at("data.denied_applications")).to.deep.equal([
        { type: "host", value: "evil.example", name: "Evil notes" },
      ]);
    });

    it("lowers the limits, and shows those of the service", async () => {
      const { page, api, goto } = await site.open();
      await goto("/settings/ai");
      await page.getByText("The service allows 300.").waitFor();
      const field = page.getByLabel("Calls per minute and connection");
      expect(await field.getAttribute("max")).to.equal("60");
      await field.fill("20");
      await page.getByRole("button", { name: "Save" }).press("Enter");
      await page.getByText("Saved.").waitFor();
      expect((await api.get("/v1/ai-policy")).at("data")).to.include({
        connection_calls_per_minute: 20,
        organization_calls_per_minute: null,
      });
      await page.reload();
      await field.waitFor();
      expect(await field.inputValue()).to.equal("20");
    });

    it("shows calls and refused calls, to administrators and to the member", async () => {
      const { page, api, goto, person } = await site.open({ locale: "fr" });
      const { service } = site.windows;
      const { id, token } = await connect(service, { user: person, client: CARNET, resource: resource() });
      await callTool({ url: service.url, token }, "search_crm", { query: "ada" });
      await callTool({ url: service.url, token }, "search_crm", { query: "bob" });
      await api.put("/v1/ai-policy", { denied_applications: [{ type: "host", value: "carnet.example" }] });
      await fetch(`${service.url}/mcp`, { method: "POST", headers: { Authorization: `Bearer ${token}` }, body: "{}" });
      const counted = async (): Promise<boolean> => {
        const all = (await api.get("/v1/me/connections?page_size=100")).list("data");
        return all.some((one) => one["id"] === id && one["calls"] === 2 && one["refused_calls"] === 1);
      };
      await until(counted, "the calls are counted");
      for (const path of ["/settings/ai", "/me/connections"]) {
        await goto(path);
        const row = page.locator("tbody tr", { hasText: "Non autorisée par l’organisation" });
        await row.waitFor();
        expect(await row.innerText()).to.match(/2\s+dont\s1\srefusé/);
        expect(await row.innerText()).to.include("Carnet");
        await expectAccessible(page, path);
      }
    });

    it("lets the identity provider connect applications only with single sign-on", async () => {
      const { page, api, goto } = await site.open();
      const { service } = site.windows;
      await goto("/settings/ai");
      const box = page.getByLabel("The identity provider can connect applications of members");
      await box.press("Space");
      await page.getByText("This needs single sign-on.", { exact: false }).waitFor();
      await expectAccessible(page, "an error of the switch");
      const provider = await startProvider(`${service.url}/sign-in/sso/callback`);
      try {
        const set = await api.put("/v1/identity-provider", { issuer: provider.issuer, ...CLIENT, enabled: true });
        expect(set.status, set.text).to.equal(200);
        await page.reload();
        await box.press("Space");
        await page.getByText("Saved.").waitFor();
        expect((await api.get("/v1/ai-policy")).at("data.enterprise_managed")).to.equal(true);
      } finally {
        await api.put("/v1/ai-policy", { enterprise_managed: false });
        await provider.close();
      }
    });
  });
