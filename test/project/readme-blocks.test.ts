import { spawn, type ChildProcess, execFileSync } from "node:child_process";
import { text } from "node:stream/consumers";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect } from "chai";
import { removeFolder, root } from "../server/identity.ts";
import { linesUntil } from "../server/program.ts";
import { freePort } from "../support/free-port.ts";

/** The pictures are part of every clone. */
const MAX_BYTES = 150_000;
/** A shell that reads pasted commands from its standard input line by line, as in a terminal. */
export interface Shell {
  readonly process: ChildProcess;
  paste(block: string): void;
  /** Closes the input; resolves with the complete output. */
  output(): Promise<string>;
}

/** Starts bash in a folder. */
function openShell(cwd: string, env: NodeJS.ProcessEnv): Shell {
  const child = spawn("bash", ["--noprofile", "--norc"], { cwd, env, stdio: ["pipe", "pipe", "inherit"] });
  return {
    process: child,
    paste: (block) => void child.stdin.write(`${block}\n`),
    async output() {
      child.stdin.end();
      return await text(child.stdout);
    },
  };
}

const readme = readFileSync(join(root, "README.md"), "utf8");
const [start = "", tests = "", requests = "", tool = "", ...more] = blocks("sh");
const [sdk = ""] = blocks("ts");

describe("README", () => {
  it("names only existing npm scripts", () => {
    const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: object };
    for (const document of ["README.md", "CONTRIBUTING.md"]) {
      const text = readFileSync(join(root, document), "utf8");
      const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? "");
      expect(named.length).to.be.above(0);
      expect(Object.keys(scripts), document).to.include.members(named);
    }
  });

  it("links only to existing files", () => {
    for (const document of ["README.md", "CONTRIBUTING.md"]) {
      const text = readFileSync(join(root, document), "utf8");
      const links = [...text.matchAll(/\]\(([^)\s#]+)/g)].flatMap(([, link = ""]) =>
        /^https?:/.test(link) ? [] : [link],
      );
      for (const link of links) expect(existsSync(join(root, link)), `${document}: ${link}`).to.equal(true);
    }
  });

  it("shows how to run a test that exists", () => {
    const text = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
    const [, file = "", title = ""] = /^npx mocha (\S+) --grep "(.+)"$/m.exec(text) ?? [];
    expect(readFileSync(join(root, file), "utf8")).to.include(title);
  });

  it("shows the pictures of npm run pictures, which are small", () => {
    const folder = "src/adapters/docs/pictures";
    const shown = [...readme.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path]) => path ?? "");
    expect(shown.toSorted()).to.deep.equal(
      readdirSync(join(root, folder))
        .map((name) => `${folder}/${name}`)
        .toSorted(),
    );
    for (const path of shown) expect(statSync(join(root, path)).size, path).to.be.within(1_000, MAX_BYTES);
  });
});

describe("README: code blocks", function () {
  // The first start, on a machine that is busy with other tests.
  this.timeout(180_000);
  const script = join(root, "try-readme-block.ts");
  let folder: string;
  let env: NodeJS.ProcessEnv;
  let service: Shell;
  let banner: string;
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), "crm-readme-"));
    const [port, adminPort] = [String(await freePort()), String(await freePort())];
    const variables = { DATA_DIR: join(folder, "data"), PORT: port, ADMIN_PORT: adminPort, LOG_LEVEL: "warn" };
    env = { HOME: folder, PATH: `${installed(folder)}${delimiter}${process.env["PATH"] ?? ""}`, ...variables };
    service = openShell(root, env);
    service.paste(start);
    banner = (await linesUntil(service.process, /npx crm keys create/)).join("\n");
  });
  after(async () => {
    rmSync(script, { force: true });
    const ended = once(service.process, "exit");
    stop(service);
    await ended;
    await removeFolder(folder);
  });

  it("start the service and print an API key", () => {
    expect([start, tests]).to.deep.equal(["npm ci && npm start\n", "npm ci && npm test\n"]);
    expect(more).to.deep.equal([]);
    expect(banner).to.match(/API key +crs_[0-9A-Za-z]{38}/);
  });

  it("read, write and search records and reach the rate limit; the SDK program and the tool run with the same key", async () => {
    const shell = openShell(root, env);
    writeFileSync(script, sdk);
    // The environment of the shell has PORT, as that of the service.
    shell.paste(requests);
    shell.paste('type crm; echo "key $KEY"');
    shell.paste("npx node try-readme-block.ts");
    shell.paste(`${tool}\necho`);
    const lines = (await shell.output()).trim().split("\n");
    const answers = lines.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line) as Answer);
    const [listed, created, changed, found, limited, called] = answers;
    expect(listed?.meta).to.include({ total: 450, page_size: 2 });
    expect(created?.data).to.include({ first_name: "Ada", lead_score: 0 });
    expect(changed?.data).to.include({ first_name: "Ada", lead_score: 80 });
    expect(JSON.stringify(found?.data)).to.contain("Ada Lovelace");
    expect(JSON.stringify(called?.result)).to.contain("Ada Lovelace");
    expect(limited?.error).to.match(/^Too many requests/);
    expect(lines.find((line) => line.startsWith("HTTP"))).to.contain("429");
    expect(lines.some((line) => /^Retry-After: \d+/.test(line))).to.equal(true);
    expect(lines.find((line) => line.startsWith("key "))).to.match(/^key crs_[0-9A-Za-z]{38}$/);
    expect(lines.filter((line) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(line)).length).to.be.above(25);
    expect(lines.join("\n"), "no shell function has the name of the command").not.to.contain("crm is a function");
  });
});

interface Answer {
  readonly data?: Readonly<Record<string, unknown>>;
  readonly meta?: Readonly<Record<string, unknown>>;
  readonly error?: string;
  /** That of a tool. */
  readonly result?: object;
}

function blocks(language: string): string[] {
  return [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, "gm"))].map(
    ([, text]) => text ?? "",
  );
}

/**
 * Returns a folder with an npm whose `npm ci` does nothing, because the packages are in use; deployment.test.ts runs
 * `npm ci`.
 */
function installed(folder: string): string {
  const npm = execFileSync("sh", ["-c", "command -v npm"], { encoding: "utf8" }).trim();
  const file = join(folder, "npm");
  writeFileSync(file, `#!/bin/sh\n[ "$1" = ci ] || exec "${npm}" "$@"\n`);
  chmodSync(file, 0o755);
  return folder;
}

/** Like Ctrl-C: the only child of the shell is npm. */
function stop({ process: shell }: Shell): void {
  execFileSync("pkill", ["-INT", "-P", String(shell.pid)]);
  shell.stdin?.end();
}
