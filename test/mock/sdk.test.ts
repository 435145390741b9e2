import { startMock, type Mock } from "../../src/adapters/mock/server.ts";
import { describeSdkAgainst } from "../sdk/against-server.ts";

describe("Mock: SDK", () => {
  let mock: Mock;
  before(async () => {
    mock = await startMock({ rateLimits: "off" });
  });
  after(() => mock.close());

  describeSdkAgainst("the mock", () => mock);
});
