/** Returns the package.json of the SDK with an entry per group. */
export function packageJson(version: string, groups: readonly string[]): string {
  const content = {
    name: "customer-relationship-sdk",
    version,
    description: "TypeScript client of the customer relationship service.",
    license: "MIT",
    type: "commonjs",
    main: "./index.js",
    module: "./esm/index.js",
    types: "./index.d.ts",
    exports: {
      ".": entry("index"),
      ...Object.fromEntries(groups.map((name) => [`./${name}`, entry(name)])),
      "./package.json": "./package.json",
    },
    sideEffects: false,
    engines: { node: ">=20.3" },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** The types come first: resolvers use the first condition that matches. */
function entry(name: string): object {
  return {
    import: { types: `./esm/${name}.d.ts`, default: `./esm/${name}.js` },
    require: { types: `./${name}.d.ts`, default: `./${name}.js` },
  };
}
