import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";
import { DAY_MS } from "../../../base/platform/rules/durations.ts";

/** A time zone that the system knows. The definition of the same zone in a file may be wrong or truncated. */
class SystemZone extends ICAL.Timezone {
  /** Offset in seconds by local day; null if it changes during the day. */
  readonly #days = new Map<number, number | null>();

  /**
   * Returns the offset in seconds at a local time. A local time that clocks skip is moved forward by the length of the
   * gap.
   */
  override utcOffset({ year, month, day, hour, minute, second }: ICAL.Time): number {
    const localMs = Date.UTC(year, month - 1, day, hour, minute, second);
    const date = Math.floor(localMs / DAY_MS);
    let offset = this.#days.get(date);
    if (offset === undefined) {
      const atMidnight = this.#offsetAt(date * DAY_MS);
      offset = atMidnight === this.#offsetAt((date + 1) * DAY_MS) ? atMidnight : null;
      this.#days.set(date, offset);
    }
    return offset ?? this.#offsetAt(localMs);
  }

  /** `shown` is the local time as if it were UTC, in milliseconds. */
  #offsetAt(localMs: number): number {
    const clock = Temporal.Instant.fromEpochMilliseconds(localMs).toZonedDateTimeISO("UTC").toPlainDateTime();
    const instant = clock.toZonedDateTime(this.tzid, { disambiguation: "compatible" }).epochMilliseconds;
    return (localMs - instant) / 1_000;
  }
}

/** Looks up a time zone by name; null if it is unknown. */
export type Zones = (name: string) => ICAL.Timezone | null;

/** Returns a lookup of the system's time zones that creates each zone once. */
export function systemZones(): Zones {
  const zones = new Map<string, ICAL.Timezone | null>();
  return (name) => {
    const zone = zones.get(name);
    if (zone !== undefined) return zone;
    const found = isSystemZone(name) ? new SystemZone({ tzid: name }) : null;
    zones.set(name, found);
    return found;
  };
}

function isSystemZone(name: string): boolean {
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId !== "";
  } catch {
    return false;
  }
}
