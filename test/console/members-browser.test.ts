import { expect } from "chai";
import { createPerson, signIn } from "../support/accounts/people.ts";
import { expectAccessible, unexpected, useConsole, openOwnOrganization } from "../support/console/console-windows.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";
import { until } from "../support/queue.ts";

if (chromiumIsHere())
  describe("Members in a browser", () => {
    const site = useConsole();
    const own = (opening?: Parameters<typeof openOwnOrganization>[1]) => openOwnOrganization(site.windows, opening);
    type Own = Awaited<ReturnType<typeof own>>;
    const person = ({ organization }: Own, role: string) =>
      createPerson(site.windows.service, { organization: organization.record, role });

    it("invites a member by keyboard, resends and withdraws the invitation", async () => {
      const opened = await own();
      const { page, api, goto, complaints } = opened;
      const taken = await person(opened, "member");
      await goto("/settings/members?do=invite");
      const dialog = page.getByRole("dialog");
      await dialog.locator("input:focus").waitFor();
      await page.keyboard.type(taken.email);
      await page.keyboard.press("Enter");
      await dialog.locator("[aria-invalid=true]").waitFor();
      await page.keyboard.press("Control+A");
      await page.keyboard.type("grace@people.example");
      await page.keyboard.press("Tab");
      await page.keyboard.type("Grace");
      await page.keyboard.press("Enter");
      await page.getByText("The invitation is sent to grace@people.example.").waitFor();
      expect(page.url()).to.not.contain("do=invite");
      const invited = (await api.get("/v1/members?status=invited")).list("data")[0];
      expect(invited).to.include({ email: "grace@people.example", first_name: "Grace", role: "member" });
      await page.getByRole("link", { name: "Grace" }).press("Enter");
      await page.getByRole("button", { name: "Send the invitation again" }).press("Enter");
      await page.getByText("A new link is sent").waitFor();
      await page.getByRole("button", { name: "Withdraw the invitation" }).press("Enter");
      await page.getByRole("dialog").getByRole("button", { name: "Withdraw the invitation" }).press("Enter");
      await page.getByRole("heading", { name: "Members" }).waitFor();
      expect((await api.get("/v1/members?status=invited")).at("meta.total")).to.equal(0);
      expect(unexpected(complaints)).to.deep.equal([]);
    });

    it("keeps filters in the address, so that Back restores them", async () => {
      const opened = await own();
      const { page, goto } = opened;
      const admin = await person(opened, "admin");
      const member = await person(opened, "member");
      await goto("/settings/members");
      await page.getByText("3 members").waitFor();
      await page.getByLabel("Role").selectOption("admin");
      await page.getByText("1 member", { exact: true }).waitFor();
      await page.getByText(admin.email).waitFor();
      await page.getByLabel("Name or e-mail address").fill(member.email);
      await page.getByRole("search").getByRole("button", { name: "Search" }).click();
      await page.getByText("No member matches these filters.").waitFor();
      await page.goBack();
      await page.getByText(admin.email).waitFor();
      expect(await page.getByLabel("Name or e-mail address").inputValue()).to.equal("");
      await page.getByRole("button", { name: "Clear the filters" }).click();
      await page.getByText("3 members").waitFor();
    });

    it("changes the role, suspends, reactivates and removes a member", async () => {
      const opened = await own();
      const { page, api, goto, person: owner } = opened;
      const { id } = await person(opened, "member");
      const status = async () => (await api.get(`/v1/members/${id}`)).at("data.status");
      await goto(`/settings/members/${id}`);
      await page.getByLabel("Role").selectOption("manager");
      await page.getByText("All records, campaigns").waitFor();
      await page.getByRole("button", { name: "Save" }).click();
      await page.getByText("Saved.").waitFor();
      expect((await api.get(`/v1/members/${id}`)).at("data.role")).to.equal("manager");
      await page.getByRole("button", { name: "Suspend" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Suspend" }).click();
      await page.getByText("This member is suspended").waitFor();
      expect(await status()).to.equal("suspended");
      await page.getByRole("button", { name: "Reactivate" }).click();
      await page.getByText("can sign in again").waitFor();
      expect(await status()).to.equal("active");
      const task = (await api.post("/v1/tasks", { title: "Call", assignee_id: id })).string("data.id");
      await page.getByRole("button", { name: "Remove the member" }).click();
      await page.getByLabel("open records").selectOption(owner.id);
      await page.getByRole("dialog").getByRole("button", { name: "Remove the member" }).click();
      await page.getByText("is removed.").waitFor();
      expect((await api.get(`/v1/members/${id}`)).at("data.deleted_at")).to.be.a("string");
      const taskOwner = async () => (await api.get(`/v1/tasks/${task}`)).at("data.assignee_id");
      await until(async () => (await taskOwner()) === owner.id, "the task has a new owner");
    });

    it("explains the rule of the last owner and shows the refusal if it applies meanwhile", async () => {
      const opened = await own();
      const { page, api, goto, person: owner } = opened;
      await goto(`/settings/members/${owner.id}`);
      await page.getByText("is the only active owner").waitFor();
      for (const name of ["Suspend", "Remove the member"])
        expect(await page.getByRole("button", { name }).isDisabled(), name).to.equal(true);
      expect(await page.getByLabel("Role").isDisabled()).to.equal(true);
      const second = await person(opened, "owner");
      await goto(`/settings/members/${owner.id}`);
      await page.getByRole("button", { name: "Suspend" }).click();
      expect((await api.put(`/v1/members/${second.id}`, { status: "suspended" })).status).to.equal(200);
      await page.getByRole("dialog").getByRole("button", { name: "Suspend" }).click();
      await page.getByRole("dialog").getByText("at least one owner").waitFor();
      expect((await api.get(`/v1/members/${owner.id}`)).at("data.status")).to.equal("active");
    });

    it("does not offer administrators to change owners", async () => {
      const { page, goto } = await site.open({ role: "admin" });
      await goto(`/settings/members/${site.windows.organization.owner.id}`);
      await page.getByText("Only owners can change an owner.").waitFor();
      expect(await page.getByRole("button", { name: "Save" }).count()).to.equal(0);
      await goto("/settings/members?do=invite");
      expect(await page.getByRole("option", { name: "Owner" }).last().isDisabled()).to.equal(true);
    });

    it("is accessible with open dialogs, in French at 320 px", async () => {
      const opened = await own({ locale: "fr", width: 320 });
      const { page, goto, api } = opened;
      const { id } = await person(opened, "member");
      await api.post("/v1/members", { email: "jean@people.example", role: "manager", locale: "fr" });
      await goto("/settings/members?do=invite");
      await page.getByRole("dialog").getByLabel("Adresse e-mail").waitFor();
      await expectAccessible(page, "invitation");
      await page.getByRole("button", { name: "Fermer" }).click();
      await page.locator(".badge", { hasText: "Invitation envoyée" }).waitFor();
      await expectAccessible(page, "members");
      await goto(`/settings/members/${id}`);
      await page.getByRole("button", { name: "Retirer le membre" }).click();
      await page.getByLabel("Qui reprend").waitFor();
      await expectAccessible(page, "removal");
      await page.keyboard.press("Escape");
      expect(await page.evaluate("document.activeElement.textContent")).to.equal("Retirer le membre");
      await expectAccessible(page, "member");
    });
  });

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
