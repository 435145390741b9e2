import cliProgress from "cli-progress";

/** The progress of a long command, shown on standard error. */
export interface Progress {
  done(count: number): void;
  end(): void;
}

const SECONDS_BETWEEN_LINES = 2;

/** Shows a bar with rate and remaining time on a terminal, otherwise one line every two seconds. */
export function showProgress(what: string, total: number): Progress {
  const rate = createRate(total);
  return process.stderr.isTTY ? bar(what, { total, rate }) : lines(what, { total, rate });
}

type Rate = (done: number) => { perSecond: number; secondsLeft: number };
type Measured = { readonly total: number; readonly rate: Rate };

function bar(what: string, { total, rate }: Measured): Progress {
  const format = `${what} {bar} {percentage}% | {value}/{total} | {speed}/s | {left} left`;
  const shown = new cliProgress.SingleBar({ format, hideCursor: true }, cliProgress.Presets.shades_classic);
  shown.start(total, 0, { speed: "–", left: "–" });
  return {
    done(count) {
      const { perSecond, secondsLeft } = rate(count);
      shown.update(count, { speed: String(perSecond), left: duration(secondsLeft) });
    },
    end: () => {
      shown.stop();
    },
  };
}

function lines(what: string, { total, rate }: Measured): Progress {
  let last = Date.now();
  return {
    done(count) {
      if (Date.now() - last < SECONDS_BETWEEN_LINES * 1_000 && count < total) return;
      last = Date.now();
      const { perSecond, secondsLeft } = rate(count);
      const left = count < total ? `, ${duration(secondsLeft)} left` : "";
      process.stderr.write(`${what} ${String(count)} of ${String(total)} (${String(perSecond)}/s${left})\n`);
    },
    end: () => undefined,
  };
}

function createRate(total: number): Rate {
  const started = Date.now();
  return (done) => {
    const perSecond = Math.max(1, Math.round((done * 1_000) / Math.max(1, Date.now() - started)));
    return { perSecond, secondsLeft: Math.ceil((total - done) / perSecond) };
  };
}

function duration(seconds: number): string {
  return seconds < 60 ? `${String(seconds)} s` : `${String(Math.floor(seconds / 60))} min ${String(seconds % 60)} s`;
}
