import { expect } from "chai";
import { Webhook } from "standardwebhooks";
import { type Caller } from "../../support/caller.ts";
import { type MailServer, startMailServer } from "../../support/email/mail-server.ts";
import { createOrganization, signIn, callerByKey } from "../../support/accounts/people.ts";
import { until } from "../../support/queue.ts";
import { type Receiver, startReceiver, toReceivers } from "../../support/webhooks/receiver.ts";
import { bounce } from "../../support/email/bounces.ts";
import { type Service, startService } from "../../support/service.ts";

const PATH = "/v1/notifications";

interface PublishedEvent {
  readonly type: string;
  readonly data: { readonly object: { readonly id: string; readonly status: string; readonly text?: string } };
}

describe("Jobs: webhook events of messages", () => {
  let server: MailServer;
  let receiver: Receiver;
  let service: Service;
  let crm: Caller;
  let secret: string;
  before(async () => {
    server = await startMailServer();
    receiver = await startReceiver();
    service = await startService({ env: { SMTP_URL: server.url }, egress: toReceivers(), atOwnUrl: true });
    const { owner } = await createOrganization(service);
    crm = await callerByKey(service, { user: owner });
    const events = ["email.sent", "email.failed", "email.bounced", "email.unsubscribed"];
    const webhook = await (await signIn(service.url, owner)).post("/v1/webhooks", { url: receiver.url, events });
    secret = webhook.string("data.secret");
  });
  after(async () => {
    await service.close();
    await receiver.close();
    await server.close();
  });

  const send = async (email: string, category = "transactional"): Promise<string> =>
    (await crm.post(`${PATH}/emails`, { to: [{ email }], subject: "Hello", text: "Between us", category })).string(
      "data.id",
    );
  /** Events of the message in the order of their arrival. */
  const published = (id: string): PublishedEvent[] =>
    receiver.received.flatMap(({ body, headers }) => {
      const strings = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
      const event = new Webhook(secret).verify(body, strings) as PublishedEvent;
      return event.data.object.id === id ? [event] : [];
    });
  const arrives = (id: string, ...types: readonly string[]): Promise<void> =>
    until(
      () => types.every((type) => published(id).some((event) => event.type === type)),
      `${types.join(", ")} of ${JSON.stringify(receiver.received.map(({ body }) => body))}`,
      30,
    );

  it("sends email.sent and email.bounced without the body of the message", async () => {
    const id = await send("ada@mail.example");
    await arrives(id, "email.sent");
    const [from = ""] = server.received.filter(({ to }) => to.includes("ada@mail.example")).map((mail) => mail.from);
    const returned = bounce({ to: from, recipient: "ada@mail.example" });
    expect((await crm.post(`${PATH}/bounces`, { message: returned })).status).to.equal(200);
    await arrives(id, "email.bounced");
    expect(receiver.received.map(({ body }) => body).join()).to.not.include("Between us");
    expect(published(id)[0]?.data.object.status).to.equal("sent");
  });

  it("sends email.failed and email.bounced for an unknown address", async () => {
    server.answers = { recipient: () => "550 5.1.1 No such user" };
    const id = await send("gone@mail.example");
    await arrives(id, "email.failed", "email.bounced");
    server.answers = {};
  });

  it("sends email.unsubscribed when a recipient unsubscribes", async () => {
    const id = await send("bo@mail.example", "marketing");
    await until(() => server.received.some(({ to }) => to.includes("bo@mail.example")), "the message", 20);
    const mail = server.received.find(({ to }) => to.includes("bo@mail.example"))?.mail;
    const link = mail?.headers.find(({ key }) => key === "list-unsubscribe")?.value ?? "";
    await fetch(/<(http[^>]+)>/.exec(link)?.[1] ?? "", { method: "POST" });
    await arrives(id, "email.unsubscribed");
  });
});
