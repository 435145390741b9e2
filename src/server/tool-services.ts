import type { ToolServices } from "../../generated/tool-types.js";
import { bookingService } from "../tools/booking-tools.ts";
import { recordsService } from "../tools/records.ts";
import { createServices, type ServiceDeps } from "./services.ts";

/** What tools call: the services of the API, and over them those that are for tools only. */
export function createToolServices(deps: ServiceDeps): ToolServices {
  const services = createServices(deps);
  return { ...services, records: recordsService(services), booking: bookingService(deps, services) };
}
