import { expect } from "chai";
import { callerAt } from "../../support/caller.ts";
import { createOrganization, signIn, type Organization } from "../../support/accounts/people.ts";
import { pageVisitor, signInOnPage } from "../../support/sign-in/pages.ts";
import { accountEmailTo } from "../../support/email/account-emails.ts";
import { startService, type Service } from "../../support/service.ts";

const PASSWORD = "a staple of the horse";
const UNUSABLE = "This link is no longer valid. It can be used once and expires after a while.";

describe("Account pages: invitations and passwords", () => {
  let service: Service;
  let organization: Organization;
  let invited = 0;

  before(async () => {
    service = await startService({ atOwnUrl: true });
    organization = await createOrganization(service);
  });

  after(() => service.close());

  const invite = async () => {
    const owner = await signIn(service.url, organization.owner);
    const email = `invited.${++invited}@people.example`;
    await owner.post("/v1/members", { email, role: "member", first_name: "Grace", locale: "en" });
    const { token, text } = await accountEmailTo(service.dataDir, email);
    return { email, token, link: /https?:\S+/.exec(text)?.[0] ?? "" };
  };

  it("accept an invitation with the token or the whole pasted link, once", async () => {
    for (const pasted of ["token", "link"] as const) {
      const invitation = await invite();
      const visitor = pageVisitor(service.url);
      const fields = { link: ` ${invitation[pasted]} `, new_password: PASSWORD, last_name: "Hopper" };
      const answer = await visitor.fill("/invitation", fields);
      expect([answer.status, answer.location]).to.deep.equal([303, "/"]);
      const { title, text } = await visitor.open("/account");
      expect(title).to.include("Grace Hopper");
      expect(text).to.include(invitation.email);
      const again = await pageVisitor(service.url).fill("/invitation", fields);
      expect([again.status, again.messages]).to.deep.equal([422, [UNUSABLE]]);
      const back = await signInOnPage(pageVisitor(service.url), { email: invitation.email, password: PASSWORD });
      expect(back.status).to.equal(303);
    }
  });

  it("keep the entered names and link, but not the password, if a field is wrong", async () => {
    const { token } = await invite();
    const visitor = pageVisitor(service.url);
    const cases: [string, string][] = [
      ["", "Enter a password."],
      ["short", "Use at least 8 characters."],
      ["password1", "This password is too common. Please choose another one."],
    ];
    for (const [password, message] of cases) {
      const fields = { link: token, first_name: "Ada", new_password: password };
      const { status, messages, text } = await visitor.fill("/invitation", fields);
      expect([password, status, messages]).to.deep.equal([password, 422, [message]]);
      expect(text).to.match(/id="new_password"[^>]*autocomplete="new-password"[^>]*value=""[^>]*autofocus/);
      expect(text).to.match(/name="first_name"[^>]*value="Ada"/);
      expect(text).to.match(new RegExp(`name="link"[^>]*value="${token}"`));
    }
    const missing = await visitor.fill("/invitation", { link: "", new_password: PASSWORD });
    expect(missing.messages).to.deep.equal(["Paste the link from the e-mail."]);
  });

  it("send a link for a new password and answer the same for unknown addresses", async () => {
    const answers = await Promise.all(
      [organization.owner.email, "nobody@people.example"].map(async (email) => {
        const { status, text } = await pageVisitor(service.url).fill("/password-forgot", { email });
        return [status, text];
      }),
    );
    expect(answers[0]).to.deep.equal(answers[1]);
    expect(answers[0]?.[1]).to.include("Check your e-mail");
    const wrong = await pageVisitor(service.url).fill("/password-forgot", { email: "no address" });
    expect(wrong.messages).to.deep.equal(["Enter a complete e-mail address, such as ada@example.com."]);
  });

  it("set a new password once, which ends all sessions and signs nobody in", async () => {
    const { email, token } = await invite();
    const visitor = pageVisitor(service.url);
    await visitor.fill("/invitation", { link: token, new_password: PASSWORD });
    await pageVisitor(service.url).fill("/password-forgot", { email });
    const reset = await accountEmailTo(service.dataDir, email, (received) => received.token !== token);
    const other = pageVisitor(service.url);
    const fields = { link: reset.token, new_password: "another staple" };
    const answer = await other.fill("/password-reset", fields);
    expect(answer.location).to.equal("/sign-in?reason=password_changed");
    expect((await other.open("/account")).status).to.equal(303);
    expect((await visitor.open("/account")).location).to.match(/reason=ended$/);
    expect((await other.fill("/password-reset", fields)).messages).to.deep.equal([UNUSABLE]);
    expect((await signInOnPage(other, { email, password: "another staple" })).status).to.equal(303);
  });

  it("accept no token of another purpose", async () => {
    const { token, email } = await invite();
    const { status, messages } = await pageVisitor(service.url).fill("/password-reset", {
      link: token,
      new_password: PASSWORD,
    });
    expect([status, messages]).to.deep.equal([422, [UNUSABLE]]);
    const me = await callerAt(service.url).post("/v1/session", { email, password: PASSWORD });
    expect(me.status).to.equal(401);
  });
});
