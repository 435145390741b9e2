import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The result of a Dockerfile, built without Docker. */
export interface Image {
  /** The WORKDIR of the image. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly healthcheck: readonly string[];
}

/** System commands without effect on how the service runs. */
const SYSTEM = /^(apt-get update && apt-get install|install -d -o node)/;

/**
 * Executes the Dockerfile of `project` in `target`: copies the same files and runs the same `npm ci` and scripts. Throws at an
 * unknown instruction.
 */
export function buildImage(project: string, target: string, env: NodeJS.ProcessEnv): Image {
  let stage = "";
  let folder = "";
  const image = { env: {} as Record<string, string>, command: [] as string[], healthcheck: [] as string[] };
  const folderOf = (name: string, workdir: string): string => join(target, name, workdir);
  for (const { instruction, value } of instructions(join(project, "Dockerfile"))) {
    const [, from] = /^--from=(\w+) /.exec(value) ?? [];
    if (instruction === "FROM") stage = / AS (\w+)$/.exec(value)?.[1] ?? "final";
    else if (instruction === "WORKDIR") folder = folderOf(stage, value);
    else if (instruction === "ENV") Object.assign(image.env, Object.fromEntries(value.split(" ").map(assignment)));
    else if (instruction === "CMD") image.command = JSON.parse(value) as string[];
    else if (instruction === "HEALTHCHECK") image.healthcheck = JSON.parse(value.replace(/^.* CMD /, "")) as string[];
    else if (instruction === "COPY" && from !== undefined)
      copyFrom(folderOf(from, ""), folder, value.split(" ").slice(1));
    else if (instruction === "COPY") copy(project, folder, value.split(" "));
    else if (instruction === "RUN" && /^(npm ci|node) /.test(value)) {
      execFileSync("sh", ["-c", value], { cwd: folder, env, stdio: "pipe" });
    } else if (instruction === "RUN" && SYSTEM.test(value)) continue;
    else if (!["ARG", "USER", "VOLUME", "EXPOSE", "ENTRYPOINT"].includes(instruction)) {
      throw new Error(`Unknown instruction: ${instruction} ${value}`);
    }
  }
  return { folder, ...image };
}

/** The paths that .dockerignore, which excludes everything else, sends to Docker. */
export function buildContext(project: string): string[] {
  const lines = readFileSync(join(project, ".dockerignore"), "utf8").trim().split("\n");
  const [first, ...paths] = lines.filter((line) => !line.startsWith("#"));
  if (first !== "*") throw new Error(".dockerignore does not start with *");
  return paths.map((path) => path.replace(/^!/, ""));
}

function instructions(file: string): { instruction: string; value: string }[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => ({ instruction: line.split(" ", 1)[0] ?? "", value: line.slice(line.indexOf(" ") + 1) }));
}

function assignment(text: string): [string, string] {
  const at = text.indexOf("=");
  return [text.slice(0, at), text.slice(at + 1)];
}

function copyFrom(source: string, folder: string, [path = "", to = ""]: readonly string[]): void {
  cpSync(join(source, path), join(folder, to), { recursive: true, verbatimSymlinks: true });
}

function copy(project: string, folder: string, paths: readonly string[]): void {
  const to = paths.at(-1) ?? "";
  const allowed = buildContext(project);
  for (const path of paths.slice(0, -1)) {
    if (!allowed.includes(path)) throw new Error(`.dockerignore excludes ${path}`);
    const target = to.endsWith("/") ? join(folder, to, path) : join(folder, to);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(project, path), target, { recursive: true, verbatimSymlinks: true });
  }
}
