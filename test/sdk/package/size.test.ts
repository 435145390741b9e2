import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect } from "chai";
import { build } from "esbuild";
import { installPackage, PACKAGE, type Application } from "./installed-package.ts";

const ONE_OPERATION = 8_000;
const ALL_OPERATIONS = 15_000;

describe("SDK size, as a bundler ships it", function () {
  this.timeout(60_000);
  let application: Application;
  before(() => {
    application = installPackage("size");
  });

  async function bundleOf(code: string): Promise<string> {
    const { outputFiles } = await build({
      stdin: { contents: code, resolveDir: application.folder },
      bundle: true,
      minify: true,
      write: false,
      format: "esm",
      target: "es2022",
      logLevel: "silent",
      absWorkingDir: join(application.folder),
    });
    return outputFiles[0]?.text ?? "";
  }
  const sizeOf = (text: string): number => gzipSync(text, { level: 9 }).length;

  it("is at most 15 kB gzipped for all operations", async () => {
    const bundle = await bundleOf(`import { Crm } from "${PACKAGE}"; console.log(new Crm());`);
    expect(bundle).to.contain("/v1/tasks/{id}/complete");
    expect(sizeOf(bundle)).to.be.at.most(ALL_OPERATIONS);
  });

  it("is at most 8 kB gzipped for one operation, without the code of the others", async () => {
    const bundle = await bundleOf(`
      import { createClient } from "${PACKAGE}";
      import { list } from "${PACKAGE}/entities";
      console.log(await list(createClient()));
    `);
    expect(bundle).to.contain("/v1/entities").and.not.contain("/v1/entities/{id}").and.not.contain("/v1/tasks");
    expect(sizeOf(bundle)).to.be.at.most(ONE_OPERATION);
  });

  it("is at most 3 kB gzipped for a program that only verifies webhooks", async () => {
    const bundle = await bundleOf(`import { verifyWebhook } from "${PACKAGE}"; console.log(verifyWebhook);`);
    expect(bundle).to.not.contain("/v1/");
    expect(sizeOf(bundle)).to.be.at.most(3_000);
  });
});
