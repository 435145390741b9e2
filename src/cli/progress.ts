import cliProgress from "cli-progress";
import type { Contents, OnRows } from "../base/db/backup/contents.ts";

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

/** Returns the JSON description of a backup. */
export function contentsResult({
  id,
  created_at,
  key_fingerprint,
  migrations,
  server_version,
  tables,
}: Contents): object {
  return { id, created_at, rows: rowsOf(tables), tables: tables.length, key_fingerprint, migrations, server_version };
}

/** Returns the text description of a backup: `12 rows in 60 tables`. */
export function contentsText({ tables }: Contents): string {
  return `${String(rowsOf(tables))} rows in ${String(tables.length)} tables`;
}

/** Shows the number of rows that `work` has processed. */
export async function trackRows<Result>(
  what: string,
  { tables }: Contents,
  work: (onRows: OnRows) => Promise<Result>,
): Promise<Result> {
  const progress = showProgress(what, rowsOf(tables));
  let done = 0;
  try {
    return await work((rows) => progress.done((done += rows)));
  } finally {
    progress.end();
  }
}

const rowsOf = (tables: Contents["tables"]): number => tables.reduce((sum, { rows }) => sum + rows, 0);
