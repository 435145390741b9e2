import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";
import { DAY_MS } from "../../platform/rules/durations.ts";

/** A time zone that the system knows: what a file says about one of that name may be wrong, or cut short. */
class KnownZone extends ICAL.Timezone {
  /** Seconds, by days as clocks there show them; null where it changes in the course of the day. */
  readonly #days = new Map<number, number | null>();

  /** Seconds, at a time that clocks there show; one that they skip is as long after the jump as it would be before it. */
  override utcOffset({ year, month, day, hour, minute, second }: ICAL.Time): number {
    const shown = Date.UTC(year, month - 1, day, hour, minute, second);
    const date = Math.floor(shown / DAY_MS);
    let offset = this.#days.get(date);
    if (offset === undefined) {
      const atMidnight = this.#offsetAt(date * DAY_MS);
      offset = atMidnight === this.#offsetAt((date + 1) * DAY_MS) ? atMidnight : null;
      this.#days.set(date, offset);
    }
    return offset ?? this.#offsetAt(shown);
  }

  /** `shown`: what the clocks there show, as milliseconds since they showed 1970. */
  #offsetAt(shown: number): number {
    const clock = Temporal.Instant.fromEpochMilliseconds(shown).toZonedDateTimeISO("UTC").toPlainDateTime();
    const instant = clock.toZonedDateTime(this.tzid, { disambiguation: "compatible" }).epochMilliseconds;
    return (shown - instant) / 1_000;
  }
}

/** Time zones by name; one that is not known is null. */
export type Zones = (name: string) => ICAL.Timezone | null;

/** The time zones of the system, each made once. */
export function knownZones(): Zones {
  const known = new Map<string, ICAL.Timezone | null>();
  return (name) => {
    const zone = known.get(name);
    if (zone !== undefined) return zone;
    const found = isKnown(name) ? new KnownZone({ tzid: name }) : null;
    known.set(name, found);
    return found;
  };
}

function isKnown(name: string): boolean {
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId !== "";
  } catch {
    return false;
  }
}
