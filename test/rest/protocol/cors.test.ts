import { expect } from "chai";
import { useFixture } from "../../support/fixture.ts";

describe("HTTP: CORS", () => {
  const closed = useFixture();
  const open = useFixture({ env: { CORS_ALLOWED_ORIGINS: "https://app.example" } });
  const preflight = { "Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "x-api-key" };

  it("sends no CORS headers without allowed origins", async () => {
    for (const method of ["GET", "OPTIONS"]) {
      const answer = await closed.crm.send(method, "/v1/entities", {
        headers: { Origin: "https://app.example", ...preflight },
      });
      expect(answer.headers.get("access-control-allow-origin")).to.equal(null);
    }
  });

  it("allows configured origins only", async () => {
    const allowed = await open.crm.get("/v1/entities", { Origin: "https://app.example" });
    expect(allowed.headers.get("access-control-allow-origin")).to.equal("https://app.example");
    expect(allowed.headers.get("vary")).to.match(/\bOrigin\b/i);
    const refused = await open.crm.get("/v1/entities", { Origin: "https://app.example.evil.example" });
    expect(refused.headers.get("access-control-allow-origin")).to.equal(null);
  });

  it("returns methods and headers to a preflight", async () => {
    const headers = { Origin: "https://app.example", ...preflight };
    const answer = await open.anonymous.send("OPTIONS", "/v1/entities", { headers });
    expect(answer.status).to.equal(204);
    expect(answer.headers.get("access-control-allow-methods")).to.include("POST");
    expect(answer.headers.get("access-control-allow-headers")?.toLowerCase()).to.include("x-api-key");
  });
});
