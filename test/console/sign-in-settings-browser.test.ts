import { expect } from "chai";
import { CLIENT, startProvider } from "../support/sign-in/identity-provider.ts";
import { createPerson, signIn } from "../support/accounts/people.ts";
import { verifyDomain } from "../support/sign-in/single-sign-on.ts";
import { callerAt } from "../support/caller.ts";
import { expectAccessible, unexpected, useConsole, openOwnOrganization } from "../support/console/console-windows.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";
import { use } from "../support/fixture.ts";

const PATH = "/settings/sign-in";
const PROVIDER = "/v1/identity-provider";

if (chromiumIsHere())
  describe("Sign-in settings in a browser", () => {
    const site = useConsole();
    const provider = use(() => startProvider(`${site.windows.service.url}/sign-in/sso/callback`));
    const own = (opening?: Parameters<typeof openOwnOrganization>[1]) => openOwnOrganization(site.windows, opening);
    const settings = () => ({ issuer: provider.issuer, ...CLIENT });

    it("sets up single sign-on by keyboard, after errors at their fields", async () => {
      const { page, api, goto, complaints } = await own();
      await goto(PATH);
      await page.getByRole("button", { name: "Set up single sign-on" }).press("Enter");
      await page.getByText(`${site.windows.service.url}/sign-in/sso/callback`).waitFor();
      await page.getByLabel("Issuer").fill(`${provider.issuer}/?tenant=1`);
      await page.getByLabel("Client ID").fill(CLIENT.client_id);
      await page.getByLabel(/^Client secret/).fill(CLIENT.client_secret);
      await page.getByRole("button", { name: "Add a group" }).press("Enter");
      await page.getByLabel("Group 1", { exact: true }).fill("staff");
      await page.getByRole("button", { name: "Add a group" }).press("Enter");
      await page.getByLabel("Group 2", { exact: true }).fill("crm-managers");
      await page.getByLabel("Role of group 2").selectOption("manager");
      await page.getByRole("button", { name: "Move group 2 up" }).press("Enter");
      await page.getByLabel("Client ID").press("Enter");
      await page.locator("#root, body").locator("[aria-invalid=true]").waitFor();
      expect(await page.evaluate("document.activeElement.name")).to.equal("issuer");
      await page.getByLabel("Issuer").fill(provider.issuer);
      await page.getByLabel("Members can sign in with the provider").press("Space");
      await page.getByLabel("Issuer").press("Enter");
      await page.getByText("Saved.").waitFor();
      const saved = (await api.get(PROVIDER)).at("data");
      expect(saved).to.deep.include({
        issuer: provider.issuer,
        client_id: "crm",
        client_secret_set: true,
        enabled: true,
        default_role: null,
        group_roles: [
          { group: "crm-managers", role: "manager" },
          { group: "staff", role: "member" },
        ],
      });
      await page.getByText("A secret is stored.").waitFor();
      expect(await page.getByLabel(/^Client secret/).inputValue()).to.equal("");
      expect(unexpected(complaints)).to.deep.equal([]);
    });

    it("changes single fields, tests and removes the provider", async () => {
      const { page, api, goto } = await own();
      await api.put(PROVIDER, { ...settings(), enabled: true });
      await goto(PATH);
      await page.getByRole("button", { name: "Test the connection" }).click();
      await page.getByText("1 problem would prevent").waitFor();
      await page.getByText("No e-mail domain is verified.").waitFor();
      await page.getByText(`${provider.issuer}/token`).waitFor();
      await page.getByLabel("Scopes").fill("openid email");
      await page.getByRole("button", { name: "Save the settings" }).click();
      await page.getByText("Saved.").waitFor();
      expect((await api.get(PROVIDER)).at("data")).to.deep.include({
        scopes: ["openid", "email"],
        client_secret_set: true,
        version: 2,
      });
      await page.getByLabel("Remove the stored secret").check();
      await page.getByRole("button", { name: "Save the settings" }).click();
      await page.getByText("never shown").waitFor();
      expect((await api.get(PROVIDER)).at("data.client_secret_set")).to.equal(false);
      await page.getByRole("button", { name: "Remove single sign-on" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Remove single sign-on" }).click();
      await page.getByRole("button", { name: "Set up single sign-on" }).waitFor();
      expect((await api.get(PROVIDER)).status).to.equal(404);
    });

    it("verifies a domain with its TXT record and then enforces single sign-on", async () => {
      const { page, api, goto, organization } = await own();
      const { service } = site.windows;
      const member = await createPerson(service, { organization: organization.record, role: "member" });
      const caller = await signIn(service.url, member);
      await api.put(PROVIDER, { ...settings(), enabled: true });
      await goto(PATH);
      await page.getByText("Verify an e-mail domain first.").waitFor();
      expect(await page.getByRole("button", { name: "Enforce single sign-on" }).isDisabled()).to.equal(true);
      await page.getByRole("button", { name: "Add a domain" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Domain").fill("localhost");
      await dialog.getByRole("button", { name: "Add a domain" }).click();
      await dialog.locator("[aria-invalid=true]").waitFor();
      await dialog.getByLabel("Domain").fill("enforced.example");
      await dialog.getByRole("button", { name: "Add a domain" }).click();
      await page.getByText("_crs-verification.enforced.example").waitFor();
      const value = (await page.getByText(/^crs-verification=/).textContent()) ?? "";
      await page.getByRole("button", { name: "Verify enforced.example" }).click();
      await page.getByText("The TXT record is not visible yet.").waitFor();
      service.names.publish("_crs-verification.enforced.example", [value]);
      await page.getByRole("button", { name: "Verify enforced.example" }).click();
      await page.getByText("enforced.example is verified.").waitFor();
      await page.getByRole("button", { name: "Enforce single sign-on" }).click();
      await dialog.getByText("1 active member who is not an owner").waitFor();
      await dialog.getByRole("button", { name: "Enforce single sign-on" }).click();
      await page.getByRole("button", { name: "Stop enforcing" }).waitFor();
      expect((await caller.get("/v1/me")).status).to.equal(401);
      await page.getByRole("button", { name: "Delete enforced.example" }).click();
      await dialog.getByRole("button", { name: "Delete" }).click();
      await dialog.getByRole("alert").waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Stop enforcing" }).click();
      await page.getByRole("button", { name: "Enforce single sign-on" }).waitFor();
      expect((await api.get(PROVIDER)).at("data.enforced")).to.equal(false);
    });

    it("shows a SCIM token once, replaces and deletes it", async () => {
      const { page, api, goto } = await own();
      const works = async (token: string) =>
        (await callerAt(site.windows.service.url, { Authorization: `Bearer ${token}` }).get("/scim/v2/Users")).status;
      const issue = async (name: string): Promise<string> => {
        await page.getByRole("button", { name }).click();
        await page.getByRole("dialog").getByRole("button", { name }).click();
        const secret = (await page.locator("code.secret").textContent()) ?? "";
        await page.getByRole("button", { name: "I have stored the secret" }).click();
        return secret;
      };
      await goto(PATH);
      const first = await issue("Create a token");
      expect(await works(first)).to.equal(200);
      expect(await page.content()).to.not.contain(first);
      const second = await issue("Replace the token");
      expect([await works(first), await works(second)]).to.deep.equal([401, 200]);
      await page.getByRole("button", { name: "Delete the token" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete the token" }).click();
      await page.getByText("There is no token").waitFor();
      expect((await api.get("/v1/scim-token")).status).to.equal(404);
      const free = await own({ plan: "free" });
      await free.goto(PATH);
      await free.page.getByText("SCIM needs the plan").waitFor();
    });

    it("requires a second factor after the user has confirmed their identity, in French", async () => {
      const { page, api, goto, person } = await own({ locale: "fr", width: 320 });
      await goto(PATH);
      await site.windows.service.database
        .pool("sessions")
        .where({ user_id: person.id })
        .update({ confirmed_at: new Date("2026-01-01") });
      await page.getByLabel(/^Un second facteur est nécessaire/).check();
      await page.getByLabel("Délai en jours").fill("30");
      await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Mot de passe").fill("wrong");
      await dialog.getByRole("button", { name: "Confirmer" }).click();
      await dialog.locator("[aria-invalid=true]").waitFor();
      await expectAccessible(page, "confirmation");
      await dialog.getByLabel("Mot de passe").fill(person.password);
      await dialog.getByRole("button", { name: "Confirmer" }).click();
      await page.getByText("Obligatoire depuis").waitFor();
      const policy = (await api.get("/v1/organization")).at("data.two_factor_policy");
      expect(policy).to.include({ required: true, grace_days: 30 });
    });

    it("is accessible with a provider, domains and a token", async () => {
      for (const width of [320, 1280]) {
        const { page, api, goto } = await own({ width });
        await verifyDomain(site.windows.service, api, `accessible-${width}.example`);
        await api.post("/v1/email-domains", { domain: "subsidiary.acme.example" });
        await api.put(PROVIDER, { ...settings(), enabled: true, group_roles: [{ group: "staff", role: "member" }] });
        await api.post("/v1/scim-token");
        await goto(PATH);
        await page.getByRole("button", { name: "Test the connection" }).click();
        await page.getByText("The provider can sign people in.").waitFor();
        await expectAccessible(page, `sign-in at ${width} px`);
        await page.getByRole("button", { name: "Enforce single sign-on" }).click();
        await expectAccessible(page, `enforcement at ${width} px`);
      }
    });
  });
