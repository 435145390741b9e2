import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "chai";
import { chromiumIsHere } from "../support/programs/chromium.ts";

if (chromiumIsHere())
  describe("npm run pictures", function () {
    // Starts the service with the demo organization.
    this.timeout(300_000);

    it("draws the console, and a record that a REST call created and a tool read", async () => {
      const folder = mkdtempSync(join(tmpdir(), "crm-pictures-test-"));
      await promisify(execFile)(process.execPath, [join(import.meta.dirname, "pictures.ts"), folder]);
      const way = readFileSync(join(folder, "rest-and-mcp.svg"), "utf8");
      const ids = [...way.matchAll(/"(?:record_)?id": "([^"]+)"/g)].map(([, id]) => id);
      expect(ids).to.have.length(3);
      expect(new Set(ids).size, "one record").to.equal(1);
      expect(way)
        .to.include("HTTP/1.1 201 Created")
        .and.not.match(/crs_\w/);
      expect(readFileSync(join(folder, "console.png")).subarray(1, 4).toString()).to.equal("PNG");
      rmSync(folder, { recursive: true });
    });
  });
