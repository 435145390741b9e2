import { expect } from "chai";
import { document } from "../support/contract/document.ts";

interface Documented {
  readonly operationId?: string;
  readonly requestBody?: unknown;
  readonly "x-public"?: boolean;
  readonly "x-body-limit"?: number;
  readonly "x-serialize-by"?: unknown;
}

const operations = Object.values(document["paths"] as Readonly<Record<string, Readonly<Record<string, Documented>>>>)
  .flatMap((path) => Object.values(path))
  .filter(({ operationId }) => operationId !== undefined);

describe("Contract: laws of all operations", () => {
  it("lets people without an account send at most 256 KiB to each public operation", () => {
    const taking = operations.filter((one) => one["x-public"] === true && one.requestBody !== undefined);
    expect(taking.length).to.be.above(10);
    for (const { operationId, "x-body-limit": limit } of taking)
      expect(limit, operationId).to.be.within(1, 256 * 1_024);
  });

  it("lets bookings wait for each other only in the lanes of their start, for each way to book", () => {
    const booking = operations.filter(({ operationId = "" }) => /^(?:events\.create|\w+Page\.book)$/.test(operationId));
    expect(booking.map(({ operationId }) => operationId)).to.have.members([
      "events.create",
      "bookingPage.book",
      "teamPage.book",
    ]);
    for (const { operationId, "x-serialize-by": lanes } of booking) expect(lanes, operationId).to.include("start_at/8");
  });
});
