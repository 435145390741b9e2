import { expect } from "chai";
import { document } from "../support/contract/document.ts";

type Documented = Readonly<Record<string, { readonly operationId?: string; readonly "x-serialize-by"?: unknown }>>;

describe("Contract: operations that book a slot", () => {
  it("wait for each other only in the lanes of the start, for each way to book", () => {
    const all = Object.values(document["paths"] as Readonly<Record<string, Documented>>).flatMap((path) =>
      Object.values(path),
    );
    const booking = all.filter(({ operationId = "" }) => /^(?:events\.create|\w+Page\.book)$/.test(operationId));
    expect(booking.map(({ operationId }) => operationId)).to.have.members([
      "events.create",
      "bookingPage.book",
      "teamPage.book",
    ]);
    for (const { operationId, "x-serialize-by": lanes } of booking) expect(lanes, operationId).to.include("start_at/8");
  });
});
