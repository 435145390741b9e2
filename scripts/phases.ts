/** The phases of a program, one after the other. */
export interface Phases {
  /** Ends the phase that began with the end of the previous one; the first one began with the process. */
  end(phase: string): void;
  /** Returns a table of the phases and their times in milliseconds. */
  table(): string;
}

export function createPhases(): Phases {
  const times: [phase: string, milliseconds: number][] = [];
  // performance.now() counts from the start of the process.
  let ended = 0;
  return {
    end(phase) {
      const now = performance.now();
      times.push([phase, now - ended]);
      ended = now;
    },
    table: () => timeTable([...times, ["in total", ended]]),
  };
}

/** Formats times in milliseconds as a table. */
export function timeTable(rows: readonly (readonly [name: string, milliseconds: number])[]): string {
  return rows.map(([name, time]) => `${name.padEnd(32)} ${time.toFixed(0).padStart(6)} ms`).join("\n");
}
