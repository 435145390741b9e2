import type { ToolServices } from "../../generated/tool-types.js";
import { bookingService } from "../tools/booking-tools.ts";
import { recordsService } from "../tools/records.ts";
import { createServices, type ServiceDeps } from "./services.ts";

/** Creates the services for tools: those of the API, and those that only tools use. */
export function createToolServices(deps: ServiceDeps): ToolServices {
  const services = createServices(deps);
  return { ...services, records: recordsService(services), booking: bookingService(deps, services) };
}
