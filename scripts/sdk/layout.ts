import { posix } from "node:path";

/** The folder of the ES modules. CommonJS is at the root, where old resolvers look for `package/entities`. */
export const ESM = "esm/";

/** `src/adapters/sdk/call.ts` → `runtime/call`, `generated/sdk/entities.ts` → `entities`: the path in the package. */
export function packaged(source: string): string {
  const name = moduleName(source);
  return source.startsWith("generated/") || name === "index" ? name : `runtime/${name}`;
}

/** `generated/sdk/api-keys.ts` → `api-keys`. */
export function moduleName(source: string): string {
  return posix.basename(source).replace(/\.ts$/, "");
}

/** Rewrites the imports of a source or its declarations from the layout of the project to that of the package. */
export function relinked(source: string, text: string): string {
  return text.replace(/(\bfrom |\bimport\()"(\.[^"]+)\.ts"/g, (_, before: string, path: string) => {
    const target = packaged(posix.join(posix.dirname(source), `${path}.ts`));
    const link = posix.relative(posix.dirname(packaged(source)), target);
    return `${before}"${link.startsWith(".") ? link : `./${link}`}.js"`;
  });
}
