import { isIP, connect } from "node:net";
import { expect } from "chai";
import fc from "fast-check";
import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { plainAddress, preferredLocale } from "../../src/adapters/http/request-context.ts";
import { limitedNetwork } from "../../src/base/platform/ip-networks.ts";
import { detailCodes, errorStatuses, validationCodes } from "../../generated/vocabulary.js";
import { fill, locales, sentences } from "../../src/base/i18n/sentences.ts";
import { listen, type Listener } from "../../src/adapters/http/server.ts";

describe("Client address", () => {
  const table: readonly [string, string | undefined][] = [
    ["203.0.113.9", "203.0.113.9"],
    ["203.0.113.9:4711", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["::FFFF:cb00:7109", "203.0.113.9"],
    ["[2001:db8::1]:443", "2001:db8::1"],
    ["[2001:DB8::1]", "2001:db8::1"],
    ["fe80::1%eth0", "fe80::1"],
    ["::1", "::1"],
    ["unknown", undefined],
    ["", undefined],
    ["203.0.113.999", undefined],
    ["203.0.113.9, 198.51.100.1", undefined],
    ["<script>", undefined],
  ];
  for (const [text, address] of table) {
    it(`is ${String(address)} if the proxy reports ${JSON.stringify(text)}`, () => {
      expect(plainAddress(text)).to.equal(address);
    });
  }

  it("is undefined for invalid text, without throwing", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.ipV6(), fc.ipV4()), (text) => {
        const address = plainAddress(text);
        if (address !== undefined) expect(isIP(address)).to.be.oneOf([4, 6]);
      }),
    );
  });
});

describe("Network counted by rate limits", () => {
  it("is the address for IPv4", () => {
    expect(limitedNetwork("203.0.113.9")).to.equal("203.0.113.9");
  });

  it("is the /64 prefix for IPv6, regardless of the notation", () => {
    expect(limitedNetwork("2001:db8:0:1::1")).to.equal("2001:db8:0:1::/64");
    expect(limitedNetwork("2001:0db8:0000:0001:ffff:ffff:ffff:ffff")).to.equal("2001:db8:0:1::/64");
    expect(limitedNetwork("::1")).to.equal("0:0:0:0::/64");
    expect(limitedNetwork("2001:db8:0:2::1")).to.not.equal(limitedNetwork("2001:db8:0:1::1"));
  });
});

describe("Response language", () => {
  const table: readonly [string | undefined, string | null][] = [
    [undefined, null],
    ["", null],
    ["fr", "fr"],
    ["fr-CA", "fr"],
    ["FR-ca, en;q=0.9", "fr"],
    ["en, fr;q=0.9", "en"],
    ["de, fr;q=0.5, en;q=0.4", "fr"],
    ["de", "en"],
    ["*", "en"],
    ["fr;q=0, *", "en"],
    [";;;,,q=", "en"],
  ];
  for (const [header, locale] of table) {
    it(`is ${String(locale)} for Accept-Language ${JSON.stringify(header)}`, () => {
      expect(preferredLocale(header)).to.equal(locale);
    });
  }

  it("is a supported locale or null for any header", () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(preferredLocale(header)).to.be.oneOf(["en", "fr", null]);
      }),
    );
  });
});

describe("Error messages", () => {
  it("exist for every code in every language, with the same placeholders", () => {
    for (const locale of locales) {
      const { errors, details } = sentences(locale);
      expect(errors).to.have.all.keys(Object.keys(errorStatuses));
      expect(details).to.have.all.keys([...detailCodes, ...validationCodes]);
      for (const code of [...detailCodes, ...validationCodes]) {
        expect(placeholders(details[code]), `${locale} ${code}`).to.deep.equal(
          placeholders(sentences("en").details[code]),
        );
      }
    }
  });

  it("differ between languages", () => {
    const [en, fr] = [sentences("en"), sentences("fr")];
    for (const [code, sentence] of Object.entries({ ...en.errors, ...en.details })) {
      expect({ ...fr.errors, ...fr.details })
        .to.have.property(code)
        .that.does.not.equal(sentence);
    }
  });

  it("are filled with values", () => {
    expect(fill("At most {limit}.", { limit: 5 })).to.equal("At most 5.");
    expect(fill("At most {limit}.")).to.equal("At most .");
  });
});

function placeholders(sentence: string): string[] {
  return (sentence.match(/\{\w+\}/g) ?? []).sort();
}

const REQUESTS = 200;

describe("Pipelined requests", () => {
  let listener: Listener;
  const started: ServerResponse[] = [];

  before(async () => {
    const serve = ({ url }: IncomingMessage, response: ServerResponse): void => {
      if (url === "/other") response.end("ok");
      else started.push(response);
    };
    listener = await listen(serve, { host: "127.0.0.1", port: 0 });
  });

  after(async () => listener.close(0));

  it("of one connection are started few at a time, and answered in their order", async () => {
    const socket = connect(listener.port, "127.0.0.1");
    let text = "";
    socket.on("data", (bytes: Buffer) => (text += bytes.toString()));
    for (let index = 0; index < REQUESTS; index += 1) socket.write(`GET /${index} HTTP/1.1\r\nHost: x\r\n\r\n`);
    let answered = 0;
    while (answered < REQUESTS) {
      // A request of another connection is answered meanwhile.
      expect(await (await fetch(`http://127.0.0.1:${listener.port}/other`)).text()).to.equal("ok");
      expect(started.length - answered).to.be.at.most(4);
      for (const response of started.slice(answered)) {
        response.end(`<${answered}>`);
        answered += 1;
      }
    }
    while (!text.includes(`<${REQUESTS - 1}>`)) await once(socket, "data");
    const order = [...text.matchAll(/<(\d+)>/g)].map(([, number]) => Number(number));
    expect(order).to.deep.equal(Array.from({ length: REQUESTS }, (_, index) => index));
    socket.destroy();
  });

  it("of a client that takes no responses are not started", async () => {
    started.length = 0;
    const socket = connect(listener.port, "127.0.0.1");
    socket.pause();
    for (let index = 0; index < REQUESTS; index += 1) socket.write(`GET /${index} HTTP/1.1\r\nHost: x\r\n\r\n`);
    while (started.length < 4) await fetch(`http://127.0.0.1:${listener.port}/other`);
    // More than the system buffers.
    for (const response of started) response.end(Buffer.alloc(16 * 2 ** 20));
    for (let turn = 0; turn < 20; turn += 1) await fetch(`http://127.0.0.1:${listener.port}/other`);
    expect(started.length).to.be.at.most(8);
    socket.destroy();
  });
});
