import { expect } from "chai";
import { consolePaths } from "../../src/base/contract/console-paths.ts";
import { openOwnOrganization, type ConsoleWindow, useConsole } from "../support/console/console-windows.ts";
import { chromiumIsHere } from "../support/programs/chromium.ts";

/** Pages of one record are opened by the tests that create it. */
const pages = consolePaths.filter((path) => !path.includes(":"));

if (chromiumIsHere())
  describe("The console of a new organization", () => {
    const given = useConsole();

    for (const plan of ["professional", "free"] as const) {
      it(`opens every page without a refused request or an error in the browser, with the plan ${plan}`, async function () {
        this.timeout(300_000);
        const opened = await openOwnOrganization(given.windows, { plan });
        const own = `/settings/members/${opened.person.id}`;
        expect(await problemsOn(opened, [...pages, own])).to.deep.equal([]);
      });
    }

    for (const role of ["member", "read_only"] as const) {
      it(`opens the pages that a ${role} finds in the navigation without a refused request`, async function () {
        this.timeout(300_000);
        const opened = await given.open({ role });
        await opened.goto("/");
        const links = await opened.page.evaluate<string[]>(
          "[...document.querySelectorAll('nav a')].map((one) => one.pathname)",
        );
        const found = pages.filter((path) => links.includes(path));
        expect(found).to.include.members(["/", "/me"]);
        expect(await problemsOn(opened, found)).to.deep.equal([]);
      });
    }
  });

/** Opens the pages and returns the answers of 400 or more and the complaints of the browser. */
async function problemsOn({ page, goto, complaints }: ConsoleWindow, paths: readonly string[]): Promise<string[]> {
  const refused: string[] = [];
  let shown = "";
  page.on("response", (response) => {
    if (response.status() >= 400) refused.push(`${shown}: ${response.status()} ${new URL(response.url()).pathname}`);
  });
  for (const path of paths) {
    shown = path;
    await goto(path);
  }
  return [...refused, ...complaints];
}
