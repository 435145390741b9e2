import { expect } from "chai";
import { pageVisitor, signInOnPage } from "../../support/sign-in/pages.ts";
import { creationFor, register, softwarePasskey } from "../../support/sign-in/passkeys.ts";
import { createOrganization, createPerson, type Person, signIn } from "../../support/accounts/people.ts";
import { startService, type Service } from "../../support/service.ts";

describe("Account pages: changes of passkeys", () => {
  let service: Service;

  before(async () => {
    service = await startService({ atOwnUrl: "localhost" });
  });

  after(() => service.close());

  const passkeysOf = async (user_id: string): Promise<string[]> =>
    (await service.database.pool("passkeys").where({ user_id }).pluck("name")) as string[];

  const member = async (): Promise<Person> => {
    const organization = await createOrganization(service);
    return await createPerson(service, { organization: organization.record, role: "member" });
  };
  /** Makes the last proof of identity too old. */
  const wait = async ({ id }: Person): Promise<void> => {
    const stale = { confirmed_at: new Date(Date.now() - 11 * 60_000) };
    await service.database.pool("sessions").where({ user_id: id }).update(stale);
  };
  const confirmation = [303, "/confirm?return_to=%2Ftwo-factor"];

  it("require a recent proof of identity to add one", async () => {
    const person = await member();
    const visitor = pageVisitor(service.url);
    await signInOnPage(visitor, person);
    const { options, challenge } = await creationFor(await signIn(service.url, person));
    const passkey = JSON.stringify(softwarePasskey(service.url).create(options));
    const { forms } = await visitor.open("/two-factor");
    const fields = { ...forms.get("/two-factor/passkeys"), challenge, passkey, name: "Attacker" };
    await wait(person);
    const { status, location } = await visitor.send("/two-factor/passkeys", fields);
    expect([status, location]).to.deep.equal(confirmation);
    expect(await passkeysOf(person.id)).to.deep.equal([]);
  });

  it("require a recent proof of identity to remove one", async () => {
    const person = await member();
    const added = await register(await signIn(service.url, person), softwarePasskey(service.url));
    const [code = ""] = added.at("data.recovery_codes") as string[];
    const visitor = pageVisitor(service.url);
    await signInOnPage(visitor, person);
    const { token = "" } = (await visitor.open("/two-factor")).forms.get("/two-factor") ?? {};
    expect((await visitor.send("/two-factor", { token, code })).location).to.equal("/");
    const { forms } = await visitor.open("/two-factor");
    const fields = forms.get("/two-factor/passkeys/remove") ?? {};
    await wait(person);
    const { status, location } = await visitor.send("/two-factor/passkeys/remove", fields);
    expect([status, location]).to.deep.equal(confirmation);
    expect(await passkeysOf(person.id)).to.deep.equal(["Laptop"]);
  });
});
