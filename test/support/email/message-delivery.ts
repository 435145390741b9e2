import { setTimeout as pause } from "node:timers/promises";
import { expect } from "chai";
import { createStore } from "../../../src/base/store/store.ts";
import { callerByKey, createOrganization } from "../accounts/people.ts";
import type { Caller } from "../caller.ts";
import { startService, type Service } from "../service.ts";
import type { Answer } from "../wire.ts";
import { startMailServer, type MailServer } from "./mail-server.ts";

/** The path of messages. */
export const EMAILS = "/v1/notifications/emails";

/** Starts a mail server and a service that sends by it, and returns functions that send messages and read their outcome. */
export function useMessageDelivery() {
  let server: MailServer;
  let service: Service;
  let organizationId: string;
  let crm: Caller;
  let addresses = 0;
  before(async () => {
    server = await startMailServer();
    service = await startService({ env: { SMTP_URL: server.url, MAIL_FROM: "The CRM <crm@crm.example>" } });
    const { id, owner } = await createOrganization(service);
    organizationId = id;
    crm = await callerByKey(service, { user: owner });
  });
  afterEach(() => {
    server.answers = {};
  });
  after(async () => {
    await service.close();
    await server.close();
  });

  const send = async (body: object): Promise<Answer> => {
    const answer = await crm.post(EMAILS, { subject: "Hello", text: "Hello", ...body });
    expect(answer.status, answer.text).to.equal(202);
    return answer;
  };
  /** Waits until the message meets the condition. */
  const becomes = async (id: string, is: (message: Answer) => boolean): Promise<Answer> => {
    for (let patience = 300; patience > 0; patience -= 1) {
      const answer = await crm.get(`${EMAILS}/${id}`);
      if (is(answer)) return answer;
      await pause(20);
    }
    throw new Error(`It did not change: ${(await crm.get(`${EMAILS}/${id}`)).text}`);
  };
  const jobsOf = (id: string) =>
    service.database
      .pool<{ available_at: string; payload: object }>("jobs")
      .whereRaw("payload ->> 'email_id' = ?", [id]);
  return {
    get crm() {
      return crm;
    },
    get pool() {
      return service.database.pool;
    },
    /** Sets the answers of the mail server until the end of the test. */
    answer: (answers: MailServer["answers"]): void => {
      server.answers = answers;
    },
    /** Returns an address that no other test uses. */
    fresh: (): string => `ada.${++addresses}@mail.example`,
    send,
    sendTo: async (...emails: string[]): Promise<string> =>
      (await send({ to: emails.map((email) => ({ email })) })).string("data.id"),
    becomes,
    ends: (id: string): Promise<Answer> =>
      becomes(id, (answer) => ["sent", "failed"].includes(answer.string("data.status"))),
    mailsTo: (email: string) => server.received.filter(({ to }) => to.includes(email)),
    /** Returns the kinds of the events about a record, the oldest first. */
    published: async (id: string): Promise<string[]> =>
      (await createStore(service.database.pool).changes.ofRecord(organizationId, id)).map(({ kind }) => kind),
    jobsOf,
    skipTheWait: (id: string) => jobsOf(id).update({ available_at: new Date().toISOString() }),
  };
}

/** Returns the status and the error of each recipient. */
export function outcomes(message: Answer): unknown[] {
  return message.list("data.recipients").map(({ status, error }) => [status, error]);
}
