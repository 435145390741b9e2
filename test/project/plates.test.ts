import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path/posix";
import { expect } from "chai";

const files = execFileSync("git", ["ls-files", "*.md"], { encoding: "utf8" })
  .trim()
  .split("\n")
  // The entries of the changelog name what existed when they were written.
  .filter((file) => file !== "CHANGELOG.md" && existsSync(file));
const textOf = (file: string): string => readFileSync(file, "utf8");

/** Returns the anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_\- ]/gu, "")
    .replaceAll(" ", "-");

const anchorsIn = (file: string): Set<string> =>
  new Set([...textOf(file).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchorOf(heading ?? "")));

/** Text that is no example: outside of blocks of code. */
const withoutBlocks = (text: string): string => text.replaceAll(/^(\s*)```[^]*?^\1```/gm, "");

describe("Texts of the project", () => {
  it("link to files and headings that exist", () => {
    const broken = files.flatMap((file) =>
      [...withoutBlocks(textOf(file)).matchAll(/\]\(([^)#\s]*)(?:#([^)\s]*))?\)/g)].flatMap(([, path = "", anchor]) => {
        if (/^[a-z]+:|^\//.test(path)) return [];
        const target = path === "" ? file : normalize(join(dirname(file), path));
        if (!existsSync(target)) return [`${file}: ${path}`];
        return anchor !== undefined && target.endsWith(".md") && !anchorsIn(target).has(anchor)
          ? [`${file}: ${path}#${anchor}`]
          : [];
      }),
    );
    expect(broken).to.deep.equal([]);
  });

  it("name files and folders that exist", () => {
    const named = /`((?:src|test|scripts|openapi|tool-schemas)\/[\w./-]+)`/g;
    // The tutorials name the files that their reader writes.
    const known = files.filter((file) => !file.startsWith("src/adapters/docs/content/") && file !== "CONTRIBUTING.md");
    const missing = known.flatMap((file) =>
      [...withoutBlocks(textOf(file)).matchAll(named)].flatMap(([, path = ""]) =>
        existsSync(path) ? [] : [`${file}: ${path}`],
      ),
    );
    expect(missing).to.deep.equal([]);
  });

  it("have each decision once, and a line for each in the index", () => {
    const places = new Map<string, string[]>();
    for (const file of files)
      for (const [, number = ""] of textOf(file).matchAll(/^#{2,4} (?:Decision )?(\d+)\. /gm))
        if (file === "DECISIONS.md" || /^#{2,4} Decision /m.test(textOf(file)))
          places.set(number, [...(places.get(number) ?? []), file]);
    expect([...places].filter(([, found]) => found.length > 1)).to.deep.equal([]);
    const index = textOf("DECISIONS.md").split("\n## ")[1] ?? "";
    const listed = new Set([...index.matchAll(/^- \[?(\d+)\. /gm)].map(([, number]) => number));
    expect([...places.keys()].filter((number) => !listed.has(number))).to.deep.equal([]);
  });

  it("give a reason for each dependency, once", () => {
    const section = /\n## 11\. Dependencies\n([^]*?)\n## /.exec(textOf("DECISIONS.md"))?.[1] ?? "";
    const rows = [...section.matchAll(/^\| ([^|]+) \|/gm)].map(([, names]) => names ?? "");
    expect(rows.length).to.be.above(20);
    expect(rows.filter((row, index) => rows.indexOf(row) !== index)).to.deep.equal([]);
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(textOf("package.json")) as Record<
      string,
      Readonly<Record<string, string>>
    >;
    const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
    // Types of a package have no reason of their own; several packages of a family share a row.
    const isNamed = (name: string): boolean =>
      name.startsWith("@types/") ||
      section.includes(name) ||
      section.includes(`${name.split("/")[0] ?? ""}/*`) ||
      (/^@(?:opentelemetry|lezer)\//.test(name) && rows.some((row) => row.includes(name.split("/")[1] ?? name)));
    expect(names.filter((name) => !isNamed(name))).to.deep.equal([]);
  });
});
