/**
 * Returns the code that defines a function for each module of validators, by name and file. The validators are most of
 * the generated code, so each module is loaded by the first call that it checks.
 */
export function loadingOnUse(contractPath: string, modules: readonly (readonly [string, string])[]): string {
  const head = `import { createRequire } from "node:module";
import { onUse } from "${contractPath}on-use.ts";

const require = createRequire(import.meta.url);
`;
  const lines = modules.map(([name, file]) => `const ${name} = onUse(() => require("./validators/${file}.js"));\n`);
  return head + lines.join("");
}
