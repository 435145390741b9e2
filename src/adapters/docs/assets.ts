import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";
import { styleSheet } from "../../base/platform/pages/static-files.ts";

/** A file that the pages load. Its name contains a hash of its content, so that browsers can cache it permanently. */
export interface Asset {
  /** `swagger-ui.0123456789ab.css`. */
  readonly name: string;
  readonly type: "text/css" | "text/javascript";
  readonly content: Buffer;
  readonly gzipped: Buffer;
}

/** The files of the documentation pages. */
export interface Assets {
  readonly style: Asset;
  readonly swaggerStyle: Asset;
  readonly swaggerScript: Asset;
  readonly script: Asset;
  find(name: string): Asset | undefined;
}

const own = (name: string): string => readFileSync(new URL(`./browser/${name}`, import.meta.url), "utf8");
const { resolve } = createRequire(import.meta.url);
const packaged = (name: string): string => readFileSync(resolve(`swagger-ui-dist/${name}`), "utf8");
/** The files of the package name source maps that are not served. */
const withoutMap = (text: string): string => text.replace(/\n?(?:\/\/|\/\*)# sourceMappingURL=.*$/m, "\n");

/** Reads the files: our own, and those of swagger-ui-dist. Nothing is loaded from other hosts. */
export function readAssets(): Assets {
  const files = {
    // The pages look like those of the authorization server.
    style: asset("docs.css", styleSheet.text + own("docs.css")),
    swaggerStyle: asset("swagger-ui.css", withoutMap(packaged("swagger-ui.css")) + own("swagger.css")),
    swaggerScript: asset("swagger-ui.js", withoutMap(packaged("swagger-ui-bundle.js"))),
    script: asset("reference.js", own("reference.js")),
  };
  const byName = new Map(Object.values(files).map((file) => [file.name, file]));
  return { ...files, find: (name) => byName.get(name) };
}

function asset(file: string, text: string): Asset {
  const content = Buffer.from(text);
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 12);
  const [stem = "", extension = ""] = file.split(/\.(?=\w+$)/);
  const type = extension === "css" ? "text/css" : "text/javascript";
  return { name: `${stem}.${hash}.${extension}`, type, content, gzipped: gzipSync(content, { level: 6 }) };
}
