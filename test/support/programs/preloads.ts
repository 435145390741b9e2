/** A module that is loaded before the program (`NODE_OPTIONS`). */
const preload = (source: string): string => `--import=data:text/javascript,${encodeURIComponent(source)}`;

/** Sets the clock of a process forward or back, as a machine with a wrong clock has it. Other processes keep theirs. */
export const shiftedClock = (milliseconds: number): string =>
  preload(`const Real = Date;
  globalThis.Date = class Date extends Real {
    constructor(...parts) { parts.length === 0 ? super(Real.now() + ${milliseconds}) : super(...parts); }
    static now() { return Real.now() + ${milliseconds}; }
  };`);

/** Makes a process reject a promise at SIGUSR2 and throw at SIGWINCH, outside of all requests. */
export const injectedErrors = preload(`
  process.on("SIGUSR2", () => { Promise.reject(new Error("injected rejection")); });
  process.on("SIGWINCH", () => { throw new Error("injected exception"); });`);

/**
 * Makes a process write `loaded <name>` for each module whose address contains one of these names, also for modules in a file of
 * the bundle, which names them in comments.
 */
export const reportedModules = (names: readonly string[]): string =>
  preload(`import { registerHooks } from "node:module";
  registerHooks({ load(url, context, next) {
    const module = next(url, context);
    const bundled = url.includes("/dist/service/") ? String(module.source) : "";
    for (const name of ${JSON.stringify(names)})
      if (url.includes(name) || bundled.includes("\\n// " + name)) process.stderr.write("loaded " + name + "\\n");
    return module;
  } });`);

/** Makes a process write the stack trace with which it prints a text that contains these words. */
export const tracedOutput = (words: string): string =>
  preload(`const write = process.stdout.write;
  process.stdout.write = function (text, ...rest) {
    if (String(text).includes(${JSON.stringify(words)})) process.stderr.write(new Error("printed").stack + "\\n");
    return write.call(this, text, ...rest);
  };`);
