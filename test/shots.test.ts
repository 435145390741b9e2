// Temporary: screenshots, not committed.
import { connect } from "./support/accounts/connections.ts";
import { documentHosts } from "./support/accounts/document-hosts.ts";
import { knownClients, knownHosts } from "./support/accounts/known-clients.ts";
import { authorizePath, pkce } from "./support/accounts/oauth.ts";
import { startPageWindows, submitSignIn } from "./support/accounts/page-windows.ts";
import { createPerson, signIn } from "./support/accounts/people.ts";
import { callTool } from "./support/mcp/mcp.ts";

describe("shots", () => {
  it("takes them", async function () {
    this.timeout(600_000);
    const only = process.env["SHOTS"] ?? "";
    const hosts = await documentHosts(knownHosts);
    for (const { id, document } of Object.values(knownClients)) hosts.serve(id, { client_id: id, ...document });
    const windows = await startPageWindows({ egress: hosts.egress });
    const { service, organization } = windows;
    for (const locale of ["en", "fr"] as const) {
      const person = await createPerson(service, { organization: organization.record, role: "owner" });
      const api = await signIn(service.url, person);
      await api.put("/v1/me", { locale });
      const resource = `${service.url}/mcp`;
      const claude = { id: knownClients["Claude"]!.id, name: "Claude", uri: "https://claude.ai/" };
      const notes = { id: "https://notes.example/client.json", name: "Notes for teams", uri: null };
      const { token } = await connect(service, { user: person, client: claude, resource });
      await connect(service, { user: person, client: notes, resource });
      for (let n = 0; n < 5; n++) await callTool({ url: service.url, token }, "search_crm", { query: "ada" });
      await service.database.pool("mcp_connections").where({ client_id: claude.id }).update({ managed: false, calls: 1214, refused_calls: 3 });
      await api.put("/v1/ai-policy", {
        applications: "allowed",
        allowed_applications: [{ type: "host", value: "claude.ai", name: "Claude" }, { type: "client_id", value: "https://vscode.dev/oauth/client-metadata.json", name: "Visual Studio Code" }],
        denied_applications: [{ type: "host", value: "evil.example", name: null }],
        organization_calls_per_minute: 120,
      });
      for (const width of [320, 1280]) {
        for (const colorScheme of ["light", "dark"] as const) {
          const visitor = await windows.open({ viewport: { width, height: 900 }, colorScheme, locale: locale === "fr" ? "fr-FR" : "en-GB" });
          const { page } = visitor;
          await submitSignIn(page, service.url, person);
          await page.waitForSelector("main h1");
          const shot = async (name: string) => {
            await page.screenshot({ path: `/work/shots/enterprise-${name}-${locale}-${width}-${colorScheme}.png`, fullPage: true });
          };
          if (only === "" || only.includes("ai")) {
            await page.goto(`${service.url}/settings/ai`);
            await page.waitForLoadState("networkidle");
            await shot("settings-ai");
            await page.getByRole("button", { name: /Block an application|Bloquer une application/ }).click();
            await shot("add-application");
          }
          if (only === "" || only.includes("me")) {
            await page.goto(`${service.url}/me/connections`);
            await page.waitForLoadState("networkidle");
            await shot("my-connections");
          }
          if (only === "" || only.includes("consent")) {
            for (const name of ["Claude", "Visual Studio Code", "ChatGPT"]) {
              const known = knownClients[name]!;
              await page.goto(service.url + authorizePath({ client_id: known.id, redirect_uri: known.redirectUri, code_challenge: pkce().challenge, code_challenge_method: "S256" }));
              await page.waitForSelector("h1");
              await shot(name === "ChatGPT" ? "refused-chatgpt" : `consent-${name.toLowerCase().replaceAll(" ", "-")}`);
            }
          }
          await visitor.close();
        }
      }
    }
    await windows.close();
    await hosts.close();
  });
});
