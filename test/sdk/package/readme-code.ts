import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const home = resolve(import.meta.dirname, "../../..");

/** The programs in the documentation of the SDK, by the file name in their first line. */
export const readmePrograms: ReadonlyMap<string, string> = new Map(
  [
    ...readFileSync(join(home, "src/adapters/sdk/README.md"), "utf8").matchAll(
      /```(?:ts|js)\n\/\/ ([\w-]+\.(?:ts|mjs))([\s\S]*?)```/g,
    ),
  ].map(([, name = "", code = ""]) => [name, code.slice(code.indexOf("\n") + 1)]),
);

/** Returns a program of the documentation; throws if there is none with this name. */
export function readmeProgram(name: string): string {
  const code = readmePrograms.get(name);
  if (code === undefined) throw new Error(`src/adapters/sdk/README.md has no program "// ${name}".`);
  return code;
}
