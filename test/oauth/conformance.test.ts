import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import { approve, register } from "../support/oauth/oauth.ts";
import { createOrganization } from "../support/accounts/people.ts";
import { useFixture } from "../support/fixture.ts";
import { freePort } from "../support/free-port.ts";

const BIN = fileURLToPath(new URL("../../node_modules/conformance-authorization/dist/index.js", import.meta.url));

describe("OAuth: conformance scenarios for authorization servers", () => {
  const fixture = useFixture({ atOwnUrl: true });

  // No secret is used: with one, the scenarios would do the same and never send it, because the server supports public
  // clients.
  it("pass", async () => {
    const { service } = fixture;
    const { owner } = await createOrganization(service);
    const port = await freePort();
    const redirect_uris = [`http://127.0.0.1:${port}/callback`];
    const { body } = await register(service.url, { redirect_uris, token_endpoint_auth_method: "none" });
    const about = ["--url", service.url, "--client-id", String(body["client_id"]), "--resource", `${service.url}/mcp`];
    const child = spawn(process.execPath, [BIN, "authorization", ...about, "--port", String(port)], { stdio: "pipe" });
    let printed = "";
    let page: string | undefined;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        printed += chunk.toString();
        if (page !== undefined) return;
        [page] = /^http\S+\/oauth\/authorize\?\S+(?=\s)/m.exec(printed) ?? [];
        if (page !== undefined) void approve(page, owner).then(fetch);
      });
    }
    const [status] = (await once(child, "close")) as [number | null];
    expect(status, printed).to.equal(0);
    for (const scenario of ["authorization-server-metadata-endpoint", "authorization-code-grant"]) {
      expect(printed).to.match(new RegExp(`✓ ${scenario}: [1-9]\\d* passed, 0 failed`));
    }
  });
});
