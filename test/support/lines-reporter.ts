import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import mocha from "mocha";

const { Spec } = mocha.reporters;
const { EVENT_RUN_END, EVENT_TEST_FAIL, EVENT_TEST_PASS } = mocha.Runner.constants;

/**
 * Reporter of mocha that also writes one line per test to the file of the option `output`, sorted: `pass` or `fail`, the
 * file and the title. `diff` compares two runs.
 */
export default class LinesReporter extends Spec {
  constructor(runner: mocha.Runner, options: mocha.MochaOptions) {
    super(runner, options);
    const { output } = options.reporterOptions as { readonly output: string };
    const lines: string[] = [];
    const add = (result: "pass" | "fail", test: mocha.Runnable): void => {
      const file = relative(process.cwd(), test.file ?? test.parent?.file ?? "");
      lines.push(`${result} ${file}: ${test.titlePath().join(" › ")}`);
    };
    runner.on(EVENT_TEST_PASS, (test) => {
      add("pass", test);
    });
    runner.on(EVENT_TEST_FAIL, (test) => {
      add("fail", test);
    });
    runner.once(EVENT_RUN_END, () => {
      const byTest = (line: string): string => line.slice(5);
      lines.sort((a, b) => (byTest(a) < byTest(b) ? -1 : 1));
      writeFileSync(output, `${lines.join("\n")}\n`);
    });
  }
}
