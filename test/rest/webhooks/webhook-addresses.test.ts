import { isIPv6 } from "node:net";
import { expect } from "chai";
import { createEgress } from "../../../src/base/net/egress.ts";
import { specialAddresses, urlsOfLoopback } from "../../net/special-addresses.ts";
import { listenHttp, PUBLIC } from "../../support/webhooks/listener.ts";
import { startReceiver, type Receiver } from "../../support/webhooks/receiver.ts";
import { use, useFixture } from "../../support/fixture.ts";
import { webhooksOn } from "../../support/webhooks/webhooks.ts";

const special = Object.keys(specialAddresses);
const hostOf = (address: string): string => (isIPv6(address) ? `[${address}]` : address);

describe("Webhooks: /v1/webhooks", () => {
  /** Returns the addresses of the next DNS answer. */
  let answer: () => readonly string[] = () => [PUBLIC];
  const egress = createEgress({
    allowHttp: true,
    allowedSubnets: [PUBLIC],
    hostAddresses: () => Promise.resolve(answer()),
  });
  const fixture = useFixture({ egress });
  const { register, test, attempted, deliveries, owner, clear } = webhooksOn(fixture);
  let receiver: Receiver;
  const trap = use(() => listenHttp((_request, response) => response.end("inside"), "::"));
  beforeEach(async () => {
    answer = () => [PUBLIC];
    receiver = await startReceiver();
  });
  afterEach(async () => {
    await clear();
    await receiver.close();
    expect(trap.hits(), "connections to the inside").to.equal(0);
  });

  const refusal = async (url: string): Promise<unknown[]> => {
    const refused = await (await owner()).post("/v1/webhooks", { url, events: ["*"] });
    return [refused.status, refused.at("details.0.path"), refused.at("details.0.code")];
  };

  describe("POST /v1/webhooks (webhooks.create)", () => {
    it("returns 422 url_not_public for 46 special addresses and for names that resolve to them", async () => {
      expect(special).to.have.lengthOf(46);
      for (const address of special) {
        expect(await refusal(`http://${hostOf(address)}/`), address).to.deep.equal([422, "/url", "url_not_public"]);
        answer = () => [PUBLIC, address];
        expect(await refusal("https://name.example/"), address).to.deep.equal([422, "/url", "url_not_public"]);
      }
    });
  });

  describe("PUT /v1/webhooks/{id} (webhooks.update)", () => {
    it("returns 422 url_not_public for 12 spellings of the loopback address, on creation and update", async () => {
      const urls = Object.values(urlsOfLoopback(trap.port));
      expect(urls).to.have.lengthOf(12);
      answer = () => ["127.0.0.1"];
      for (const url of urls) expect(await refusal(url), url).to.deep.equal([422, "/url", "url_not_public"]);
      answer = () => [PUBLIC];
      const { id } = await register(receiver.url, ["contact.created"]);
      const changed = await (await owner()).put(`/v1/webhooks/${id}`, { url: urls[0] });
      expect([changed.status, changed.at("details.0.code")]).to.deep.equal([422, "url_not_public"]);
    });
  });

  describe("POST /v1/webhooks/{id}/test (webhooks.test)", () => {
    it("refuses to connect to 46 special addresses that the name resolves to later", async () => {
      const { id } = await register(`http://name.example:${trap.port}/`, ["contact.created"]);
      let asked = 0;
      answer = () => [special[asked++ % special.length] ?? ""];
      for (const address of special) await test(id).catch(() => expect.fail(address));
      await attempted(id);
      expect(asked).to.be.at.least(special.length);
      const seen = await deliveries(id);
      expect(seen).to.have.lengthOf(special.length);
      for (const delivery of seen) expect(delivery).to.include({ last_error: "refused", last_status: null });
    });

    it("refuses to connect to this host, even if its address is in the table", async () => {
      const { id } = await register(receiver.url, ["contact.created"]);
      answer = () => ["127.0.0.1"];
      for (const url of Object.values(urlsOfLoopback(trap.port))) {
        await fixture.service.database.pool("webhooks").where({ id }).update({ url });
        await test(id);
        expect((await attempted(id))["last_error"], url).to.equal("refused");
      }
      expect(receiver.received).to.deep.equal([]);
    });

    it("does not follow redirects to 46 special addresses", async () => {
      const { id } = await register(receiver.url, ["contact.created"]);
      let sent = 0;
      receiver.answer = (_, response) => {
        const location = `http://${hostOf(special[sent++ % special.length] ?? "")}:${trap.port}/`;
        response.writeHead(302, { Location: location }).end();
      };
      for (const address of special) await test(id).catch(() => expect.fail(address));
      await attempted(id);
      expect(sent).to.be.at.least(special.length);
      for (const delivery of await deliveries(id)) expect(delivery).to.include({ last_error: "redirect" });
      expect(receiver.received.every(({ path }) => path === "/hook")).to.equal(true);
    });
  });
});
