import { expect } from "chai";
import { createPerson, signIn } from "../support/accounts/people.ts";
import { expectAccessible, unexpected, useConsole, openOwnOrganization } from "../support/console/console-windows.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";

const PATH = "/settings/roles";

if (chromiumIsHere())
  describe("Roles in a browser", () => {
    const site = useConsole();
    const own = (opening?: Parameters<typeof openOwnOrganization>[1]) => openOwnOrganization(site.windows, opening);

    it("creates, changes and deletes a role by keyboard", async () => {
      const { page, api, goto, complaints } = await own();
      const role = async () => (await api.get("/v1/roles")).list("data").find((one) => one["built_in"] === false);
      await goto(PATH);
      await page.getByRole("button", { name: "Create a role" }).press("Enter");
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Name").focus();
      await page.keyboard.type("Owner");
      await dialog.getByLabel("Start with the permissions of").selectOption("read_only");
      await dialog.getByLabel("Name").press("Enter");
      await dialog.locator("[aria-invalid=true]").waitFor();
      await dialog.getByLabel("Name").fill("Steward");
      await dialog.getByRole("group", { name: "Tasks" }).getByLabel("Delete").press("Space");
      await dialog.getByLabel("Name").press("Enter");
      await page.getByText("The role is created.").waitFor();
      expect(await page.evaluate("document.activeElement.textContent")).to.equal("Create a role");
      const created = (await role())?.["permissions"];
      expect(created).to.include.members(["tasks:read", "tasks:delete"]).and.not.include("tasks:write");
      const row = page.getByRole("row", { name: /^Steward/ });
      await row.getByRole("button", { name: "Change" }).press("Enter");
      await dialog.getByRole("group", { name: "Tasks" }).getByLabel("Delete").press("Space");
      await dialog.getByRole("button", { name: "Save" }).press("Enter");
      await page.getByText("Saved.").waitFor();
      expect((await role())?.["permissions"]).to.not.include("tasks:delete");
      await row.getByRole("button", { name: "Delete" }).press("Enter");
      await dialog.getByRole("button", { name: "Delete" }).press("Enter");
      await page.getByText("The role is deleted.").waitFor();
      expect(await role()).to.equal(undefined);
      expect(unexpected(complaints)).to.deep.equal([]);
    });

    it("says which members still have a role, instead of deleting it", async () => {
      const { page, api, goto, organization } = await own();
      await api.post("/v1/roles", { name: "Steward", permissions: ["entities:read"] });
      const place = { organization: organization.record, role: "Steward" };
      const person = await createPerson(site.windows.service, place);
      await goto(PATH);
      await page
        .getByRole("row", { name: /^Steward/ })
        .getByRole("button", { name: "Delete" })
        .click();
      await page.getByText("1 member has this role.").waitFor();
      await page.getByRole("dialog").getByRole("link").click();
      await page.getByText(person.email).waitFor();
      expect(page.url()).to.contain("/settings/members?role=Steward");
    });

    it("shows the current permissions after a conflict", async () => {
      const { page, api, goto } = await own();
      const created = await api.post("/v1/roles", { name: "Steward", permissions: ["entities:read"] });
      await goto(PATH);
      await page
        .getByRole("row", { name: /^Steward/ })
        .getByRole("button", { name: "Change" })
        .click();
      await api.put(`/v1/roles/${created.string("data.id")}`, { permissions: ["notes:read"] });
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("group", { name: "Tasks" }).getByLabel("Read").check();
      await dialog.getByRole("button", { name: "Save" }).click();
      await dialog.getByText("Permissions: Notes (Read)").waitFor();
      await dialog.getByRole("button", { name: "Discard my changes" }).click();
      const notes = dialog.getByRole("group", { name: "Notes" });
      expect(await notes.getByLabel("Read").isChecked()).to.equal(true);
    });

    it("disables roles with permissions that the user does not have", async () => {
      const { page, organization, api } = await own();
      await api.post("/v1/roles", { name: "Auditor", permissions: ["activity_log:read"] });
      await api.post("/v1/roles", { name: "Recruiter", permissions: ["members:read", "members:manage"] });
      const place = { organization: organization.record, role: "Recruiter" };
      const person = await createPerson(site.windows.service, place);
      await page.context().clearCookies();
      await page.goto(`${site.windows.service.url}/sign-in?return_to=${encodeURIComponent(PATH)}`);
      await page.fill("#email", person.email);
      await page.fill("#password", person.password);
      await page.click("button.primary");
      const row = page.getByRole("row", { name: /^Auditor/ });
      await row.getByText("permissions that you do not have").waitFor();
      expect(await row.getByRole("button", { name: "Change" }).isDisabled()).to.equal(true);
      const caller = await signIn(site.windows.service.url, person);
      expect((await caller.post("/v1/roles", { name: "X", permissions: ["entities:read"] })).status).to.equal(422);
    });

    it("is accessible with its matrix and its dialog, in French", async () => {
      for (const width of [320, 1280]) {
        const { page, api, goto } = await own({ locale: "fr", width });
        await api.post("/v1/roles", { name: "Gestion", permissions: ["entities:read", "tasks:read"] });
        await goto(PATH);
        await page.getByText("Contacts et entreprises (Lire); Tâches (Lire)").waitFor();
        await expectAccessible(page, `roles at ${width} px`);
        await page.getByRole("button", { name: "Créer un rôle" }).click();
        await expectAccessible(page, `new role at ${width} px`);
      }
    });
  });
