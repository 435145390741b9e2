import { expect } from "chai";
import { createEgress } from "../../src/base/net/egress.ts";
import { documentFetch } from "../../src/adapters/oauth/client-documents.ts";
import { selfSigned } from "../support/programs/certificate.ts";
import { listenHttps, PUBLIC, type Listener } from "../support/webhooks/listener.ts";
import { REDIRECT_URI } from "../support/oauth/oauth.ts";

describe("OAuth: cached client metadata document", () => {
  let host: Listener;
  let url: string;
  let status: number | null = 200;
  const identity = selfSigned(PUBLIC);
  const newFetch = () =>
    documentFetch(createEgress({ allowHttp: false, allowedSubnets: [PUBLIC], ca: identity.cert }).fetch);

  before(async () => {
    host = await listenHttps(identity, (_request, response) => {
      if (status === null) response.destroy();
      else {
        response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "max-age=600" });
        response.end(JSON.stringify({ client_id: url, client_name: "Kept", redirect_uris: [REDIRECT_URI] }));
      }
    });
    url = `https://${PUBLIC}:${host.port}/client.json`;
  });

  after(() => host.close());

  const failed = async (answer: Promise<Response>): Promise<boolean> =>
    await answer.then(
      () => false,
      () => true,
    );

  it("is used while its host fails, until the host reports that it is gone", async () => {
    const get = newFetch();
    status = 503;
    expect(await failed(get(url)), "nothing cached yet").to.equal(true);
    status = 200;
    const good = await get(url);
    expect(good.headers.get("cache-control")).to.equal("max-age=600");
    const document = await good.json();
    for (status of [503, null] as const) {
      const instead = await get(url);
      expect(instead.headers.get("cache-control"), "not cached for long").to.equal(null);
      expect(await instead.json()).to.deep.equal(document);
    }
    expect(await failed(newFetch()(url)), "another instance").to.equal(true);
    status = 410;
    expect(await failed(get(url))).to.equal(true);
    status = 503;
    expect(await failed(get(url)), "no longer cached").to.equal(true);
  });
});
