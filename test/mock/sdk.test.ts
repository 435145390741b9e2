import { startMock } from "../../src/adapters/mock/server.ts";
import { describeSdkAgainst } from "../sdk/against-server.ts";
import { use } from "../support/fixture.ts";

describe("Mock: SDK", () => {
  const mock = use(() => startMock({ rateLimits: "off" }));

  describeSdkAgainst("the mock", () => mock);
});
